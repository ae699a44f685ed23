/// Compares rows of two grids of cells as raw memory.
///
/// Lives only as long as the two buffers it was made from.
@safe struct RowComparison {
  private let shown: UnsafeBufferPointer<Cell>
  private let next: UnsafeBufferPointer<Cell>
  /// What styles look like, where that is known.
  private let glyphLooks: UnsafeBufferPointer<UInt32>
  private let blankLooks: UnsafeBufferPointer<UInt32>
  /// The cells of a row.
  let columns: Int

  /// Calls `body` with a comparison of two grids of equal size.
  static func of<Result>(
    _ shown: [Cell], _ next: [Cell], columns: Int, looks: StyleLooks,
    _ body: (RowComparison) -> Result
  ) -> Result {
    unsafe shown.withUnsafeBufferPointer { shown in
      unsafe next.withUnsafeBufferPointer { next in
        unsafe looks.glyph.withUnsafeBufferPointer { glyphs in
          unsafe looks.blank.withUnsafeBufferPointer { blanks in
            body(
              unsafe RowComparison(
                shown: shown, next: next, glyphLooks: glyphs, blankLooks: blanks,
                columns: columns))
          }
        }
      }
    }
  }

  /// Whether some cell of a row differs in memory.
  func isChanged(row: Int) -> Bool {
    firstDifference(row * columns, (row + 1) * columns) < (row + 1) * columns
  }

  /// The number of cells of a row that differ in memory from those of a shown row, counted up to
  /// a limit.
  func differences(row: Int, from shownRow: Int, limit: Int) -> Int {
    let (base, shownBase) = (row * columns, shownRow * columns)
    var (count, offset) = (0, 0)
    while offset < columns, count < limit {
      let isSame = unsafe word(next, base &+ offset) == word(shown, shownBase &+ offset)
      count &+= isSame ? 0 : 1
      offset &+= 1
    }
    return count
  }

  /// Whether a row has the same cells in memory as a shown row.
  func isSame(row: Int, asShown shownRow: Int) -> Bool {
    let (base, shownBase) = (row * columns, shownRow * columns)
    var difference: UInt64 = 0
    for offset in 0..<columns {
      difference |= unsafe word(next, base &+ offset) ^ word(shown, shownBase &+ offset)
    }
    return difference == 0
  }

  /// A few cells of a row of the next grid, mixed.
  func mark(row: Int) -> UInt64 { unsafe mark(next, row) }

  /// A few cells of a shown row, mixed.
  func mark(shownRow: Int) -> UInt64 { unsafe mark(shown, shownRow) }

  private func mark(_ cells: UnsafeBufferPointer<Cell>, _ row: Int) -> UInt64 {
    var mark: UInt64 = 0
    for offset in stride(from: columns / 16, to: columns, by: max(1, columns / 8)) {
      mark = unsafe (mark &<< 7 | mark &>> 57) ^ word(cells, row &* columns &+ offset)
    }
    return mark
  }
}

extension RowComparison {
  /// Adds the runs to write for one row.
  func appendRuns(row: Int, to runs: inout [BufferDiff.Run]) {
    let base = row * columns
    let end = base + columns
    var (start, stop) = (-1, -1)
    var index = firstDifference(base, end)
    while index < end {
      var bits = differences(index, min(64, end - index))
      while bits != 0 {
        let found = index &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        if isAlike(found) { continue }
        if found != stop, !continues(stop, at: found) {
          append(start, stop, base, end, to: &runs)
          start = found
        }
        stop = found &+ 1
      }
      index += 64
    }
    append(start, stop, base, end, to: &runs)
  }

  /// Adds a run, made whole where it ends inside a wide glyph.
  private func append(
    _ start: Int, _ stop: Int, _ base: Int, _ end: Int, to runs: inout [BufferDiff.Run]
  ) {
    guard start >= 0 else { return }
    let first = isTrailing(start) && start > base ? start - 1 : start
    var last = stop
    while last < end, isTrailing(last) { last += 1 }
    runs.append(BufferDiff.Run(row: base / columns, start: first - base, end: last - base))
  }

  /// Whether a run that stopped at one cell is better continued than begun anew at another.
  private func continues(_ stop: Int, at index: Int) -> Bool {
    guard stop >= 0 else { return false }
    let start = isTrailing(stop) ? stop + 1 : stop
    if start >= index { return true }
    return index - start <= BufferDiff.longestGap && isWorthRewriting(start, index)
  }

  /// Sets a bit for each of at most 64 cells that differ in memory.
  private func differences(_ index: Int, _ count: Int) -> UInt64 {
    // A fixed number of steps, so that the compiler unrolls them.
    if count == 64 {
      return differences(index, exactly: 32) | differences(index &+ 32, exactly: 32) &<< 32
    }
    return differences(index, exactly: count)
  }

  @inline(__always)
  private func differences(_ index: Int, exactly count: Int) -> UInt64 {
    var bits: UInt64 = 0
    for offset in 0..<count {
      let isSame = unsafe word(shown, index &+ offset) == word(next, index &+ offset)
      bits |= (isSame ? 0 : 1) &<< UInt64(truncatingIfNeeded: offset)
    }
    return bits
  }

  private func isTrailing(_ index: Int) -> Bool { unsafe next[index].isTrailing }

  /// Whether unchanged cells take no more bytes to write again than to jump over.
  private func isWorthRewriting(_ start: Int, _ end: Int) -> Bool {
    var style = unsafe next[start - 1].style
    let after = unsafe next[end].style
    for index in start..<end {
      let cell = unsafe next[index]
      guard cell.glyph < 0x80, !cell.isTrailing else { return false }
      if cell.style != style {
        guard cell.style == after else { return false }
        style = after
      }
    }
    return true
  }

  /// Whether a cell looks the same in both grids.
  @inline(__always)
  private func isAlike(_ index: Int) -> Bool {
    let (old, new) = unsafe (shown[index], next[index])
    guard old.glyph == new.glyph else { return false }
    if old.style == new.style { return true }
    let looks = unsafe new.glyph == Cell.spaceGlyph ? blankLooks : glyphLooks
    guard max(old.style, new.style) < looks.count else { return false }
    return unsafe looks[Int(old.style)] == looks[Int(new.style)]
  }

  /// Returns the first index of a range whose cells differ in memory, or its end.
  private func firstDifference(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index &+ 16 <= end, isSame(index, 16) { index &+= 16 }
    while index &+ 4 <= end, isSame(index, 4) { index &+= 4 }
    while index < end, isSame(index, 1) { index &+= 1 }
    return index
  }

  /// Whether `count` cells are the same in memory; the compiler turns it into wide loads.
  @inline(__always)
  private func isSame(_ index: Int, _ count: Int) -> Bool {
    var difference: UInt64 = 0
    for offset in 0..<count {
      difference |= unsafe word(shown, index &+ offset) ^ word(next, index &+ offset)
    }
    return difference == 0
  }

  /// One cell as a machine word.
  @inline(__always)
  private func word(_ cells: UnsafeBufferPointer<Cell>, _ index: Int) -> UInt64 {
    unsafe UnsafeRawBufferPointer(cells).loadUnaligned(
      fromByteOffset: index &* 8, as: UInt64.self)
  }
}
