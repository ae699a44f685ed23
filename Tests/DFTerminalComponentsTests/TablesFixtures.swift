import DFTerminal
import DFTerminalTestSupport
import Foundation

struct Invoice: Identifiable, Sendable {
  let id: String
  var customer: String
  var due: String?
  var amount: Double
  var isPaid = false
}

extension Invoice {
  static let samples = [
    Invoice(id: "2026-0117", customer: "Åsa Öberg", due: "3 Dec", amount: 1204.5),
    Invoice(id: "2026-0118", customer: "山田太郎", due: nil, amount: 18),
    Invoice(id: "2026-0119", customer: "Dvořák & synové", due: "overdue", amount: -7.25),
  ]

  static let columns: [DFTableColumn<Invoice>] = [
    DFTableColumn("Invoice", value: \.id),
    DFTableColumn("Customer", value: \.customer, width: .fill),
    DFTableColumn("Due", value: \.due),
    DFTableColumn("Amount", value: \.amount, format: .fraction(2)).summary(.sum),
  ]
}

struct Numbered: Identifiable, Sendable {
  let id: Int
  var name: String { "row \(id)" }

  static func rows(_ count: Int) -> [Numbered] { (0..<count).map { Numbered(id: $0) } }

  static let columns: [DFTableColumn<Numbered>] = [
    DFTableColumn("Number", value: \.id), DFTableColumn("Name", value: \.name),
  ]
}

/// A value a view reads and changes from outside of it.
@MainActor final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

extension EnvironmentValues {
  /// The surroundings of a frame that is printed once.
  static var printed: EnvironmentValues {
    var values = EnvironmentValues()
    values.isStatic = true
    return values
  }
}
