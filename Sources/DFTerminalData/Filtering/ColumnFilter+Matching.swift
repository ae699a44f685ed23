/// A condition made ready to be put to many values.
struct ColumnMatcher {
  private let condition: ColumnFilter.Condition
  private let searcher: ByteSearcher?
  private let folded: String

  init(_ condition: ColumnFilter.Condition) {
    self.condition = condition
    switch condition {
    case .contains(let text), .lacks(let text):
      folded = ""
      searcher = ByteSearcher(TextFold.bytes(of: text))
    case .equals(let text):
      folded = TextFold.fold(text)
      searcher = nil
    default:
      folded = ""
      searcher = nil
    }
  }

  /// Returns whether a value, with the text that shows it, meets the condition.
  func matches(_ field: DFField, text: String) -> Bool {
    switch condition {
    case .contains: contains(text)
    case .lacks: !contains(text)
    case .equals(let wanted): TextFold.fold(text) == folded || Self.compare(field, wanted) == 0
    case .isMissing: field.text.isEmpty
    case .isPresent: !field.text.isEmpty
    case .between(let lower, let upper):
      !field.text.isEmpty && Self.isAbove(lower, field) && Self.isBelow(upper, field)
    }
  }

  private func contains(_ text: String) -> Bool {
    let bytes = TextFold.bytes(of: text)
    return searcher?.firstMatch(in: bytes.span, 0..<bytes.count) != nil
  }

  private static func isAbove(_ bound: ColumnFilter.Bound?, _ field: DFField) -> Bool {
    guard let bound else { return true }
    guard let order = compare(field, bound.value) else { return false }
    return bound.isIncluded ? order >= 0 : order > 0
  }

  private static func isBelow(_ bound: ColumnFilter.Bound?, _ field: DFField) -> Bool {
    guard let bound else { return true }
    guard let order = compare(field, bound.value) else { return false }
    return bound.isIncluded ? order <= 0 : order < 0
  }

  /// Compares a value with a typed one; `nil` when a number meets something that is none.
  private static func compare(_ field: DFField, _ typed: String) -> Int? {
    if let number = Double(typed) {
      guard let value = Double(field.text) else { return nil }
      return value == number ? 0 : value < number ? -1 : 1
    }
    if case .number = field { return nil }
    return NaturalOrder.compare(field.text, typed)
  }
}
