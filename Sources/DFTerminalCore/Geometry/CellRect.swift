/// A rectangle on the cell grid.
public struct CellRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: CellPoint
  /// The width and height.
  public var size: CellSize

  /// The empty rectangle at the top left corner.
  public static let zero = CellRect(origin: .zero, size: .zero)

  /// Creates a rectangle from its top left corner and its size.
  public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its left column, top row, width and height, in cells.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = CellPoint(column: column, row: row)
    size = CellSize(columns: columns, rows: rows)
  }

  /// The first column.
  public var minColumn: Int { origin.column }
  /// The first row.
  public var minRow: Int { origin.row }
  /// The column after the last one.
  public var maxColumn: Int { origin.column + size.columns }
  /// The row after the last one.
  public var maxRow: Int { origin.row + size.rows }
  /// The width, in cells.
  public var columns: Int { size.columns }
  /// The height, in cells.
  public var rows: Int { size.rows }
  /// Whether no cell lies inside.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether a position lies inside.
  public func contains(_ point: CellPoint) -> Bool {
    point.column >= minColumn && point.column < maxColumn && point.row >= minRow
      && point.row < maxRow
  }

  /// Returns the part both rectangles cover; empty where they do not touch.
  public func intersection(_ other: CellRect) -> CellRect {
    let column = max(minColumn, other.minColumn)
    let row = max(minRow, other.minRow)
    return CellRect(
      column: column, row: row, columns: min(maxColumn, other.maxColumn) - column,
      rows: min(maxRow, other.maxRow) - row)
  }

  /// Returns the rectangle moved by a number of columns and rows.
  public func offset(columns: Int = 0, rows: Int = 0) -> CellRect {
    CellRect(origin: origin.offset(columns: columns, rows: rows), size: size)
  }

  /// Returns the rectangle with `insets` taken off its edges; never smaller than empty.
  public func inset(by insets: CellInsets) -> CellRect {
    CellRect(
      column: minColumn + insets.leading, row: minRow + insets.top,
      columns: columns - insets.horizontal, rows: rows - insets.vertical)
  }
}
