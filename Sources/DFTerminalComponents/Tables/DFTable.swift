public import DFTerminalData
public import DFTerminalViews

/// A read-only table that can be put in order.
///
/// Pressing a header (a click, or F7 on the column under the cursor) asks for an order. With
/// `onSort` the caller sorts and the header turns between the two directions; without it the table
/// sorts what it shows, by value where a column has one, and a third press returns to the order of
/// the data. Only rows in sight are read, however many there are.
/// Source: wiki page "Lists, Tables, and Data", `DFTable`.
public struct DFTable<Row: Identifiable>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private var spec: TableSpec<Row>

  /// Creates a table of an array.
  ///
  /// - Parameters:
  ///   - columns: What to show of each row, in order.
  ///   - rows: The rows, in order.
  ///   - onSort: Sorts the rows by a column's identifier, ascending or not; without it the table
  ///     sorts.
  public init(
    columns: [DFTableColumn<Row>], rows: [Row], onSort: ((String, Bool) -> Void)? = nil
  ) {
    spec = TableSpec(columns: columns.map(\._core), rows: TableRows(rows))
    spec.onSort = onSort
    spec.isReadOnly = true
  }

  /// Creates a table of rows that are read one by one as they come into sight.
  public init(
    columns: [DFTableColumn<Row>], source: some DFRowSource<Row>,
    onSort: ((String, Bool) -> Void)? = nil
  ) {
    spec = TableSpec(columns: columns.map(\._core), rows: TableRows(source))
    spec.onSort = onSort
    spec.isReadOnly = true
  }

  /// Creates a table of a collection: its search, filters, order, states and undo come with it.
  public init(columns: [DFTableColumn<Row>], collection: DFCollection<Row>) {
    spec = TableSpec(columns: columns.map(\._core), rows: TableRows(collection.elements))
    spec.collection = collection
    spec.isReadOnly = true
  }

  /// Shows only rows that meet named conditions; a condition with a parameter names it too.
  public func filtered(by filters: [RowFilter<Row>]) -> DFTable {
    var copy = self
    copy.spec.filters = filters
    return copy
  }

  /// Adds the table.
  public static func _collect(
    _ view: DFTable, in context: _BuildContext, into collector: _Collector
  ) {
    view.spec.collect(in: context, into: collector)
  }
}
