import DFTerminal
import DFTerminalTestSupport
import Foundation
import Testing

/// A grid whose rows live outside of it, as in an application.
@MainActor struct People: View {
  struct Person: Identifiable, Sendable, Equatable {
    let id: String
    var name: String
    var email: String
    var age: Int
  }

  let rows: Box<[Person]>
  var selection = Box<Set<String>>([])
  var strategy = DFDataGridLargeDatasetStrategy.none
  var edits = Box<[String]>([])

  static let samples = [
    Person(id: "m", name: "Mary", email: "mary@example.com", age: 36),
    Person(id: "a", name: "Ada", email: "ada@example.com", age: 28),
    Person(id: "z", name: "Zoë", email: "zoe@example.com", age: 9),
  ]

  var body: some View {
    DFDataGrid(
      columns: [
        DFDataGridColumn("Name", value: \Person.name, editable: true).validated(by: .required),
        DFDataGridColumn(
          "Email", value: \Person.email, editable: true,
          validator: { $0.contains("@") ? .valid : .error("Invalid") }),
        DFDataGridColumn("Age", value: \Person.age),
      ],
      rows: rows.value, selection: .multiple(selection.binding), largeDataStrategy: strategy,
      onEdit: { person, column, value in
        edits.value.append("\(person.id) \(column) \(value)")
        guard let index = rows.value.firstIndex(where: { $0.id == person.id }) else { return }
        if column == "Name" { rows.value[index].name = value }
        if column == "Email" { rows.value[index].email = value }
      },
      onDelete: { rows.value.remove(atOffsets: $0) })
  }
}

@MainActor @Suite struct TablesEditTests {
  private let rows = Box(People.samples)

  private func screen(_ people: People? = nil, columns: Int = 60) -> Harness {
    Harness(columns: columns, rows: 12) { people ?? People(rows: rows) }
  }

  @Test func `digits stay where they are while their cell is edited`() {
    let columns = [
      DFDataGridColumn("Id", value: \People.Person.id),
      DFDataGridColumn("Age", value: \People.Person.age, editable: true),
      DFDataGridColumn("Name", value: \People.Person.name),
    ]
    let screen = Harness(columns: 60, rows: 12) {
      DFDataGrid(columns: columns, rows: rows.value, onEdit: { _, _, _ in })
    }
    screen.press("<right>")
    let before = screen.find("36")
    screen.press("<f2>")
    #expect(before != nil && screen.find("36") == before)
    #expect(screen.cursor == before?.offset(columns: 2))
    #expect(screen.lines.first { $0.contains("36") }?.contains("Mary") == true)
  }

  @Test func `enter edits the cell, enter commits, and the value is the caller's`() {
    let people = People(rows: rows)
    let screen = screen(people)
    screen.press("<enter>")
    #expect(screen.nodes(.textField).map(\.value) == ["Mary"])
    screen.type("!")
    #expect(rows.value[0].name == "Mary")
    screen.press("<enter>")
    #expect(people.edits.value == ["m Name Mary!"])
    #expect(screen.text.contains("Mary!"))
    #expect(screen.nodes(.textField).isEmpty)
  }

  @Test func `escape brings the old value back and calls nothing`() {
    let people = People(rows: rows)
    let screen = screen(people)
    screen.press("<f2>")
    screen.type("xyz")
    screen.press("<esc>")
    #expect(people.edits.value.isEmpty)
    #expect(screen.text.contains("Mary"))
    #expect(!screen.text.contains("xyz"))
  }

  @Test func `an unchanged text closes the editor and calls nothing`() {
    let people = People(rows: rows)
    let screen = screen(people)
    screen.press("<enter><enter>")
    #expect(people.edits.value.isEmpty)
    #expect(screen.nodes(.textField).isEmpty)
  }

  @Test func `typing begins to edit with what is typed`() {
    let screen = screen()
    screen.type("Eve")
    #expect(screen.nodes(.textField).map(\.value) == ["Eve"])
    screen.press("<enter>")
    #expect(rows.value[0].name == "Eve")
  }

  @Test func `a refused text stays open with the reason under the cell`() {
    let screen = screen()
    screen.press("<right><enter><ctrl+u>")
    screen.type("nowhere")
    #expect(screen.lines[3].contains("✗ Invalid"))
    screen.press("<enter>")
    #expect(screen.nodes(.textField).map(\.value) == ["nowhere"])
    #expect(screen.nodes(.textField)[0].states.contains(.invalid))
    #expect(rows.value == People.samples)
    #expect(screen.nodes(.alert).map(\.label) == ["Invalid"])
  }

  @Test func `tab commits and goes on with the next editable cell, shift tab goes back`() {
    let screen = screen()
    screen.press("<enter>")
    screen.type("1")
    screen.press("<tab>")
    #expect(rows.value[0].name == "Mary1")
    #expect(screen.nodes(.textField).map(\.value) == ["mary@example.com"])
    screen.press("<shift+tab>")
    #expect(screen.nodes(.textField).map(\.value) == ["Mary1"])
  }

  @Test func `sorting while editing commits what is accepted and keeps what is not`() {
    let screen = screen()
    screen.press("<enter>")
    screen.type("2")
    let head = screen.find("Name")!
    screen.click(column: head.column, row: head.row)
    #expect(rows.value[0].name == "Mary2")
    screen.press("<right><enter><ctrl+u>")
    screen.type("bad")
    screen.click(column: head.column, row: head.row)
    #expect(rows.value.map(\.email) == People.samples.map(\.email))
    #expect(screen.text.contains("✗ bad"))
    #expect(linearLines(screen).contains { $0.contains("modified, invalid") })
  }

