extension Canvas {
  /// Fills a rectangle with one glyph.
  ///
  /// A glyph of two columns leaves a space where the width is odd.
  public mutating func fill(_ rect: CellRect, with glyph: Character = " ", style: CellStyle) {
    let area = clip.intersection(rect)
    guard !area.isEmpty else { return }
    let pattern = glyphs(of: glyph)
    let columns = area.minColumn..<area.maxColumn
    if pattern.count == 1, style.isOpaque {
      return repeatCell(Cell(glyph: pattern[0], style: buffer.palette.number(of: style)), in: area)
    }
    for row in area.minRow..<area.maxRow {
      if pattern.count == 1, let only = pattern.first {
        lay(columns, row: row, style: style) { _ in only }
      } else {
        let count = columns.count
        lay(columns, row: row, style: style) { offset in
          offset | 1 < count ? pattern[offset & 1] : Cell.spaceGlyph
        }
      }
    }
  }

  /// Puts one cell into every place of a rectangle inside the clip.
  private mutating func repeatCell(_ cell: Cell, in area: CellRect) {
    for row in area.minRow..<area.maxRow {
      sever(area.minColumn..<area.maxColumn, row: row)
      let start = buffer.index(column: area.minColumn, row: row)
      unsafe buffer.cells.withUnsafeMutableBufferPointer { cells in
        unsafe cells[start..<start + area.columns].update(repeating: cell)
      }
    }
  }

  /// Changes the style of the cells of a rectangle and keeps their glyphs.
  ///
  /// `change` is called about once for each style found. A wide glyph that the edge of the
  /// rectangle halves keeps its style.
  public mutating func restyle(_ rect: CellRect, _ change: (CellStyle) -> CellStyle) {
    let area = clip.intersection(rect)
    guard !area.isEmpty else { return }
    var memo = StyleMemo()
    for row in area.minRow..<area.maxRow {
      for index in wholeGlyphs(area, row: row) {
        let old = buffer.cells[index].style
        buffer.cells[index].style = memo.number(for: old, in: &buffer.palette, change)
      }
    }
  }

  /// Makes a rectangle a link to a target, or takes its links away.
  ///
  /// Only `http`, `https`, `mailto` and `file` targets become links; see `LinkTarget`.
  public mutating func link(_ rect: CellRect, to target: String?) {
    let number = target.flatMap(LinkTarget.init).map { buffer.palette.number(ofLink: $0.text) }
    restyle(rect) { style in
      var style = style
      style.link = number ?? 0
      return style
    }
  }

  /// Moves the rows inside a rectangle up (positive) or down (negative); freed rows turn blank.
  public mutating func scroll(_ rect: CellRect, rows: Int, style: CellStyle = .plain) {
    let area = clip.intersection(rect)
    guard !area.isEmpty, rows != 0 else { return }
    let columns = area.minColumn..<area.maxColumn
    for row in area.minRow..<area.maxRow { sever(columns, row: row) }
    let order = Array(area.minRow..<area.maxRow)
    for row in rows > 0 ? order : order.reversed() {
      let source = row.addingReportingOverflow(rows)
      if !source.overflow, source.partialValue >= area.minRow, source.partialValue < area.maxRow {
        copy(columns, from: source.partialValue, to: row)
      } else {
        lay(columns, row: row, style: style) { _ in Cell.spaceGlyph }
      }
    }
  }

  private mutating func copy(_ columns: Range<Int>, from source: Int, to target: Int) {
    let distance = (source - target) * buffer.size.columns
    let start = buffer.index(column: columns.lowerBound, row: target)
    for index in start..<start + columns.count {
      buffer.cells[index] = buffer.cells[index + distance]
    }
  }

  /// The indices of a row of `area` without the halves of wide glyphs at its edges.
  private func wholeGlyphs(_ area: CellRect, row: Int) -> Range<Int> {
    var start = buffer.index(column: area.minColumn, row: row)
    var end = buffer.index(column: area.maxColumn, row: row)
    if buffer.cells[start].isTrailing { start += 1 }
    if end > start, buffer.cells[end - 1].isWide { end -= 1 }
    return start..<max(start, end)
  }

  private mutating func glyphs(of character: Character) -> [UInt32] {
    if character == " " { return [Cell.spaceGlyph] }
    let run = CellRun(String(character), columns: 2)
    guard run.columns > 0 else { return [Cell.spaceGlyph] }
    var glyph = run.glyphs[0]
    if glyph & Cell.clusterFlag != 0 {
      let cluster = run.clusters[Int(glyph & Cell.valueMask)]
      glyph = glyph & ~Cell.valueMask | buffer.palette.number(ofCluster: cluster)
    }
    return glyph & Cell.wideFlag == 0 ? [glyph] : [glyph, Cell.trailingGlyph]
  }
}
