import DFTerminal

// The types that the code blocks of the page take for granted, with a little data.

struct Contact: Identifiable, Sendable {
  let id: Int
  var name: String
  var email: String
  var displayName: String { name }

  static let samples = [
    Contact(id: 1, name: "Ada Lovelace", email: "ada@example.com"),
    Contact(id: 2, name: "Grace Hopper", email: "grace@example.com"),
    Contact(id: 3, name: "山田 太郎", email: "taro@example.jp"),
    Contact(id: 4, name: "Zoë Dvořáková", email: "zoe@example.cz"),
  ]
}

struct Item: Identifiable, Sendable {
  let id: Int
  var title: String
  var subtitle: String
  var name: String { title }

  static let samples = [
    Item(id: 1, title: "Milk", subtitle: "2 bottles"),
    Item(id: 2, title: "Bread", subtitle: "Rye, sliced"),
    Item(id: 3, title: "Coffee", subtitle: "Whole beans"),
  ]
}

struct Chore: Identifiable, Sendable {
  let id: Int
  var title: String
  var isComplete: Bool

  static let samples = [
    Chore(id: 1, title: "Water the plants", isComplete: true),
    Chore(id: 2, title: "File the invoices", isComplete: false),
    Chore(id: 3, title: "Call the plumber", isComplete: false),
  ]
}

struct ItemSection: Identifiable, Sendable {
  let id: Int
  var title: String
  var items: [Item]

  static let samples = [
    ItemSection(id: 1, title: "Groceries", items: Item.samples),
    ItemSection(
      id: 2, title: "Hardware",
      items: [
        Item(id: 4, title: "Screws", subtitle: "4 × 40"),
        Item(id: 5, title: "Sandpaper", subtitle: "120 grit"),
      ]),
  ]
}

struct Account: Sendable {
  var displayName = "Alex Nguyen"
  var avatarURL: URL?
}

struct Invoice: Identifiable, Sendable {
  let id: String
  var customer: String
  var amount: Decimal

  static let samples = [
    Invoice(id: "2026-0117", customer: "Åsa Öberg", amount: 1204.5),
    Invoice(id: "2026-0118", customer: "山田太郎", amount: 18),
    Invoice(id: "2026-0119", customer: "Dvořák & synové", amount: -7.25),
  ]
}

struct Member: Identifiable, Sendable {
  let id: UInt8
  var name: String
  var team: String
  var joined: Date

  static let samples = [
    Member(id: 1, name: "Mina Park", team: "Design", joined: day(0)),
    Member(id: 2, name: "Jonas Weber", team: "Platform", joined: day(41)),
    Member(id: 3, name: "Ines Costa", team: "Support", joined: day(400)),
  ]

  private static func day(_ offset: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: 757_382_400 + offset * 86_400)
  }
}

struct User: Identifiable, Sendable {
  let id: Int
  var name: String
  var email: String
  var role: String

  static let samples = [
    User(id: 1, name: "Ada Lovelace", email: "ada@example.com", role: "Owner"),
    User(id: 2, name: "Grace Hopper", email: "grace@example.com", role: "Admin"),
    User(id: 3, name: "Linus Åkerman", email: "linus@example.se", role: "Member"),
  ]
}

struct LogLine: Identifiable, Sendable {
  let id: Int
  var level: String
  var message: String
}

/// A stand-in for a service that holds many lines of a log.
struct LogService: Sendable {
  var count = 250

  func lines(from offset: Int, limit: Int) async -> [LogLine] {
    (offset..<min(offset + limit, count)).map { number in
      LogLine(
        id: number, level: number % 7 == 0 ? "error" : "info",
        message: "Request \(number) took \(number * 37 % 400) ms")
    }
  }
}
