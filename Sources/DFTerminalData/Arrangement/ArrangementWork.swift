/// How often each stage of the pipeline ran, for tests that count work.
package struct ArrangementWork: Hashable, Sendable {
  /// How often the texts of all rows were read into a search index.
  package var indexBuilds = 0
  /// How often rows were searched.
  package var searches = 0
  /// Rows looked at by searches.
  package var rowsSearched = 0
  /// How often rows were filtered.
  package var filterings = 0
  /// How often a column was ranked.
  package var rankings = 0
  /// How often rows were sorted.
  package var sorts = 0
  /// How often rows were grouped.
  package var groupings = 0

  /// Creates counters at zero.
  package init() {}
}
