import DFTerminal
import DFTerminalTestSupport
import Snippets
import Testing

/// The newcomer's program: a collection in under forty lines.
@Suite @MainActor struct LibraryTests {
  private func open() async throws -> Harness {
    let snippet = try #require(Snippet.all.first { $0.name == "collection" })
    let screen = Harness(columns: 60, rows: 20) { snippet.makeView() }
    #expect(screen.text.contains("Loading") || screen.find("Kindred") == nil, "not loaded yet")
    await screen.settle { screen.find("Kindred") != nil }
    return screen
  }

  @Test func `It is loaded, sectioned and sorted`() async throws {
    let screen = try await open()
    let headings = ["Fiction", "Science"].compactMap { screen.find($0)?.row }
    #expect(headings.count == 2 && headings == headings.sorted())
    let menu = try #require(screen.find("[ Sort"))
    screen.click(column: menu.column + 2, row: menu.row)
    screen.press("<down><enter>")
    #expect(screen.text.contains("Sort: Author ▲"))
    let authors = ["Octavia E. Butler", "Ursula K. Le Guin"].compactMap { screen.find($0)?.row }
    #expect(authors.count == 2 && authors == authors.sorted())
  }

  @Test func `It is searched, and a search without results is taken back`() async throws {
    let screen = try await open()
    screen.press("<ctrl+f>")
    screen.type("godel")
    #expect(screen.find("Gödel") != nil && screen.find("Kindred") == nil)
    screen.type("x")
    #expect(screen.text.contains("No results for “godelx”"))
    let clear = try #require(screen.find("[ Clear filters ]"))
    screen.click(column: clear.column + 2, row: clear.row)
    #expect(screen.find("Kindred") != nil)
  }

  @Test func `It is refreshed, and deleting is undone`() async throws {
    let screen = try await open()
    screen.press("<down><delete>")
    #expect(screen.find("Kindred") == nil)
    screen.press("<ctrl+z>")
    #expect(screen.find("Kindred") != nil)
    screen.press("<delete><f5>")
    await screen.settle { screen.find("Kindred") != nil }
    #expect(screen.find("Kindred") != nil, "the source has it still")
  }
}
