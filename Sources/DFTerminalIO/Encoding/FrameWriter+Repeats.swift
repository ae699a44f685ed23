import DFTerminalCore

extension FrameWriter {
  /// The fewest equal cells that are repeated or erased by a sequence.
  private static let fewestRepeats = 6
  private static let fewestErased = 12

  /// Whether a sequence may stand for several equal cells.
  func mayRepeat(_ cell: Cell) -> Bool {
    guard cell.glyph < 0x80 else { return false }
    return options.repeatCharacter
      || (cell.glyph == Cell.spaceGlyph && codes.codes[Int(cell.style)].isErasable)
  }

  /// Writes equal ASCII cells by a sequence where one is shorter; returns how many, or `nil` where
  /// none is.
  mutating func putRepeated(
    at index: Int, end: Int, row: Int, _ shown: [Cell], _ next: [Cell]
  ) -> Int? {
    let cell = next[index]
    let count = repeats(at: index, end: end, in: next)
    guard count >= FrameWriter.fewestRepeats else { return nil }
    let column = index - row * size.columns
    cursor.set(row: row, column: column)
    if let erased = putErased(at: index, count: count, end: end, row: row, shown, next) {
      return erased
    }
    guard options.repeatCharacter else { return nil }
    put(cell)
    writer.putControl(count - 1, UInt8(ascii: "b"))
    cursor.set(row: row, column: column + count < size.columns ? column + count : nil)
    return count
  }

  /// Erases blank cells, to the end of the row where nothing else follows; the cursor stays.
  private mutating func putErased(
    at index: Int, count: Int, end: Int, row: Int, _ shown: [Cell], _ next: [Cell]
  ) -> Int? {
    let cell = next[index]
    guard cell.glyph == Cell.spaceGlyph, codes.codes[Int(cell.style)].isErasable else {
      return nil
    }
    let rowEnd = (row + 1) * size.columns
    let whole = end == rowEnd ? count : repeats(at: index, end: rowEnd, in: next)
    let erased = index + whole == rowEnd ? whole : count
    let isLast = index + erased >= end
    // After an erasure in the middle the cursor has to be moved, after a repetition it has not.
    if !isLast, options.repeatCharacter { return nil }
    let fewest = isLast ? FrameWriter.fewestRepeats : FrameWriter.fewestErased
    guard erased >= fewest, !isInsideWide(index, erased, rowEnd, shown) else { return nil }
    setStyle(for: cell)
    if index + erased == rowEnd {
      writer.put("\u{1B}[K")
    } else {
      writer.putControl(erased, UInt8(ascii: "X"))
    }
    return erased
  }

  private func repeats(at index: Int, end: Int, in next: [Cell]) -> Int {
    var stop = index + 1
    while stop < end, next[stop] == next[index] { stop += 1 }
    return stop - index
  }

  /// Whether either end of a range lies inside a wide glyph that is on the screen.
  private func isInsideWide(_ index: Int, _ count: Int, _ rowEnd: Int, _ shown: [Cell]) -> Bool {
    let end = index + count
    return shown[index].isTrailing || (end < rowEnd && shown[end].isTrailing)
  }
}
