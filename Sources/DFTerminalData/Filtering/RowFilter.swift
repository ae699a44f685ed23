/// A named condition that rows must meet to be shown.
public struct RowFilter<Row>: Sendable {
  /// What the condition is; two filters of one name must decide alike.
  ///
  /// The name stands for the condition when the pipeline asks whether anything has changed, so a
  /// condition with a parameter names it too: `"due before 3 May"`.
  public let name: String
  /// Returns whether a row is shown.
  public let includes: @Sendable (Row) -> Bool

  /// Creates a condition.
  public init(_ name: String, includes: @escaping @Sendable (Row) -> Bool) {
    self.name = name
    self.includes = includes
  }
}
