import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// What it takes to draw the cells of one column that shows plain values on one line.
@MainActor final class CellRecipe<Row: Identifiable> {
  /// The values; `nil` where the column shows views, or several lines.
  let values: PlainValues<Row>?
  /// Where the points of decimal numbers stand, where they stand below each other.
  let decimal: DecimalAlignment?
  let alignment: DFColumnAlignment
  let truncation: TextAppearance.Truncation

  init(_ column: DFColumnCore<Row>, _ statistics: ColumnStatistics?) {
    values = column.style == nil && column.lineLimit == 1 ? PlainValues(column) : nil
    alignment = column.textAlignment
    decimal = alignment == .decimal ? statistics.map { DecimalAlignment($0) } : nil
    truncation = column.truncation
  }
}
