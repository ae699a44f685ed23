import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// What it takes to draw the cells of one column that shows plain values on one line.
///
/// A column is a large value; a row of cells drawn from it would copy it for every cell.
@MainActor final class CellRecipe<Row: Identifiable> {
  /// Writes the value of a row; `nil` where the column shows views, or several lines.
  let text: (@Sendable (Row) -> String)?
  /// The value of a row, to tell an empty text from none.
  let field: (@Sendable (Row) -> DFField)?
  /// Where the points of decimal numbers stand, where they stand below each other.
  let decimal: DecimalAlignment?
  let alignment: DFColumnAlignment
  let truncation: TextAppearance.Truncation

  init(_ column: DFColumnCore<Row>, _ statistics: ColumnStatistics?) {
    let isPlain =
      column.makeCell == nil && !column.isSensitive && column.style == nil && column.lineLimit == 1
    text = isPlain ? column.data?.text : nil
    field = isPlain ? column.data?.field : nil
    alignment = column.textAlignment
    decimal = alignment == .decimal ? statistics.map { DecimalAlignment($0) } : nil
    truncation = column.truncation
  }
}
