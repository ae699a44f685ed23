/// What is asked of the pipeline: the search, the filters and the order.
public struct ArrangementRequest: Hashable, Sendable {
  /// What to look for.
  public var search: SearchQuery
  /// Conditions on single columns; all must hold.
  public var filters: [ColumnFilter]
  /// The columns to sort by, the most important first; empty leaves the order of the source.
  public var sort: [DFSortKey]

  /// Creates a request; without arguments all rows are shown as they stand.
  public init(
    search: SearchQuery = .none, filters: [ColumnFilter] = [], sort: [DFSortKey] = []
  ) {
    self.search = search
    self.filters = filters
    self.sort = sort
  }
}
