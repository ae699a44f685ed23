import Testing

@testable import DFTerminalData

@Suite struct PageCacheTests {
  typealias Cache = PageCache<Person>

  private func page(_ ids: Range<Int>, total: Int? = nil, next: String? = nil) -> DFDataGridPage<
    Person
  > {
    DFDataGridPage(rows: ids.map { Person(id: $0, name: "row \($0)") }, total: total, next: next)
  }

  /// Shows rows and answers every fetch with the records numbered as their places.
  private func load(_ rows: Range<Int>, _ cache: inout Cache, total: Int? = 100) {
    for fetch in cache.show(rows).starts {
      let start = fetch.request.offset
      let end = min(start + fetch.request.limit, total ?? .max)
      _ = cache.receive(fetch.ticket, .success(page(start..<max(start, end), total: total)))
    }
  }

  private func ids(_ cache: Cache, _ places: Range<Int>) -> [Int?] {
    places.map { cache.state(at: $0).row?.id }
  }

  @Test func `what is in sight is fetched once, and the next page in the direction of travel`() {
    var cache = Cache(pageSize: 10)
    #expect(cache.count == 10 && cache.isFirstLoad)
    let first = cache.show(0..<5)
    #expect(first.starts.map(\.request.offset) == [0] && cache.isLoading)
    let again = cache.show(0..<5)
    #expect(again.isEmpty, "a page that is on its way is shared")
    _ = cache.receive(first.starts[0].ticket, .success(page(0..<10, total: 100)))
    #expect(cache.count == 100 && ids(cache, 0..<3) == [0, 1, 2])
    let down = cache.show(12..<18)
    #expect(down.starts.map(\.request.offset) == [10, 20])
    let up = cache.show(5..<9)
    #expect(up.starts.isEmpty && up.cancels.map(\.page) == [1, 2])
  }

  @Test func `travel upward prefetches above`() {
    var cache = Cache(pageSize: 10)
    load(0..<5, &cache)
    load(50..<55, &cache)
    let up = cache.show(40..<45)
    #expect(up.starts.map(\.request.offset) == [40, 30])
  }

  @Test func `late answers are dropped`() {
    var cache = Cache(pageSize: 10)
    let first = cache.show(0..<5)
    let second = cache.change(to: GridQuery(search: "x"))
    #expect(second.cancels == first.starts.map(\.ticket))
    #expect(second.starts[0].request.search == "x")
    let late = cache.receive(first.starts[0].ticket, .success(page(0..<10, total: 10)))
    #expect(!late && cache.isFirstLoad)
    let wanted = cache.receive(second.starts[0].ticket, .success(page(50..<53, total: 3)))
    #expect(wanted && cache.count == 3)
    let twice = cache.receive(second.starts[0].ticket, .success(page(60..<63, total: 3)))
    #expect(!twice && ids(cache, 0..<3) == [50, 51, 52])
  }

  @Test func `old rows stay, marked, until new ones take their place`() {
    var cache = Cache(pageSize: 10)
    load(0..<10, &cache)
    let work = cache.change(to: GridQuery(sort: [DFSortKey("name", ascending: false)]))
    guard case .row(let row, isStale: true) = cache.state(at: 3) else {
      Issue.record("\(cache.state(at: 3)) is not a stale row")
      return
    }
    #expect(row.id == 3 && cache.count == 100 && cache.isTotalStale)
    _ = cache.receive(work.starts[0].ticket, .success(page(90..<100, total: 40)))
    #expect(ids(cache, 0..<2) == [90, 91] && cache.count == 40)
    #expect(cache.state(at: 40).row == nil)
  }

  @Test func `a failed page says so, keeps its older rows and can be tried again`() {
    var cache = Cache(pageSize: 10)
    let first = cache.show(0..<5)
    _ = cache.receive(first.starts[0].ticket, .failure(LoadStateTests.Failure.offline))
    guard case .failed(page: 0, message: "offline") = cache.state(at: 0) else {
      Issue.record("\(cache.state(at: 0)) is not a failure")
      return
    }
    let scrolled = cache.show(1..<6)
    #expect(scrolled.starts.isEmpty, "it is not hammered")
    let retry = cache.retry(page: 0)
    _ = cache.receive(retry.starts[0].ticket, .success(page(0..<10, total: 100)))
    #expect(cache.failures.isEmpty)
    let refresh = cache.refresh()
    _ = cache.receive(refresh.starts[0].ticket, .failure(LoadStateTests.Failure.offline))
    #expect(cache.failures == [0: "offline"] && ids(cache, 0..<1) == [0])
  }

