extension Arrangement {
  /// The question that the search stage answers.
  func searchKey(_ input: ArrangementInput<Row>) -> SearchKey {
    var query = input.request.search
    if query.isEmpty { query = .none }
    let columns = query.isEmpty ? [] : input.searchedColumns.map(\.id)
    return SearchKey(index: IndexKey(revision: revision, columns: columns), query: query)
  }

  /// The first stage: the rows that a search finds.
  mutating func searchedRows(
    _ input: ArrangementInput<Row>, _ key: SearchKey
  ) throws -> SearchedRows {
    guard !key.query.isEmpty else { return SearchedRows(order: RowOrder(count: input.rows.count)) }
    if let searched, searched.key == key { return searched.value }
    let found = try key.query.mode == .pattern ? pattern(input, key) : contained(input, key)
    searched = Memo(key: key, value: found)
    work.searches += 1
    return found
  }

  private mutating func contained(
    _ input: ArrangementInput<Row>, _ key: SearchKey
  ) throws -> SearchedRows {
    let index = try searchIndex(input, key.index)
    let candidates = narrowable(to: key)
    work.rowsSearched += candidates?.count ?? index.count
    let found = try index.rows(
      containing: key.query.needles, among: candidates, checkpoint: input.checkpoint)
    return SearchedRows(order: RowOrder(found))
  }

  /// The rows found before, when everything that matches now must be among them.
  private func narrowable(to key: SearchKey) -> [Int]? {
    guard let searched, searched.key.index == key.index, searched.value.problem == nil,
      searched.key.query.mode != .pattern
    else { return nil }
    let needles = key.query.needles
    let isNarrower = searched.key.query.needles.allSatisfy { old in
      needles.contains { ByteSearcher(old).firstMatch(in: $0.span, 0..<$0.count) != nil }
    }
    return isNarrower ? searched.value.order.offsets : nil
  }

  private mutating func searchIndex(
    _ input: ArrangementInput<Row>, _ key: IndexKey
  ) throws -> SearchIndex {
    if let index, index.key == key { return index.value }
    work.indexBuilds += 1
    let made = try SearchIndex(
      input.rows, texts: input.searchedColumns.map(\.text), checkpoint: input.checkpoint)
    index = Memo(key: key, value: made)
    return made
  }

  private mutating func pattern(
    _ input: ArrangementInput<Row>, _ key: SearchKey
  ) throws -> SearchedRows {
    let all = RowOrder(count: input.rows.count)
    do {
      let pattern = try SearchPattern(key.query.trimmed)
      let texts = input.searchedColumns.map(\.text)
      work.rowsSearched += all.count
      let found = try Array(all).filtered(input.checkpoint) { row in
        texts.contains { pattern.matches($0(input.rows[row])) }
      }
      return SearchedRows(order: RowOrder(found))
    } catch let problem as SearchProblem {
      return SearchedRows(order: all, problem: problem)
    }
  }

  /// The second stage: the found rows that meet all conditions.
  mutating func filteredRows(
    _ input: ArrangementInput<Row>, _ key: FilterKey, _ found: RowOrder
  ) throws -> RowOrder {
    let matchers = input.columnMatchers
    guard !(matchers.isEmpty && input.filters.isEmpty) else { return found }
    if let filtered, filtered.key == key { return filtered.value }
    work.filterings += 1
    let kept = try Array(found).filtered(input.checkpoint) { offset in
      let row = input.rows[offset]
      return input.filters.allSatisfy { $0.includes(row) }
        && matchers.allSatisfy {
          $0.matcher.matches($0.column.field(row), text: $0.column.text(row))
        }
    }
    filtered = Memo(key: key, value: RowOrder(kept))
    return RowOrder(kept)
  }
}

extension ArrangementInput {
  /// The columns that the query looks in.
  fileprivate var searchedColumns: [DataColumn<Row>] {
    columns.filter { column in
      column.isSearchable && !column.isSensitive
        && (request.search.columns?.contains(column.id) ?? true)
    }
  }

  /// The conditions on columns that exist and may be read.
  fileprivate var columnMatchers: [(column: DataColumn<Row>, matcher: ColumnMatcher)] {
    request.filters.compactMap { filter in
      columns.first { $0.id == filter.columnID && !$0.isSensitive }
        .map { ($0, ColumnMatcher(filter.condition)) }
    }
  }
}
