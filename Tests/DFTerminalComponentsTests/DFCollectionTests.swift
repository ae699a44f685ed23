import DFTerminal
import DFTerminalTestSupport
import Testing

/// A collection ready-made, by itself and on the screens of lists and tables.
@Suite(.timeLimit(.minutes(5))) @MainActor struct DFCollectionTests {
  private struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var city: String
  }

  private struct Refused: Error, CustomStringConvertible {
    let description = "the disk is full"
  }

  private static let people = [
    Person(id: 1, name: "Grace", city: "Arlington"), Person(id: 2, name: "Ada", city: "London"),
    Person(id: 3, name: "Linus", city: "Lund"), Person(id: 4, name: "Zoë", city: "London"),
  ]

  private static let fields = [
    DataColumn<Person>("name", header: "Name") { $0.name },
    DataColumn<Person>("city", header: "City") { $0.city },
  ]

  private func wait(_ condition: () -> Bool) async {
    for _ in 0..<1_000_000 where !condition() { await Task.yield() }
    #expect(condition(), "waited in vain")
  }

  @Test func `Changes are saved one after the other, each with all before it`() async {
    var saved: [[Int]] = []
    let people = DFCollection(Self.people, fields: Self.fields) { saved.append($0.map(\.id)) }
    people.delete([2])
    people.delete([3])
    await people.saved()
    people.undo()
    await people.saved()
    people.redo()
    await people.saved()
    #expect(saved == [[1, 4], [1, 3, 4], [1, 4]] && people.saveFailure == nil)
  }

  @Test func `A change that is refused is taken back`() async {
    let people = DFCollection(Self.people) { _ in throw Refused() }
    people.update([1, 2]) { $0.city = "Oslo" }
    #expect(people.elements[0].city == "Oslo", "it shows at once")
    await people.saved()
    #expect(people.elements == Self.people && people.saveFailure == "the disk is full")
  }

  @Test func `Without a place to save, changes are only made and undone`() {
    let people = DFCollection(Self.people)
    people.insert(Person(id: 5, name: "Rosa", city: "Paris"), at: 0)
    people.move(fromOffsets: [0], toOffset: 2)
    #expect(people.elements.map(\.id) == [1, 5, 2, 3, 4])
    people.undo()
    people.undo()
    #expect(people.elements == Self.people && !people.canUndo && people.canRedo)
    people.redo()
    #expect(people.elements.first?.id == 5)
  }

  @Test func `A failed load is told apart from an empty one, and tried again`() async {
    var answers: [Result<[Person], any Error>] = [
      .failure(Refused()), .success([]), .success(Self.people), .failure(Refused()),
    ]
    let people = DFCollection(fields: Self.fields) { try answers.removeFirst().get() }
    let screen = Harness(columns: 60, rows: 16) {
      DFList(people) { person in DFListRow(person.name) }
        .dfCollectionEmptyContent { Text("Invite someone") }
    }
    await screen.settle { people.status.kind == .failed }
    #expect(screen.text.contains("Unable to load") && screen.text.contains("the disk is full"))
    let retry = screen.find("[ Retry ]") ?? .zero
    screen.click(column: retry.column + 2, row: retry.row)
    await screen.settle { people.status.kind == .empty }
    await screen.settle()
    #expect(screen.text.contains("Invite someone"))
    await people.refresh()
    await people.refresh()
    await screen.settle()
    #expect(screen.text.contains("Not refreshed: the disk is full"))
    #expect(screen.text.contains("Grace"))
  }

  @Test func `A list shows sections, deletes what is in sight and undoes it`() async {
    let people = DFCollection(
      Self.people, fields: Self.fields, grouping: Grouping("city", by: \.city))
    people.sort = [DFSortKey("name")]
    let screen = Harness(columns: 40, rows: 16) {
      DFList(people) { person in DFListRow(person.name) }
    }
    let rows = ["Arlington", "Grace", "London", "Ada", "Zoë", "Lund", "Linus"].map(screen.find)
    #expect(
      !rows.contains(nil) && rows.compactMap { $0?.row } == rows.compactMap { $0?.row }.sorted())
    screen.press("<down><down><delete>")
    #expect(people.elements.map(\.name) == ["Grace", "Ada", "Linus"])
    screen.press("<ctrl+z>")
    #expect(people.elements == Self.people)
  }

  @Test func `Tables search, sort, select and undo as the collection says`() async {
    let people = DFCollection(Self.people, fields: Self.fields)
    let columns = [
      DFTableColumn<Person>("Name", id: "name") { $0.name },
      DFTableColumn<Person>("City", id: "city") { $0.city },
    ]
    let screen = Harness(columns: 60, rows: 16) {
      DFDataTable(columns: columns, collection: people)
    }
    screen.press("<f7>")
    #expect(people.sort == [DFSortKey("name")])
    screen.press("<space>")
    #expect(people.selection == [1], "the cursor followed its record")
    people.search = "lon"
    await screen.settle()
    #expect(screen.find("Grace") == nil && screen.find("Ada") != nil && screen.find("Zoë") != nil)
    people.clearFilters()
    people.filters = [RowFilter("not London") { $0.city != "London" }]
    await screen.settle()
    #expect(screen.find("Ada") == nil && screen.find("Linus") != nil)
    let table = Harness(columns: 60, rows: 16) { DFTable(columns: columns, collection: people) }
    #expect(table.find("Ada") == nil && table.find("Linus") != nil)
  }

  @Test func `A grid deletes from the collection`() async {
    let people = DFCollection(Self.people, fields: Self.fields)
    let columns = [DFDataGridColumn<Person>("Name", id: "name") { $0.name }]
    let screen = Harness(columns: 40, rows: 16) {
      DFDataGrid(columns: columns, collection: people)
    }
    screen.press("<delete>")
    screen.press("<enter>")
    #expect(people.elements.count == 3)
    people.undo()
    await screen.settle()
    #expect(people.elements == Self.people && screen.find("Grace") != nil)
  }
}
