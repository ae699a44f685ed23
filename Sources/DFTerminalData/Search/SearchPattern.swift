import Foundation

/// A regular expression that rows are searched by.
struct SearchPattern: Sendable {
  private let expression: NSRegularExpression

  /// Compiles a pattern, without regard to case; throws what is wrong with it.
  init(_ pattern: String) throws(SearchProblem) {
    do {
      expression = try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    } catch {
      throw SearchProblem.invalidPattern(pattern)
    }
  }

  /// Returns whether a text contains a match.
  func matches(_ text: String) -> Bool {
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole) != nil
  }

  /// Returns the matches in a text, without empty ones.
  func ranges(in text: String) -> [Range<String.Index>] {
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole)
      .compactMap { Range($0.range, in: text) }
      .filter { !$0.isEmpty }
  }
}

/// Why a search cannot be made.
public enum SearchProblem: Error, Hashable, Sendable {
  /// The text is not a regular expression.
  case invalidPattern(String)

  /// What is wrong, for the person who typed it.
  public var message: String {
    switch self {
    case .invalidPattern(let pattern): "“\(pattern)” is not a complete pattern"
    }
  }
}
