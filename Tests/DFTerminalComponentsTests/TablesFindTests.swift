import DFTerminal
import DFTerminalTestSupport
import Testing

@MainActor @Suite struct TablesFindTests {
  private func screen(
    _ strategy: DFDataGridLargeDatasetStrategy = .none,
    selection: DFDataTableSelectionMode<Int> = .none
  ) -> Harness {
    Harness(columns: 60, rows: 12) {
      DFDataGrid(
        columns: [
          DFDataGridColumn("Number", value: \Numbered.id),
          DFDataGridColumn("Name", value: \Numbered.name),
        ],
        rows: (0..<40).map { Numbered(id: $0) }, selection: selection,
        largeDataStrategy: strategy)
    }
  }

  @Test func `Ctrl+F goes to the first match while one types, and no row disappears`() {
    let screen = screen()
    screen.press("<ctrl+f>")
    screen.type("row 3")
    #expect(screen.text.contains("1 of 11"))
    #expect(screen.text.contains("row 2"))
    screen.press("<enter>")
    #expect(screen.text.contains("4/40"))
    #expect(screen.text.contains("“row 3” 1 of 11"))
  }

  @Test func `F3 goes on to the next match and round the end, Shift+F3 back`() {
    let screen = screen()
    screen.press("<ctrl+f>")
    screen.type("row 3")
    screen.press("<enter><f3>")
    #expect(screen.text.contains("31/40") && screen.text.contains("2 of 11"))
    screen.press("<shift+f3><shift+f3>")
    #expect(screen.text.contains("40/40") && screen.text.contains("11 of 11"))
    screen.press("<f3>")
    #expect(screen.text.contains("4/40"))
  }

  @Test func `Escape while typing goes back to where one was`() {
    let screen = screen()
    screen.press("<down><down><ctrl+f>")
    screen.type("39")
    #expect(screen.text.contains("row 39"))
    screen.press("<esc>")
    #expect(screen.text.contains("3/40"))
    #expect(!screen.text.contains("39"))
    screen.press("<down>")
    #expect(screen.text.contains("4/40"))
  }

  @Test func `what is not there is said, and the cursor stays`() {
    let screen = screen()
    screen.press("<ctrl+f>")
    screen.type("nobody")
    #expect(screen.text.contains("no match"))
    screen.press("<enter><f3>")
    #expect(screen.text.contains("1/40"))
  }

  @Test func `matches are marked in the rows`() throws {
    let screen = screen()
    let place = try #require(screen.find("row 1"))
    let before = screen.style(column: place.column, row: place.row)
    screen.press("<ctrl+f>")
    screen.type("row 1")
    #expect(screen.style(column: place.column, row: place.row) != before)
    screen.press("<esc>")
    #expect(screen.style(column: place.column, row: place.row) == before)
  }

  @Test func `a match on another page turns to it`() {
    let screen = screen(.pagination(pageSize: 5))
    screen.press("<ctrl+f>")
    screen.type("row 23")
    screen.press("<enter>")
    #expect(screen.text.contains("Page 5 of 8"))
    #expect(screen.text.contains("row 23"))
  }

  @Test func `space and letters are typed, not obeyed`() {
    var marked: Set<Int> = []
    let binding = Binding(get: { marked }, set: { marked = $0 })
    let screen = screen(selection: .multiple(binding))
    screen.press("<ctrl+f>")
    screen.type("row 12")
    screen.press("<enter>")
    #expect(marked.isEmpty)
    screen.press("<space>")
    #expect(marked == [12])
  }

  @Test func `a search field above takes the key instead`() {
    var text = ""
    let binding = Binding(get: { text }, set: { text = $0 })
    let screen = Harness(columns: 60, rows: 12) {
      DFTable(columns: Invoice.columns, rows: Invoice.samples).searchable(text: binding)
    }
    screen.press("<down><ctrl+f>")
    screen.type("a")
    #expect(text == "a")
  }
}
