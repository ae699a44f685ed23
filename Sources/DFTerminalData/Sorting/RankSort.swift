/// Sorts rows by the ranks of one or several columns, stably in every direction.
struct RankSort {
  /// One column to sort by.
  struct Key {
    var ranks: ColumnRanks
    var ascending: Bool
    var missingFirst: Bool

    fileprivate func bucket(of row: Int) -> Int {
      ranks.bucket(of: row, ascending: ascending, missingFirst: missingFirst)
    }
  }

  /// The columns, the most important first.
  var keys: [Key]

  /// Returns rows in order; rows that no key tells apart keep the order they are given in.
  ///
  /// Complexity: O(keys x (*n* + different values)), or O(*n* log *n*) for a few rows out of many.
  func sorted(_ rows: [Int], checkpoint: Checkpoint = .never) throws -> [Int] {
    let values = keys.reduce(0) { $0 + $1.ranks.distinct }
    if rows.count < values / 16 { return try sortedByComparing(rows, checkpoint) }
    return try keys.reversed().reduce(rows) { rows, key in
      try checkpoint.check()
      return Self.distributed(rows, by: key)
    }
  }

  /// Distributes rows over the buckets of one key.
  private static func distributed(_ rows: [Int], by key: Key) -> [Int] {
    var ends = [Int](repeating: 0, count: key.ranks.distinct + 1)
    for row in rows { ends[key.bucket(of: row)] += 1 }
    var total = 0
    for bucket in ends.indices {
      total += ends[bucket]
      ends[bucket] = total
    }
    return unsafe [Int](unsafeUninitializedCapacity: rows.count) { buffer, count in
      for row in rows.reversed() {
        let bucket = key.bucket(of: row)
        ends[bucket] -= 1
        unsafe buffer[ends[bucket]] = row
      }
      count = rows.count
    }
  }

  private func sortedByComparing(_ rows: [Int], _ checkpoint: Checkpoint) throws -> [Int] {
    let keyed = rows.enumerated().map { (place: $0.offset, row: $0.element) }
    var ticker = checkpoint.ticker()
    let sorted = try keyed.sorted { left, right in
      try ticker.tick()
      for key in keys {
        let (a, b) = (key.bucket(of: left.row), key.bucket(of: right.row))
        if a != b { return a < b }
      }
      return left.place < right.place
    }
    return sorted.map(\.row)
  }
}
