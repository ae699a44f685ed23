/// What to look for in rows.
public struct SearchQuery: Hashable, Sendable {
  /// How the text is meant.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// The text as it stands, anywhere in a row; it may run on from one column into the next.
    case phrase
    /// Each word of the text, anywhere in a row, in any order.
    case words
    /// A regular expression.
    case pattern
  }

  /// The text to look for; blanks at its ends do not count.
  public var text: String
  /// How the text is meant.
  public var mode: Mode
  /// The identifiers of the columns to look in, or `nil` for all that are searchable.
  public var columns: [String]?

  /// Nothing to look for: every row matches.
  public static let none = SearchQuery("")

  /// Creates a query; for a phrase in all searchable columns unless told otherwise.
  public init(_ text: String, mode: Mode = .phrase, columns: [String]? = nil) {
    self.text = text
    self.mode = mode
    self.columns = columns
  }

  /// Whether there is nothing to look for.
  public var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }

  /// The folded texts that a row must contain, all of them.
  var needles: [[UInt8]] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    switch mode {
    case .phrase: return isEmpty ? [] : [TextFold.bytes(of: trimmed)].filter { !$0.isEmpty }
    case .words: return words.map(TextFold.bytes).filter { !$0.isEmpty }
    case .pattern: return []
    }
  }

  /// The text without blanks at its ends.
  var trimmed: String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