  @Test func `a source that gives up by itself has failed, and is not asked again at once`() {
    var cache = Cache(pageSize: 10)
    let first = cache.show(0..<5)
    _ = cache.receive(first.starts[0].ticket, .failure(CancellationError()))
    let again = cache.show(0..<5)
    #expect(again.starts.isEmpty && cache.failures.count == 1)
  }

  @Test func `what is called off is as if it had not been asked for`() {
    var cache = Cache(pageSize: 10)
    let first = cache.show(0..<5)
    let cancelled = cache.cancelAll()
    #expect(cancelled == first.starts.map(\.ticket) && !cache.isLoading)
    let again = cache.show(0..<5)
    #expect(again.starts.map(\.request.offset) == [0])
  }

  @Test func `no record shows twice when the data moves between two pages`() {
    var cache = Cache(pageSize: 10)
    let first = cache.show(0..<5)
    _ = cache.receive(first.starts[0].ticket, .success(page(0..<10, total: 100)))
    let second = cache.show(8..<14)
    _ = cache.receive(second.starts[0].ticket, .success(page(9..<19, total: 101)))
    #expect(ids(cache, 8..<12) == [8, nil, 9, 10])
    let healing = cache.show(8..<14)
    #expect(healing.starts.map(\.request.offset) == [0])
    _ = cache.receive(healing.starts[0].ticket, .success(page(-1..<9, total: 101)))
    #expect(ids(cache, 8..<12) == [7, 8, 9, 10])
  }

  @Test func `a record that occurs twice in one answer shows once`() {
    var cache = Cache(pageSize: 3)
    let work = cache.show(0..<3)
    let row = Person(id: 1, name: "a")
    let answer = DFDataGridPage(rows: [row, row, Person(id: 2, name: "b")], total: 3)
    _ = cache.receive(work.starts[0].ticket, .success(answer))
    #expect(ids(cache, 0..<3) == [1, 2, nil])
  }

  @Test func `an unknown total grows and ends with a short page`() {
    var cache = Cache(pageSize: 10)
    load(0..<5, &cache, total: nil)
    #expect(cache.total == nil && cache.count == 11)
    let next = cache.show(8..<11)
    #expect(next.starts.map(\.request.offset) == [10])
    _ = cache.receive(next.starts[0].ticket, .success(page(10..<14)))
    #expect(cache.total == 14 && cache.count == 14)
  }

  @Test func `an empty page at the end sets the total`() {
    var cache = Cache(pageSize: 10)
    load(0..<5, &cache, total: nil)
    let next = cache.show(8..<11)
    _ = cache.receive(next.starts[0].ticket, .success(page(10..<10)))
    #expect(cache.total == 10)
    let work = cache.show(5..<10)
    #expect(work.starts.isEmpty)
    var empty = Cache(pageSize: 10)
    let only = empty.show(0..<10)
    _ = empty.receive(only.starts[0].ticket, .success(page(0..<0, total: 0)))
    #expect(empty.count == 0 && !empty.isFirstLoad)
    let nothing = empty.show(0..<10)
    #expect(nothing.starts.isEmpty)
  }

  @Test func `a changed total makes other pages outdated`() {
    var cache = Cache(pageSize: 10)
    load(0..<5, &cache, total: 100)
    let second = cache.show(12..<15)
    _ = cache.receive(second.starts[0].ticket, .success(page(10..<20, total: 15)))
    #expect(cache.count == 15 && ids(cache, 14..<16) == [14, nil])
    let back = cache.show(0..<5)
    #expect(back.starts.map(\.request.offset).contains(0))
  }

  @Test func `pages beyond the capacity are forgotten, oldest first, those in sight never`() {
    var cache = Cache(pageSize: 10, capacity: 3)
    for start in stride(from: 0, to: 100, by: 10) { load(start..<start + 10, &cache) }
    #expect(cache.pages.count <= 3 && cache.state(at: 95).row?.id == 95)
    #expect(cache.state(at: 0).row == nil)
    load(0..<80, &cache)
    #expect(ids(cache, 0..<80).allSatisfy { $0 != nil })
  }

