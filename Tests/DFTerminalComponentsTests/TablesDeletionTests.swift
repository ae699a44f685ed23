import DFTerminal
import DFTerminalTestSupport
import Testing

/// Rows of a grid that are deleted, and brought back.
private struct Bin: View {
  let rows: Box<[People.Person]>
  let deleted = Box<Set<String>>([])
  let selection = Box<Set<String>>([])
  var search = ""

  var body: some View {
    DFDataGrid(
      columns: [
        DFDataGridColumn("Name", value: \People.Person.name, editable: true),
        DFDataGridColumn("Age", value: \People.Person.age),
      ],
      rows: rows.value.filter { !deleted.value.contains($0.id) },
      selection: .multiple(selection.binding),
      onEdit: { person, _, value in
        guard let index = rows.value.firstIndex(where: { $0.id == person.id }) else { return }
        rows.value[index].name = value
      }
    )
    .onDeleteRows({ deleted.value.formUnion($0) }, restore: { deleted.value.subtract($0) })
    .dfTableSearch(search)
  }
}

@MainActor @Suite struct TablesDeletionTests {
  private let rows = Box(People.samples)

  private func screen(_ bin: Bin) -> Harness { Harness(columns: 60, rows: 12) { bin } }

  @Test func `what can be brought back is deleted without a question`() {
    let bin = Bin(rows: rows)
    let screen = screen(bin)
    let first = rows.value[0]
    screen.press("<del>")
    #expect(bin.deleted.value == [first.id])
    #expect(screen.text.contains("1 row deleted") && !screen.text.contains(first.name))
    screen.press("<ctrl+z>")
    #expect(bin.deleted.value.isEmpty && screen.text.contains(first.name))
    screen.press("<ctrl+y>")
    #expect(bin.deleted.value == [first.id])
  }

  @Test func `cells and rows are taken back in the order of the steps`() {
    let bin = Bin(rows: rows)
    let screen = screen(bin)
    screen.press("<enter>")
    screen.type("!")
    screen.press("<enter><space><down><space><del>")
    #expect(bin.deleted.value.count == 2)
    screen.press("<ctrl+z>")
    #expect(bin.deleted.value.isEmpty && rows.value[0].name == "Mary!")
    screen.press("<ctrl+z>")
    #expect(rows.value[0].name == "Mary")
    screen.press("<ctrl+y><ctrl+y>")
    #expect(rows.value[0].name == "Mary!" && bin.deleted.value.count == 2)
  }

  @Test func `undo goes where the change is`() {
    let bin = Bin(rows: rows)
    let screen = screen(bin)
    screen.press("<del><end><down><ctrl+z>")
    #expect(cursorLine(screen)?.contains("Mary") == true)
    screen.press("<home><enter>")
    screen.type("!")
    screen.press("<enter><down><right><ctrl+z>")
    #expect(cursorLine(screen)?.contains("Mary") == true)
    screen.press("<enter>")
    #expect(screen.nodes(.textField).map(\.value) == ["Mary"])
  }

  private func cursorLine(_ screen: Harness) -> String? {
    screen.lines.first { $0.hasPrefix("▌") }
  }

  @Test func `rows out of sight are asked about all the same`() {
    var bin = Bin(rows: rows)
    bin.search = rows.value[0].name
    bin.selection.value = Set(rows.value.map(\.id))
    let screen = screen(bin)
    screen.press("<del>")
    #expect(bin.deleted.value.isEmpty && screen.text.contains("hidden"))
    screen.press("<enter>")
    #expect(bin.deleted.value.count == rows.value.count)
    screen.press("<ctrl+z>")
    #expect(bin.deleted.value.isEmpty)
  }
}
