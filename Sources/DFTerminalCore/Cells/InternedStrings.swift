/// Strings numbered in the order of their first appearance, compared byte by byte.
///
/// Canonically equivalent strings stay apart, unlike as keys of a `Dictionary`: what was written
/// is what is shown. The UTF-8 of all strings lies in one array, ready to be copied.
package struct InternedStrings: Sendable {
  /// The UTF-8 of all strings, one after the other.
  package private(set) var utf8: [UInt8] = []
  private var ends: [Int] = []
  /// For each string, a digest of the strings up to it.
  private var digests: [UInt64] = []
  /// Open addressing: each slot holds a number plus one, or 0 where it is free.
  private var slots: [UInt32] = []

  /// Creates an empty table.
  package init() {}

  /// The number of strings.
  package var count: Int { ends.count }
  /// Whether there is no string.
  package var isEmpty: Bool { ends.isEmpty }

  /// Returns the range of a string in ``utf8``.
  package func range(of number: Int) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }

  /// The string of a number.
  package subscript(number: Int) -> String {
    String(decoding: utf8[range(of: number)], as: UTF8.self)
  }

  /// Whether one table continues the other.
  package func agrees(with other: InternedStrings) -> Bool {
    let shared = min(count, other.count)
    return shared == 0 || digests[shared - 1] == other.digests[shared - 1]
  }

  /// Returns the number of a string, new or known.
  package mutating func number(of string: some StringProtocol) -> Int {
    let digest = InternedStrings.digest(of: string)
    return find(string, digest: digest) ?? add(string, digest: digest)
  }

  /// Returns the number of a known string.
  package func find(_ string: some StringProtocol) -> Int? {
    find(string, digest: InternedStrings.digest(of: string))
  }

  private func find(_ string: some StringProtocol, digest: UInt64) -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = digest.slot(in: slots.count)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if utf8[range(of: number)].elementsEqual(string.utf8) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func add(_ string: some StringProtocol, digest: UInt64) -> Int {
    let number = ends.count
    utf8.append(contentsOf: string.utf8)
    ends.append(utf8.count)
    digests.append(((digests.last ?? 0) ^ digest).mixed)
    if ends.count * 2 > slots.count { grow() } else { occupy(digest, with: number) }
    return number
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(32, slots.count * 2))
    for number in ends.indices {
      occupy(InternedStrings.digest(of: utf8[range(of: number)]), with: number)
    }
  }

  private mutating func occupy(_ digest: UInt64, with number: Int) {
    var slot = digest.slot(in: slots.count)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(number + 1)
  }

  private static func digest(of string: some StringProtocol) -> UInt64 { digest(of: string.utf8) }

  private static func digest(of bytes: some Sequence<UInt8>) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return digest.mixed
  }
}

extension UInt64 {
  /// The value with every bit depending on every bit (the finaliser of MurmurHash3).
  var mixed: UInt64 {
    var value = self
    value = (value ^ value &>> 33) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ value &>> 33) &* 0xC4CE_B9FE_1A85_EC53
    return value ^ value &>> 33
  }

  /// The slot a digest belongs to in a table whose size is a power of two.
  func slot(in size: Int) -> Int { Int(truncatingIfNeeded: self) & (size - 1) }
}
