import DFTerminal
import DFTerminalTestSupport
import Testing

@MainActor @Suite struct TablesOrderTests {
  private struct Mixed: Identifiable {
    let id: Int
    var name: String
    var size: Int?
  }

  private let rows = [
    Mixed(id: 1, name: "item 10", size: 42), Mixed(id: 2, name: "Item 9", size: 2_097_152),
    Mixed(id: 3, name: "élan", size: nil), Mixed(id: 4, name: "Zed", size: 1024),
  ]

  private func names(_ screen: Harness) -> [String] {
    screen.lines.compactMap { line in
      rows.first { line.contains($0.name) }?.name
    }
  }

  private var columns: [DFTableColumn<Mixed>] {
    [
      DFTableColumn("Name", value: \.name),
      DFTableColumn("Size", value: \.size, format: .bytes),
    ]
  }

  @Test func `pressing a header sorts as a person would, then backwards, then not at all`() {
    let screen = Harness(columns: 40, rows: 10) { DFTable(columns: columns, rows: rows) }
    let head = screen.find("Name")!
    screen.click(column: head.column, row: head.row)
    #expect(names(screen) == ["élan", "Item 9", "item 10", "Zed"])
    #expect(screen.lines[0].contains("Name ▲"))
    screen.click(column: head.column, row: head.row)
    #expect(names(screen) == ["Zed", "item 10", "Item 9", "élan"])
    screen.click(column: head.column, row: head.row)
    #expect(names(screen) == rows.map(\.name))
  }

  @Test func `values sort as values, missing ones last in both directions`() {
    let screen = Harness(columns: 40, rows: 10) { DFTable(columns: columns, rows: rows) }
    screen.press("<right><right><f7>")
    #expect(names(screen) == ["item 10", "Zed", "Item 9", "élan"])
    #expect(screen.text.contains("2.0 MiB"))
    screen.press("<f7>")
    #expect(names(screen) == ["Item 9", "Zed", "item 10", "élan"])
  }

  @Test func `shift adds keys and the marks show their rank`() {
    let screen = Harness(columns: 40, rows: 10) { DFTable(columns: columns, rows: rows) }
    screen.press("<f7><right><shift+f7>")
    #expect(screen.lines[0].contains("Name ▲¹"))
    #expect(screen.lines[0].contains("▲² Size"))
    #expect(linearLines(screen)[1].contains("Sorted by Name ascending, then Size ascending"))
  }

  @Test func `with onSort the caller sorts and the header turns between two directions`() {
    var calls: [String] = []
    let screen = Harness(columns: 40, rows: 10) {
      DFTable(columns: columns, rows: rows) { calls.append("\($0) \($1)") }
    }
    screen.press("<f7><f7><f7>")
    #expect(calls == ["Name true", "Name false", "Name true"])
    #expect(names(screen) == rows.map(\.name))
  }

  @Test func `columns of texts as views sort by their words`() {
    let screen = Harness(columns: 40, rows: 10) {
      DFTable(
        columns: [
          DFTableColumn(id: "n", header: "Name") { AnyView(Text($0.name)) },
          DFTableColumn(id: "b", header: "Badge") { AnyView(DFBadge(count: $0.id)) },
        ], rows: rows)
    }
    screen.press("<f7>")
    #expect(names(screen) == ["élan", "Item 9", "item 10", "Zed"])
    screen.press("<right><f7>")
    #expect(names(screen) == rows.map(\.name))
    #expect(screen.lines[0].contains("Badge ▲"))
  }

  @Test func `the cursor stays on its record`() {
    let screen = Harness(columns: 40, rows: 10) { DFDataTable(columns: columns, rows: rows) }
    screen.press("<down><down><f7>")
    #expect(screen.lines.first { $0.contains("▌") }?.contains("élan") == true)
  }

  @Test func `search shows matching rows with the match marked, and says when there are none`() {
    let search = Box("ITEM")
    var cleared = false
    let screen = Harness(columns: 40, rows: 10) {
      DFDataTable(columns: columns, rows: rows)
        .dfTableSearch(search.value).dfTableOnClearSearch { cleared = true }
    }
    #expect(names(screen) == ["item 10", "Item 9"])
    #expect(screen.text.contains("1/2 of 4 · filter “ITEM”"))
    let match = screen.find("item 10")!
    #expect(
      screen.style(column: match.column, row: match.row).attributes.contains(.underline))
    #expect(!screen.style(column: match.column + 5, row: match.row).attributes.contains(.underline))
    let empty = Harness(columns: 40, rows: 10) {
      DFDataTable(columns: columns, rows: rows)
        .dfTableSearch("nothing").dfTableOnClearSearch { cleared = true }
    }
    #expect(empty.text.contains("No rows match “nothing”"))
    let button = empty.find("Clear filters")!
    empty.click(column: button.column, row: button.row)
    #expect(cleared)
  }

  @Test func `sort order can be bound`() {
    let sort = Box([DFSortKey("Name", ascending: false)])
    let screen = Harness(columns: 40, rows: 10) {
      DFTable(columns: columns, rows: rows).dfTableSort(sort.binding)
    }
    #expect(names(screen).first == "Zed")
    screen.press("<f7>")
    #expect(sort.value.isEmpty)
  }
}
