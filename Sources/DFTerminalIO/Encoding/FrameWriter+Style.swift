import DFTerminalCore

extension FrameWriter {
  /// Sets the terminal's own look and closes the link.
  mutating func endStyle() { setStyle(0) }

  /// Sets the style of a cell; a space needs only what shows on it.
  mutating func setStyle(for cell: Cell) {
    let (from, to) = (Int(style), Int(cell.style))
    let isAlike =
      cell.glyph == Cell.spaceGlyph
      ? codes.codes[from].blankLook == codes.codes[to].blankLook
      : codes.codes[from].look == codes.codes[to].look
    if !isAlike { setStyle(cell.style) }
  }

  /// Whether a cell shows nothing on a terminal in its own look.
  func isInvisible(_ cell: Cell) -> Bool {
    cell.glyph == Cell.spaceGlyph
      && codes.codes[Int(cell.style)].blankLook == codes.codes[0].blankLook
  }

  private mutating func setStyle(_ number: UInt32) {
    let (from, to) = (Int(style), Int(number))
    let (old, new) = (codes.codes[from].style, codes.codes[to].style)
    if old.link != new.link { openLink(new.link) }
    if codes.codes[to].isPlain {
      if !codes.codes[from].isPlain { writer.put("\u{1B}[m") }
    } else if codes.codes[to].rest == codes.codes[from].rest {
      unsafe codes.codes.withUnsafeBufferPointer { codes in
        writer.write(atMost: StyleCodes.Code.longestChange) { cursor in
          unsafe cursor.put(colorsOf: codes, at: to, after: from)
        }
      }
    } else {
      transitions.put(from: style, to: number, codes: codes.codes, into: &writer)
    }
    style = number
  }

  private mutating func openLink(_ link: UInt16) {
    writer.put("\u{1B}]8;")
    if let target = palette.link(link) {
      writer.put("id=\(link);")
      writer.put(target)
    } else {
      writer.put(0x3B)
    }
    writer.put("\u{1B}\\")
  }
}
