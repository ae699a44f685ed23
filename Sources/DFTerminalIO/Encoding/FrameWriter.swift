import DFTerminalCore

/// Writes the cells of one frame: where the cursor is, which style is set, which link is open.
struct FrameWriter: ~Copyable {
  var writer: ByteWriter
  private(set) var cursor = CursorMotion()
  private var style: UInt32 = 0
  private let size: CellSize
  private let options: EncoderOptions
  private let codes: StyleCodes
  private var transitions: StyleTransitions
  private let palette: CellPalette

  /// The fewest equal cells that are repeated or erased by a sequence.
  private static let fewestRepeats = 6
  private static let fewestErased = 12

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
  }

  /// The transitions with those that this frame added.
  var learned: StyleTransitions { transitions }

  /// Moves the cursor to a cell.
  mutating func move(toRow row: Int, column: Int) {
    cursor.move(toRow: row, column: column, &writer)
  }

  /// Sets the terminal's own look and closes the link.
  mutating func endStyle() { setStyle(0) }

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
    if !isWhole {
      writer.put("\u{1B}[")
      if top > 0 { writer.put(number: top + 1) }
      writer.put(0x3B)
      if end < size.rows { writer.put(number: end) } else { writer.truncate(to: writer.count - 1) }
      writer.put(0x72)
    }
    writer.putControl(abs(scroll.distance), scroll.distance > 0 ? "S" : "T")
    if !isWhole {
      writer.put("\u{1B}[r")
      cursor.set(row: 0, column: 0)
    }
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
      let cell = next[index]
      if index + 1 < end, next[index + 1] == cell, cell.glyph < 0x80, mayRepeat(cell) {
        let covered = putRepeated(cell, at: index, end: end, row: run.row, shown, next)
        if covered > 0 {
          index += covered
          if index < end { cursor.move(toRow: run.row, column: index - base, &writer) }
          continue
        }
      }
      if cell.glyph >= 0x80, isDoubtful(cell) {
        let spoiled = putUncertain(cell, at: index - base, row: run.row) + base
        end = wholeGlyphs(max(end, spoiled), rowEnd: base + size.columns, in: next)
        index += cell.isWide ? 2 : 1
        if index < end { cursor.move(toRow: run.row, column: index - base, &writer) }
      } else {
        index += put(cell)
      }
    }
    return index - base
  }

  /// Writes one glyph and returns the cells it covers.
  @inline(__always)
  private mutating func put(_ cell: Cell) -> Int {
    setStyle(for: cell)
    if cell.glyph < 0x80 {
      writer.put(UInt8(truncatingIfNeeded: cell.glyph))
      cursor.advance(1, width: size.columns)
      return 1
    }
    putGlyph(cell)
    let columns = cell.isWide ? 2 : 1
    cursor.advance(columns, width: size.columns)
    return columns
  }

  /// Returns an index moved past the second half of a wide glyph, within the row.
  private func wholeGlyphs(_ index: Int, rowEnd: Int, in next: [Cell]) -> Int {
    var index = min(index, rowEnd)
    while index < rowEnd, next[index].isTrailing { index += 1 }
    return index
  }

  /// Writes one glyph where the cursor is.
  mutating func putInOrder(_ cell: Cell) { _ = put(cell) }

  /// Whether a cell shows nothing on a terminal in its own look.
  func isInvisible(_ cell: Cell) -> Bool {
    cell.glyph == Cell.spaceGlyph && codes.looks.blank[Int(cell.style)] == codes.looks.blank[0]
  }

  private func mayRepeat(_ cell: Cell) -> Bool {
    options.repeatCharacter
      || (cell.glyph == Cell.spaceGlyph && codes.codes[Int(cell.style)].isErasable)
  }

  private mutating func putGlyph(_ cell: Cell) {
    if cell.isCluster {
      writer.put(palette.clusters.utf8[palette.clusters.range(of: Int(cell.value))])
    } else {
      writer.put(scalar: cell.value)
    }
  }

  private func repeats(at index: Int, end: Int, in next: [Cell]) -> Int {
    var stop = index + 1
    while stop < end, next[stop] == next[index] { stop += 1 }
    return stop - index
  }
}

extension FrameWriter {
  /// Writes a cluster that terminals measure differently, and returns the column up to which
  /// cells may have been spoiled.
  ///
  /// Where the terminal may take fewer cells, they are blanked first; where it may take more, it
  /// must not wrap, and the cells after the cluster are written again.
  private mutating func putUncertain(_ cell: Cell, at column: Int, row: Int) -> Int {
    setStyle(for: cell)
    let columns = cell.isWide ? 2 : 1
    defer { cursor.forgetColumn() }
    if options.graphemeClusters {
      putGlyph(cell)
      return column + columns
    }
    let text = scalars(of: cell)
    let widest = max(2, text.widestColumns)
    if cell.isWide, widest <= columns {
      writer.put("  ")
      cursor.advance(columns, width: size.columns)
      cursor.move(toRow: row, column: column, &writer)
    }
    let mayWrap = column + widest > size.columns
    if mayWrap { writer.put("\u{1B}[?7l") }
    writer.put(String(text.prefix(columns: size.columns - column)))
    if mayWrap { writer.put("\u{1B}[?7h") }
    return column + widest
  }