  @Test func `a source that pages by key gets the token of the page before`() {
    var cache = Cache(pageSize: 2)
    let first = cache.show(0..<2)
    _ = cache.receive(first.starts[0].ticket, .success(page(0..<2, next: "after 1")))
    let second = cache.show(1..<3)
    #expect(second.starts.map(\.request.token) == ["after 1"])
    _ = cache.receive(second.starts[0].ticket, .success(page(2..<3)))
    #expect(cache.total == 3)
  }

  @Test func `an edited row is replaced where it stands`() {
    var cache = Cache(pageSize: 10)
    load(0..<10, &cache)
    cache.replace(Person(id: 4, name: "edited"))
    #expect(cache.state(at: 4).row?.name == "edited" && cache.place(of: 4) == 4)
    cache.replace(Person(id: 400, name: "unknown"))
    #expect(cache.place(of: 400) == nil)
  }

  @Test func `places beyond all bounds do not trap`() {
    var cache = Cache(pageSize: 10)
    let work = cache.show(0..<1)
    _ = cache.receive(work.starts[0].ticket, .success(page(0..<10, total: .max)))
    let far = cache.show(Int.max - 5..<Int.max)
    #expect(far.starts.map(\.request.offset) == [(Int.max - 5) / 10 * 10])
    #expect(cache.state(at: -1).row == nil && cache.state(at: .max).row == nil)
  }
}

@Suite struct PagedLoaderTests {
  /// A source of numbered records that counts its calls and answers when told to.
  actor Source: DFDataGridDataSource {
    private(set) var requests: [DFDataGridPageRequest] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var running = 0
    private let isHeld: Bool

    init(isHeld: Bool = false) { self.isHeld = isHeld }

    func page(_ request: DFDataGridPageRequest) async throws -> DFDataGridPage<Person> {
      requests.append(request)
      running += 1
      defer { running -= 1 }
      if isHeld { await withCheckedContinuation { waiting.append($0) } }
      try Task.checkCancellation()
      let rows = (request.offset..<min(request.offset + request.limit, 1_000)).map {
        Person(id: $0, name: request.search)
      }
      return DFDataGridPage(rows: rows, total: 1_000)
    }

    var isIdle: Bool { running == 0 }

    func release() {
      waiting.forEach { $0.resume() }
      waiting = []
    }
  }

  /// Waits until a condition holds; a test that waits in vain runs into its time limit.
  private func until(_ condition: () async -> Bool) async {
    while !(await condition()) { await Task.yield() }
  }

  @Test(.timeLimit(.minutes(1)))
  func `rows in sight arrive and scrolling fetches more`() async {
    let source = Source()
    let loader = PagedLoader(source: source, pageSize: 50) {}
    loader.show(0..<40)
    await until { loader.cache.state(at: 39).row != nil }
    loader.show(400..<440)
    await until { loader.cache.state(at: 439).row?.id == 439 }
    #expect(await source.requests.count <= 5)
  }

  @Test(.timeLimit(.minutes(1)))
  func `quick typing sends the last search only and drops what came before`() async {
    let source = Source()
    let loader = PagedLoader(
      source: source, pageSize: 50, sleep: { _ in for _ in 0..<50 { await Task.yield() } }
    ) {}
    loader.show(0..<10)
    await until { loader.cache.state(at: 0).row != nil }
    for text in ["a", "ab", "abc"] { loader.change(to: GridQuery(search: text)) }
    await until { loader.cache.state(at: 0).row?.name == "abc" }
    #expect(await source.requests.map(\.search).contains("a") == false)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a fetch for rows scrolled away is cancelled`() async {
    let source = Source(isHeld: true)
    let loader = PagedLoader(source: source, pageSize: 10) {}
    loader.show(0..<10)
    await until { await source.requests.count == 1 }
    await source.release()
    await until { loader.cache.count == 1_000 }
    loader.show(500..<510)
    loader.show(0..<10)
    await until { await source.requests.count >= 2 }
    await until {
      await source.release()
      return !loader.cache.isLoading
    }
    #expect(loader.cache.state(at: 500).row == nil)
    loader.cancelAll()
    await until {
      await source.release()
      return await source.isIdle
    }
  }
}
