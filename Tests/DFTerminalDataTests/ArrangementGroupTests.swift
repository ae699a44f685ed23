import Foundation
import Testing

@testable import DFTerminalData

@Suite struct ArrangementGroupTests {
  private func groups(
    _ request: ArrangementRequest = .init(), order: Grouping<Person>.Order = .byValue
  ) -> [String] {
    var arrangement = Arrangement<Person>()
    let grouping = Grouping<Person>("age", order: order) { $0.age }
    let result = arrangement.arrange(
      Person.sample, columns: Person.columns, by: request, grouping: grouping)
    return result.groups.map { group in
      "\(group.title): \(group.places.map { String(Person.sample[result.order[$0]].id) }.joined())"
    }
  }

  @Test func `groups come in the order of their values, the missing one last`() {
    #expect(groups() == ["25: 4", "36: 15", "85: 3", ": 2"])
  }

  @Test func `groups may come in the order of their rows, and rows keep theirs`() {
    #expect(groups(order: .byAppearance) == ["36: 15", ": 2", "85: 3", "25: 4"])
    let request = ArrangementRequest(sort: [DFSortKey("name", ascending: false)])
    #expect(groups(request, order: .byAppearance) == ["85: 3", "25: 4", "36: 15", ": 2"])
  }

  @Test func `a group without visible rows does not appear`() {
    #expect(groups(ArrangementRequest(search: SearchQuery("36"))) == ["36: 15"])
  }

  @Test func `lines and places of groups answer each other`() {
    let groups = RowGroup.consecutive([("a", 2), ("b", 0), ("c", 1), ("a", 3)])
    #expect(groups.map(\.id) == ["a", "c", "a #2"])
    let open = GroupedItems(groups)
    #expect(
      (0..<open.count).map { open[$0] } == [
        .header(0), .row(0), .row(1), .header(1), .row(2), .header(2), .row(3), .row(4), .row(5),
      ])
    for place in 0..<6 { #expect(open.offset(ofRowAt: place).flatMap { open[$0] } == .row(place)) }
    #expect(open[-1] == nil && open[9] == nil && open.offset(ofRowAt: 6) == nil)
    let folded = GroupedItems(groups, collapsed: ["a"])
    #expect(folded.count == 7 && folded[1] == .header(1) && folded.offset(ofRowAt: 1) == 0)
    #expect(GroupedItems([]).count == 0)
  }

  @Test func `offsets of a filtered list name rows of the source`() {
    var arrangement = Arrangement<Person>()
    let search = ArrangementRequest(search: SearchQuery("36"))
    let result = arrangement.arrange(Person.sample, columns: Person.columns, by: search)
    #expect(result.sourceOffsets(of: [1, 7]) == [4])
    let toEnd = result.sourceMove(of: [0], to: 2)
    #expect(toEnd?.offsets == [0] && toEnd?.destination == 5)
    let toStart = result.sourceMove(of: [1], to: 0)
    #expect(toStart?.offsets == [4] && toStart?.destination == 0)
  }

  @Test func `rows of a sorted list are deleted by their source and cannot be moved`() {
    var arrangement = Arrangement<Person>()
    let sort = ArrangementRequest(sort: [DFSortKey("name")])
    let result = arrangement.arrange(Person.sample, columns: Person.columns, by: sort)
    var rows = Person.sample
    rows.remove(atOffsets: result.sourceOffsets(of: [0]))
    #expect(!rows.contains { $0.name == "ada lovelace" } && rows.count == 4)
    #expect(result.sourceMove(of: [0], to: 1) == nil)
  }

  @Test func `duplicate identifiers are named`() {
    #expect(DuplicateIDs([1, 2, 3]).message == nil)
    let duplicates = DuplicateIDs(["b", "a", "a", "b", "a"])
    #expect(duplicates.entries.map(\.id) == ["b", "a"])
    #expect(duplicates.entries[1].offsets == [1, 2, 4])
    #expect(duplicates.message?.contains("rows 1, 4 share “b” and 1 more") == true)
  }
}
