import DFTerminalData

/// Reads the texts of a column that shows plain values.
///
/// A column is a large value; whoever goes through many rows keeps this instead of copying it for
/// every cell.
final class PlainValues<Row: Identifiable>: Sendable {
  private let write: @Sendable (Row) -> String
  private let field: @Sendable (Row) -> DFField

  /// Creates a reader; `nil` where cells are views, or must not be seen.
  init?(_ column: DFColumnCore<Row>) {
    guard column.makeCell == nil, !column.isSensitive, let data = column.data else { return nil }
    write = data.text
    field = data.field
  }

  /// Returns the text of a row's cell; `nil` where it has no value.
  func text(of row: Row) -> String? {
    let text = write(row)
    return text.isEmpty && field(row) == .missing ? nil : text
  }
}
