import Foundation
import Testing

@testable import DFTerminalData

/// A record for the tests of the pipeline.
struct Person: Identifiable, Sendable, Equatable {
  var id: Int
  var name: String
  var age: Int?
  var city = ""

  static let columns: [DataColumn<Person>] = [
    DataColumn("name", header: "Name") { $0.name },
    DataColumn("age", header: "Age") { $0.age },
    DataColumn("city", header: "City") { $0.city },
  ]

  static let sample = [
    Person(id: 1, name: "Åsa Öberg", age: 36, city: "Lund"),
    Person(id: 2, name: "ada lovelace", age: nil, city: "London"),
    Person(id: 3, name: "Grace Hopper", age: 85, city: "New York"),
    Person(id: 4, name: "Bob Martin", age: 25, city: "Austin"),
    Person(id: 5, name: "Ådne Nilsen", age: 36, city: "Oslo"),
  ]
}

@Suite struct ArrangementTests {
  private func names(_ request: ArrangementRequest) -> [String] {
    var arrangement = Arrangement<Person>()
    let result = arrangement.arrange(Person.sample, columns: Person.columns, by: request)
    return result.order.map { Person.sample[$0].name }
  }

  @Test func `without a request rows stand as they are and take no memory`() {
    var arrangement = Arrangement<Person>()
    let result = arrangement.arrange(Person.sample)
    #expect(result.order.isNatural && result.count == 5 && !result.isReordered)
  }

  @Test(arguments: [
    ("OBERG", [1]), ("bob martin 25", [4]), ("  ada ", [2]), ("36", [1, 5]), ("york new", []),
    ("", [1, 2, 3, 4, 5]), ("   ", [1, 2, 3, 4, 5]),
  ])
  func `a phrase is found without regard to case and accents, across columns`(
    _ text: String, _ ids: [Int]
  ) {
    let found = names(ArrangementRequest(search: SearchQuery(text)))
    #expect(found == Person.sample.filter { ids.contains($0.id) }.map(\.name))
  }

  @Test func `words are found in any order and patterns as patterns`() {
    #expect(
      names(ArrangementRequest(search: SearchQuery("york grace", mode: .words)))
        == ["Grace Hopper"])
    #expect(
      names(ArrangementRequest(search: SearchQuery("^[ab]", mode: .pattern, columns: ["name"])))
        == ["ada lovelace", "Bob Martin"])
    #expect(
      names(ArrangementRequest(search: SearchQuery("lund", columns: ["name"]))) == [])
  }

  @Test func `a broken pattern says so and hides nothing`() {
    var arrangement = Arrangement<Person>()
    let request = ArrangementRequest(search: SearchQuery("([", mode: .pattern))
    let result = arrangement.arrange(Person.sample, columns: Person.columns, by: request)
    #expect(result.problem == .invalidPattern("([") && result.count == 5)
  }

  @Test func `missing values come last in both directions`() {
    let ascending = names(ArrangementRequest(sort: [DFSortKey("age")]))
    #expect(
      ascending == ["Bob Martin", "Åsa Öberg", "Ådne Nilsen", "Grace Hopper", "ada lovelace"])
    let descending = names(ArrangementRequest(sort: [DFSortKey("age", ascending: false)]))
    #expect(
      descending == ["Grace Hopper", "Åsa Öberg", "Ådne Nilsen", "Bob Martin", "ada lovelace"])
  }

  @Test func `several keys sort in their order of importance`() {
    let sorted = names(
      ArrangementRequest(sort: [DFSortKey("age", ascending: false), DFSortKey("name")]))
    #expect(sorted == ["Grace Hopper", "Ådne Nilsen", "Åsa Öberg", "Bob Martin", "ada lovelace"])
  }

  @Test func `unknown columns and columns without order are passed over`() {
    #expect(names(ArrangementRequest(sort: [DFSortKey("nothing")])).first == "Åsa Öberg")
    #expect(
      names(ArrangementRequest(filters: [ColumnFilter("nothing", .isMissing)])).count == 5)
  }

  @Test func `no rows and no match are different`() {
    var arrangement = Arrangement<Person>()
    let empty = arrangement.arrange([])
    #expect(empty.emptiness == .noRows)
    let request = ArrangementRequest(search: SearchQuery("zzz"))
    let result = arrangement.arrange(Person.sample, columns: Person.columns, by: request)
    #expect(result.emptiness == .noMatch && result.hiddenCount == 5)
  }

  @Test func `sensitive columns are neither searched nor filtered nor shown`() {
    var secret = DataColumn<Person>("name") { $0.name }
    secret.isSensitive = true
    var arrangement = Arrangement<Person>()
    for request in [
      ArrangementRequest(search: SearchQuery("grace")),
      ArrangementRequest(filters: [ColumnFilter("name", .contains("grace"))]),
    ] {
      let result = arrangement.arrange(Person.sample, columns: [secret], by: request)
      #expect(result.count != 1)
    }
    #expect(secret.shownText(of: Person.sample[2]) == "••••••••")
    #expect(secret.exportedField(of: Person.sample[2]) == .text("••••••••"))
  }
}

