import DFTerminal
import DFTerminalTestSupport
import Testing

@MainActor @Suite struct TablesPageTests {
  private struct Paged: View {
    let count: Box<Int>
    var size = Box(10)
    var search = Box("")
    var pages = Box<[Int]>([])

    var body: some View {
      DFDataGrid(
        columns: [
          DFDataGridColumn("Number", value: \Numbered.id),
          DFDataGridColumn("Name", value: \Numbered.name),
        ],
        rows: Numbered.rows(count.value), largeDataStrategy: .pagination(pageSize: size.value)
      )
      .dfTableSearch(search.value)
      .dfTableOnPageChange { pages.value.append($0) }
    }
  }

  private func screen(_ view: Paged) -> Harness {
    Harness(columns: 60, rows: 16) { view }
  }

  @Test func `pages are turned by key, by click and not beyond the ends`() {
    let view = Paged(count: Box(25))
    let screen = screen(view)
    #expect(screen.text.contains("Page 1 of 3   1–10 of 25"))
    screen.press("<ctrl+pgdn>")
    #expect(screen.text.contains("row 10"))
    #expect(!screen.text.contains("row 9 ") && !screen.text.contains("row 20"))
    let next = screen.find("Next ›")!
    screen.click(column: next.column, row: next.row)
    screen.click(column: next.column, row: next.row)
    #expect(screen.text.contains("Page 3 of 3   21–25 of 25"))
    screen.press("<ctrl+pgup>")
    #expect(view.pages.value == [1, 2, 1])
  }

  @Test func `page down at the end of a page turns it`() {
    let screen = screen(Paged(count: Box(25)))
    screen.press("<end><pgdn>")
    #expect(screen.text.contains("Page 2 of 3"))
    #expect(screen.text.contains("11/25"))
  }

  @Test func `a search clamps the page in the same frame`() {
    let view = Paged(count: Box(50))
    let screen = screen(view)
    screen.press("<ctrl+pgdn><ctrl+pgdn><ctrl+pgdn><ctrl+pgdn>")
    #expect(screen.text.contains("Page 5 of 5"))
    view.search.value = "row 1"
    screen.withEnvironment { _ in }
    #expect(screen.text.contains("Page 2 of 2"))
  }

  @Test func `another page size keeps the cursor's record in sight`() {
    let view = Paged(count: Box(100))
    let screen = screen(view)
    for _ in 0..<4 { screen.press("<ctrl+pgdn>") }
    screen.press("<down><down>")
    #expect(screen.lines.first { $0.contains("▌") }?.contains("row 42") == true)
    view.size.value = 25
    screen.withEnvironment { _ in }
    #expect(screen.text.contains("Page 2 of 4"))
    #expect(screen.lines.first { $0.contains("▌") }?.contains("row 42") == true)
  }

  @Test func `no rows are one empty page`() {
    let screen = screen(Paged(count: Box(0)))
    #expect(screen.text.contains("Page 0 of 0   No rows"))
    screen.press("<ctrl+pgdn><ctrl+pgup><pgdn>")
    #expect(screen.text.contains("Page 0 of 0"))
  }

  @Test func `a page size below one counts as one`() {
    let screen = screen(Paged(count: Box(3), size: Box(0)))
    #expect(screen.text.contains("Page 1 of 3"))
  }
}
