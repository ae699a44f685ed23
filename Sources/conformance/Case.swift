import Foundation

/// One line of a case file.
struct Case: Sendable {
  /// The name of the case.
  let id: String
  /// The name of the area that judges it.
  let area: String
  /// What is given.
  let input: JSONValue
  /// What must hold, by key.
  let expected: [String: JSONValue]

  /// Reads a line; throws what the decoder says, or which member is missing.
  init(json line: Substring) throws {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
    guard let id = value["id"].string else { throw CaseError.missing("id", line: String(line)) }
    guard let area = value["area"].string, case .object(let expected) = value["expected"] else {
      throw CaseError.missing("area or expected", line: String(line))
    }
    self.id = id
    self.area = area
    self.expected = expected
    input = value["input"]
  }
}

/// Why a line is no case.
enum CaseError: Error, CustomStringConvertible {
  case missing(String, line: String)

  var description: String {
    switch self {
    case .missing(let member, let line): "a case needs the member \(member): \(line.prefix(80))"
    }
  }
}
