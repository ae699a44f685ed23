import DFTerminal
import DFTerminalTestSupport
import Snippets
import Testing

/// The code blocks of the page, on a screen of 80 columns.
@Suite @MainActor struct SnippetTests {
  @Test(arguments: Snippet.all.map(\.name))
  func `A snippet looks as recorded`(name: String) throws {
    let snippet = try #require(Snippet.all.first { $0.name == name })
    let screen = Harness(columns: 80, rows: 24) { snippet.makeView() }
    try screen.matchSnapshot(name)
  }

  @Test func `Names are unique`() {
    #expect(Set(Snippet.all.map(\.name)).count == Snippet.all.count)
  }
}
