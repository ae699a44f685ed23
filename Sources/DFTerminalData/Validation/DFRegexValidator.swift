public import Foundation

/// Asks for a text in which a regular expression finds a match; an empty text passes.
///
/// The pattern is looked for anywhere in the text unless it anchors itself. A pattern that is not a
/// regular expression refuses every text.
public struct DFRegexValidator: DFFieldValidator {
  /// What is said otherwise.
  public let message: String
  /// The regular expression.
  public let pattern: String
  private let expression: NSRegularExpression?

  /// Creates the rule.
  public init(
    pattern: String, message: String, options: NSRegularExpression.Options = []
  ) {
    self.pattern = pattern
    self.message = message
    expression = try? NSRegularExpression(pattern: pattern, options: options)
  }

  /// Returns the message for a text without a match.
  public func validate(_ text: String) -> String? {
    guard !text.isEmpty else { return nil }
    let whole = NSRange(text.startIndex..., in: text)
    return expression?.firstMatch(in: text, range: whole) == nil ? message : nil
  }
}
