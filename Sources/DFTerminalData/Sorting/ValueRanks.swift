import Foundation

/// Ranks the values of a column.
enum ValueRanks {
  /// Ranks values of any type, by their bits where the type allows it.
  static func ranks<Value: DFColumnValue>(
    of values: [Value], _ checkpoint: Checkpoint
  ) throws -> ColumnRanks {
    if let texts = values as? [String] { return try ranks(ofTexts: texts, checkpoint) }
    if let texts = values as? [String?] { return try ranks(ofTexts: texts, checkpoint) }
    if let keys = numberKeys(of: values) { return try ranks(ofKeys: keys, checkpoint) }
    return try ranks(of: values, checkpoint, isMissing: \.isColumnMissing, Value.columnOrder)
  }

  /// Ranks values by comparing them.
  static func ranks<Value>(
    of values: [Value], _ checkpoint: Checkpoint, isMissing: (Value) -> Bool,
    _ precedes: (Value, Value) -> Bool
  ) throws -> ColumnRanks {
    var order = values.indices.filter { !isMissing(values[$0]) }.map(
      Int32.init(truncatingIfNeeded:))
    var ticker = checkpoint.ticker()
    try order.sort { left, right in
      try ticker.tick()
      return precedes(values[Int(left)], values[Int(right)])
    }
    return ColumnRanks(count: values.count, order: order) { place in
      precedes(values[Int(order[place - 1])], values[Int(order[place])])
    }
  }

  /// Ranks texts in natural order by the bytes of their keys.
  static func ranks(ofTexts texts: [String?], _ checkpoint: Checkpoint) throws -> ColumnRanks {
    var keys = NaturalKeys(capacity: texts.count)
    var items: [Int32] = []
    var ticker = checkpoint.ticker()
    items.reserveCapacity(texts.count)
    for index in texts.indices {
      try ticker.tick()
      keys.append(texts[index] ?? "")
      if texts[index] != nil { items.append(Int32(truncatingIfNeeded: index)) }
    }
    let sort = PrefixSort(prefixes: keys.prefixes, items: items)
    return try sort.ranks(count: texts.count, checkpoint: checkpoint) { left, right in
      let keyOrder = keys.compare(left, right)
      if keyOrder != 0 { return keyOrder }
      return NaturalOrder.compareTies(texts[left] ?? "", texts[right] ?? "")
    }
  }

  /// Ranks numbers by order-preserving bits; `nil` is missing.
  private static func ranks(
    ofKeys keys: [UInt64?], _ checkpoint: Checkpoint
  ) throws -> ColumnRanks {
    let items = keys.indices.filter { keys[$0] != nil }.map(Int32.init(truncatingIfNeeded:))
    let sort = PrefixSort(prefixes: keys.map { $0 ?? 0 }, items: items)
    return try sort.ranks(count: keys.count, checkpoint: checkpoint)
  }

  private static func numberKeys<Value>(of values: [Value]) -> [UInt64?]? {
    if let values = values as? [Int] { return values.map(key) }
    if let values = values as? [Double] { return values.map(key) }
    if let values = values as? [Date] { return values.map(key) }
    if let values = values as? [Int?] { return values.map { $0.map(key) } }
    if let values = values as? [Double?] { return values.map { $0.flatMap(key) } }
    if let values = values as? [Date?] { return values.map { $0.flatMap(key) } }
    return nil
  }

  private static func key(_ value: Int) -> UInt64 {
    UInt64(bitPattern: Int64(value)) ^ 1 << 63
  }

  private static func key(_ value: Date) -> UInt64? { key(value.timeIntervalSinceReferenceDate) }

  /// The bits of a number in rising order; both zeros have the same, NaN has none.
  private static func key(_ value: Double) -> UInt64? {
    guard !value.isNaN else { return nil }
    let bits = (value == 0 ? 0 : value).bitPattern
    return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
  }
}

/// The natural-order keys of many texts in one piece of memory.
private struct NaturalKeys {
  private(set) var prefixes: [UInt64] = []
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  init(capacity: Int) {
    prefixes.reserveCapacity(capacity)
    ends.reserveCapacity(capacity)
    bytes.reserveCapacity(capacity * 16)
  }

  mutating func append(_ text: String) {
    let start = bytes.count
    NaturalKey.append(text, to: &bytes)
    ends.append(bytes.count)
    prefixes.append(word(at: start))
  }

  /// Compares two keys whose first eight bytes are the same.
  func compare(_ left: Int, _ right: Int) -> Int {
    let (a, b) = (range(of: left), range(of: right))
    let shared = min(a.count, b.count)
    var offset = 8
    while offset < shared {
      let (x, y) = (word(at: a.lowerBound + offset), word(at: b.lowerBound + offset))
      if x != y && offset + 8 <= shared { return x < y ? -1 : 1 }
      if offset + 8 > shared { return compareTails(a, b, from: offset, shared) }
      offset += 8
    }
    return (a.count - b.count).signum()
  }

  private func compareTails(_ a: Range<Int>, _ b: Range<Int>, from start: Int, _ end: Int) -> Int {
    for offset in start..<end {
      let (x, y) = (bytes[a.lowerBound + offset], bytes[b.lowerBound + offset])
      if x != y { return x < y ? -1 : 1 }
    }
    return (a.count - b.count).signum()
  }

  /// Eight bytes as one number that compares as they do; zeros stand in beyond the end.
  private func word(at place: Int) -> UInt64 {
    if place + 8 <= bytes.count {
      // The line above has checked the bounds.
      return unsafe UInt64(
        bigEndian: bytes.span.bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: place, as: UInt64.self))
    }
    return (0..<8).reduce(0) { word, offset in
      word << 8 | (place + offset < bytes.count ? UInt64(bytes[place + offset]) : 0)
    }
  }

  private func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }
}
