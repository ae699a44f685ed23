public import DFTerminalData
public import DFTerminalViews
public import Foundation

/// A table whose cells can be edited, for few rows or a million, in pages or in one piece.
///
/// Return, F2 or typing begins to edit the cell under the cursor; Return and Tab commit, Escape
/// cancels, and a text that the validator refuses stays open with the reason under it. Ctrl+Z takes
/// changes back. Delete asks before it calls `onDelete`.
/// Source: wiki page "Lists, Tables, and Data", `DFDataGrid`.
public struct DFDataGrid<Row: Identifiable>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  var spec: TableSpec<Row>

  /// Creates a grid of an array.
  ///
  /// - Parameters:
  ///   - columns: What to show of each row, in order.
  ///   - rows: The rows, in order.
  ///   - selection: Which rows are selected; none can be by default.
  ///   - largeDataStrategy: Pages, or one piece; both cost what is in sight.
  ///   - onEdit: Takes a new value: the row, the column's identifier and the text. Without it
  ///     nothing can be edited.
  ///   - onDelete: Deletes the rows at offsets of `rows`, also when others are in sight.
  public init(
    columns: [DFDataGridColumn<Row>], rows: [Row],
    selection: DFDataTableSelectionMode<Row.ID> = .none,
    largeDataStrategy: DFDataGridLargeDatasetStrategy = .none,
    onEdit: ((Row, String, String) -> Void)? = nil, onDelete: ((IndexSet) -> Void)? = nil
  ) {
    spec = DFDataGrid.spec(columns, TableRows(rows), selection, largeDataStrategy)
    spec.onEdit = onEdit
    spec.onDelete = onDelete
  }

  /// Creates a grid of rows that are read one by one as they come into sight.
  public init(
    columns: [DFDataGridColumn<Row>], source: some DFRowSource<Row>,
    selection: DFDataTableSelectionMode<Row.ID> = .none,
    largeDataStrategy: DFDataGridLargeDatasetStrategy = .virtualScrolling,
    onEdit: ((Row, String, String) -> Void)? = nil, onDelete: ((IndexSet) -> Void)? = nil
  ) {
    spec = DFDataGrid.spec(columns, TableRows(source), selection, largeDataStrategy)
    spec.onEdit = onEdit
    spec.onDelete = onDelete
  }

  /// Creates a grid of a collection: search, filters, order, selection, deleting, states and undo
  /// are its own.
  public init(
    columns: [DFDataGridColumn<Row>], collection: DFCollection<Row>,
    largeDataStrategy: DFDataGridLargeDatasetStrategy = .none,
    onEdit: ((Row, String, String) -> Void)? = nil
  ) {
    spec = DFDataGrid.spec(
      columns, TableRows(collection.elements), .multiple(collection.binding(\.selection)),
      largeDataStrategy)
    spec.collection = collection
    spec.onEdit = onEdit
    spec.onDeleteRows = { collection.delete($0) }
  }

  private static func spec(
    _ columns: [DFDataGridColumn<Row>], _ rows: TableRows<Row>,
    _ selection: DFDataTableSelectionMode<Row.ID>, _ strategy: DFDataGridLargeDatasetStrategy
  ) -> TableSpec<Row> {
    var spec = TableSpec(columns: columns.map(\._core), rows: rows, selection: selection)
    spec.strategy = strategy
    spec.isGrid = true
    return spec
  }

  /// Lets the caller sort, by a column's identifier, ascending or not.
  public func onSort(_ action: @escaping (String, Bool) -> Void) -> DFDataGrid {
    var copy = self
    copy.spec.onSort = action
    return copy
  }

  /// Opens a row, where Return does not edit a cell.
  public func onActivate(_ action: @escaping (Row.ID) -> Void) -> DFDataGrid {
    var copy = self
    copy.spec.onActivate = action
    return copy
  }

  /// Deletes rows by their identifiers, beside or instead of by offsets.
  ///
  /// A person is asked before. With `restore`, which brings deleted rows back, undo and redo work for
  /// rows as for cells, and only deleting rows out of sight asks.
  public func onDeleteRows(
    _ action: @escaping (Set<Row.ID>) -> Void, restore: ((Set<Row.ID>) -> Void)? = nil
  ) -> DFDataGrid {
    var copy = self
    copy.spec.onDeleteRows = action
    copy.spec.onRestoreRows = restore
    return copy
  }

  /// Shows only rows that meet named conditions; a condition with a parameter names it too.
  public func filtered(by filters: [RowFilter<Row>]) -> DFDataGrid {
    var copy = self
    copy.spec.filters = filters
    return copy
  }

  /// Adds the grid.
  public static func _collect(
    _ view: DFDataGrid, in context: _BuildContext, into collector: _Collector
  ) {
    view.spec.collect(in: context, into: collector)
  }
}
