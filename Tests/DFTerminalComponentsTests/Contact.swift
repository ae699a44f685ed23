/// A row of the tests.
struct Contact: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var email: String

  /// Returns contacts numbered from 0.
  static func many(_ count: Int) -> [Contact] {
    (0..<count).map { Contact(id: $0, name: "Contact \($0)", email: "\($0)@example.com") }
  }
}
