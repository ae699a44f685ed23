/// Turns cells into lines of plain text.
package enum PlainTextExport {
  /// Returns the rows, each without the blanks at its end and with a line feed after it.
  ///
  /// With `ascii`, glyphs outside ASCII that draw (lines, arrows, blocks, marks) are replaced by
  /// ``ASCIIFallback``; letters stay.
  package static func text(of buffer: CellBuffer, ascii: Bool = false) -> String {
    if !ascii { return String(decoding: utf8(of: buffer), as: UTF8.self) }
    return (0..<buffer.size.rows).map { ASCIIFallback.line($0, of: buffer) + "\n" }.joined()
  }

  /// Returns the same rows in UTF-8.
  ///
  /// - Complexity: Linear in the number of cells; rows of ASCII cost about a copy.
  package static func utf8(of buffer: CellBuffer) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(buffer.cells.count + buffer.size.rows)
    for row in 0..<buffer.size.rows {
      append(row, of: buffer, to: &utf8)
      utf8.append(0x0A)
    }
    return utf8
  }

  /// Adds a row without the blanks at its end.
  static func append(_ row: Int, of buffer: CellBuffer, to utf8: inout [UInt8]) {
    let start = buffer.index(column: 0, row: row)
    var index = start
    let end = start + buffer.columnsInUse(row: row)
    while index < end {
      let letters = endOfASCII(buffer.cells, from: index, to: end)
      appendASCII(buffer.cells, index..<letters, to: &utf8)
      index = letters
      while index < end, buffer.cells[index].glyph >= 0x80 || buffer.cells[index].isTrailing {
        append(buffer.cells[index], of: buffer.palette, to: &utf8)
        index += 1
      }
    }
  }

  private static func append(_ cell: Cell, of palette: CellPalette, to utf8: inout [UInt8]) {
    if cell.isTrailing { return }
    if cell.isCluster, Int(cell.value) < palette.clusters.count {
      utf8 += palette.clusters.utf8[palette.clusters.range(of: Int(cell.value))]
    } else {
      let scalar = cell.isCluster ? nil : Unicode.Scalar(cell.value)
      utf8 += UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
    }
  }

  /// Returns the end of the cells of ASCII that begin at an index.
  private static func endOfASCII(_ cells: [Cell], from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, cells[index].glyph &- 1 < 0x7F { index += 1 }
    return index
  }

  private static func appendASCII(_ cells: [Cell], _ range: Range<Int>, to utf8: inout [UInt8]) {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: range.count) { letters in
      for (offset, index) in range.enumerated() {
        unsafe letters[offset] = UInt8(truncatingIfNeeded: cells[index].glyph)
      }
      unsafe utf8.append(contentsOf: UnsafeBufferPointer(letters))
    }
  }
}
