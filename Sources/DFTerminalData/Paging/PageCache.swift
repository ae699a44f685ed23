/// The pages of a source that a grid holds, and which to fetch or call off next.
///
/// A pure state machine; ``PagedLoader`` runs it. A page is fetched once at a time. Answers carry a
/// ticket and count only while their page still waits for exactly them. Rows of an earlier query or
/// of before a refresh stay, marked as stale, until newer ones take their place. When pages overlap
/// because the data moved between two answers, a record shows in the newer answer only, and the
/// older page is fetched again.
package struct PageCache<Row: Identifiable & Sendable>: Sendable {
  /// The rows of a page.
  package let pageSize: Int
  /// The most pages kept; those in sight are kept in any case.
  package let capacity: Int
  /// Which rows are shown, in which order.
  package private(set) var query: GridQuery
  /// The rows in all as far as known, or `nil`.
  package internal(set) var total: Int?
  /// Whether the total belongs to an earlier query or to before a refresh.
  package internal(set) var isTotalStale = false

  var pages: [Int: Entry] = [:]
  var visible = 0..<0
  var isForward = true
  var clock = 0
  private var lastTicket = 0

  /// Names one fetch of a page.
  package struct Ticket: Hashable, Sendable {
    /// The page, counted from 0.
    package let page: Int
    fileprivate let number: Int
  }

  /// A fetch to start.
  package struct Fetch: Hashable, Sendable {
    /// Its name.
    package let ticket: Ticket
    /// What to ask the source for.
    package let request: DFDataGridPageRequest
  }

  /// Fetches to start and to call off.
  package struct Work: Hashable, Sendable {
    /// Fetches to start, the most urgent first.
    package var starts: [Fetch] = []
    /// Fetches whose answers are no longer wanted.
    package var cancels: [Ticket] = []
    /// Whether there is nothing to do.
    package var isEmpty: Bool { starts.isEmpty && cancels.isEmpty }
  }

  struct Entry: Sendable {
    /// The rows; `nil` in place of one that a newer page shows.
    var rows: [Row?] = []
    var isStale = false
    var waitsFor: Ticket?
    var failure: String?
    var next: String?
    var lastUsed = 0
  }

  /// Creates an empty cache; sizes below 1 count as 1, and 40 pages are kept unless told otherwise.
  package init(pageSize: Int, capacity: Int = 40, query: GridQuery = GridQuery()) {
    self.pageSize = max(1, pageSize)
    self.capacity = max(1, capacity)
    self.query = query
  }

  mutating func makeTicket(for page: Int) -> Ticket {
    lastTicket += 1
    return Ticket(page: page, number: lastTicket)
  }

  /// Asks for other rows or another order; the rows at hand stay as stale ones.
  ///
  /// Returns the fetches to start for what is in sight and to call off.
  package mutating func change(to query: GridQuery) -> Work {
    guard query != self.query else { return Work() }
    self.query = query
    return refresh()
  }

  /// Asks for everything anew; the rows at hand stay as stale ones.
  package mutating func refresh() -> Work {
    let cancels = cancelAll()
    pages = pages.filter { !$0.value.rows.isEmpty }
    for page in pages.keys {
      pages[page]?.isStale = true
      pages[page]?.failure = nil
    }
    isTotalStale = total != nil
    var work = show(visible)
    work.cancels = cancels
    return work
  }
}
