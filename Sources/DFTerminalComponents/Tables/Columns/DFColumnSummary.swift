import DFTerminalData

/// What a table says about all shown values of a column, in its footer.
public struct DFColumnSummary<Row>: Sendable {
  /// What is worked out.
  enum Kind: Sendable {
    case number(@Sendable (NumberSummary) -> Double?)
    case count
    case distinct
    case custom(@Sendable ([Row]) -> String)
  }

  let kind: Kind
  /// The word before the value in descriptions.
  let name: String

  /// The sum of the numbers.
  public static var sum: Self { Self(kind: .number { $0.sum }, name: "sum") }
  /// The mean of the numbers; nothing without any.
  public static var mean: Self { Self(kind: .number { $0.mean }, name: "mean") }
  /// The smallest number.
  public static var minimum: Self { Self(kind: .number { $0.minimum }, name: "minimum") }
  /// The largest number.
  public static var maximum: Self { Self(kind: .number { $0.maximum }, name: "maximum") }
  /// The number of values that are there.
  public static var count: Self { Self(kind: .count, name: "count") }
  /// The number of different values.
  public static var distinct: Self { Self(kind: .distinct, name: "distinct") }

  /// A text worked out from the rows shown, once whenever they change.
  public static func custom(_ text: @escaping @Sendable ([Row]) -> String) -> Self {
    Self(kind: .custom(text), name: "summary")
  }
}

/// Running figures of a series of numbers.
struct NumberSummary: Hashable, Sendable {
  private(set) var count = 0
  private(set) var sum = 0.0
  private var lost = 0.0
  private(set) var minimum: Double?
  private(set) var maximum: Double?

  /// The mean, or `nil` without numbers.
  var mean: Double? { count == 0 ? nil : sum / Double(count) }

  /// Adds a number; what rounding loses is kept and added back (Neumaier's summation).
  mutating func add(_ value: Double) {
    count += 1
    let total = sum + value
    lost += sum.magnitude >= value.magnitude ? (sum - total) + value : (value - total) + sum
    sum = total
    minimum = Swift.min(minimum ?? value, value)
    maximum = Swift.max(maximum ?? value, value)
  }

  /// The figures with what rounding lost added to the sum.
  var settled: NumberSummary {
    var copy = self
    if lost.isFinite { copy.sum += lost }
    copy.lost = 0
    return copy
  }
}

extension DFColumnDescription {
  /// Shows something about all shown values in the table's footer.
  public func summary(_ summary: DFColumnSummary<Row>) -> Self {
    var copy = self
    copy._core.summary = summary
    return copy
  }
}
