/// Compares rows of two grids of cells as raw memory.
///
/// Lives only as long as the two buffers it was made from.
@safe struct RowComparison {
  private let shown: UnsafeBufferPointer<Cell>
  private let next: UnsafeBufferPointer<Cell>
  private let looks: StyleLooks?
  private let columns: Int

  init(
    _ shown: UnsafeBufferPointer<Cell>, _ next: UnsafeBufferPointer<Cell>, columns: Int,
    looks: StyleLooks?
  ) {
    unsafe self.shown = unsafe shown
    unsafe self.next = unsafe next
    self.columns = columns
    self.looks = looks
  }

  /// Whether a row is the same in both grids.
  func isEqual(row: Int) -> Bool {
    let range = row * columns..<(row + 1) * columns
    return firstDifference(range) == range.upperBound
  }

  /// Whether row `row` of the next grid equals row `other` of the shown one.
  func isEqual(row: Int, shownRow other: Int) -> Bool {
    let (new, old) = (row * columns, other * columns)
    for offset in 0..<columns where unsafe next[new + offset] != shown[old + offset] {
      return false
    }
    return true
  }

  /// The number of cells of a row that differ in memory, counted up to `limit`.
  func differences(row: Int, limit: Int) -> Int {
    var count = 0
    for index in row * columns..<(row + 1) * columns where count < limit {
      if unsafe next[index] != shown[index] { count += 1 }
    }
    return count
  }

  /// A digest of a row of the shown grid.
  func shownDigest(row: Int) -> UInt64 { unsafe digest(shown, row) }

  /// A digest of a row of the next grid.
  func nextDigest(row: Int) -> UInt64 { unsafe digest(next, row) }

  private func digest(_ cells: UnsafeBufferPointer<Cell>, _ row: Int) -> UInt64 {
    var digest: UInt64 = 0x9E37_79B9_7F4A_7C15
    for index in row * columns..<(row + 1) * columns {
      let cell = unsafe cells[index]
      digest = (digest ^ (UInt64(cell.glyph) << 32 | UInt64(cell.style))) &* 0xFF51_AFD7_ED55_8CCD
      digest ^= digest &>> 32
    }
    return digest
  }
}

extension RowComparison {
  /// Adds the runs to write for one row.
  func appendRuns(row: Int, to runs: inout [BufferDiff.Run]) {
    let base = row * columns
    let end = base + columns
    var index = nextDifference(base..<end)
    while index < end {
      let start = isTrailing(index) && index > base ? index - 1 : index
      let stop = runEnd(from: index, end: end)
      runs.append(BufferDiff.Run(row: row, start: start - base, end: stop - base))
      index = nextDifference(stop..<end)
    }
  }

  /// Returns where the run that holds a changed cell ends.
  private func runEnd(from index: Int, end: Int) -> Int {
    var stop = index + 1
    while true {
      while stop < end, isTrailing(stop) { stop += 1 }
      let limit = min(end, stop + BufferDiff.longestGap + 1)
      let found = nextDifference(stop..<limit)
      guard found < limit, isWorthRewriting(stop..<found) else { return stop }
      stop = found + 1
    }
  }

  private func isTrailing(_ index: Int) -> Bool { unsafe next[index].isTrailing }

  /// Whether unchanged cells take no more bytes to write again than to jump over.
  private func isWorthRewriting(_ gap: Range<Int>) -> Bool {
    guard let last = gap.last else { return true }
    var style = unsafe next[gap.lowerBound - 1].style
    let after = unsafe next[last + 1].style
    for index in gap {
      let cell = unsafe next[index]
      guard cell.glyph < 0x80, !cell.isTrailing else { return false }
      if cell.style != style {
        guard cell.style == after else { return false }
        style = after
      }
    }
    return true
  }

  /// Returns the first index of a range whose cells look different, or its end.
  private func nextDifference(_ range: Range<Int>) -> Int {
    var index = firstDifference(range)
    guard let looks else { return index }
    while index < range.upperBound, looksEqual(index, looks) {
      index = firstDifference(index + 1..<range.upperBound)
    }
    return index
  }

  private func looksEqual(_ index: Int, _ looks: StyleLooks) -> Bool {
    let (old, new) = unsafe (shown[index], next[index])
    guard old.glyph == new.glyph else { return false }
    let table = new.glyph == Cell.spaceGlyph ? looks.blank : looks.glyph
    return table[Int(old.style)] == table[Int(new.style)]
  }

  /// Returns the first index of a range whose cells differ in memory, or its end.
  private func firstDifference(_ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index &+ 8 <= range.upperBound, unsafe block(shown, index) == block(next, index) {
      index &+= 8
    }
    while index < range.upperBound, unsafe shown[index] == next[index] { index &+= 1 }
    return index
  }

  /// Eight cells at once.
  private func block(_ cells: UnsafeBufferPointer<Cell>, _ index: Int) -> SIMD8<UInt64> {
    unsafe UnsafeRawBufferPointer(cells).loadUnaligned(
      fromByteOffset: index &* 8, as: SIMD8<UInt64>.self)
  }
}
