import DFTerminalCore

/// Writes the cells of one frame: where the cursor is, which style is set, which link is open.
struct FrameWriter: ~Copyable {
  var writer: ByteWriter
  /// Where the cursor is.
  var cursor = CursorMotion()
  /// The number of the style that is set.
  var style: UInt32 = 0
  /// The sequences between styles, with those that this frame added.
  var transitions: StyleTransitions
  let size: CellSize
  let options: EncoderOptions
  let codes: StyleCodes
  let palette: CellPalette
  /// Tells the glyphs that need no care.
  var simpleGlyphs: SimpleGlyphs

  init(
    size: CellSize, palette: CellPalette, codes: StyleCodes, transitions: StyleTransitions,
    options: EncoderOptions, capacity: Int
  ) {
    writer = ByteWriter(capacity: capacity)
    self.size = size
    self.palette = palette
    self.codes = codes
    self.transitions = transitions
    self.options = options
    simpleGlyphs = SimpleGlyphs(options)
  }

  /// Moves the cursor to a cell.
  mutating func move(toRow row: Int, column: Int) {
    cursor.move(toRow: row, column: column, &writer)
  }

  /// Clears the screen.
  mutating func clear() {
    writer.put("\u{1B}[m\u{1B}[2J")
    cursor.set(row: nil, column: nil)
  }

  /// Moves rows of the screen up or down.
  mutating func scroll(_ scroll: BufferDiff.Scroll) {
    endStyle()
    let (top, end) = (scroll.rows.lowerBound, scroll.rows.upperBound)
    let isWhole = top == 0 && end == size.rows
    if !isWhole { setMargins(top: top, end: end) }
    writer.putControl(
      abs(scroll.distance), scroll.distance > 0 ? UInt8(ascii: "S") : UInt8(ascii: "T"))
    guard !isWhole else { return }
    writer.put("\u{1B}[r")
    cursor.set(row: 0, column: 0)
  }

  private mutating func setMargins(top: Int, end: Int) {
    writer.put("\u{1B}[")
    if top > 0 { writer.put(number: top + 1) }
    if end < size.rows {
      writer.put(0x3B)
      writer.put(number: end)
    }
    writer.put(0x72)
  }

  /// Writes the cells of a run, and returns the column after the last one written.
  ///
  /// The run grows where a cluster may have spoiled the cells after it.
  mutating func put(_ run: BufferDiff.Run, shown: [Cell], next: [Cell]) -> Int {
    let base = run.row * size.columns
    var index = base + run.start
    var end = base + run.end
    cursor.move(toRow: run.row, column: run.start, &writer)
    while index < end {
      index = putSimple(from: index, to: end, of: next)
      if index >= end {
        noteEnd(row: run.row, column: index - base)
        break
      }
      let cell = next[index]
      cursor.set(row: run.row, column: index - base)
      if cell.glyph >= 0x80, isDoubtful(cell) {
        let spoiled = putUncertain(cell, row: run.row, column: index - base)
        end = wholeGlyphs(max(end, base + spoiled), rowEnd: base + size.columns, in: next)
        index += cell.isWide ? 2 : 1
        if index < end { cursor.move(toRow: run.row, column: index - base, &writer) }
      } else if mayRepeat(cell),
        let count = putRepeated(at: index, end: end, row: run.row, shown, next)
      {
        index += count
        if index < end { cursor.move(toRow: run.row, column: index - base, &writer) }
      } else {
        put(cell)
        index += cell.isWide ? 2 : 1
        noteEnd(row: run.row, column: index - base)
      }
    }
    return index - base
  }

  /// Writes one glyph where the cursor is.
  mutating func put(_ cell: Cell) {
    if cell.style != style { setStyle(for: cell) }
    if cell.glyph < 0x80 {
      writer.put(UInt8(truncatingIfNeeded: cell.glyph))
    } else if cell.isCluster {
      writer.put(palette.clusters.utf8[palette.clusters.range(of: Int(cell.value))])
    } else {
      writer.put(scalar: cell.value)
    }
  }

  /// Notes where the cursor is after a glyph; in the last column a wrap may be pending.
  private mutating func noteEnd(row: Int, column: Int) {
    cursor.set(row: row, column: column < size.columns ? column : nil)
  }

  /// Returns an index moved past the second half of a wide glyph, within the row.
  private func wholeGlyphs(_ index: Int, rowEnd: Int, in next: [Cell]) -> Int {
    var index = min(index, rowEnd)
    while index < rowEnd, next[index].isTrailing { index += 1 }
    return index
  }
}
