/// A command line that cannot be carried out.
public struct UsageError: Error, CustomStringConvertible {
  /// What is wrong and what to write instead.
  public let description: String

  /// Creates an error that says so.
  public init(_ description: String) {
    self.description = description
  }
}
