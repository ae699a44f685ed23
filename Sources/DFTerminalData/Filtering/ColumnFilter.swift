/// A condition on one column, as typed over it.
///
/// The notation: `text` contains, `=text` equals, `!text` does not contain, `<5` `<=5` `>5` `>=5`
/// compare, `2..5` lies between, `=` is empty, `!` is not empty. Numbers compare as numbers, other
/// values in natural order; case and accents do not count.
public struct ColumnFilter: Hashable, Sendable {
  /// What is asked of a value.
  public enum Condition: Hashable, Sendable {
    /// It contains a text.
    case contains(String)
    /// It does not contain a text.
    case lacks(String)
    /// It is a text.
    case equals(String)
    /// It lies between two bounds, each of which may be open and may itself be excluded.
    case between(Bound?, Bound?)
    /// There is no value.
    case isMissing
    /// There is a value.
    case isPresent
  }

  /// An end of a range.
  public struct Bound: Hashable, Sendable {
    /// The value at the end.
    public var value: String
    /// Whether the value itself lies in the range.
    public var isIncluded: Bool

    /// Creates an end; included unless told otherwise.
    public init(_ value: String, isIncluded: Bool = true) {
      self.value = value
      self.isIncluded = isIncluded
    }
  }

  /// The column's identifier.
  public var columnID: String
  /// What is asked of its values.
  public var condition: Condition

  /// Creates a condition on a column.
  public init(_ columnID: String, _ condition: Condition) {
    self.columnID = columnID
    self.condition = condition
  }

  /// Reads a condition as a person types it; `nil` when nothing is asked.
  public init?(_ columnID: String, notation: String) {
    guard let condition = Condition(notation: notation) else { return nil }
    self.init(columnID, condition)
  }
}

extension ColumnFilter.Condition {
  fileprivate init?(notation: String) {
    let text = SearchQuery(notation).trimmed
    guard !text.isEmpty else { return nil }
    if let condition = Self.comparison(text) ?? Self.range(text) {
      self = condition
    } else if text.hasPrefix("!") {
      let rest = SearchQuery(String(text.dropFirst())).trimmed
      self = rest.isEmpty ? .isPresent : .lacks(rest)
    } else if text.hasPrefix("=") {
      let rest = SearchQuery(String(text.dropFirst())).trimmed
      self = rest.isEmpty ? .isMissing : .equals(rest)
    } else {
      self = .contains(text)
    }
  }

  private static func comparison(_ text: String) -> Self? {
    for sign in ["<=", ">=", "<", ">"] where text.hasPrefix(sign) {
      let value = SearchQuery(String(text.dropFirst(sign.count))).trimmed
      guard !value.isEmpty else { return nil }
      let bound = ColumnFilter.Bound(value, isIncluded: sign.count == 2)
      return sign.hasPrefix("<") ? .between(nil, bound) : .between(bound, nil)
    }
    return nil
  }

  private static func range(_ text: String) -> Self? {
    guard let dots = text.firstRange(of: "..") else { return nil }
    let lower = SearchQuery(String(text[..<dots.lowerBound])).trimmed
    let upper = SearchQuery(String(text[dots.upperBound...])).trimmed
    guard !(lower.isEmpty && upper.isEmpty), upper.first != "." else { return nil }
    return .between(
      lower.isEmpty ? nil : ColumnFilter.Bound(lower),
      upper.isEmpty ? nil : ColumnFilter.Bound(upper))
  }
}
