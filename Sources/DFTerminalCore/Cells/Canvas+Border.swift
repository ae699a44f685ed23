extension Canvas {
  /// Draws a frame just inside a rectangle.
  ///
  /// Corners appear where two drawn edges meet. A rectangle of one row or column becomes a line;
  /// an empty one draws nothing.
  public mutating func border(
    _ rect: CellRect, style: BorderStyle = .rounded, cellStyle: CellStyle,
    edges: Edge.Set = .all
  ) {
    guard !style.isNone, !rect.isEmpty else { return }
    let (right, bottom) = (rect.maxColumn - 1, rect.maxRow - 1)
    let isTall = rect.rows > 1
    if edges.contains(.top) {
      rule(style.edges.top, from: rect.origin, columns: rect.columns, cellStyle)
    }
    if edges.contains(.bottom), isTall {
      let start = CellPoint(column: rect.minColumn, row: bottom)
      rule(style.edges.bottom, from: start, columns: rect.columns, cellStyle)
    }
    guard isTall || edges.isDisjoint(with: .vertical) else { return }
    if edges.contains(.leading) {
      column(style.edges.left, from: rect.origin, rows: rect.rows, cellStyle)
    }
    if edges.contains(.trailing), rect.columns > 1 {
      let start = CellPoint(column: right, row: rect.minRow)
      column(style.edges.right, from: start, rows: rect.rows, cellStyle)
    }
    if isTall, rect.columns > 1 { drawCorners(rect, style.corners, cellStyle, edges) }
  }

  /// Draws a horizontal rule; with `joining`, its ends meet the sides of a frame.
  public mutating func horizontalLine(
    at point: CellPoint, columns: Int, style: BorderStyle = .single, cellStyle: CellStyle,
    joining: Bool = false
  ) {
    guard !style.isNone, columns > 0 else { return }
    rule(style.horizontal, from: point, columns: columns, cellStyle)
    guard joining, columns > 1 else { return }
    put(style.tees.left, at: point, cellStyle)
    put(style.tees.right, at: point.offset(columns: columns - 1), cellStyle)
  }

  /// Draws a vertical rule; with `joining`, its ends meet the sides of a frame.
  public mutating func verticalLine(
    at point: CellPoint, rows: Int, style: BorderStyle = .single, cellStyle: CellStyle,
    joining: Bool = false
  ) {
    guard !style.isNone, rows > 0 else { return }
    column(style.vertical, from: point, rows: rows, cellStyle)
    guard joining, rows > 1 else { return }
    put(style.tees.top, at: point, cellStyle)
    put(style.tees.bottom, at: point.offset(rows: rows - 1), cellStyle)
  }

  private mutating func drawCorners(
    _ rect: CellRect, _ corners: BorderStyle.Corners, _ cellStyle: CellStyle, _ edges: Edge.Set
  ) {
    let (right, bottom) = (rect.maxColumn - 1, rect.maxRow - 1)
    let places: [(Edge.Set, Character, Int, Int)] = [
      ([.top, .leading], corners.topLeft, rect.minColumn, rect.minRow),
      ([.top, .trailing], corners.topRight, right, rect.minRow),
      ([.bottom, .trailing], corners.bottomRight, right, bottom),
      ([.bottom, .leading], corners.bottomLeft, rect.minColumn, bottom),
    ]
    for (meeting, glyph, column, row) in places where edges.isSuperset(of: meeting) {
      put(glyph, at: CellPoint(column: column, row: row), cellStyle)
    }
  }

  private mutating func rule(
    _ glyph: Character, from point: CellPoint, columns: Int, _ style: CellStyle
  ) {
    fill(
      CellRect(origin: point, size: CellSize(columns: columns, rows: 1)), with: glyph, style: style)
  }

  private mutating func column(
    _ glyph: Character, from point: CellPoint, rows: Int, _ style: CellStyle
  ) {
    fill(
      CellRect(origin: point, size: CellSize(columns: 1, rows: rows)), with: glyph, style: style)
  }

  private mutating func put(_ glyph: Character, at point: CellPoint, _ style: CellStyle) {
    fill(
      CellRect(column: point.column, row: point.row, columns: 1, rows: 1), with: glyph, style: style
    )
  }
}
