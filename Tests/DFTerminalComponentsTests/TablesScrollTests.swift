import DFTerminal
import DFTerminalTestSupport
import Testing

@MainActor @Suite struct TablesScrollTests {
  private func screen(_ count: Int, rows: Int = 13) -> Harness {
    Harness(columns: 40, rows: rows) {
      DFDataTable(columns: Numbered.columns, rows: Numbered.rows(count))
    }
  }

  private func firstRow(_ screen: Harness) -> String? {
    screen.lines.first { $0.contains("row ") }.map {
      String($0.drop { $0 != "r" }.prefix { $0 != "┃" && $0 != "│" })
    }?
    .trimmingCharacters(in: .whitespaces)
  }

  @Test func `the wheel scrolls three rows and leaves the cursor`() {
    let screen = screen(100)
    screen.scroll(1, column: 5, row: 5)
    #expect(firstRow(screen) == "row 3")
    #expect(screen.text.contains("1/100"))
    screen.press("<down>")
    #expect(firstRow(screen) == "row 1")
  }

  @Test func `a page down near the end stops on the last row`() {
    let screen = screen(15)
    screen.press("<pgdn><pgdn><pgdn>")
    #expect(screen.text.contains("15/15"))
    screen.press("<pgup>")
    #expect(screen.text.contains("5/15"))
  }

  @Test func `a window that grows leaves no blank rows below`() {
    let screen = screen(10, rows: 8)
    screen.press("<end>")
    screen.resize(columns: 40, rows: 20)
    #expect(firstRow(screen) == "row 0")
  }

  @Test(arguments: [10, 1000, 1_000_000])
  func `only rows in sight are built`(count: Int) {
    let screen = screen(count)
    screen.press("<end>")
    #expect(screen.rowsBuilt <= 10)
    #expect(screen.text.contains("row \(count - 1)"))
  }

  @Test func `a row that scrolls is drawn once`() {
    struct Stored: Identifiable, Sendable {
      let id: Int
      var name: String
    }
    let rows = (0..<100).map { Stored(id: $0, name: "row \($0)") }
    let screen = Harness(columns: 40, rows: 13) {
      DFDataTable(
        columns: [DFTableColumn("Id", value: \Stored.id), DFTableColumn("Name", value: \.name)],
        rows: rows)
    }
    screen.press("<end>")
    screen.press("<up>")
    #expect(screen.rowsBuilt == 2, "the rows the cursor left and reached")
    screen.scroll(-1, column: 3, row: 5)
    #expect(screen.rowsBuilt == 3, "the rows that came into sight")
    screen.withEnvironment { _ in }
    #expect(screen.rowsBuilt <= 3)
    let kept = screen.text
    screen.resize(columns: 41, rows: 13)
    screen.resize(columns: 40, rows: 13)
    #expect(screen.text == kept)
  }

  @Test func `a column that looks beyond its row is read whenever views are built`() {
    let unit = Box("m")
    struct Lengths: View {
      let unit: Box<String>
      var body: some View {
        let word = unit.value
        DFDataTable(
          columns: [DFTableColumn<Numbered>("Length") { "\($0.id) \(word)" }],
          rows: Numbered.rows(3))
      }
    }
    let screen = Harness(columns: 40, rows: 13) { Lengths(unit: unit) }
    #expect(screen.text.contains("2 m"))
    unit.value = "km"
    screen.withEnvironment { _ in }
    #expect(screen.text.contains("2 km"))
    #expect(!screen.text.contains("2 m"))
  }

  @Test func `rows of a source are read as they come into sight`() {
    final class Source: DFRowSource {
      let count = 10_000_000
      var reads = 0
      func row(at offset: Int) -> Numbered {
        reads += 1
        return Numbered(id: offset)
      }
    }
    let source = Source()
    let screen = Harness(columns: 40, rows: 13) {
      DFDataTable(columns: Numbered.columns, source: source)
    }
    #expect(source.reads < 1000)
    screen.press("<end>")
    #expect(screen.text.contains("row 9999999"))
    #expect(source.reads < 1500)
  }

  @Test func `comfortable rows and separating lines take their lines`() {
    let screen = Harness(columns: 40, rows: 12) {
      DFDataTable(columns: Numbered.columns, rows: Numbered.rows(9))
        .dfTableSeparators(.line)
    }
    #expect(screen.lines[2].contains("row 0"))
    #expect(screen.lines[3].contains("──"))
    #expect(screen.lines[4].contains("row 1"))
    screen.press("<end>")
    #expect(screen.text.contains("row 8"))
  }

  @Test func `a column is dragged wider at its edge and by key`() {
    let widths = Box<[String: Int]>([:])
    let screen = Harness(columns: 60, rows: 8) {
      DFDataTable(columns: Invoice.columns, rows: Invoice.samples)
        .dfTableColumnWidths(widths.binding)
    }
    let due = screen.find("Due")!
    screen.drag(
      from: due.offset(columns: -2), to: due.offset(columns: -5))
    #expect(widths.value["Customer"] != nil)
    screen.press("<home><right><alt+right>")
    #expect(widths.value.count == 2)
  }
}
