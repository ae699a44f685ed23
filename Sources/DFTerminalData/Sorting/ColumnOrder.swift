/// The ascending order of rows by what one column shows of them.
public struct ColumnOrder<Row>: Sendable {
  /// Whether rows without a value come first; they come last in both directions otherwise.
  public var missingFirst = false
  private let rank: @Sendable ([Row], Checkpoint) throws -> ColumnRanks

  /// Orders rows by a value, as its type says: numbers as numbers, texts as a person orders them.
  public init<Value: DFColumnValue>(_ value: @escaping @Sendable (Row) -> Value) {
    rank = { rows, checkpoint in
      try ValueRanks.ranks(of: try Self.values(of: rows, value, checkpoint), checkpoint)
    }
  }

  /// Orders rows by a text in a given way; `nil` is a missing value.
  public init(text order: TextOrder, _ value: @escaping @Sendable (Row) -> String?) {
    rank = { rows, checkpoint in
      let texts = try Self.values(of: rows, value, checkpoint)
      if order == .natural { return try ValueRanks.ranks(ofTexts: texts, checkpoint) }
      return try ValueRanks.ranks(of: texts, checkpoint, isMissing: { $0 == nil }) {
        order.compare($0 ?? "", $1 ?? "") < 0
      }
    }
  }

  /// Orders rows by an own comparison, which must be a strict weak order; no row misses a value.
  public init(by precedes: @escaping @Sendable (Row, Row) -> Bool) {
    rank = { rows, checkpoint in
      try ValueRanks.ranks(of: rows, checkpoint, isMissing: { _ in false }, precedes)
    }
  }

  /// Returns the rank of each row.
  ///
  /// Complexity: O(*n* log *n*) comparisons at most; texts and numbers are sorted by their bits.
  func ranks(of rows: [Row], checkpoint: Checkpoint = .never) throws -> ColumnRanks {
    try rank(rows, checkpoint)
  }

  private static func values<Value>(
    of rows: [Row], _ value: (Row) -> Value, _ checkpoint: Checkpoint
  ) throws -> [Value] {
    var ticker = checkpoint.ticker()
    return try rows.map { row in
      try ticker.tick()
      return value(row)
    }
  }
}
