import DFTerminal
import DFTerminalTestSupport
import Foundation
import Testing

/// Reading properties of rows, wherever they lie.
@MainActor @Suite struct PropertyReaderTests {
  private final class Owner: Sendable {
    let name = "Grace"
  }

  private struct Item: Identifiable, Sendable {
    let id: Int
    let isDone: Bool
    let title: String
    let note: String?
    let owner = Owner()
    var inner = Inner(price: 2.5, tag: "a longer text than fits into sixteen bytes")
    var shout: String { title.uppercased() }

    struct Inner: Sendable {
      let price: Double
      let tag: String
    }
  }

  private let items = [
    Item(id: 1, isDone: true, title: "one", note: nil),
    Item(id: 20, isDone: false, title: "two, with a text on the heap", note: "yes"),
  ]

  /// The lines of a table with one column.
  private func cells<Value: DFColumnValue>(_ path: any KeyPath<Item, Value> & Sendable) -> [String]
  {
    let table = DFTable(columns: [DFTableColumn("Value", value: path)], rows: items)
    let lines = TextRenderer(table, columns: 60).text.split(separator: "\n")
    return lines.dropFirst(2).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `stored properties are read`() {
    #expect(cells(\.id) == ["1", "20"])
    #expect(cells(\.title) == items.map(\.title))
    #expect(cells(\.inner.price) == ["2.5", "2.5"])
    #expect(cells(\.inner.tag) == items.map(\.inner.tag))
  }

  @Test func `values that may be missing are read`() {
    #expect(cells(\.note) == ["–", "yes"])
  }

  @Test func `what has no place of its own is read through its path`() {
    #expect(cells(\.shout) == items.map { $0.title.uppercased() })
    #expect(cells(\.owner.name) == ["Grace", "Grace"])
    #expect(cells(\.title.count) == items.map { "\($0.title.count)" })
  }
}
