/// A rectangle of cells with the palette their numbers refer to.
///
/// Every wide glyph is followed by its trailing half, which carries the same style, and no
/// trailing half stands alone.
package struct CellBuffer: Sendable {
  /// The width and height.
  package private(set) var size: CellSize
  /// The cells, row by row.
  package var cells: [Cell]
  /// The styles, clusters and links the cells name.
  package var palette: CellPalette

  /// Creates a buffer of blanks.
  package init(size: CellSize, palette: CellPalette = CellPalette()) {
    self.size = size
    self.palette = palette
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// Blanks every cell and, where it changed, takes on a new size.
  package mutating func reset(size: CellSize) {
    self.size = size
    cells.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(.blank, count: size.columns * size.rows))
  }

  /// The index of a cell in ``cells``.
  package func index(column: Int, row: Int) -> Int { row * size.columns + column }

  /// Returns the text a cell shows; empty for the second half of a wide glyph.
  package func text(column: Int, row: Int) -> String {
    let cell = cells[index(column: column, row: row)]
    return cell.isTrailing ? "" : CellRun.text(of: cell, clusters: palette.clusters)
  }

  /// Returns the style of a cell.
  package func style(column: Int, row: Int) -> CellStyle {
    palette.style(cells[index(column: column, row: row)].style)
  }

  /// Returns the text of a row without the blanks at its end.
  package func line(_ row: Int) -> String {
    var utf8: [UInt8] = []
    PlainTextExport.append(row, of: self, to: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }

  /// Returns the number of columns up to the last cell of a row that is not a space.
  package func columnsInUse(row: Int) -> Int {
    var column = size.columns
    let start = index(column: 0, row: row)
    while column > 0, cells[start + column - 1].glyph == Cell.spaceGlyph { column -= 1 }
    return column
  }

  /// Returns the buffer cut or extended with blanks to another size.
  ///
  /// A wide glyph that the new edge would halve becomes a space.
  package func resized(to newSize: CellSize) -> CellBuffer {
    var copy = CellBuffer(size: newSize, palette: palette)
    let columns = min(size.columns, newSize.columns)
    for row in 0..<min(size.rows, newSize.rows) {
      let (source, target) = (index(column: 0, row: row), copy.index(column: 0, row: row))
      for column in 0..<columns { copy.cells[target + column] = cells[source + column] }
      if columns > 0, copy.cells[target + columns - 1].isWide {
        copy.cells[target + columns - 1].glyph = Cell.spaceGlyph
      }
    }
    return copy
  }
}
