public import DFTerminalCore

/// Gaps between things, in points; ``DFMetrics`` turns them into cells.
public struct DFSpacingTokens: Hashable, Sendable {
  /// The smallest gap: 4 points.
  public var xs: DFLength = 4
  /// Between a mark and its text: 8 points, one column.
  public var sm: DFLength = 8
  /// Inside rows: 12 points.
  public var md: DFLength = 12
  /// Inside cards and at the sides of rows: 16 points, two columns or one row.
  public var lg: DFLength = 16
  /// Between groups: 24 points.
  public var xl: DFLength = 24
  /// Between sections: 32 points.
  public var xxl: DFLength = 32

  /// Creates the default gaps.
  public init() {}
}
