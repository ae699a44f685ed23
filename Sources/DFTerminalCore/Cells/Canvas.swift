/// The surface a view draws on: a grid of cells with a clip, in the coordinates of the screen.
///
/// Nothing is ever written outside ``clip``. Text is sanitised and measured as it is written;
/// half-covered wide glyphs are cleared as a unit. A style with a transparent background keeps
/// the background that is already there.
public struct Canvas {
  package var buffer: CellBuffer
  /// The part of the grid that may be written.
  public package(set) var clip: CellRect

  /// Creates a canvas over a whole buffer.
  package init(_ buffer: CellBuffer) {
    self.buffer = buffer
    clip = CellRect(origin: .zero, size: buffer.size)
  }

  /// The size of the whole grid.
  public var size: CellSize { buffer.size }

  /// Draws with the clip narrowed to `rect`, then restores it.
  public mutating func clipped<Result>(
    to rect: CellRect, _ body: (inout Canvas) throws -> Result
  ) rethrows -> Result {
    let saved = clip
    clip = clip.intersection(rect)
    defer { clip = saved }
    return try body(&self)
  }

  /// Writes one line of text from `point` on and returns the columns it covers.
  ///
  /// Text past `columns` (default: the clip) is cut at a cluster; shorten it beforehand with
  /// ``TextTruncation`` where a mark should show.
  @discardableResult
  public mutating func write(
    _ text: String, at point: CellPoint, style: CellStyle, columns: Int? = nil
  ) -> Int {
    let end = columns.map { point.column + $0 } ?? clip.maxColumn
    return ClusterScanner.scan(text) { scanner in
      var column = point.column
      while let cluster = scanner.next(), column + cluster.columns <= end {
        put(cluster, of: scanner, column: column, row: point.row, style: style)
        column += cluster.columns
      }
      return column - point.column
    }
  }

  /// Fills a rectangle with one glyph of one column.
  public mutating func fill(_ rect: CellRect, with glyph: Character = " ", style: CellStyle) {
    let area = clip.intersection(rect)
    for row in area.minRow..<area.maxRow {
      let text = String(repeating: glyph, count: area.columns)
      write(text, at: CellPoint(column: area.minColumn, row: row), style: style)
    }
  }

  /// Changes the style of the cells of a rectangle and keeps their glyphs.
  public mutating func restyle(_ rect: CellRect, _ change: (CellStyle) -> CellStyle) {
    let area = clip.intersection(rect)
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn {
        let index = buffer.index(column: column, row: row)
        let style = change(buffer.palette.styles[Int(buffer.cells[index].style)])
        buffer.cells[index].style = buffer.palette.number(of: style)
      }
    }
  }

  private mutating func put(
    _ cluster: ClusterScanner.Cluster, of scanner: ClusterScanner, column: Int, row: Int,
    style: CellStyle
  ) {
    guard clip.contains(CellPoint(column: column, row: row)), cluster.columns > 0 else { return }
    let index = buffer.index(column: column, row: row)
    var style = style
    if style.background == .transparent {
      style.background = buffer.palette.styles[Int(buffer.cells[index].style)].background
    }
    let glyph =
      cluster.hasSeveralScalars
      ? buffer.palette.number(ofCluster: scanner.text(of: cluster)) | Cell.clusterFlag
      : cluster.scalar
    buffer.cells[index] = Cell(glyph: glyph, style: buffer.palette.number(of: style))
  }
}
