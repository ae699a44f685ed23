/// One of the two directions of the cell grid.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Along a row.
  case horizontal
  /// Along a column.
  case vertical

  /// The other direction.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Any combination of the two directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the combination.
    public let rawValue: Int

    /// Creates a combination from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Along a row.
    public static let horizontal = Set(rawValue: 1)
    /// Along a column.
    public static let vertical = Set(rawValue: 2)
  }
}
