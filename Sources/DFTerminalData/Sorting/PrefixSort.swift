/// Sorts items by a 64-bit prefix of their keys, and by a full comparison where prefixes are equal.
struct PrefixSort {
  /// The first bits of each key, in an order-preserving form.
  var prefixes: [UInt64]
  /// The items to sort, as indices into ``prefixes`` and whatever `compare` looks at.
  var items: [Int32]

  /// Returns the ranks of `count` items; those not among ``items`` count as missing.
  ///
  /// `compare` decides between items of equal prefixes; without it they are equal.
  func ranks(
    count: Int, checkpoint: Checkpoint, compare: ((Int, Int) -> Int)? = nil
  ) throws -> ColumnRanks {
    var order = items
    try sortByPrefix(&order, checkpoint)
    if let compare { try refine(&order, checkpoint, compare) }
    return ColumnRanks(count: count, order: order) { place in
      let (left, right) = (Int(order[place - 1]), Int(order[place]))
      return prefixes[left] != prefixes[right] || (compare.map { $0(left, right) != 0 } ?? false)
    }
  }

  /// Distributes by one byte after the other, the least important first; bytes that are the same
  /// in all keys cost one look.
  private func sortByPrefix(_ order: inout [Int32], _ checkpoint: Checkpoint) throws {
    var entries = order.map { Entry(prefix: prefixes[Int($0)], item: $0) }
    var spare = [Entry](repeating: Entry(prefix: 0, item: 0), count: entries.count)
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      try checkpoint.check()
      var starts = Self.counts(of: entries, shift)
      if starts.contains(entries.count) { continue }
      var total = 0
      for value in starts.indices {
        (starts[value], total) = (total, total + starts[value])
      }
      for entry in entries {
        let value = entry.byte(shift)
        spare[starts[value]] = entry
        starts[value] += 1
      }
      swap(&entries, &spare)
    }
    order = entries.map(\.item)
  }

  /// An item with its prefix, so that distributing runs through memory in order.
  private struct Entry {
    var prefix: UInt64
    var item: Int32

    func byte(_ shift: UInt64) -> Int { Int(truncatingIfNeeded: prefix >> shift) & 0xFF }
  }

  private static func counts(of entries: [Entry], _ shift: UInt64) -> [Int] {
    var counts = [Int](repeating: 0, count: 256)
    for entry in entries { counts[entry.byte(shift)] += 1 }
    return counts
  }

  /// Sorts each run of equal prefixes by comparing; a run of equal items, as columns of few values
  /// have, costs one look at each.
  private func refine(
    _ order: inout [Int32], _ checkpoint: Checkpoint, _ compare: (Int, Int) -> Int
  ) throws {
    var ticker = checkpoint.ticker()
    var start = 0
    while start < order.count {
      let end = endOfRun(from: start, order)
      let first = Int(order[start])
      if try order[start + 1..<end].contains(where: { item in
        try ticker.tick()
        return compare(first, Int(item)) != 0
      }) {
        try order[start..<end].sort { left, right in
          try ticker.tick()
          return compare(Int(left), Int(right)) < 0
        }
      }
      start = end
    }
  }

  private func endOfRun(from start: Int, _ order: [Int32]) -> Int {
    let prefix = prefixes[Int(order[start])]
    var end = start + 1
    while end < order.count && prefixes[Int(order[end])] == prefix { end += 1 }
    return end
  }
}
