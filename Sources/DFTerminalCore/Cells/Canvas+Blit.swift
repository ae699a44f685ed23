extension Canvas {
  /// Copies a rectangle of another buffer so that its top left corner lies at `point`.
  ///
  /// Rows are copied as memory where the palettes agree; otherwise styles and clusters are
  /// renumbered, each once.
  package mutating func blit(_ source: CellBuffer, from rect: CellRect? = nil, at point: CellPoint)
  {
    let whole = CellRect(origin: .zero, size: source.size)
    let wanted = rect ?? whole
    let shift = (columns: point.column - wanted.minColumn, rows: point.row - wanted.minRow)
    let area = clip.intersection(
      whole.intersection(wanted).offset(columns: shift.columns, rows: shift.rows))
    guard !area.isEmpty else { return }
    var numbers = source.palette.isPrefix(of: buffer.palette) ? nil : Renumbering()
    for row in area.minRow..<area.maxRow {
      sever(area.minColumn..<area.maxColumn, row: row)
      let start = source.index(column: area.minColumn - shift.columns, row: row - shift.rows)
      let target = buffer.index(column: area.minColumn, row: row)
      for offset in 0..<area.columns {
        let cell = source.cells[start + offset]
        buffer.cells[target + offset] =
          numbers?.cell(cell, from: source.palette, to: &buffer.palette) ?? cell
      }
      blankHalves(target..<target + area.columns)
    }
  }

  /// Blanks the halves of wide glyphs that were cut at the ends of a copied range.
  private mutating func blankHalves(_ range: Range<Int>) {
    let last = range.upperBound - 1
    if buffer.cells[range.lowerBound].isTrailing {
      buffer.cells[range.lowerBound].glyph = Cell.spaceGlyph
    }
    if buffer.cells[last].isWide { buffer.cells[last].glyph = Cell.spaceGlyph }
  }
}

/// Turns the numbers of one palette into those of another, remembering each.
struct Renumbering {
  private var styles: [UInt32: UInt32] = [:]
  private var clusters: [UInt32: UInt32] = [:]
  private var last: (old: UInt32, new: UInt32)?

  /// Returns a cell of palette `source` in the numbers of `target`, which grows as needed.
  mutating func cell(
    _ cell: Cell, from source: CellPalette, to target: inout CellPalette
  ) -> Cell {
    var copy = cell
    copy.style = style(cell.style, from: source, to: &target)
    if cell.isCluster {
      let number = cluster(cell.value, from: source, to: &target)
      copy.glyph = cell.glyph & ~Cell.valueMask | number
    }
    return copy
  }

  private mutating func style(
    _ old: UInt32, from source: CellPalette, to target: inout CellPalette
  ) -> UInt32 {
    if let last, last.old == old { return last.new }
    let new = styles[old] ?? target.adopt(source.style(old), from: source)
    styles[old] = new
    last = (old, new)
    return new
  }

  private mutating func cluster(
    _ old: UInt32, from source: CellPalette, to target: inout CellPalette
  ) -> UInt32 {
    if let known = clusters[old] { return known }
    let new = target.number(ofCluster: source.clusters[Int(old)])
    clusters[old] = new
    return new
  }
}

extension CellPalette {
  /// Returns the number of a style of another palette, its link renumbered.
  fileprivate mutating func adopt(_ style: CellStyle, from source: CellPalette) -> UInt32 {
    var style = style
    style.link = source.link(style.link).map { number(ofLink: $0) } ?? 0
    return number(of: style)
  }
}

extension CellBuffer {
  /// Returns the cells in the numbers of another palette, which grows by what it lacks.
  package func cells(in palette: inout CellPalette) -> [Cell] {
    if self.palette.isPrefix(of: palette) { return cells }
    var numbers = Renumbering()
    return cells.map { numbers.cell($0, from: self.palette, to: &palette) }
  }

  /// Drops styles, clusters and links that no cell names, by moving to a new palette.
  package mutating func renewPalette() {
    var renewed = CellPalette()
    cells = cells(in: &renewed)
    palette = renewed
  }
}
