/// A place in a table: a row by its identifier and a column by its identifier.
package struct TableCursor<RowID: Hashable> {
  /// The place among the rows.
  package var row: ItemCursor<RowID>
  /// The place among the visible columns.
  package var column: ItemCursor<String>

  /// Creates a cursor that is nowhere yet.
  package init() {
    row = ItemCursor()
    column = ItemCursor()
  }

  /// The cell, when both row and column are known.
  package var cell: CellID<RowID>? {
    guard let row = row.id, let column = column.id else { return nil }
    return CellID(row: row, column: column)
  }

  /// The rectangle of offsets from the anchor to the cursor, or `nil` without rows or columns.
  package func rectangle(
    rows: some RandomAccessCollection<RowID>, columns: some RandomAccessCollection<String>
  ) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    guard let rows = row.range(in: rows), let columns = column.range(in: columns) else {
      return nil
    }
    return (rows, columns)
  }
}

extension TableCursor: Equatable {}
extension TableCursor: Sendable where RowID: Sendable {}

/// The name of a cell: its row's identifier and its column's.
public struct CellID<RowID: Hashable>: Hashable {
  /// The row's identifier.
  public var row: RowID
  /// The column's identifier.
  public var column: String

  /// Creates the name of a cell.
  public init(row: RowID, column: String) {
    self.row = row
    self.column = column
  }
}

extension CellID: Sendable where RowID: Sendable {}
