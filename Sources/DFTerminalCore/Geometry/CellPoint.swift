/// A position on the cell grid, counted from zero at the top left.
public struct CellPoint: Hashable, Sendable {
  /// The column, in cells from the left edge.
  public var column: Int
  /// The row, in cells from the top edge.
  public var row: Int

  /// The top left corner.
  public static let zero = CellPoint(column: 0, row: 0)

  /// Creates a position from a column and a row, in cells.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// Returns the position moved by a number of columns and rows.
  public func offset(columns: Int = 0, rows: Int = 0) -> CellPoint {
    CellPoint(column: column + columns, row: row + rows)
  }
}
