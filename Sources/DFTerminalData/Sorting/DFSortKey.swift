/// One column to sort by, with its direction.
public struct DFSortKey: Hashable, Sendable {
  /// The column's identifier.
  public var columnID: String
  /// Whether small values come first.
  public var ascending: Bool

  /// Creates a key; the direction is ascending unless told otherwise.
  public init(_ columnID: String, ascending: Bool = true) {
    self.columnID = columnID
    self.ascending = ascending
  }
}
