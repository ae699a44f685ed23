/// Looks for rows that moved up or down as a block.
///
/// Rows are matched by their digests, and the distance most of them moved is taken. Linear in the
/// number of cells between the first and the last changed row. Should two digests agree by chance,
/// more is written than need be, but nothing wrong.
struct ScrollSearch {
  private let rows: RowComparison
  private let changed: [Int]
  private let first: Int
  /// The digests of the rows from the first to the last changed one, before and after.
  private let old: [UInt64]
  private let new: [UInt64]

  /// Fewer changed rows than this are simply written.
  static let fewestRows = 3
  /// Where fewer cells than this change in a row, the rows hardly moved.
  static let fewestCellsPerRow = 12
  /// Fewer saved cells than this do not pay for the sequences of a scroll region.
  private static let fewestCells = 40

  /// Prepares a search; `nil` where too few rows changed.
  init?(_ rows: RowComparison, changed: [Int]) {
    guard changed.count >= ScrollSearch.fewestRows, let first = changed.first,
      let last = changed.last
    else { return nil }
    self.rows = rows
    self.changed = changed
    self.first = first
    old = (first...last).map(rows.shownDigest)
    new = (first...last).map(rows.nextDigest)
  }

  /// Returns the move that saves most, if any is worth its bytes.
  func best() -> BufferDiff.Scroll? {
    guard let distance = commonDistance(), let block = bestBlock(distance) else { return nil }
    let (low, high) = (first + block.lowerBound, first + block.upperBound + 1)
    let region = distance > 0 ? low..<high + distance : low + distance..<high
    return BufferDiff.Scroll(rows: region, distance: distance)
  }

  /// The distance that most changed rows have moved; the shortest of equally good ones.
  private func commonDistance() -> Int? {
    let places = RowPlaces(old)
    var votes = Array(repeating: 0, count: old.count * 2)
    var best = (votes: 0, distance: 0)
    for row in changed {
      guard let place = places.only(new[row - first]), place != row - first else { continue }
      let distance = place - (row - first)
      votes[distance + old.count] += 1
      let count = votes[distance + old.count]
      if count > best.votes || (count == best.votes && abs(distance) < abs(best.distance)) {
        best = (count, distance)
      }
    }
    return best.votes > 0 ? best.distance : nil
  }

  /// The rows, after the move, between which moving saves most cells; `nil` where it does not pay.
  private func bestBlock(_ distance: Int) -> ClosedRange<Int>? {
    var best: (gain: Int, rows: ClosedRange<Int>)?
    var (gain, start) = (0, 0)
    for row in old.indices where old.indices.contains(row + distance) {
      if gain <= 0 { (gain, start) = (0, row) }
      gain += self.gain(row, distance)
      if gain > (best?.gain ?? 0) { best = (gain, start...row) }
    }
    guard let best, best.gain >= ScrollSearch.fewestCells else { return nil }
    return best.rows
  }

  /// The cells of a row that need not be written once it has moved here; negative where more must.
  private func gain(_ row: Int, _ distance: Int) -> Int {
    let before = new[row] == old[row] ? 0 : rows.differences(row: first + row, from: first + row)
    let after =
      new[row] == old[row + distance]
      ? 0 : rows.differences(row: first + row, from: first + row + distance)
    return before - after
  }
}

/// Finds the one row with a digest, by open addressing.
private struct RowPlaces {
  private let digests: [UInt64]
  /// A row plus one, 0 where free, and negative where several rows share the digest.
  private var slots: [Int]

  init(_ digests: [UInt64]) {
    self.digests = digests
    var size = 16
    while size < digests.count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for (row, digest) in digests.enumerated() {
      let slot = slot(of: digest)
      slots[slot] = slots[slot] == 0 ? row + 1 : -abs(slots[slot])
    }
  }

  /// The row with a digest; `nil` where there is none or more than one.
  func only(_ digest: UInt64) -> Int? {
    let row = slots[slot(of: digest)]
    return row > 0 ? row - 1 : nil
  }

  private func slot(of digest: UInt64) -> Int {
    var slot = digest.slot(in: slots.count)
    while slots[slot] != 0, digests[abs(slots[slot]) - 1] != digest {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
