import DFTerminal
import DFTerminalTestSupport
import Testing

@MainActor @Suite struct TablesSelectionTests {
  private func many(_ selection: Box<Set<Int>>, rows: Int = 5) -> Harness {
    Harness(columns: 40, rows: 10) {
      DFDataTable(
        columns: Numbered.columns, rows: Numbered.rows(rows),
        selection: .multiple(selection.binding))
    }
  }

  @Test func `a single selection goes along with the cursor, from the first row on`() {
    let selection = Box<Int?>(nil)
    let screen = Harness(columns: 40, rows: 10) {
      DFDataTable(
        columns: Numbered.columns, rows: Numbered.rows(5), selection: .single(selection.binding))
    }
    #expect(selection.value == nil)
    screen.press("<down>")
    #expect(selection.value == 0)
    screen.press("<down><down>")
    #expect(selection.value == 2)
    screen.press("<end>")
    #expect(selection.value == 4)
  }

  @Test func `a row selected beforehand has the cursor and is in sight`() {
    let selection = Box<Int?>(80)
    let screen = Harness(columns: 40, rows: 10) {
      DFDataTable(
        columns: Numbered.columns, rows: Numbered.rows(100),
        selection: .single(selection.binding))
    }
    #expect(screen.text.contains("row 80"))
    #expect(screen.text.contains("81/100"))
  }

  @Test func `space marks, shift selects a range, all, none and inverse`() {
    let selection = Box<Set<Int>>([])
    let screen = many(selection)
    screen.press("<space><down><down><space>")
    #expect(selection.value == [0, 2])
    screen.press("<shift+down><shift+down>")
    #expect(selection.value == [0, 2, 3, 4])
    screen.press("<shift+up>")
    #expect(selection.value == [0, 2, 3])
    screen.press("<ctrl+a>")
    #expect(selection.value == [0, 1, 2, 3, 4])
    screen.press("<alt+space>")
    #expect(selection.value == [])
  }

  @Test func `a range is over the visible order at the time of the action`() {
    let selection = Box<Set<Int>>([])
    let screen = many(selection)
    screen.press("<f7><f7>")
    screen.press("<home><shift+down><shift+down>")
    #expect(selection.value == [4, 3, 2])
  }

  @Test func `enter and a double click open the row`() {
    var opened: [Int] = []
    let screen = Harness(columns: 40, rows: 10) {
      DFDataTable(columns: Numbered.columns, rows: Numbered.rows(5)) { opened.append($0) }
    }
    screen.press("<down><enter>")
    let row = screen.find("row 3")!
    screen.click(column: row.column, row: row.row, count: 2)
    #expect(opened == [1, 3])
  }

  @Test func `enter on a table without rows does nothing`() {
    var opened: [Int] = []
    let screen = Harness(columns: 40, rows: 10) {
      DFDataTable(columns: Numbered.columns, rows: []) { opened.append($0) }
    }
    screen.press("<down><enter><space><end><pgdn><f7>")
    #expect(opened.isEmpty)
    #expect(screen.text.contains("No rows"))
  }

  @Test func `rows that are gone leave the selection, hidden ones stay and are counted`() {
    let selection = Box<Set<Int>>([1, 3])
    let rows = Box(Numbered.rows(5))
    let search = Box("")
    let screen = Harness(columns: 40, rows: 10) {
      Rows(rows: rows, search: search, selection: selection)
    }
    search.value = "row 3"
    screen.withEnvironment { _ in }
    #expect(selection.value == [1, 3])
    #expect(screen.text.contains("2 selected, 1 hidden"))
    search.value = ""
    rows.value.removeAll { $0.id == 3 }
    screen.withEnvironment { _ in }
    #expect(selection.value == [1])
  }

  @Test func `the cursor goes to the next record when its own is gone, else the previous`() {
    let rows = Box(Numbered.rows(5))
    let screen = Harness(columns: 40, rows: 10) {
      Rows(rows: rows, search: Box(""), selection: Box([]))
    }
    screen.press("<down><down>")
    rows.value.remove(at: 2)
    screen.withEnvironment { _ in }
    #expect(screen.lines.first { $0.contains("▌") }?.contains("row 3") == true)
    rows.value = Array(rows.value.prefix(2))
    screen.withEnvironment { _ in }
    #expect(screen.lines.first { $0.contains("▌") }?.contains("row 1") == true)
    rows.value = []
    screen.withEnvironment { _ in }
    rows.value = Numbered.rows(5)
    screen.withEnvironment { _ in }
    #expect(screen.lines.first { $0.contains("▌") }?.contains("row 1") == true)
  }

  @Test func `clicks select, control toggles, shift extends, and nothing outside counts`() {
    let selection = Box<Set<Int>>([])
    let screen = many(selection)
    screen.click(column: 10, row: 3)
    #expect(selection.value == [1])
    screen.click(column: 10, row: 5, modifiers: .control)
    #expect(selection.value == [1, 3])
    screen.click(column: 10, row: 6, modifiers: .shift)
    #expect(selection.value == [1, 3, 4])
    screen.click(column: 39, row: 9)
    #expect(selection.value == [1, 3, 4])
  }

  private struct Rows: View {
    let rows: Box<[Numbered]>
    let search: Box<String>
    let selection: Box<Set<Int>>

    var body: some View {
      DFDataTable(
        columns: Numbered.columns, rows: rows.value, selection: .multiple(selection.binding)
      )
      .dfTableSearch(search.value)
    }
  }
}
