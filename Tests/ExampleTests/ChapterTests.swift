import DFTerminal
import DFTerminalTestSupport
import Snippets
import Testing

/// The code blocks of the chapter on collections do what the chapter says.
@Suite @MainActor struct ChapterTests {
  private func open(_ name: String) throws -> Harness {
    let snippet = try #require(Snippet.all.first { $0.name == name })
    return Harness(columns: 60, rows: 20) { snippet.makeView() }
  }

  @Test func `Search finds whatever the case, and the switch hides what is done`() throws {
    let screen = try open("chapter-search")
    screen.press("<ctrl+f>")
    screen.type("CHAPTER")
    #expect(screen.text.contains("Read chapter 4") && !screen.text.contains("exercise 7"))
    screen.press("<esc>")
    #expect(screen.text.contains("Find a study group"))
    let toggle = try #require(screen.find("Show completed"))
    screen.click(column: toggle.column, row: toggle.row)
    #expect(!screen.text.contains("Find a study group"))
  }

  @Test func `Undated tasks appear last`() throws {
    let lines = try open("chapter-sorting").lines.filter { $0.contains("priority") == false }
    let titles = ["Read chapter 4", "Hand in exercise 7", "Éclair budget", "Find a study group"]
    let places = titles.map { title in lines.firstIndex { $0.contains(title) } }
    #expect(!places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test func `The toolbar counts what is selected`() throws {
    let screen = try open("chapter-selection")
    screen.press("<space><down><space>")
    #expect(screen.text.contains("2 selected"))
    screen.press("<space>")
    #expect(screen.text.contains("1 selected"))
  }

  @Test func `Rows are deleted and moved by key`() throws {
    let screen = try open("chapter-editing")
    screen.press("<delete>")
    #expect(!screen.text.contains("exercise 7") && screen.text.contains("[ Edit ]"))
    screen.press("<alt+down>")
    let chapter = try #require(screen.find("Read chapter 4"))
    let group = try #require(screen.find("Find a study group"))
    #expect(group.row < chapter.row)
  }

  @Test func `Swipe actions are reached by the arrows and by the menu`() throws {
    let screen = try open("chapter-swipe")
    screen.press("<left>")
    #expect(screen.text.contains("[ Delete ]") && screen.text.contains("[ Archive ]"))
    screen.press("<right><enter>")
    #expect(screen.text.contains("1 archived") && !screen.text.contains("exercise 7"))
    screen.press("<menu><enter>")
    #expect(screen.text.contains("1 archived") && !screen.text.contains("Read chapter 4"))
  }

  @Test func `An empty section shows no heading`() throws {
    let text = try open("chapter-dynamic-sections").text
    #expect(text.contains("Algebra") && text.contains("Cooking") && !text.contains("Botany"))
  }

  @Test func `The four states differ, and a failure offers another try`() async throws {
    let names = ["chapter-loading", "chapter-empty", "chapter-loaded", "chapter-failed"]
    let screens = try names.map { try open($0) }
    #expect(Set(screens.map(\.text)).count == 4)
    #expect(screens[3].text.contains("Unable to Load Tasks"))
    screens[3].press("<enter>")
    await screens[3].settle { screens[3].text.contains("exercise 7") }
    #expect(screens[3].text.contains("Hand in exercise 7"))
  }
}
