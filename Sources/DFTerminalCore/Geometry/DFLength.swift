/// A length in DesignFoundation points, in terminal cells, or in both together.
///
/// DesignFoundation counts points and a terminal counts cells. A plain number is points, so that
/// wiki code ports as it stands; ``columns(_:)`` and ``rows(_:)`` name cells. ``DFMetrics`` turns
/// a length into cells when a view is laid out.
///
/// Source: wiki page "Lists, Tables, and Data", whose parameters are points.
public struct DFLength: Hashable, Sendable {
  /// The part given in points.
  public var points: Double
  /// The part given in cells, added after the points are converted.
  public var cells: Int

  /// No length.
  public static let zero = DFLength()
  /// A length without a limit.
  public static let infinity = DFLength(points: .infinity)

  /// Creates a length from points and cells; both default to zero.
  public init(points: Double = 0, cells: Int = 0) {
    self.points = points
    self.cells = cells
  }

  /// Creates a length of a number of points.
  public init<Source: BinaryFloatingPoint>(_ points: Source) {
    self.init(points: Double(points))
  }

  /// Creates a length of a whole number of points.
  public init<Source: BinaryInteger>(_ points: Source) {
    self.init(points: Double(points))
  }

  /// Returns a length of a number of points.
  public static func points(_ count: Double) -> DFLength { DFLength(points: count) }

  /// Returns a length of whole columns, whatever the metrics.
  public static func columns(_ count: Int) -> DFLength { DFLength(cells: count) }

  /// Returns a length of whole rows, whatever the metrics.
  public static func rows(_ count: Int) -> DFLength { DFLength(cells: count) }
}

extension DFLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a length of a whole number of points.
  public init(integerLiteral value: Int) { self.init(points: Double(value)) }

  /// Creates a length of a number of points.
  public init(floatLiteral value: Double) { self.init(points: value) }
}

extension DFLength: AdditiveArithmetic {
  /// Returns the sum of two lengths.
  public static func + (left: DFLength, right: DFLength) -> DFLength {
    DFLength(points: left.points + right.points, cells: left.cells + right.cells)
  }

  /// Returns the difference of two lengths.
  public static func - (left: DFLength, right: DFLength) -> DFLength {
    DFLength(points: left.points - right.points, cells: left.cells - right.cells)
  }
}

extension DFLength {
  /// Returns a length multiplied by a factor; cells are rounded to whole cells.
  public static func * (length: DFLength, factor: Double) -> DFLength {
    DFLength(points: length.points * factor, cells: Int(clamping: Double(length.cells) * factor))
  }

  /// Returns a length multiplied by a factor; cells are rounded to whole cells.
  @_disfavoredOverload public static func * (factor: Double, length: DFLength) -> DFLength {
    length * factor
  }

  /// Returns a length divided by a divisor; cells are rounded to whole cells.
  public static func / (length: DFLength, divisor: Double) -> DFLength {
    length * (1 / divisor)
  }
}

extension Int {
  /// Creates the nearest whole number, within ``CellSize/unbounded`` of zero; NaN becomes zero.
  package init(clamping value: Double) {
    let limit = Double(CellSize.unbounded)
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value.rounded(), -limit), limit))
  }
}