  @Test func `a mark shows at once on the row of the cursor`() {
    let screen = screen()
    screen.press("<space>")
    #expect(screen.lines[2].hasPrefix("▌ ●"))
    screen.press("<down><space>")
    #expect(screen.lines[3].hasPrefix("▌ ●"))
    screen.press("<up><space>")
    #expect(screen.lines[2].hasPrefix("▌ ○"))
  }

  @Test func `with nothing to take back the table says so and keeps the key`() {
    let screen = screen()
    #expect(screen.send(.key(KeyPress(.character("z"), .control))))
    #expect(screen.text.contains("nothing to undo"))
    screen.press("<down>")
    #expect(!screen.text.contains("nothing to undo"))
  }

  @Test func `a cell that cannot be edited says so`() {
    let screen = screen()
    screen.press("<end><enter>")
    #expect(screen.text.contains("Age cannot be edited"))
  }

  @Test func `Ctrl+C copies once, and the second goes on to the program`() {
    let screen = screen()
    let interrupt = InputEvent.key(KeyPress(.character("c"), .control))
    #expect(screen.send(interrupt))
    #expect(screen.text.contains("1 row copied; Ctrl+C again leaves"))
    #expect(!screen.send(interrupt))
    screen.press("<down>")
    #expect(screen.send(interrupt))
  }

  @Test func `an edit addresses the row by id, whatever the order`() {
    let screen = screen()
    screen.press("<f7><ctrl+home><enter>")
    screen.type("X")
    screen.press("<enter>")
    #expect(rows.value.first { $0.id == "a" }?.name == "AdaX")
  }

  @Test func `an edited row stays where it is shown until the next sort`() {
    let screen = screen()
    screen.press("<f7><ctrl+home><enter><ctrl+u>")
    screen.type("zzz")
    screen.press("<enter>")
    #expect(screen.lines[2].contains("zzz"))
    #expect(screen.lines[2].contains("▌"))
    screen.press("<f7><f7><f7>")
    #expect(screen.lines[2].contains("Mary"))
  }

  @Test func `changes are taken back and made again, also after sorting`() {
    let screen = screen()
    screen.press("<enter>")
    screen.type("1")
    screen.press("<enter><down><enter>")
    screen.type("2")
    screen.press("<enter>")
    #expect(rows.value.map(\.name) == ["Mary1", "Ada2", "Zoë"])
    screen.press("<f7><ctrl+z>")
    #expect(rows.value.map(\.name) == ["Mary1", "Ada", "Zoë"])
    screen.press("<ctrl+z><ctrl+z>")
    #expect(rows.value.map(\.name) == ["Mary", "Ada", "Zoë"])
    screen.press("<ctrl+y>")
    #expect(rows.value.map(\.name) == ["Mary1", "Ada", "Zoë"])
  }

  @Test func `a draft follows its row when others come, and a value changed meanwhile asks`() {
    let screen = screen()
    screen.press("<enter>")
    screen.type("1")
    rows.value.insert(
      People.Person(id: "n", name: "New", email: "n@x", age: 1), at: 0)
    screen.withEnvironment { _ in }
    #expect(screen.nodes(.textField).map(\.value) == ["Mary1"])
    rows.value[1].name = "Maria"
    screen.withEnvironment { _ in }
    screen.press("<enter>")
    #expect(screen.text.contains("Changed meanwhile to “Maria”"))
    screen.press("<enter>")
    #expect(rows.value[1].name == "Mary1")
  }

  @Test func `delete asks, and the offsets are those of the caller's rows`() {
    let screen = screen()
    screen.press("<f7><ctrl+home><delete>")
    #expect(screen.text.contains("Delete 1 row?"))
    screen.press("<esc>")
    #expect(rows.value.count == 3)
    screen.press("<delete><enter>")
    #expect(rows.value.map(\.id) == ["m", "z"])
    #expect(screen.lines.first { $0.contains("▌") }?.contains("Mary") == true)
  }

  @Test func `delete acts on the selected rows and drops them from the selection`() {
    let people = People(rows: rows)
    people.selection.value = ["m", "z"]
    let screen = screen(people)
    screen.press("<delete>")
    #expect(screen.text.contains("Delete 2 rows?"))
    screen.press("<enter>")
    #expect(rows.value.map(\.id) == ["a"])
    #expect(people.selection.value.isEmpty)
  }

  @Test func `a click puts the caret between whole characters of a wide text`() {
    rows.value[0].name = "a中b"
    let screen = screen()
    screen.press("<enter>")
    let cell = screen.find("a中b")!
    screen.click(column: cell.column + 2, row: cell.row)
    screen.type("|")
    screen.press("<enter>")
    #expect(["a|中b", "a中|b"].contains(rows.value[0].name))
  }

  @Test func `double click edits the cell that was hit`() {
    let screen = screen()
    let cell = screen.find("ada@")!
    screen.click(column: cell.column, row: cell.row, count: 2)
    #expect(screen.nodes(.textField).map(\.value) == ["ada@example.com"])
  }

  @Test func `paste goes into the open editor on one line`() {
    let screen = screen()
    screen.press("<enter><ctrl+u>")
    screen.paste("two\nlines\t!")
    screen.press("<enter>")
    #expect(rows.value[0].name == "two lines !")
  }

  @Test func `copy hands over original values`() {
    let copied = Box("")
    let screen = Harness(columns: 60, rows: 12) {
      DFDataTable(columns: Invoice.columns, rows: Invoice.samples)
        .dfTableOnCopy { copied.value = $0 }
    }
    screen.press("<ctrl+c>")
    #expect(copied.value == "2026-0117\tÅsa Öberg\t3 Dec\t1204.5")
  }
}
