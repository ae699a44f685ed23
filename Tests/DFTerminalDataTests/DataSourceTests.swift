import Testing

@testable import DFTerminalData

@Suite struct DataSourceTests {
  @Test func `an array answers requests, searched, filtered and sorted`() async throws {
    let source = DFArrayDataSource(Person.sample, columns: Person.columns)
    let all = try await source.page(DFDataGridPageRequest(offset: 3, limit: 10))
    #expect(all.rows.map(\.id) == [4, 5] && all.total == 5)
    let sorted = try await source.page(
      DFDataGridPageRequest(offset: 0, limit: 2, sortColumn: "age", ascending: false))
    #expect(sorted.rows.map(\.id) == [3, 1])
    let narrowed = try await source.page(
      DFDataGridPageRequest(
        offset: 0, limit: 9, sort: [], search: "3", filters: ["age": ">=30", "city": "o"]))
    #expect(narrowed.rows.map(\.id) == [5] && narrowed.total == 1)
    let odd = try await source.page(DFDataGridPageRequest(offset: .max, limit: .min))
    #expect(odd.rows.isEmpty)
  }

  @Test func `a source that refuses fails the request`() async {
    let source = DFArrayDataSource(Person.sample) { request in
      if request.offset > 0 { throw LoadStateTests.Failure.offline }
    }
    await #expect(throws: LoadStateTests.Failure.offline) {
      try await source.page(DFDataGridPageRequest(offset: 1, limit: 1))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a loader shows what the array holds, also after it changed`() async {
    let source = DFArrayDataSource(Person.sample, columns: Person.columns)
    let loader = PagedLoader(source: source, pageSize: 2) {}
    loader.show(0..<2)
    while loader.cache.state(at: 1).row == nil { await Task.yield() }
    #expect(loader.cache.count == 5)
    await source.replace(with: Array(Person.sample.reversed()))
    loader.refresh()
    while loader.cache.state(at: 0).row?.id != 5 { await Task.yield() }
    loader.change(to: GridQuery(sort: [DFSortKey("name")]))
    while loader.cache.state(at: 0).row?.name != "ada lovelace" { await Task.yield() }
  }
}
