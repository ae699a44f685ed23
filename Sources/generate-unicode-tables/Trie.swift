/// A two-level table: an index of blocks, and the distinct blocks, each value an index of records.
///
/// All bytes are below 128, so that every array is ASCII.
struct Trie {
  /// The number of the first record; numbers from here on are printable in a source file.
  static let firstNumber = 32
  /// The number of low bits of a scalar that choose the place within a block.
  static let shift = 6

  /// The block of each group of scalars: the low and the high seven bits, two bytes a number.
  private(set) var index: [UInt8] = []
  /// The record number of each place of each distinct block.
  private(set) var blocks: [UInt8] = []
  /// The distinct records, four bytes each, lowest first: simple wide ones, simple narrow ones,
  /// then all others.
  private(set) var records: [UInt8] = []
  /// The number of the first record that is not simple and wide.
  private(set) var firstNarrow = 0
  /// The number of the first record that is not simple.
  private(set) var firstComplex = 0

  /// The columns of each group of 64 scalars that take three bytes and are all simple and of one
  /// width, 0 for other groups; at `middle << 4 | high` for the six middle and four high bits.
  private(set) var uniform = [UInt8](repeating: 0, count: 1024)

  /// Packs one record per code point.
  init(_ table: [ScalarRecord]) {
    for group in 0x20..<0x400 {
      let members = table[group << 6..<(group + 1) << 6]
      let widths = Set(members.map { $0.isSimple && !$0.isUnsure ? UInt8($0.columns) : 0 })
      uniform[(group & 0x3F) << 4 | group >> 6] = widths.count == 1 ? widths.first ?? 0 : 0
    }
    let numbers = number(Set(table))
    var known: [[UInt8]: Int] = [:]
    let size = 1 << Trie.shift
    for start in stride(from: 0, to: table.count, by: size) {
      let block = table[start..<start + size].map { numbers[$0] ?? 0 }
      let place = known[block] ?? known.count
      if known.updateValue(place, forKey: block) == nil { blocks += block }
      index += [UInt8(place & 0x7F), UInt8(place >> 7)]
    }
  }

  /// Numbers the distinct records in the order that lets a loop tell simple ones by a comparison.
  private mutating func number(_ distinct: Set<ScalarRecord>) -> [ScalarRecord: UInt8] {
    let sorted = distinct.sorted { ($0.rank, $0.bits) < ($1.rank, $1.bits) }
    let end = Trie.firstNumber + sorted.count
    precondition(end <= 128, "more than 96 distinct records do not fit the table's format")
    firstNarrow = Trie.firstNumber + sorted.count { $0.rank < 1 }
    firstComplex = Trie.firstNumber + sorted.count { $0.rank < 2 }
    records = sorted.flatMap { record in
      (0..<4).map { UInt8(truncatingIfNeeded: record.bits >> ($0 * 8)) }
    }
    return Dictionary(uniqueKeysWithValues: zip(sorted, UInt8(Trie.firstNumber)...))
  }
}

extension ScalarRecord {
  /// The group of numbers the record belongs to.
  fileprivate var rank: Int { isSimple ? 2 - Int(columns) : 2 }
}