@Suite struct ArrangementMemoTests {
  private let people = (0..<1_000).map { Person(id: $0, name: "name \($0 % 97)", age: $0 % 13) }

  @Test func `each stage runs again only when what it depends on changed`() {
    var arrangement = Arrangement<Person>()
    var request = ArrangementRequest(search: SearchQuery("name"), sort: [DFSortKey("age")])
    let filter = RowFilter<Person>("even") { $0.id % 2 == 0 }
    func arrange() {
      arrangement.arrange(people, columns: Person.columns, by: request, filters: [filter])
    }
    arrange()
    arrange()
    #expect(arrangement.work.searches == 1 && arrangement.work.sorts == 1)
    request.sort[0].ascending = false
    arrange()
    #expect(arrangement.work.searches == 1 && arrangement.work.filterings == 1)
    #expect(arrangement.work.sorts == 2 && arrangement.work.rankings == 1)
    request.search.text = "name 1"
    arrange()
    request.search.text = "name 12"
    arrange()
    #expect(arrangement.work.indexBuilds == 1 && arrangement.work.searches == 3)
    #expect(arrangement.work.rowsSearched < 2_200, "the third search looks at earlier matches only")
  }

  @Test func `a changed array starts again and an unchanged one costs nothing`() {
    var arrangement = Arrangement<Person>()
    var changed = people
    let request = ArrangementRequest(sort: [DFSortKey("age")])
    arrangement.arrange(changed, columns: Person.columns, by: request)
    let version = arrangement.result.version
    arrangement.arrange(changed, columns: Person.columns, by: request)
    #expect(arrangement.result.version == version && arrangement.work.sorts == 1)
    changed[0].age = 99
    arrangement.arrange(changed, columns: Person.columns, by: request)
    #expect(arrangement.work.sorts == 2 && arrangement.result.order.last == 0)
  }

  @Test func `an edited row stays where it is until the next change of the request`() {
    var arrangement = Arrangement<Person>()
    var rows = Person.sample
    var request = ArrangementRequest(sort: [DFSortKey("name")])
    let before = arrangement.arrange(rows, columns: Person.columns, by: request).order
    rows[1].name = "zzz"
    let isHeld = arrangement.holdOrder(for: rows)
    let held = arrangement.arrange(rows, columns: Person.columns, by: request)
    #expect(isHeld && held.order == before)
    request.sort = [DFSortKey("name", ascending: false)]
    let sortedAgain = arrangement.arrange(rows, columns: Person.columns, by: request)
    #expect(sortedAgain.order.first == 1)
    let isHeldShorter = arrangement.holdOrder(for: Array(rows.dropLast()))
    #expect(!isHeldShorter)
  }

  @Test func `narrowing a search after an edit sees the edit`() {
    var arrangement = Arrangement<Person>()
    var rows = Person.sample
    var request = ArrangementRequest(search: SearchQuery("gra"))
    arrangement.arrange(rows, columns: Person.columns, by: request)
    rows[0].name = "Graham"
    arrangement.holdOrder(for: rows)
    let held = arrangement.arrange(rows, columns: Person.columns, by: request)
    #expect(held.count == 1)
    request.search.text = "grah"
    let narrowed = arrangement.arrange(rows, columns: Person.columns, by: request)
    #expect(Array(narrowed.order) == [0])
  }

  @Test func `random pipelines agree with plain filter and sort`() {
    var generator = SeededGenerator(seed: 5)
    var arrangement = Arrangement<Person>()
    for _ in 0..<300 {
      let rows = (0..<Int.random(in: 0...40, using: &generator)).map { id in
        Person(
          id: id, name: generator.text(of: ["a", "B", "é", "1", "02", " "], upTo: 4),
          age: Bool.random(using: &generator) ? Int.random(in: -2...2, using: &generator) : nil)
      }
      let ascending = Bool.random(using: &generator)
      let query = ["", "a", "b", "E1", "2"].randomElement(using: &generator) ?? ""
      let request = ArrangementRequest(
        search: SearchQuery(query, columns: ["name"]),
        sort: [DFSortKey("age", ascending: ascending), DFSortKey("name", ascending: !ascending)])
      let result = arrangement.arrange(rows, columns: Person.columns, by: request)
      let folded = TextFold.fold(query)
      let expected = rows.indices
        .filter { folded.isEmpty || TextFold.fold(rows[$0].name).contains(folded) }
        .sorted { precedes(rows[$0], rows[$1], ascending) ?? ($0 < $1) }
      #expect(Array(result.order) == expected)
    }
  }

  private func precedes(_ left: Person, _ right: Person, _ ascending: Bool) -> Bool? {
    if left.age != right.age {
      guard let a = left.age else { return false }
      guard let b = right.age else { return true }
      return ascending ? a < b : a > b
    }
    let order = NaturalOrder.compare(left.name, right.name)
    return order == 0 ? nil : (order < 0) != ascending
  }
}
