/// Distances from the four edges of a rectangle, in cells.
public struct CellInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Int
  /// The distance from the leading edge.
  public var leading: Int
  /// The distance from the bottom edge.
  public var bottom: Int
  /// The distance from the trailing edge.
  public var trailing: Int

  /// No distance on any edge.
  public static let zero = CellInsets()

  /// Creates insets from four distances in cells; each defaults to zero.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The leading and trailing distances together.
  public var horizontal: Int { leading + trailing }
  /// The top and bottom distances together.
  public var vertical: Int { top + bottom }
}
