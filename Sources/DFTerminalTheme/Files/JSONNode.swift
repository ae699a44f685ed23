/// One value of a JSON text, with the place where it stands.
///
/// Foundation's reader forgets places, and an error about a token without its line helps nobody;
/// hence a reader of our own.
struct JSONNode: Hashable, Sendable {
  /// A name and its value in an object.
  struct Member: Hashable, Sendable {
    let key: String
    /// Where the name starts, in bytes from the start of the text.
    let offset: Int
    let value: JSONNode
  }

  /// What the value is.
  indirect enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  let value: Value
  /// Where the value starts, in bytes from the start of the text.
  let offset: Int

  /// The members of an object, in the order of the text; none for other values.
  var members: [Member] {
    if case .object(let members) = value { members } else { [] }
  }

  /// The member of that name.
  subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.value }

  /// The text of a string.
  var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The value of a number.
  var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The value as a person would call it, at most 48 characters of it.
  var summary: String {
    switch value {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): "\(number)"
    case .string(let text): "\"\(text.prefix(48))\(text.count > 48 ? "…" : "")\""
    case .array: "a list"
    case .object: "an object"
    }
  }
}
