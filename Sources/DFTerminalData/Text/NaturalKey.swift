/// Bytes that compare as texts do in natural order, before ties are broken.
///
/// Comparing two keys byte by byte gives the same answer as comparing the texts, so that many texts
/// are sorted by comparing memory. The bytes are, in rising order: the end, blanks and punctuation,
/// a number (marker, count of its digits, digits), Latin letters, other letters.
struct NaturalKey {
  /// Introduces three bytes of a scalar that is neither digit nor letter nor ASCII.
  static let symbol: UInt8 = 0x60
  /// Introduces a number.
  static let number: UInt8 = 0x61
  /// The letter `a`.
  static let letterA: UInt8 = 0x70
  /// Introduces three bytes of a letter outside the Latin alphabet.
  static let letter: UInt8 = 0xF0

  private var bytes: [UInt8] = []
  private var digits: [UInt8] = []
  private var isInNumber = false

  /// Returns the key of a text.
  static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return bytes
  }

  /// Appends the key of a text, without an end mark.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var key = NaturalKey()
    swap(&key.bytes, &bytes)
    if key.appendASCII(text) {
      key.endNumber()
      swap(&key.bytes, &bytes)
      return
    }
    for scalar in text.unicodeScalars {
      TextFold.forEachScalar(of: scalar) { key.append($0) }
    }
    key.endNumber()
    swap(&key.bytes, &bytes)
  }

  /// The value of a decimal digit of any script, or `nil`.
  static func digit(of scalar: Unicode.Scalar) -> UInt8? {
    let ascii = scalar.value &- 0x30
    if ascii < 10 { return UInt8(ascii) }
    guard scalar.value >= 0x80, scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.flatMap { UInt8(exactly: $0) }
  }

  /// The byte of an ASCII character other than a digit; letters without regard to case.
  static func weight(ofASCII byte: UInt8) -> UInt8 {
    let letter = (byte | 0x20) &- 0x61
    guard letter >= 26 else { return letterA + letter }
    return switch byte {
    case ..<0x30: byte + 1
    case ..<0x41: byte - 9
    case ..<0x61: byte - 35
    default: byte - 61
    }
  }

  /// Appends a text that is ASCII throughout; returns `false` for any other.
  private mutating func appendASCII(_ text: String) -> Bool {
    text.withBytes { utf8 in
      var union: UInt8 = 0
      for index in utf8.indices { union |= utf8[index] }
      guard union < 0x80 else { return false }
      for index in utf8.indices { append(ascii: utf8[index]) }
      return true
    }
  }

  private mutating func append(ascii byte: UInt8) {
    let digit = byte &- 0x30
    if digit < 10 { return append(digit: digit) }
    endNumber()
    bytes.append(Self.weight(ofASCII: byte))
  }

  private mutating func append(digit: UInt8) {
    isInNumber = true
    if !(digits.isEmpty && digit == 0) { digits.append(digit) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if let digit = Self.digit(of: scalar) {
      isInNumber = true
      if !(digits.isEmpty && digit == 0) { digits.append(digit) }
      return
    }
    endNumber()
    if scalar.value < 0x80 {
      bytes.append(Self.weight(ofASCII: UInt8(scalar.value)))
    } else {
      bytes.append(scalar.properties.isAlphabetic ? Self.letter : Self.symbol)
      for shift in [UInt32(16), 8, 0] {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value >> shift))
      }
    }
  }

  private mutating func endNumber() {
    guard isInNumber else { return }
    bytes.append(Self.number)
    appendCount(digits.count)
    bytes.append(contentsOf: digits)
    digits.removeAll(keepingCapacity: true)
    isInNumber = false
  }

  /// Appends a count so that longer numbers compare as larger ones.
  private mutating func appendCount(_ count: Int) {
    guard count >= 0xFF else { return bytes.append(UInt8(count)) }
    bytes.append(0xFF)
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: count >> shift))
    }
  }
}
