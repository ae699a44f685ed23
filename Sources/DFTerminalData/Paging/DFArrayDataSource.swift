/// A data source over rows that are in memory, for previews, tests and small data.
///
/// It searches, filters and sorts as the grid's requests say, and can be as slow or as unreliable as
/// the source it stands in for.
public actor DFArrayDataSource<Row: Identifiable & Sendable>: DFDataGridDataSource {
  private var rows: [Row]
  private let columns: [DataColumn<Row>]
  private let latency: Duration
  private let refuse: @Sendable (DFDataGridPageRequest) throws -> Void
  private var arrangement = Arrangement<Row>()

  /// Creates a source.
  ///
  /// `columns` are those that requests may search, filter and sort by. Every answer takes `latency`;
  /// `refuse` is called before each and makes it fail by throwing.
  public init(
    _ rows: [Row], columns: [DataColumn<Row>] = [], latency: Duration = .zero,
    refuse: @escaping @Sendable (DFDataGridPageRequest) throws -> Void = { _ in }
  ) {
    self.rows = rows
    self.columns = columns
    self.latency = latency
    self.refuse = refuse
  }

  /// Puts other rows in place of those at hand, as if the data had changed.
  public func replace(with rows: [Row]) { self.rows = rows }

  /// Returns the rows that a request asks for, and how many match it in all.
  ///
  /// Complexity: O(rows asked for) while neither rows nor search, filters and order change.
  public func page(_ request: DFDataGridPageRequest) async throws -> DFDataGridPage<Row> {
    if latency > .zero { try await Task.sleep(for: latency) }
    try refuse(request)
    let filters = request.filters.sorted { $0.key < $1.key }
      .compactMap { ColumnFilter($0.key, notation: $0.value) }
    let arranged = arrangement.arrange(
      rows, columns: columns,
      by: ArrangementRequest(
        search: SearchQuery(request.search), filters: filters, sort: request.sort))
    let start = min(max(0, request.offset), arranged.count)
    let end = min(start.addingClamped(max(0, request.limit)), arranged.count)
    return DFDataGridPage(
      rows: arranged.order[start..<end].map { rows[$0] }, total: arranged.count)
  }
}
