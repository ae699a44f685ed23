/// Where the text of a column stands in its cells.
public enum DFColumnAlignment: Hashable, Sendable, CaseIterable {
  /// At the edge where a line of text begins.
  case leading
  /// In the middle.
  case center
  /// At the edge where a line of text ends.
  case trailing
  /// On the decimal point: the points of a column stand below each other.
  case decimal
}
