/// A value as a file or another program should see it: what it is, beside how it is written.
///
/// Screens show ``DFColumnValue/columnText``; exports write fields, so that a number stays a number.
public enum DFField: Hashable, Sendable {
  /// No value.
  case missing
  /// Words.
  case text(String)
  /// A number in the notation of JSON and of programming languages.
  case number(String)
  /// Yes or no.
  case boolean(Bool)

  /// The field as plain text; nothing for a missing value.
  public var text: String {
    switch self {
    case .missing: ""
    case .text(let text), .number(let text): text
    case .boolean(let value): value ? "true" : "false"
    }
  }
}
