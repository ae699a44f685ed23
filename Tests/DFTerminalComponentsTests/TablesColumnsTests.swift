import DFTerminal
import DFTerminalTestSupport
import Testing

/// Moving, hiding and showing columns by keys.
@MainActor @Suite struct TablesColumnsTests {
  private struct Part: Identifiable {
    let id: Int
    var name: String
    var price: Double
    var place: String
  }

  private let rows = [
    Part(id: 1, name: "bolt", price: 0.25, place: "A4"),
    Part(id: 2, name: "axle", price: 12.5, place: "B1"),
  ]

  private var columns: [DFTableColumn<Part>] {
    [
      DFTableColumn("Name", value: \.name), DFTableColumn("Price", value: \.price),
      DFTableColumn("Place", value: \.place),
    ]
  }

  private func table(_ columns: [DFTableColumn<Part>]? = nil) -> Harness {
    Harness(columns: 50, rows: 12) {
      DFDataTable(columns: columns ?? self.columns, rows: rows, selection: .none)
    }
  }

  private func headers(_ screen: Harness) -> [String] {
    let known = Set(columns.map(\.header))
    return screen.lines[0].split(separator: " ").map(String.init).filter(known.contains)
  }

  @Test func `a column moves with its values, the cursor goes along, and it is said`() {
    let screen = table()
    screen.press("<right><alt+shift+right>")
    #expect(headers(screen) == ["Price", "Name", "Place"])
    #expect(screen.text.contains("Name is column 2 of 3"))
    screen.press("<alt+shift+right><alt+shift+right>")
    #expect(headers(screen) == ["Price", "Place", "Name"])
    let head = screen.find("Name")!
    #expect(screen.find("bolt")?.column == head.column)
    screen.press("<alt+shift+left><alt+shift+left><alt+shift+left>")
    #expect(headers(screen) == ["Name", "Price", "Place"])
  }

  @Test func `a pinned column stays among the pinned ones`() {
    let screen = table([columns[0].pinned(), columns[1], columns[2]])
    screen.press("<right><alt+shift+right>")
    #expect(headers(screen) == ["Name", "Price", "Place"])
    screen.press("<right><alt+shift+left>")
    #expect(headers(screen) == ["Name", "Price", "Place"])
  }

  @Test func `a hidden column keeps the order it gave, and the cursor goes to the next`() {
    let screen = table()
    screen.press("<right><f7>")
    #expect(screen.find("axle")!.row < screen.find("bolt")!.row)
    screen.press("<shift+f8>")
    #expect(!screen.text.contains("axle"))
    #expect(screen.text.contains("Name hidden; F8 shows it"))
    #expect(screen.find("B1")!.row < screen.find("A4")!.row)
    screen.press("<shift+f8>")
    #expect(screen.text.contains("Price hidden") && !screen.text.contains("12.5"))
  }

  @Test func `the only column stays`() {
    let screen = table()
    screen.press("<right><shift+f8><shift+f8><shift+f8>")
    #expect(headers(screen) == ["Place"])
    #expect(screen.text.contains("Place is the only column"))
  }

  @Test func `hidden columns show again, those hidden from the start too`() {
    let screen = table([columns[0], columns[1].hidden(), columns[2]])
    #expect(headers(screen) == ["Name", "Place"])
    screen.press("<right><shift+f8>")
    #expect(headers(screen) == ["Place"])
    screen.press("<f8>")
    #expect(headers(screen) == ["Name", "Price", "Place"])
    screen.press("<f8>")
    #expect(screen.text.contains("nothing to show"))
  }

  @Test func `order and hidden columns can be values of the caller's`() {
    let order = Box<[String]>(["Place"])
    let hidden = Box<Set<String>>([])
    let screen = Harness(columns: 50, rows: 12) {
      Live {
        DFDataTable(columns: columns, rows: rows, selection: .none)
          .dfTableColumnOrder(order.binding).dfTableHiddenColumns(hidden.binding)
      }
    }
    #expect(headers(screen) == ["Place", "Name", "Price"])
    screen.press("<right><alt+shift+right><shift+f8>")
    #expect(order.value == ["Name", "Place", "Price"])
    #expect(hidden.value == ["Place"])
    #expect(headers(screen) == ["Name", "Price"])
  }

  @Test func `a column that moves out of sight is brought into it`() {
    let wide = (0..<12).map { index in
      DFTableColumn("Column \(index)", value: \Part.name, id: "column \(index)")
    }
    let screen = table(wide)
    screen.press("<right>")
    for place in 1..<12 {
      screen.press("<alt+shift+right>")
      #expect(screen.lines[0].contains("Column 0"), "at place \(place)")
    }
  }
}
