/// A rectangle of cells with the palette their numbers refer to.
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
    if cell.isTrailing { return "" }
    if cell.isCluster { return palette.clusters[Int(cell.value)] }
    return Unicode.Scalar(cell.value).map(String.init) ?? "\u{FFFD}"
  }

  /// Returns the style of a cell.
  package func style(column: Int, row: Int) -> CellStyle {
    palette.styles[Int(cells[index(column: column, row: row)].style)]
  }

  /// Returns the text of a row without the blanks at its end.
  package func line(_ row: Int) -> String {
    var line = (0..<size.columns).map { text(column: $0, row: row) }.joined()
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}
