/// How a data grid shows many rows.
///
/// Source: wiki page "Lists, Tables, and Data", `DFDataGridLargeDatasetStrategy`.
public enum DFDataGridLargeDatasetStrategy: Hashable, Sendable {
  /// One page at a time, with controls to turn it; a size below 1 counts as 1.
  case pagination(pageSize: Int)
  /// One continuous list of which only the rows in sight exist.
  case virtualScrolling
  /// One continuous list; in a terminal its cost is that of ``virtualScrolling``.
  case none
}
