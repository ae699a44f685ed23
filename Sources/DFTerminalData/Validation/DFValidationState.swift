/// What is known about the text of a field.
///
/// Source: DesignFoundation's "Forms and Validation" page.
public enum DFValidationState: Hashable, Sendable {
  /// Nothing is claimed yet.
  case none
  /// The text is accepted.
  case valid
  /// The text is refused, with a message for the person who typed it.
  case error(String)

  /// The message of a refusal, or `nil`.
  public var message: String? {
    if case .error(let message) = self { message } else { nil }
  }

  /// Whether the text may be committed: everything but ``error(_:)``.
  public var allowsCommit: Bool { message == nil }
}
