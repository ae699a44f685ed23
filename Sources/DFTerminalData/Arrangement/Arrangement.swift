/// The pipeline from an array of rows to what is shown of it.
///
/// source → search → filter → sort → group, in this order; paging comes after (see ``Pagination``).
/// Search and filter come first since sorting what is not shown would be wasted; groups come last
/// since only shown rows decide which groups there are. Each stage keeps its answer and runs again
/// only when what it depends on changed: the array, the columns' identifiers, or its part of the
/// request. The array is never changed; the answer is offsets into it.
public struct Arrangement<Row> {
  /// The answer to the last request.
  public internal(set) var result = ArrangedRows()
  /// How often each stage ran.
  package internal(set) var work = ArrangementWork()

  var source = ArrayIdentity<Row>()
  var revision = 0
  var index: Memo<IndexKey, SearchIndex>?
  var ranks: [String: ColumnRanks] = [:]
  var searched: Memo<SearchKey, SearchedRows>?
  var filtered: Memo<FilterKey, RowOrder>?
  var sorted: Memo<SortKey, RowOrder>?
  var answered: ResultKey?
  var isHeld = false

  /// Creates a pipeline that has seen no rows.
  public init() {}
}

extension Arrangement: Sendable where Row: Sendable {}

/// What the pipeline works with in one run.
struct ArrangementInput<Row> {
  var rows: [Row]
  var columns: [DataColumn<Row>]
  var request: ArrangementRequest
  var filters: [RowFilter<Row>]
  var grouping: Grouping<Row>?
  var checkpoint: Checkpoint = .never
}

extension ArrangementInput: Sendable where Row: Sendable {}

extension Arrangement {
  /// Arranges rows and remembers every stage for the next time.
  ///
  /// `columns` are those that may be searched, filtered and sorted by; a column's identifier stands
  /// for what it reads of a row. Complexity: O(1) when nothing changed; else the changed stages and
  /// those after them, each O(*n*) or, for the first sort by a column, O(*n* log *n*).
  @discardableResult
  public mutating func arrange(
    _ rows: [Row], columns: [DataColumn<Row>] = [], by request: ArrangementRequest = .init(),
    filters: [RowFilter<Row>] = [], grouping: Grouping<Row>? = nil
  ) -> ArrangedRows {
    let input = ArrangementInput(
      rows: rows, columns: columns, request: request, filters: filters, grouping: grouping)
    do {
      return try arrange(input)
    } catch {
      // Only work that is called off throws, and nobody can call this off.
      return result
    }
  }

  /// Arranges rows unless the work is called off, which leaves the result as it was.
  mutating func arrange(_ input: ArrangementInput<Row>) throws -> ArrangedRows {
    if source.note(input.rows) { startRevision() }
    if resultKey(input) == answered { return result }
    if isHeld { startRevision() }
    let key = resultKey(input)
    let found = try searchedRows(input, key.sort.filter.search)
    let kept = try filteredRows(input, key.sort.filter, found.order)
    let ordered = try sortedRows(input, key.sort, kept)
    let groups = try groupedRows(input, ordered)
    publish(groups, problem: found.problem, isReordered: ordered != kept || groups.isReordered)
    answered = key
    return result
  }

  private func resultKey(_ input: ArrangementInput<Row>) -> ResultKey {
    let filter = FilterKey(
      search: searchKey(input), columns: input.request.filters, names: input.filters.map(\.name))
    return ResultKey(
      sort: SortKey(filter: filter, keys: input.request.sort), grouping: input.grouping?.name,
      isByValue: input.grouping?.order == .byValue)
  }

  /// Forgets all answers.
  private mutating func startRevision() {
    revision += 1
    isHeld = false
    index = nil
    ranks = [:]
    searched = nil
    filtered = nil
    sorted = nil
    answered = nil
  }

  private mutating func publish(
    _ groups: GroupedRows, problem: SearchProblem?, isReordered: Bool
  ) {
    var next = result
    next.order = groups.order
    next.groups = groups.groups
    next.sourceCount = source.array.count
    next.isReordered = isReordered
    next.problem = problem
    if next != result { next.version += 1 }
    result = next
  }
}
