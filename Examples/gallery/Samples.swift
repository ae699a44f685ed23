import DFTerminal

/// A person of the samples.
struct Person: Identifiable, Sendable {
  let id: Int
  var name: String
  var role: String
  var email: String
  var isActive: Bool
  var messages: Int

  static let samples: [Person] = [
    Person(1, "Ada Lovelace", "Owner", "ada@example.com", true, 0),
    Person(2, "Grace Hopper", "Editor", "grace@example.com", true, 5),
    Person(3, "Katherine Johnson", "Editor", "katherine@example.com", true, 142),
    Person(4, "Åsa Öberg", "Viewer", "asa@example.com", false, 0),
    Person(5, "山田 太郎", "Viewer", "yamada@example.com", true, 1),
    Person(6, "Dvořák & synové", "Guest", "dvorak@example.com", false, 12),
    Person(7, "Mary Jackson", "Editor", "mary@example.com", true, 3),
    Person(8, "Annie Easley", "Owner", "annie@example.com", true, 0),
  ]

  private init(
    _ id: Int, _ name: String, _ role: String, _ email: String, _ isActive: Bool, _ messages: Int
  ) {
    self.id = id
    self.name = name
    self.role = role
    self.email = email
    self.isActive = isActive
    self.messages = messages
  }
}

/// An invoice of the samples.
struct Invoice: Identifiable, Sendable {
  let id: String
  let customer: String
  let due: Date?
  let amount: Double
  let status: String

  static let samples: [Invoice] = [
    Invoice("2026-0117", "Åsa Öberg", 20_790, 1204.50, "paid"),
    Invoice("2026-0118", "山田太郎", nil, 18, "draft"),
    Invoice("2026-0119", "Dvořák & synové", 20_700, -7.25, "overdue"),
    Invoice("2026-0120", "Katherine Johnson", 20_801, 99_120, "sent"),
    Invoice("2026-0121", "Grace Hopper", 20_812, 310.4, "sent"),
    Invoice("2026-0122", "Mary Jackson", 20_688, 42, "overdue"),
    Invoice("2026-0123", "Annie Easley", 20_820, 7.5, "paid"),
    Invoice("2026-0124", "Ada Lovelace", nil, 1_000_000, "draft"),
  ]

  private init(
    _ id: String, _ customer: String, _ day: Double?, _ amount: Double, _ status: String
  ) {
    self.id = id
    self.customer = customer
    due = day.map { Date(timeIntervalSince1970: $0 * 86_400) }
    self.amount = amount
    self.status = status
  }
}
