public import DFTerminalData
public import DFTerminalViews

/// A sortable table whose rows can be selected and opened.
///
/// Arrows move the cursor, and a single selection with it; Space adds to a multiple selection or
/// takes away, Shift with arrows selects a range; Return or a double click opens the row.
/// Source: wiki page "Lists, Tables, and Data", `DFDataTable`.
public struct DFDataTable<Row: Identifiable>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private var spec: TableSpec<Row>

  /// Creates a table of an array.
  ///
  /// - Parameters:
  ///   - columns: What to show of each row, in order.
  ///   - rows: The rows, in order.
  ///   - selection: Which rows are selected; none can be by default.
  ///   - onActivate: Opens the row with an identifier.
  public init(
    columns: [DFTableColumn<Row>], rows: [Row],
    selection: DFDataTableSelectionMode<Row.ID> = .none, onActivate: ((Row.ID) -> Void)? = nil
  ) {
    spec = TableSpec(
      columns: columns.map(\._core), rows: TableRows(rows), selection: selection)
    spec.onActivate = onActivate
  }

  /// Creates a table of rows that are read one by one as they come into sight.
  public init(
    columns: [DFTableColumn<Row>], source: some DFRowSource<Row>,
    selection: DFDataTableSelectionMode<Row.ID> = .none, onActivate: ((Row.ID) -> Void)? = nil
  ) {
    spec = TableSpec(
      columns: columns.map(\._core), rows: TableRows(source), selection: selection)
    spec.onActivate = onActivate
  }

  /// Creates a table of a collection: search, filters, order, selection, states and undo are its
  /// own.
  public init(
    columns: [DFTableColumn<Row>], collection: DFCollection<Row>,
    onActivate: ((Row.ID) -> Void)? = nil
  ) {
    spec = TableSpec(
      columns: columns.map(\._core), rows: TableRows(collection.elements),
      selection: .multiple(collection.binding(\.selection)))
    spec.collection = collection
    spec.onActivate = onActivate
  }

  /// Lets the caller sort, by a column's identifier, ascending or not.
  public func onSort(_ action: @escaping (String, Bool) -> Void) -> DFDataTable {
    var copy = self
    copy.spec.onSort = action
    return copy
  }

  /// Shows only rows that meet named conditions; a condition with a parameter names it too.
  public func filtered(by filters: [RowFilter<Row>]) -> DFDataTable {
    var copy = self
    copy.spec.filters = filters
    return copy
  }

  /// Adds the table.
  public static func _collect(
    _ view: DFDataTable, in context: _BuildContext, into collector: _Collector
  ) {
    view.spec.collect(in: context, into: collector)
  }
}
