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
    var spare = [Int32](repeating: 0, count: order.count)
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      try checkpoint.check()
      var ends = [Int](repeating: 0, count: 256)
      for item in order { ends[byte(of: item, shift)] += 1 }
      if ends.contains(order.count) { continue }
      var total = 0
      for value in ends.indices {
        total += ends[value]
        ends[value] = total
      }
      for item in order.reversed() {
        let value = byte(of: item, shift)
        ends[value] -= 1
        spare[ends[value]] = item
      }
      swap(&order, &spare)
    }
  }

  private func byte(of item: Int32, _ shift: UInt64) -> Int {
    Int(truncatingIfNeeded: prefixes[Int(item)] >> shift) & 0xFF
  }

  private func refine(
    _ order: inout [Int32], _ checkpoint: Checkpoint, _ compare: (Int, Int) -> Int
  ) throws {
    var ticker = checkpoint.ticker()
    var start = 0
    while start < order.count {
      let prefix = prefixes[Int(order[start])]
      let end = order[start...].firstIndex { prefixes[Int($0)] != prefix } ?? order.count
      if end - start > 1 {
        try order[start..<end].sort { left, right in
          try ticker.tick()
          return compare(Int(left), Int(right)) < 0
        }
      }
      start = end
    }
  }
}
