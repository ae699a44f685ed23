/// Which rows of a source a grid shows, in which order: everything of a request but its place.
package struct GridQuery: Hashable, Sendable {
  /// The columns to sort by, the most important first.
  package var sort: [DFSortKey]
  /// The text to search for.
  package var search: String
  /// The text that single columns must match.
  package var filters: [String: String]

  /// Creates a query; without arguments all rows in the source's order.
  package init(sort: [DFSortKey] = [], search: String = "", filters: [String: String] = [:]) {
    self.sort = sort
    self.search = search
    self.filters = filters
  }
}
