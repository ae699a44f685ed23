/// Assembles one scalar of UTF-8 from bytes that come one at a time.
///
/// Errors follow Unicode's "maximal subpart" practice: an unfinished scalar is one replacement,
/// and the byte that broke it begins anew.
struct ScalarAssembler: Hashable, Sendable {
  /// What became of a byte.
  enum Step: Hashable {
    /// More bytes are needed.
    case incomplete
    /// A scalar is complete.
    case scalar(Unicode.Scalar)
    /// The byte cannot begin a scalar.
    case invalid
    /// The bytes before this one were no scalar; this one is to be tried again.
    case broken
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Takes the next byte.
  mutating func push(_ byte: UInt8) -> Step {
    missing == 0 ? begin(byte) : proceed(byte)
  }

  /// Forgets an unfinished scalar.
  mutating func reset() { self = ScalarAssembler() }

  private mutating func begin(_ byte: UInt8) -> Step {
    switch byte {
    case 0..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: expect(1, byte & 0x1F)
    case 0xE0...0xEF:
      expect(2, byte & 0x0F)
      if byte == 0xE0 { allowed = 0xA0...0xBF }
      if byte == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      expect(3, byte & 0x07)
      if byte == 0xF0 { allowed = 0x90...0xBF }
      if byte == 0xF4 { allowed = 0x80...0x8F }
    default: return .invalid
    }
    return .incomplete
  }

  private mutating func expect(_ count: Int, _ bits: UInt8) {
    missing = count
    value = UInt32(bits)
    allowed = 0x80...0xBF
  }

  private mutating func proceed(_ byte: UInt8) -> Step {
    guard allowed.contains(byte) else {
      reset()
      return .broken
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    guard missing == 0 else { return .incomplete }
    defer { reset() }
    return Unicode.Scalar(value).map(Step.scalar) ?? .invalid
  }
}
