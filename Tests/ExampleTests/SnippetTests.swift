import DFTerminal
import DFTerminalTestSupport
import Snippets
import Testing

/// The code blocks of the page, on a screen of 80 columns.
@Suite @MainActor struct SnippetTests {
  @Test(arguments: Snippet.all.map(\.name))
  func `A snippet looks as recorded`(name: String) async throws {
    let snippet = try #require(Snippet.all.first { $0.name == name })
    let screen = Harness(columns: 80, rows: 24) { snippet.makeView() }
    if name == "data-grid-paginated" { try await arrival(of: "Line 20", on: screen) }
    try screen.matchSnapshot(name)
  }

  /// Waits for rows of a source that answers in its own time.
  private func arrival(of text: String, on screen: Harness) async throws {
    for _ in 0..<400 where !screen.text.contains(text) {
      await screen.settle { screen.text.contains(text) }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test func `Names are unique`() {
    #expect(Set(Snippet.all.map(\.name)).count == Snippet.all.count)
  }
}
