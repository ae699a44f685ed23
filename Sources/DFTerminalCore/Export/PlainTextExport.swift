/// Turns cells into lines of plain text.
package enum PlainTextExport {
  /// Returns the rows, each without the blanks at its end and with a line feed after it.
  ///
  /// With `ascii`, glyphs outside ASCII that draw (lines, arrows, blocks, marks) are replaced by
  /// ``ASCIIFallback``; letters stay.
  package static func text(of buffer: CellBuffer, ascii: Bool = false) -> String {
    var text = ""
    text.reserveCapacity(buffer.cells.count + buffer.size.rows)
    for row in 0..<buffer.size.rows {
      text += ascii ? ASCIIFallback.line(row, of: buffer) : buffer.line(row)
      text += "\n"
    }
    return text
  }
}
