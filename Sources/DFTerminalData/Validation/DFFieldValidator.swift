/// A rule for the text of a field.
///
/// Source: DesignFoundation's validator family. Messages say what is wanted and never repeat the
/// value, which may be secret.
public protocol DFFieldValidator: Sendable {
  /// Returns what is wrong with a text, or `nil` when the rule is met.
  func validate(_ text: String) -> String?
}

extension DFFieldValidator {
  /// Returns the state of a field that holds a text.
  public func state(of text: String) -> DFValidationState {
    validate(text).map(DFValidationState.error) ?? .valid
  }

  /// Returns a rule that asks for this rule and then for another.
  public func and(_ other: any DFFieldValidator) -> DFAllValidator {
    DFAllValidator([self, other])
  }
}

/// Asks for a text that is more than blanks.
public struct DFRequiredValidator: DFFieldValidator, Hashable {
  /// What is said otherwise.
  public var message: String

  /// Creates the rule.
  public init(message: String = "This field is required") { self.message = message }

  /// Returns the message for an empty or blank text.
  public func validate(_ text: String) -> String? {
    text.allSatisfy(\.isWhitespace) ? message : nil
  }
}

/// Asks for a mail address; an empty text passes.
public struct DFEmailValidator: DFFieldValidator, Hashable {
  /// What is said otherwise.
  public var message: String

  /// Creates the rule.
  public init(message: String = "Enter a valid email address") { self.message = message }

  /// Returns the message for a text that no mail could be sent to.
  ///
  /// Wanted are something before an `@`, and after it a host of two or more labels that neither begin
  /// nor end with a hyphen; no blanks and no second `@`.
  public func validate(_ text: String) -> String? {
    text.isEmpty || Self.isAddress(text) ? nil : message
  }

  private static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.count <= 64,
      !text.contains(where: \.isWhitespace),
      parts[0].first != ".", parts[0].last != ".", !parts[0].contains("..")
    else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy(isHostLabel)
      && labels[labels.count - 1].count >= 2
  }

  private static func isHostLabel(_ label: Substring) -> Bool {
    !label.isEmpty && label.first != "-" && label.last != "-"
      && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }
}

/// Asks for a least number of characters; an empty text fails.
public struct DFMinLengthValidator: DFFieldValidator, Hashable {
  /// The least number of characters.
  public var minLength: Int
  private let custom: String?

  /// Creates the rule.
  public init(minLength: Int, message: String? = nil) {
    self.minLength = minLength
    custom = message
  }

  /// Returns the message for a shorter text.
  public func validate(_ text: String) -> String? {
    text.count >= minLength ? nil : custom ?? "Must be at least \(minLength) characters"
  }
}

/// Asks for a greatest number of characters.
public struct DFMaxLengthValidator: DFFieldValidator, Hashable {
  /// The greatest number of characters.
  public var maxLength: Int
  private let custom: String?

  /// Creates the rule.
  public init(maxLength: Int, message: String? = nil) {
    self.maxLength = maxLength
    custom = message
  }

  /// Returns the message for a longer text.
  public func validate(_ text: String) -> String? {
    text.count <= maxLength ? nil : custom ?? "Must be at most \(maxLength) characters"
  }
}
