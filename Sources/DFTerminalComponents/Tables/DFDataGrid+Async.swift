public import DFTerminalData
import DFTerminalViews

extension DFDataGrid where Row: Sendable {
  /// Creates a grid of a source that hands its rows over page by page.
  ///
  /// Order and search are sent to the source. Placeholders stand for rows on their way, rows of an
  /// earlier order stay until newer ones come, and a page that could not be had says so in its
  /// place, with a way to try again. The grid keeps the source it first appeared with; give it
  /// another ``View/id(_:)`` to show another one.
  ///
  /// - Parameters:
  ///   - columns: What to show of each row, in order.
  ///   - dataSource: Hands over the rows.
  ///   - selection: Which rows are selected; none can be by default.
  ///   - largeDataStrategy: Pages of 50 rows by default.
  public init(
    columns: [DFDataGridColumn<Row>], dataSource: any DFDataGridDataSource<Row>,
    selection: DFDataTableSelectionMode<Row.ID> = .none,
    largeDataStrategy: DFDataGridLargeDatasetStrategy = .pagination(pageSize: 50)
  ) {
    self.init(
      columns: columns, rows: [], selection: selection, largeDataStrategy: largeDataStrategy)
    let size = DFDataGrid.fetchSize(largeDataStrategy)
    spec.makeLoader = { onChange in
      DFDataGrid.loader(dataSource, pageSize: size, onChange: onChange)
    }
  }

  private static func fetchSize(_ strategy: DFDataGridLargeDatasetStrategy) -> Int {
    if case .pagination(let size) = strategy { max(1, size) } else { 50 }
  }

  private static func loader(
    _ source: some DFDataGridDataSource<Row>, pageSize: Int,
    onChange: @escaping @Sendable () -> Void
  ) -> RowLoader<Row> {
    RowLoader(source, pageSize: pageSize, onChange: onChange)
  }
}
