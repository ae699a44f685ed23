/// What a badge shows.
///
/// Source: wiki page "Lists, Tables, and Data", accessory `.badge`.
public enum DFBadgeContent: Hashable, Sendable {
  /// A number; above 99 it shows `99+`.
  case count(Int)
  /// A mark without words.
  case dot
  /// A word.
  case text(String)

  /// The words on the badge; `nil` for a dot.
  public var words: String? {
    switch self {
    case .count(let count): count > 99 ? "99+" : String(count)
    case .dot: nil
    case .text(let text): text
    }
  }

  /// The words a screen reader says; a number is said in full.
  public var spokenWords: String {
    switch self {
    case .count(1): "1 notification"
    case .count(let count): "\(count) notifications"
    case .dot: "indicator"
    case .text(let text): text
    }
  }
}
