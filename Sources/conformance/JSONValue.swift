import Foundation

/// A value of a JSON document.
enum JSONValue: Hashable, Codable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONValue {
  /// The member of an object with a name; `.null` where there is none.
  subscript(name: String) -> JSONValue {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  /// The text of a string.
  var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The value of a whole number.
  var int: Int? { if case .integer(let value) = self { value } else { nil } }

  /// The value of a boolean.
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The elements of an array.
  var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }

  /// The value of a number, or of the strings that JSON has no numbers for.
  var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .string(let text): ["nan", "inf", "-inf"].contains(text.lowercased()) ? Double(text) : nil
    default: nil
    }
  }

  /// The elements of an array, or the value itself as the only one.
  var elements: [JSONValue] { array ?? [self] }

  /// A value for an integer that may be missing.
  static func optional(_ value: Int?) -> JSONValue { value.map(JSONValue.integer) ?? .null }
}
