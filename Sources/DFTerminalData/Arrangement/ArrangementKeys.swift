/// An answer of a stage and the question it belongs to.
struct Memo<Key: Hashable, Value> {
  var key: Key
  var value: Value
}

extension Memo: Sendable where Key: Sendable, Value: Sendable {}

/// What a search index depends on.
struct IndexKey: Hashable, Sendable {
  var revision: Int
  var columns: [String]
}

/// What the found rows depend on.
struct SearchKey: Hashable, Sendable {
  var index: IndexKey
  var query: SearchQuery
}

/// What the filtered rows depend on.
struct FilterKey: Hashable, Sendable {
  var search: SearchKey
  var columns: [ColumnFilter]
  var names: [String]
}

/// What the sorted rows depend on.
struct SortKey: Hashable, Sendable {
  var filter: FilterKey
  var keys: [DFSortKey]
}

/// The rows a search found.
struct SearchedRows: Sendable {
  var order: RowOrder
  var problem: SearchProblem?
}

/// The rows after grouping.
struct GroupedRows: Sendable {
  var order: RowOrder
  var groups: [RowGroup] = []
  var isReordered = false
}

/// What the whole answer depends on.
struct ResultKey: Hashable, Sendable {
  var sort: SortKey
  var grouping: String?
  var isByValue: Bool
}