  private func scalars(of cell: Cell) -> String.UnicodeScalarView {
    if cell.isCluster { return palette.clusters[Int(cell.value)].unicodeScalars }
    return String.UnicodeScalarView(Unicode.Scalar(cell.value).map { [$0] } ?? [])
  }

  /// Whether the terminal may measure a glyph otherwise than we do.
  ///
  /// Without mode 2027 that holds for every emoji: what a terminal knows of them depends on the
  /// Unicode version of its tables, while those of CJK have long been settled.
  private func isDoubtful(_ cell: Cell) -> Bool {
    if cell.isUncertain { return true }
    guard cell.isWide, !cell.isCluster, !options.graphemeClusters else { return false }
    return cell.value >= 0x1F000 || cell.value < 0x2E80
  }
}

extension FrameWriter {
  /// Writes equal ASCII cells by a sequence where one is shorter, and returns how many.
  private mutating func putRepeated(
    _ cell: Cell, at index: Int, end: Int, row: Int, _ shown: [Cell], _ next: [Cell]
  ) -> Int {
    let count = repeats(at: index, end: end, in: next)
    guard count >= FrameWriter.fewestRepeats else { return 0 }
    if cell.glyph == Cell.spaceGlyph, codes.codes[Int(cell.style)].isErasable {
      let rowEnd = (row + 1) * size.columns
      let whole = end == rowEnd ? count : repeats(at: index, end: rowEnd, in: next)
      let erased = index + whole == rowEnd ? whole : count
      let isAtEnd = index + erased >= end
      if erased >= (isAtEnd ? FrameWriter.fewestRepeats : FrameWriter.fewestErased),
        !isInsideWide(index, erased, shown, row)
      {
        erase(cell, count: erased, toEnd: index + erased == rowEnd)
        return erased
      }
    }
    guard options.repeatCharacter else { return 0 }
    setStyle(for: cell)
    writer.put(UInt8(truncatingIfNeeded: cell.glyph))
    writer.putControl(count - 1, "b")
    cursor.advance(count, width: size.columns)
    return count
  }

  /// Blanks cells from the cursor on, which stays where it is.
  private mutating func erase(_ cell: Cell, count: Int, toEnd: Bool) {
    setStyle(for: cell)
    if toEnd { writer.put("\u{1B}[K") } else { writer.putControl(count, "X") }
  }

  /// Whether either end of a range lies inside a wide glyph that is on the screen.
  private func isInsideWide(_ index: Int, _ count: Int, _ shown: [Cell], _ row: Int) -> Bool {
    let end = index + count
    return shown[index].isTrailing
      || (end < (row + 1) * size.columns && shown[end].isTrailing)
  }
}

extension FrameWriter {
  /// Sets the style of a cell; a space needs only what shows on it.
  @inline(__always)
  private mutating func setStyle(for cell: Cell) {
    if cell.style == style { return }
    let looks = cell.glyph == Cell.spaceGlyph ? codes.looks.blank : codes.looks.glyph
    if looks[Int(cell.style)] == looks[Int(style)] { return }
    setStyle(cell.style)
  }

  private mutating func setStyle(_ number: UInt32) {
    let (from, to) = (codes.codes[Int(style)], codes.codes[Int(number)])
    if from.style.link != to.style.link { openLink(to.style.link) }
    if to.style.isPlain {
      if !from.style.isPlain { writer.put("\u{1B}[m") }
    } else if from.style.attributes == to.style.attributes,
      from.style.underlineColor == to.style.underlineColor
    {
      putColors(from, to)
    } else {
      transitions.put(from: style, to: number, codes: codes.codes, into: &writer)
    }
    style = number
  }

  @inline(__always)
  private mutating func putColors(_ from: StyleCodes.Code, _ to: StyleCodes.Code) {
    let changesForeground = from.style.foreground != to.style.foreground
    let changesBackground = from.style.background != to.style.background
    guard changesForeground || changesBackground else { return }
    writer.put(0x1B)
    writer.put(0x5B)
    if changesForeground { writer.put(to.foreground) }
    if changesForeground, changesBackground { writer.put(0x3B) }
    if changesBackground { writer.put(to.background) }
    writer.put(0x6D)
  }

  private mutating func openLink(_ link: UInt16) {
    writer.put("\u{1B}]8;")
    if let target = palette.link(link) {
      writer.put("id=\(link)")
      writer.put(0x3B)
      writer.put(target)
    } else {
      writer.put(0x3B)
    }
    writer.put("\u{1B}\\")
  }
}

extension String.UnicodeScalarView {
  /// The most cells that a terminal takes which measures scalar by scalar.
  ///
  /// Some give two cells to each of the two letters of a flag.
  fileprivate var widestColumns: Int {
    reduce(0) {
      let properties = ScalarProperties($1.value)
      return $0 + (properties.breaking == .regionalIndicator ? 2 : properties.legacyColumns)
    }
  }

  /// The scalars that take at most a number of cells on such a terminal, without a joiner at the
  /// end.
  ///
  /// What is left out could wrap into the next row. Not every terminal heeds DECAWM then: libvterm
  /// wraps wide glyphs in any case.
  fileprivate func prefix(columns: Int) -> Self {
    var (kept, used) = (Self(), 0)
    for scalar in self {
      used += ScalarProperties(scalar.value).legacyColumns
      if used > columns { break }
      kept.append(scalar)
    }
    while kept.last == "\u{200D}" { kept.removeLast() }
    return kept
  }
}
