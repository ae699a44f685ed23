/// A two-level table: an index of blocks, and the distinct blocks, each value an index of records.
///
/// All bytes are below 128, so that every array is ASCII.
struct Trie {
  /// The number of the first record; numbers from here on are printable in a source file.
  static let firstNumber = 32
  /// The number of low bits of a scalar that choose the place within a block.
  static let shift = 7

  /// The block of each group of scalars: the low and the high seven bits, two bytes a number.
  private(set) var index: [UInt8] = []
  /// The record number of each place of each distinct block.
  private(set) var blocks: [UInt8] = []
  /// The distinct records, four bytes each, lowest first.
  private(set) var records: [UInt8] = []

  /// Packs one record per code point.
  init(_ table: [ScalarRecord]) {
    var numbers: [UInt32: UInt8] = [:]
    var known: [[UInt8]: Int] = [:]
    let size = 1 << Trie.shift
    for start in stride(from: 0, to: table.count, by: size) {
      let block = table[start..<start + size].map { number(of: $0.bits, in: &numbers) }
      let place = known[block] ?? known.count
      if known.updateValue(place, forKey: block) == nil { blocks += block }
      index += [UInt8(place & 0x7F), UInt8(place >> 7)]
    }
  }

  private mutating func number(of bits: UInt32, in numbers: inout [UInt32: UInt8]) -> UInt8 {
    if let known = numbers[bits] { return known }
    let number = UInt8(Trie.firstNumber + numbers.count)
    precondition(number < 128, "more than 96 distinct records do not fit the table's format")
    numbers[bits] = number
    records += (0..<4).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
    return number
  }
}
