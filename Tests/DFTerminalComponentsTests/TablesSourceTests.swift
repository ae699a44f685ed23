import DFTerminal
import DFTerminalTestSupport
import Synchronization
import Testing

@MainActor @Suite struct TablesSourceTests {
  private struct Refused: Error, CustomStringConvertible {
    var description: String { "the server is away" }
  }

  /// A source of numbered rows that notes what it is asked, and may refuse.
  private final class Source: DFDataGridDataSource {
    let total: Int
    let requests = Mutex<[DFDataGridPageRequest]>([])
    let refuses = Mutex(false)
    /// Whether answers wait.
    let holds = Mutex(false)

    init(total: Int) { self.total = total }

    func page(_ request: DFDataGridPageRequest) async throws -> DFDataGridPage<Numbered> {
      requests.withLock { $0.append(request) }
      while holds.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(2)) }
      if refuses.withLock({ $0 }) { throw Refused() }
      let range = (request.offset..<request.offset + request.limit).clamped(to: 0..<total)
      let ids = request.ascending ? Array(range) : range.map { total - 1 - $0 }
      return DFDataGridPage(rows: ids.map { Numbered(id: $0) }, total: total)
    }
  }

  private func screen(
    _ source: Source, _ strategy: DFDataGridLargeDatasetStrategy = .pagination(pageSize: 10)
  ) -> Harness {
    Harness(columns: 60, rows: 16) {
      DFDataGrid(
        columns: [
          DFDataGridColumn("Number", value: \Numbered.id),
          DFDataGridColumn("Name", value: \Numbered.name),
        ],
        dataSource: source, largeDataStrategy: strategy)
    }
  }

  private func wait(_ screen: Harness, for text: String) async throws {
    for _ in 0..<200 where !screen.text.contains(text) {
      await screen.settle { screen.text.contains(text) }
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(screen.text.contains(text))
  }

  @Test func `placeholders stand in for the first page until it comes`() async throws {
    let source = Source(total: 25)
    source.holds.withLock { $0 = true }
    let screen = screen(source)
    #expect(screen.text.contains("▆"))
    source.holds.withLock { $0 = false }
    try await wait(screen, for: "row 9")
    #expect(screen.text.contains("Page 1 of 3"))
    #expect(!screen.text.contains("▆"))
  }

  @Test func `turning a page fetches it`() async throws {
    let screen = screen(Source(total: 25))
    try await wait(screen, for: "row 9")
    screen.press("<ctrl+pgdn>")
    try await wait(screen, for: "row 15")
    #expect(screen.text.contains("11–20 of 25"))
  }

  @Test func `only what is in sight of a million rows is fetched`() async throws {
    let source = Source(total: 1_000_000)
    let screen = screen(source, .virtualScrolling)
    try await wait(screen, for: "row 5")
    screen.press("<end>")
    try await wait(screen, for: "row 999999")
    #expect(source.requests.withLock { $0.count } <= 6)
  }

  @Test func `the order is the source's business`() async throws {
    let source = Source(total: 25)
    let screen = screen(source)
    try await wait(screen, for: "row 9")
    screen.press("<f7><f7>")
    try await wait(screen, for: "row 24")
    let last = source.requests.withLock { $0.last }
    #expect(last?.sort == [DFSortKey("Number", ascending: false)])
  }

  @Test func `rows of an earlier order are dimmed until newer ones come`() async throws {
    let source = Source(total: 25)
    let screen = screen(source)
    try await wait(screen, for: "row 9")
    let place = try #require(screen.find("row 5"))
    let fresh = screen.style(column: place.column, row: place.row).foreground
    source.holds.withLock { $0 = true }
    screen.press("<f7>")
    let stale = screen.style(column: place.column, row: place.row).foreground
    #expect(screen.find("row 5") == place && stale != fresh)
    source.holds.withLock { $0 = false }
    screen.press("<f7>")
    try await wait(screen, for: "row 24")
    #expect(screen.style(column: place.column, row: place.row).foreground == fresh)
  }

  @Test func `a page that could not be had says so, and Return tries again`() async throws {
    let source = Source(total: 25)
    source.refuses.withLock { $0 = true }
    let screen = screen(source)
    try await wait(screen, for: "the server is away")
    source.refuses.withLock { $0 = false }
    screen.press("<enter>")
    try await wait(screen, for: "row 9")
  }
}
