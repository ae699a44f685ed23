import DFTerminalData

/// What a table knows of the row at a place of a source that is fetched page by page.
enum PagedRow<Row> {
  /// The row; stale ones belong to an earlier order or search.
  case row(Row, isStale: Bool)
  /// It is on its way, or will be fetched when it comes into sight.
  case missing
  /// Its page could not be had.
  case failed(page: Int, message: String)
}

/// The pages at hand, as of one frame.
struct RowPages<Row: Identifiable> {
  /// The rows to show; while the total is unknown, those seen and one more.
  var count: Int
  /// The rows in all, where the source has said so.
  var total: Int?
  /// Whether nothing was ever answered.
  var isFirstLoad: Bool
  /// A number that changes with every answer.
  var revision: Int
  /// The pages that could not be had, with the reasons.
  var failures: [Int: String]
  /// Returns what is known about the row at a place.
  var state: (Int) -> PagedRow<Row>
  /// Returns the place of a row at hand.
  var place: (Row.ID) -> Int?
}

/// Fetches the pages of a source, whatever its type.
struct RowLoader<Row: Identifiable> {
  var pages: (_ revision: Int) -> RowPages<Row>
  var show: (Range<Int>) -> Void
  var change: (GridQuery) -> Void
  var retry: (Int) -> Void
  var refresh: () -> Void
}

extension RowLoader where Row: Sendable {
  /// Makes a loader of a source; `onChange` is called on any thread after each answer.
  init<Source: DFDataGridDataSource<Row>>(
    _ source: Source, pageSize: Int, onChange: @escaping @Sendable () -> Void
  ) {
    let loader = PagedLoader(source: source, pageSize: pageSize, onChange: onChange)
    self.init(
      pages: { RowPages(loader.cache, revision: $0) }, show: loader.show,
      change: loader.change(to:), retry: loader.retry(page:), refresh: loader.refresh)
  }
}

extension RowPages where Row: Sendable {
  /// Takes the pages at hand.
  fileprivate init(_ cache: PageCache<Row>, revision: Int) {
    self.init(
      count: cache.count, total: cache.total, isFirstLoad: cache.isFirstLoad, revision: revision,
      failures: cache.failures,
      state: { place in
        switch cache.state(at: place) {
        case .row(let row, let isStale): .row(row, isStale: isStale)
        case .failed(let page, let message): .failed(page: page, message: message)
        case .missing, .beyondEnd: .missing
        }
      }, place: cache.place(of:))
  }
}
