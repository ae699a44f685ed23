/// Looks for rows that moved up or down as a block.
///
/// Rows are matched by their digests, and the distance most of them moved is taken. Linear in the
/// number of cells of the changed rows.
struct ScrollSearch {
  private let rows: RowComparison
  private let changed: [Int]

  /// Fewer changed rows than this are simply written.
  private static let fewestRows = 3
  /// Fewer saved cells than this do not pay for the sequences of a scroll region.
  private static let fewestCells = 40

  init(_ rows: RowComparison, changed: [Int]) {
    self.rows = rows
    self.changed = changed
  }

  /// Returns the move that saves most, if any is worth its bytes.
  func best() -> BufferDiff.Scroll? {
    guard changed.count >= ScrollSearch.fewestRows, let first = changed.first,
      let last = changed.last, let distance = commonDistance(in: first...last),
      let block = bestBlock(distance, in: first...last), isWorthwhile(block, distance)
    else { return nil }
    let (low, high) = (block.lowerBound, block.upperBound + 1)
    let region = distance > 0 ? low..<high + distance : low + distance..<high
    return BufferDiff.Scroll(rows: region, distance: distance)
  }

  /// The distance that most changed rows have moved.
  private func commonDistance(in range: ClosedRange<Int>) -> Int? {
    var places: [UInt64: Int] = [:]
    places.reserveCapacity(range.count)
    for row in range {
      let digest = rows.shownDigest(row: row)
      places[digest] = places[digest] == nil ? row : -1
    }
    var votes: [Int: Int] = [:]
    for row in changed {
      if let place = places[rows.nextDigest(row: row)], place >= 0, place != row {
        votes[place - row, default: 0] += 1
      }
    }
    return votes.max { ($0.value, -abs($0.key), $0.key) < ($1.value, -abs($1.key), $1.key) }?.key
  }

  /// The rows, after the move, between which moving saves most rows.
  private func bestBlock(_ distance: Int, in range: ClosedRange<Int>) -> ClosedRange<Int>? {
    var best: (gain: Int, rows: ClosedRange<Int>)?
    var (gain, start) = (0, range.lowerBound)
    let isChanged = Set(changed)
    for row in range where range.contains(row + distance) {
      let fits = rows.isEqual(row: row, shownRow: row + distance)
      if gain <= 0 { (gain, start) = (0, row) }
      gain += (isChanged.contains(row) ? 1 : 0) - (fits ? 0 : 1)
      if fits, gain > (best?.gain ?? 0) { best = (gain, start...row) }
    }
    return best?.rows
  }

  /// Whether moving saves more cells than it costs.
  private func isWorthwhile(_ block: ClosedRange<Int>, _ distance: Int) -> Bool {
    var count = 0
    for row in block where rows.isEqual(row: row, shownRow: row + distance) {
      count += rows.differences(row: row, limit: ScrollSearch.fewestCells)
      if count >= ScrollSearch.fewestCells { return true }
    }
    return false
  }
}
