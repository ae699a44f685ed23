/// Looks for rows that moved up or down as a block.
///
/// Some of the changed rows are looked for among the shown ones, and the distance that most of them
/// moved is taken. Then the cells that moving saves are counted row by row.
///
/// Complexity: O(cells between the first and the last changed row).
struct ScrollSearch {
  private let rows: RowComparison
  private let changed: [Int]
  /// The rows from the first to the last changed one.
  private let range: ClosedRange<Int>
  /// A few cells of each shown row of the range, mixed: rows that are equal have equal marks.
  private let marks: [UInt64]

  /// Fewer changed rows than this are simply written.
  private static let fewestRows = 3
  /// Fewer saved cells than this do not pay for the sequences of a scroll region.
  private static let fewestCells = 40
  /// The cells of a row that are counted: one that has changed so far has changed.
  private static let mostCellsPerRow = 24
  /// About as many changed rows are looked for.
  private static let mostSamples = 12

  /// Prepares a search; `nil` where too few rows changed.
  init?(_ rows: RowComparison, changed: [Int]) {
    guard changed.count >= ScrollSearch.fewestRows, let first = changed.first,
      let last = changed.last
    else { return nil }
    self.rows = rows
    self.changed = changed
    range = first...last
    marks = range.map { rows.mark(shownRow: $0) }
  }

  /// Returns the move that saves most, if any is worth its bytes, and the cells compared for it at
  /// most.
  func best() -> (move: BufferDiff.Scroll?, compared: Int) {
    guard let distance = commonDistance() else { return (nil, 0) }
    let compared = 2 * range.count * rows.columns
    guard let block = bestBlock(distance) else { return (nil, compared) }
    let (low, high) = (block.lowerBound, block.upperBound + 1)
    let region = distance > 0 ? low..<high + distance : low + distance..<high
    return (BufferDiff.Scroll(rows: region, distance: distance), compared)
  }

  /// The distance that most of the sampled rows have moved; the shortest of equally good ones.
  private func commonDistance() -> Int? {
    var votes = Array(repeating: 0, count: range.count * 2)
    var best = (votes: 0, distance: 0)
    let step = max(1, changed.count / ScrollSearch.mostSamples)
    for sample in stride(from: 0, to: changed.count, by: step) {
      let row = changed[sample]
      let mark = rows.mark(row: row)
      for place in range where marks[place - range.lowerBound] == mark && place != row {
        guard rows.isSame(row: row, asShown: place) else { continue }
        let distance = place - row
        votes[distance + range.count] += 1
        let count = votes[distance + range.count]
        if count > best.votes || (count == best.votes && abs(distance) < abs(best.distance)) {
          best = (count, distance)
        }
      }
    }
    return best.votes > 0 ? best.distance : nil
  }

  /// The rows, after the move, between which moving saves most cells; `nil` where it does not pay.
  private func bestBlock(_ distance: Int) -> ClosedRange<Int>? {
    var best: (gain: Int, rows: ClosedRange<Int>)?
    var (gain, start) = (0, range.lowerBound)
    for row in range where range.contains(row + distance) {
      if gain <= 0 { (gain, start) = (0, row) }
      gain += self.gain(row, distance)
      if gain > (best?.gain ?? 0) { best = (gain, start...row) }
    }
    guard let best, best.gain >= ScrollSearch.fewestCells else { return nil }
    return best.rows
  }

  /// The cells of a row that need not be written once it has moved here; negative where more must.
  private func gain(_ row: Int, _ distance: Int) -> Int {
    let limit = ScrollSearch.mostCellsPerRow
    let fits = rows.isSame(row: row, asShown: row + distance)
    let after = fits ? 0 : rows.differences(row: row, from: row + distance, limit: limit)
    return rows.differences(row: row, from: row, limit: limit) - after
  }
}
