import Foundation
import Testing

@testable import DFTerminalData

@Suite struct CollectionModelTests {
  private func model() -> CollectionModel<Person> {
    CollectionModel(Person.sample, fields: Person.columns)
  }

  private func ids(_ model: CollectionModel<Person>) -> [Int] { model.visible.map(\.id) }

  @Test func `deleting from a filtered list deletes what is in sight`() {
    var model = model()
    model.request.search = SearchQuery("36")
    #expect(ids(model) == [1, 5])
    model.delete(atOffsets: [1, 9])
    #expect(model.elements.map(\.id) == [1, 2, 3, 4] && ids(model) == [1])
    #expect(model.history.undoTitle == "Delete")
    model.undo()
    #expect(model.elements == Person.sample)
  }

  @Test func `deleting from a sorted list deletes what is in sight`() {
    var model = model()
    model.request.sort = [DFSortKey("name")]
    let first = model.visible[0].id
    model.delete(atOffsets: [0])
    #expect(model.element(first) == nil && model.elements.count == 4)
  }

  @Test func `moving in a filtered list moves within the whole`() {
    var model = model()
    model.filters = [RowFilter("grown up") { $0.age ?? 0 > 30 }]
    #expect(ids(model) == [1, 3, 5])
    model.move(fromOffsets: [2], toOffset: 0)
    #expect(model.elements.map(\.id) == [5, 1, 2, 3, 4])
    model.undo()
    #expect(model.elements == Person.sample)
    model.request.sort = [DFSortKey("age")]
    model.move(fromOffsets: [0], toOffset: 2)
    #expect(model.elements == Person.sample, "a sorted list has no places to move to")
  }

  @Test func `the selection holds only what exists and keeps what is hidden`() {
    var model = model()
    model.select([1, 2, 99])
    #expect(model.selection == [1, 2])
    model.request.search = SearchQuery("grace")
    #expect(model.selectionCounts.text == "2 selected, 2 hidden")
    model.delete([2])
    #expect(model.selection == [1])
    model.undo()
    #expect(model.selection == [1] && model.elements.count == 5)
  }

  @Test func `an edited element stays where it is shown until the request changes`() {
    var model = model()
    model.request = ArrangementRequest(search: SearchQuery("a"), sort: [DFSortKey("name")])
    let before = ids(model)
    let isThere = model.update(before[0]) { $0.name = "Zzz" }
    #expect(isThere && ids(model) == before && model.visible[0].name == "Zzz")
    model.request.sort = [DFSortKey("name", ascending: false)]
    #expect(ids(model) != before)
    let isNotThere = model.update(99) { $0.name = "" }
    #expect(!isNotThere)
  }

  @Test func `a refused change is taken back and the others stay`() {
    var model = model()
    let deletion = model.applyOptimistically(.removing([2], from: model.elements), title: "Delete")
    model.insert(Person(id: 6, name: "New"))
    #expect(model.elements.map(\.id) == [1, 3, 4, 5, 6])
    model.rollBack(deletion)
    #expect(model.elements.map(\.id) == [1, 2, 3, 4, 5, 6])
    model.rollBack(deletion)
    #expect(model.elements.count == 6)
  }

  @Test func `a refresh does not bring back what is being deleted`() throws {
    var model = model()
    let deletion = model.applyOptimistically(.removing([2], from: model.elements), title: "Delete")
    let ticket = model.beginLoading()
    #expect(model.status.isRefreshing && model.status.kind == .rows)
    model.finishLoading(try #require(ticket), with: .success(Person.sample))
    #expect(!model.elements.contains { $0.id == 2 })
    model.confirm(deletion)
    let next = model.beginLoading()
    model.finishLoading(try #require(next), with: .success(Person.sample))
    #expect(model.elements.count == 5)
  }

  @Test func `the states of a catalogue are told apart`() throws {
    var model = CollectionModel<Person>(fields: Person.columns)
    #expect(model.status.kind == .idle)
    let first = model.beginLoading()
    #expect(model.status.kind == .loading)
    let overlapping = model.beginLoading()
    #expect(overlapping == nil)
    model.finishLoading(try #require(first), with: .failure(LoadStateTests.Failure.offline))
    #expect(model.status.kind == .failed && model.status.action == .retry)
    let second = model.beginLoading()
    model.finishLoading(try #require(second), with: .success([]))
    #expect(model.status.kind == .empty && model.status.action == .create)
    let third = model.beginLoading()
    model.finishLoading(try #require(third), with: .success(Person.sample))
    model.request.search = SearchQuery("nobody")
    #expect(model.status.kind == .noMatch && model.status.action == .clearFilters)
    model.clearFilters()
    #expect(model.status.kind == .rows && !model.isNarrowed)
    let late = model.finishLoading(try #require(first), with: .success([]))
    #expect(!late && model.elements.count == 5)
  }

  @Test func `sections follow search and order, empty ones are absent`() {
    var model = model()
    model.grouping = Grouping("age") { $0.age }
    model.request.search = SearchQuery("n")
    let sections = model.sections.map { "\($0.title): \($0.elements.map(\.id))" }
    #expect(sections == ["25: [4]", "36: [1, 5]", "85: [3]", ": [2]"])
    model.request.search = SearchQuery("oslo")
    #expect(model.sections.map(\.title) == ["36"])
  }

  @Test func `changes and their inverses cancel each other out`() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<2_000 {
      let start = (0..<Int.random(in: 0...8, using: &generator)).map { Person(id: $0, name: "") }
      let offset = Int.random(in: -1...9, using: &generator)
      let chosen = IndexSet(start.indices.filter { _ in Bool.random(using: &generator) })
      let changes: [CollectionChange<Person>] = [
        .removing(Set(chosen), from: start), .moving(chosen, to: offset, in: start),
        .inserting([Person(id: 90, name: ""), Person(id: 91, name: "")], at: offset, into: start),
      ]
      for change in changes {
        var elements = start
        change.apply(to: &elements)
        change.inverse.apply(to: &elements)
        #expect(elements == start)
      }
      var moved = start
      changes[1].apply(to: &moved)
      var expected = start
      expected.move(fromOffsets: chosen, toOffset: offset)
      #expect(moved == expected)
    }
  }
}
