/// Asks for all of some rules; the first that is not met gives the message.
public struct DFAllValidator: DFFieldValidator {
  /// The rules, in the order in which they are asked.
  public let validators: [any DFFieldValidator]

  /// Joins rules.
  public init(_ validators: [any DFFieldValidator]) { self.validators = validators }

  /// Returns the message of the first rule that is not met.
  public func validate(_ text: String) -> String? {
    for validator in validators {
      if let message = validator.validate(text) { return message }
    }
    return nil
  }
}

/// Asks for one of some rules; when none is met, the last gives the message.
public struct DFAnyValidator: DFFieldValidator {
  /// The rules, in the order in which they are asked.
  public let validators: [any DFFieldValidator]

  /// Joins rules.
  public init(_ validators: [any DFFieldValidator]) { self.validators = validators }

  /// Returns `nil` when a rule is met or there is none, else the last message.
  public func validate(_ text: String) -> String? {
    var message: String?
    for validator in validators {
      message = validator.validate(text)
      if message == nil { return nil }
    }
    return message
  }
}

/// A rule made of a closure, as the wiki page writes them.
public struct DFClosureValidator: DFFieldValidator {
  private let check: @Sendable (String) -> DFValidationState

  /// Creates a rule; every state but an error meets it.
  public init(_ check: @escaping @Sendable (String) -> DFValidationState) { self.check = check }

  /// Returns the message of an error.
  public func validate(_ text: String) -> String? { check(text).message }
}

extension DFFieldValidator where Self == DFRequiredValidator {
  /// Asks for a text that is more than blanks.
  public static var required: Self { DFRequiredValidator() }
}

extension DFFieldValidator where Self == DFEmailValidator {
  /// Asks for a mail address.
  public static var email: Self { DFEmailValidator() }
}

extension DFFieldValidator where Self == DFMinLengthValidator {
  /// Asks for a least number of characters.
  public static func minLength(_ count: Int) -> Self { DFMinLengthValidator(minLength: count) }
}

extension DFFieldValidator where Self == DFMaxLengthValidator {
  /// Asks for a greatest number of characters.
  public static func maxLength(_ count: Int) -> Self { DFMaxLengthValidator(maxLength: count) }
}

extension DFFieldValidator where Self == DFRegexValidator {
  /// Asks for a text in which a regular expression finds a match.
  public static func regex(_ pattern: String, message: String) -> Self {
    DFRegexValidator(pattern: pattern, message: message)
  }
}

extension DFFieldValidator where Self == DFAllValidator {
  /// Asks for all of some rules.
  public static func all(_ validators: any DFFieldValidator...) -> Self {
    DFAllValidator(validators)
  }
}
