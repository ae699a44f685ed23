/// Natural order of ASCII texts without building keys.
enum ASCIINaturalOrder {
  typealias Bytes = Span<UInt8>

  /// Returns a number below, equal to or above zero, or `nil` when the answer needs more than ASCII.
  ///
  /// A difference between ASCII letters is final. A byte above 0x7F is not: it may belong to an
  /// accent that does not count, or to a digit of another script.
  static func compare(_ left: borrowing Bytes, _ right: borrowing Bytes) -> Int? {
    var (i, j) = (0, 0)
    while i < left.count && j < right.count {
      let (a, b) = (left[i], right[j])
      guard (a | b) < 0x80 else { return nil }
      if isDigit(a) && isDigit(b) {
        let numbers = compareNumbers(left, &i, right, &j)
        if numbers != 0 { return numbers }
      } else {
        let (a, b) = (weight(of: a), weight(of: b))
        if a != b { return a < b ? -1 : 1 }
        i += 1
        j += 1
      }
    }
    guard isASCII(left, i) && isASCII(right, j) else { return nil }
    return (left.count - i).signum() - (right.count - j).signum()
  }

  /// Compares two runs of digits as numbers and moves past both.
  private static func compareNumbers(
    _ left: borrowing Bytes, _ i: inout Int, _ right: borrowing Bytes, _ j: inout Int
  ) -> Int? {
    skipZeros(left, &i)
    skipZeros(right, &j)
    var first = 0
    while hasDigit(left, i) && hasDigit(right, j) {
      if first == 0 { first = Int(left[i]) - Int(right[j]) }
      i += 1
      j += 1
    }
    guard isASCII(left, i) && isASCII(right, j) else { return nil }
    let longer = (hasDigit(left, i) ? 1 : 0) - (hasDigit(right, j) ? 1 : 0)
    return longer != 0 ? longer : first.signum()
  }

  private static func skipZeros(_ bytes: borrowing Bytes, _ index: inout Int) {
    while index < bytes.count, bytes[index] == 0x30 { index += 1 }
  }

  private static func hasDigit(_ bytes: borrowing Bytes, _ index: Int) -> Bool {
    index < bytes.count && isDigit(bytes[index])
  }

  /// Whether the text ends here or goes on in ASCII.
  private static func isASCII(_ bytes: borrowing Bytes, _ index: Int) -> Bool {
    index == bytes.count || bytes[index] < 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func weight(of byte: UInt8) -> UInt8 {
    isDigit(byte) ? NaturalKey.number : NaturalKey.weight(ofASCII: byte)
  }
}
