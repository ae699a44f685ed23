/// A place that a data grid fetches its rows from, page by page.
///
/// Structs, actors and main-actor classes may conform. The grid sends sort and search along, so
/// that they happen where the data is. A page that arrives late, after the grid has asked for
/// something else, is dropped; a call whose answer is no longer needed is cancelled.
/// Source: wiki page "Lists, Tables, and Data", which shows the call but not the requirements.
public protocol DFDataGridDataSource<Row>: Sendable {
  /// A record of the source.
  associatedtype Row: Identifiable & Sendable

  /// Returns the rows that a request asks for.
  ///
  /// Fewer rows than the limit mean that the data ends there. A thrown error is shown in place of
  /// the page, with a way to try again.
  func page(_ request: DFDataGridPageRequest) async throws -> DFDataGridPage<Row>
}

/// What a data grid asks its source for.
public struct DFDataGridPageRequest: Hashable, Sendable {
  /// The number of rows before the page, in the order asked for.
  public var offset: Int
  /// The most rows wanted.
  public var limit: Int
  /// The columns to sort by, the most important first; empty means the source's own order.
  public var sort: [DFSortKey]
  /// The text to search for; empty means all rows.
  public var search: String
  /// The text that single columns must match, by column identifier.
  public var filters: [String: String]
  /// The token that the page before gave as ``DFDataGridPage/next``, for sources that page by key.
  public var token: String?

  /// Creates a request; everything but the place defaults to "all rows in the source's order".
  public init(
    offset: Int, limit: Int, sortColumn: String? = nil, ascending: Bool = true, search: String = ""
  ) {
    self.init(
      offset: offset, limit: limit,
      sort: sortColumn.map { [DFSortKey($0, ascending: ascending)] } ?? [], search: search)
  }

  /// Creates a request with several sort columns, filters or a token.
  public init(
    offset: Int, limit: Int, sort: [DFSortKey], search: String = "",
    filters: [String: String] = [:], token: String? = nil
  ) {
    self.offset = offset
    self.limit = limit
    self.sort = sort
    self.search = search
    self.filters = filters
    self.token = token
  }
}

extension DFDataGridPageRequest {
  /// The first column to sort by; setting it leaves no other.
  public var sortColumn: String? {
    get { sort.first?.columnID }
    set { sort = newValue.map { [DFSortKey($0, ascending: ascending)] } ?? [] }
  }

  /// The direction of the first sort column; ascending when there is none.
  public var ascending: Bool {
    get { sort.first?.ascending ?? true }
    set { if !sort.isEmpty { sort[0].ascending = newValue } }
  }
}

/// What a source answers: some rows, and how many there are in all if it knows.
public struct DFDataGridPage<Row: Identifiable & Sendable>: Sendable {
  /// The rows, in order.
  public var rows: [Row]
  /// The number of rows that match the request in all, or `nil` when it is not known.
  public var total: Int?
  /// A token for the page after this one, for sources that page by key.
  public var next: String?

  /// Creates a page; the total is unknown and there is no token unless told otherwise.
  public init(rows: [Row], total: Int? = nil, next: String? = nil) {
    self.rows = rows
    self.total = total
    self.next = next
  }
}
