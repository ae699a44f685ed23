import Foundation

/// How texts are put in order.
public enum TextOrder: Hashable, Sendable {
  /// The way a person orders names; see ``NaturalOrder``. The default.
  case natural
  /// By the numbers of their Unicode scalars, as Swift's `<` does.
  case exact
  /// By the rules of a locale, named by its identifier, as `sv_SE`; digits count as numbers.
  case locale(String)

  /// Returns a number below, equal to or above zero as `left` is before, equal to or after `right`.
  public func compare(_ left: String, _ right: String) -> Int {
    switch self {
    case .natural: NaturalOrder.compare(left, right)
    case .exact: left == right ? 0 : left < right ? -1 : 1
    case .locale(let identifier):
      left.compare(
        right, options: [.caseInsensitive, .numeric, .widthInsensitive],
        range: nil, locale: Locale(identifier: identifier)
      ).rawValue
    }
  }
}
