package import DFTerminalCore

/// What the width solver knows about a column.
package struct ColumnSpec: Hashable, Sendable {
  /// How the width is found, in terminal columns.
  package enum Sizing: Hashable, Sendable {
    /// Always this wide.
    case fixed(Int)
    /// As the content, between two limits.
    case flexible(min: Int, max: Int)
    /// A share of what is left, by weight.
    case weighted(Double)
    /// As the content.
    case content
    /// A percentage of what is left after fixed columns, gaps and borders.
    case percent(Double)
  }

  /// The column's identifier.
  package var id: String
  /// How the width is found.
  package var sizing: Sizing
  /// Columns of lower priority are dropped first; of equal ones the last.
  package var priority: Int
  /// Whether cells may go on in a second line, so that a narrow column loses nothing.
  package var canWrap: Bool
  /// What the cells need.
  package var statistics: ColumnStatistics

  /// Describes a column.
  package init(
    id: String, sizing: Sizing, priority: Int = 0, canWrap: Bool = false,
    statistics: ColumnStatistics
  ) {
    self.id = id
    self.sizing = sizing
    self.priority = priority
    self.canWrap = canWrap
    self.statistics = statistics
  }

  /// Describes a column whose width is given in points or columns.
  package init(
    id: String, width: DFColumnWidth, metrics: DFMetrics = .default, priority: Int = 0,
    canWrap: Bool = false, statistics: ColumnStatistics
  ) {
    self.init(
      id: id, sizing: Sizing(width, metrics), priority: priority, canWrap: canWrap,
      statistics: statistics)
  }
}

extension ColumnSpec.Sizing {
  /// Turns a width into terminal columns.
  package init(_ width: DFColumnWidth, _ metrics: DFMetrics) {
    func columns(_ length: DFLength) -> Int { metrics.extent(length, along: .horizontal) }
    switch width {
    case .fixed(let length): self = .fixed(columns(length))
    case .flexible(let lower, let upper): self = .flexible(min: columns(lower), max: columns(upper))
    case .fill: self = .weighted(1)
    case .weighted(let weight): self = .weighted(weight)
    case .content: self = .content
    case .percent(let share): self = .percent(share)
    }
  }
}

extension ColumnSpec {
  /// The narrowest columns at which a cell of words says something.
  private static let readable = 4
  /// The longest word that keeps a column wide.
  private static let longWord = 12
  /// The widest number that is never cut.
  private static let longNumber = 24

  /// The width below which the column is dropped instead.
  var floor: Int {
    switch sizing {
    case .fixed(let width): max(1, width)
    case .flexible(let lower, let upper): max(1, min(max(lower, 1), max(upper, 1)))
    case .weighted, .content, .percent: readableFloor
    }
  }

  private var readableFloor: Int {
    let natural = max(1, statistics.natural)
    if statistics.isNumeric { return min(max(1, statistics.widestCell), Self.longNumber) }
    let word = canWrap ? min(statistics.longestWord, Self.longWord) : 0
    return min(natural, max(Self.readable, word))
  }

  /// The width at which cells and header show whole, within the column's limits.
  var wholeWidth: Int {
    let natural = max(1, statistics.natural)
    return switch sizing {
    case .fixed(let width): max(1, width)
    case .flexible(let lower, let upper): max(floor, min(max(natural, lower), upper))
    case .weighted, .content, .percent: max(floor, natural)
    }
  }

  /// The width at which most cells and the header show whole.
  package var usualWidth: Int {
    min(max(floor, statistics.ninetieth, statistics.header), wholeWidth)
  }

  /// The widest the column may grow; `nil` when it never grows beyond its content.
  var growth: (limit: Int, weight: Double)? {
    switch sizing {
    case .weighted(let weight) where weight > 0: (.max, min(max(weight, 1e-3), 1e6))
    case .flexible(_, let upper) where upper > wholeWidth: (upper, Double(wholeWidth))
    default: nil
    }
  }

  /// Whether the column takes what is left before others do.
  var isFill: Bool {
    if case .weighted = sizing { growth != nil } else { false }
  }

  var isFixed: Bool {
    if case .fixed = sizing { true } else { false }
  }

  /// The percentage wanted, at least 0.
  var percentage: Double? {
    guard case .percent(let share) = sizing else { return nil }
    return share > 0 && share.isFinite ? share : 0
  }
}
