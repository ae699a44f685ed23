import DFTerminal
import DFTerminalTestSupport
import Testing

/// The list of the page, on a screen.
@MainActor @Suite struct DFListTests {
  private let contacts = Contact.many(100_000)

  @Test func `only rows in sight are built, however many there are`() {
    let screen = Harness(columns: 40, rows: 16) {
      DFList(contacts) { DFListRow($0.name) }
    }
    #expect(screen.lines[0].hasPrefix("▌ Contact 0 "))
    screen.press("<down>")
    #expect(screen.rowsBuilt <= 24)
    screen.press("<end>")
    #expect(screen.text.contains("Contact 99999"))
    screen.press("<down>")
    #expect(screen.rowsBuilt <= 24)
  }

  @Test func `a single selection moves with the cursor`() {
    var selected: Int? = nil
    let binding = Binding(get: { selected }, set: { selected = $0 })
    let screen = Harness(columns: 40, rows: 6) {
      DFList(contacts, selection: binding) { DFListRow($0.name) }
    }
    screen.press("<down><down>")
    #expect(selected == 2)
    #expect(
      screen.nodes(.listItem).filter { $0.states.contains(.selected) }.map(\.label) == [
        "Contact 2"
      ])
    #expect(screen.lines.contains { $0.hasPrefix("▌●") && $0.contains("Contact 2") })
  }

  @Test func `any number of rows is selected where the binding holds a set`() {
    var selected: Set<Int> = []
    let binding = Binding(get: { selected }, set: { selected = $0 })
    let screen = Harness(columns: 40, rows: 6) {
      DFList(contacts, selection: binding) { DFListRow($0.name) }
    }
    screen.press("<space><down><down><space>")
    #expect(selected == [0, 2])
  }

  @Test func `Delete hands over offsets of the data`() {
    var items = Contact.many(4)
    let screen = Harness(columns: 40, rows: 6) {
      DFList(items, onDelete: { items.remove(atOffsets: $0) }) { DFListRow($0.name) }
    }
    screen.press("<down><delete>")
    #expect(items.map(\.id) == [0, 2, 3])
  }

  @Test func `Alt with arrows moves a row as the page's handler expects`() {
    var items = Contact.many(4)
    let screen = Harness(columns: 40, rows: 6) {
      Live {
        DFList(items, onMove: { items.move(fromOffsets: $0, toOffset: $1) }) {
          DFListRow($0.name)
        }
      }
    }
    screen.press("<down><alt+down>")
    #expect(items.map(\.id) == [0, 2, 1, 3])
    screen.press("<alt+up>")
    #expect(items.map(\.id) == [0, 1, 2, 3])
  }

  @Test func `without handlers nothing is deleted or moved`() {
    let screen = Harness(columns: 40, rows: 6) {
      DFList(Contact.many(3)) { DFListRow($0.name) }
    }
    let before = screen.text
    screen.press("<delete><alt+down>")
    #expect(screen.text == before)
    #expect(!screen.commands.contains { $0.title == "Delete" })
  }

  @Test func `Enter and a double click open a row`() {
    var opened: [Int] = []
    let screen = Harness(columns: 40, rows: 6) {
      DFList(Contact.many(3)) { DFListRow($0.name) }.onActivate { opened.append($0) }
    }
    screen.press("<down><enter>")
    screen.click(column: 5, row: 2, count: 2)
    #expect(opened == [1, 2])
  }

  @Test func `an empty list shows nothing and takes no harm from keys`() {
    let screen = Harness(columns: 40, rows: 6) {
      DFList([Contact](), onDelete: { _ in Issue.record("nothing to delete") }) {
        DFListRow($0.name)
      }
    }
    screen.press("<down><space><enter><delete><alt+down><end>")
    #expect(screen.text.isEmpty)
    #expect(screen.nodes(.list).map(\.value) == ["0 rows"])
  }

  @Test func `background, rows and tints are those of the theme`() {
    let theme = DFThemePreset.slate.dark
    let screen = Harness(columns: 30, rows: 5, theme: theme) {
      DFList(Contact.many(2), selection: .constant(1)) { DFListRow($0.name) }
    }
    func fill(_ row: Int) -> CellColor { screen.style(column: 20, row: row).background }
    #expect(fill(1) == theme.palette(on: .cursorRow).fill)
    #expect(fill(0) == theme.palette(on: .surface).fill)
    #expect(fill(3) == theme.palette(on: .background).fill)
  }

  @Test func `without colours the cursor is reversed and the selection keeps its mark`() {
    let screen = Harness(columns: 30, rows: 3, colorDepth: .none) {
      DFList(Contact.many(2), selection: .constant(1)) { DFListRow($0.name) }
    }
    #expect(screen.style(column: 6, row: 1).attributes.contains(.reverse))
    #expect(!screen.style(column: 6, row: 0).attributes.contains(.reverse))
    #expect(screen.lines[1].hasPrefix("▌●"))
  }

  @Test(arguments: DFTheme.allNames)
  func `words on rows can be read in every theme, on every tint`(name: String) throws {
    let theme = try #require(DFTheme.named(name))
    let screen = Harness(columns: 50, rows: 8, theme: theme) {
      DFList(Contact.many(4), selection: .constant(2)) { contact in
        DFListRow(contact.name, subtitle: contact.email, accessory: .badge(.text("new"))) {
          DFAvatar(name: contact.name)
        }
      }
    }
    #expect(screen.unreadableCells().isEmpty, "\(name)")
  }
}
