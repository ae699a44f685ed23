package import DFTerminalCore

extension ANSIEncoder {
  /// Returns a buffer as lines for a pipe, a file or the scrollback.
  ///
  /// Each line is cut after its last cell that shows anything, ends in the terminal's own style
  /// and with a line feed; there is no cursor motion and no erasing.
  package func encodeStatic(_ buffer: CellBuffer) -> [UInt8] {
    var codes = StyleCodes(options)
    _ = codes.adopt(buffer.palette)
    var frame = FrameWriter(
      size: buffer.size, palette: buffer.palette, codes: codes, transitions: StyleTransitions(),
      options: options, capacity: buffer.cells.count * 2)
    frame.simpleGlyphs = .inOrder
    for row in 0..<buffer.size.rows { frame.putLine(buffer, row: row) }
    return frame.writer.bytes
  }
}

extension FrameWriter {
  /// Writes one row up to the last cell that shows anything, and a line feed.
  fileprivate mutating func putLine(_ buffer: CellBuffer, row: Int) {
    var index = buffer.index(column: 0, row: row)
    let end = visibleEnd(of: buffer, from: index)
    while index < end {
      index = putSimple(from: index, to: end, of: buffer.cells)
      guard index < end else { break }
      put(buffer.cells[index])
      index += buffer.cells[index].isWide ? 2 : 1
    }
    endStyle()
    writer.put(0x0A)
  }

  /// Returns the end of a row without the cells at its end that show nothing.
  private func visibleEnd(of buffer: CellBuffer, from start: Int) -> Int {
    var end = start + buffer.size.columns
    while end > start, isInvisible(buffer.cells[end - 1]) {
      let blank = buffer.cells[end - 1]
      repeat { end -= 1 } while end > start && buffer.cells[end - 1] == blank
    }
    return end
  }
}
