/// How DesignFoundation points become terminal cells.
///
/// The defaults are 8 points a column and 16 points a row. Extents (width, height, size) never
/// round to nothing; gaps (padding, spacing) may. Source: DesignFoundation counts in points;
/// the ratio is that of a common terminal font.
public struct DFMetrics: Hashable, Sendable {
  /// How much air the layout keeps.
  public enum Density: Hashable, Sendable, CaseIterable {
    /// Rows as tall as their lines; vertical gaps round down. The terminal's default.
    case compact
    /// Rows as tall as DesignFoundation draws them: 44 points are three lines.
    case comfortable
  }

  /// The points one column stands for.
  public var pointsPerColumn: Double
  /// The points one row stands for.
  public var pointsPerRow: Double
  /// How much air the layout keeps.
  public var density: Density

  /// The metrics a terminal starts with.
  public static let `default` = DFMetrics()

  /// Creates metrics; values that are not above zero fall back to the defaults.
  public init(
    pointsPerColumn: Double = 8, pointsPerRow: Double = 16, density: Density = .compact
  ) {
    self.pointsPerColumn = pointsPerColumn > 0 ? pointsPerColumn : 8
    self.pointsPerRow = pointsPerRow > 0 ? pointsPerRow : 16
    self.density = density
  }

  /// Returns an extent along `axis` in cells: at least one where the length is above zero.
  public func extent(_ length: DFLength, along axis: Axis) -> Int {
    let cells = Int(clamping: length.points / points(along: axis)) + length.cells
    return isPositive(length) ? max(1, cells) : max(0, cells)
  }

  /// Returns a gap along `axis` in cells: possibly none; vertical gaps round down when compact.
  public func gap(_ length: DFLength, along axis: Axis) -> Int {
    let exact = length.points / points(along: axis)
    let rounded = axis == .vertical && density == .compact ? exact.rounded(.down) : exact
    return max(0, Int(clamping: rounded) + length.cells)
  }

  private func points(along axis: Axis) -> Double {
    axis == .horizontal ? pointsPerColumn : pointsPerRow
  }

  private func isPositive(_ length: DFLength) -> Bool {
    length.points > 0 || length.cells > 0
  }
}
