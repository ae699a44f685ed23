public import DFTerminalCore

/// How wide a column of a table is.
///
/// Plain numbers are points, as on the wiki page; ``fixed(columns:)`` and
/// ``flexible(minColumns:maxColumns:)`` count terminal columns. The cases after ``fill`` are not
/// on the wiki page. Source: wiki page "Lists, Tables, and Data", `DFColumnWidth`.
public enum DFColumnWidth: Hashable, Sendable {
  /// Always this wide.
  case fixed(DFLength)
  /// As wide as its content between two limits; 60 points at least unless told otherwise.
  case flexible(min: DFLength = 60, max: DFLength = .infinity)
  /// An equal share of the width that is left, never below what is readable.
  case fill
  /// A share of the width that is left, in proportion to a weight above zero; ``fill`` weighs 1.
  case weighted(Double)
  /// As wide as its content, without a limit of its own.
  case content
  /// A percentage, 0 to 100, of what is left after the fixed columns, gaps and borders.
  case percent(Double)
}

extension DFColumnWidth {
  /// Returns a width of whole terminal columns.
  public static func fixed(columns: Int) -> DFColumnWidth { .fixed(.columns(columns)) }

  /// Returns a width that follows the content between two limits in terminal columns.
  ///
  /// Without `maxColumns` there is no upper limit.
  public static func flexible(minColumns: Int, maxColumns: Int? = nil) -> DFColumnWidth {
    .flexible(min: .columns(minColumns), max: maxColumns.map(DFLength.columns) ?? .infinity)
  }

  /// Returns a share of the width that is left, in proportion to a weight above zero.
  public static func fill(weight: Double) -> DFColumnWidth { .weighted(weight) }

  /// Returns a fixed width from a variable number of points.
  @_disfavoredOverload
  public static func fixed<Points: BinaryFloatingPoint>(_ points: Points) -> DFColumnWidth {
    .fixed(DFLength(points))
  }

  /// Returns a flexible width from variable numbers of points.
  @_disfavoredOverload
  public static func flexible<Points: BinaryFloatingPoint>(
    min: Points = 60, max: Points = .infinity
  ) -> DFColumnWidth {
    .flexible(min: DFLength(min), max: DFLength(max))
  }
}
