/// The UTF-8 bytes of a text while a closure runs; every read is checked against the end.
///
/// A value must not leave the closure it was handed to: the bytes may be gone by then.
@safe package struct UTF8Bytes {
  private let start: UnsafeRawPointer
  /// The number of bytes.
  package let count: Int

  /// Wraps bytes that outlive the value.
  package init(_ bytes: UnsafeRawBufferPointer) {
    // An empty buffer may have no address; no byte of it is ever read.
    unsafe start = bytes.baseAddress ?? UnsafeRawPointer(UnicodeTables.index.utf8Start)
    count = bytes.count
  }

  /// One scalar and the bytes it takes.
  package struct Decoded {
    /// The scalar's value, U+FFFD for bytes that are no UTF-8.
    package var scalar: UInt32
    /// The number of bytes, 1 to 4.
    package var length: Int
    /// Whether the bytes were valid UTF-8.
    package var isValid: Bool
  }

  /// Calls `body` with the bytes of a string.
  @inline(__always)
  package static func of<Result>(
    _ text: String, _ body: (UTF8Bytes) throws -> Result
  ) rethrows -> Result {
    if let result = unsafe try text.utf8.withContiguousStorageIfAvailable({ buffer in
      unsafe try body(UTF8Bytes(UnsafeRawBufferPointer(buffer)))
    }) {
      return result
    }
    return try ofBridged(text, body)
  }

  /// Strings of Objective-C are copied first.
  @inline(never)
  private static func ofBridged<Result>(
    _ text: String, _ body: (UTF8Bytes) throws -> Result
  ) rethrows -> Result {
    var copy = text
    return try copy.withUTF8 { unsafe try body(UTF8Bytes(UnsafeRawBufferPointer($0))) }
  }

  /// Returns the byte at an offset below ``count``.
  @inline(__always)
  package func byte(_ offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count)
    return unsafe start.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Returns the text of a range of bytes; invalid UTF-8 is repaired.
  package func string(_ range: Range<Int>) -> String {
    unsafe String(
      decoding: UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count),
      as: UTF8.self)
  }

  /// Returns the end of the run of printable ASCII that begins at `offset`, `limit` at most.
  @inline(__always)
  package func endOfPrintableASCII(from offset: Int, limit: Int = .max) -> Int {
    let end = min(limit, count)
    var at = offset
    while at &+ 8 <= end {
      let marks = UTF8Bytes.marks(in: word(at))
      if marks != 0 { return at &+ marks.trailingZeroBitCount >> 3 }
      at &+= 8
    }
    if at < end, end >= 8 {
      // The last eight bytes without those before `at`, of which nothing is known: they must not
      // lend or borrow. The zeros that take their places at the top end the run.
      let skipped = at &- (end &- 8)
      let rest = word(end &- 8) &>> UInt64(truncatingIfNeeded: skipped << 3)
      return at &+ UTF8Bytes.marks(in: rest).trailingZeroBitCount >> 3
    }
    while at < end, byte(at) &- 0x20 < 0x5F { at &+= 1 }
    return at
  }

  /// Returns the eight bytes from an offset on, the first one lowest.
  @inline(__always)
  func word(_ offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count)
    return unsafe UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Returns the four bytes from an offset on, the first one lowest.
  @inline(__always)
  func half(_ offset: Int) -> UInt32 {
    assert(offset >= 0 && offset + 4 <= count)
    return unsafe UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Returns the three bytes from an offset on, the first one lowest.
  ///
  /// What lies above them may be anything. The text has four bytes at least.
  @inline(__always)
  func triple(_ offset: Int) -> UInt32 {
    let start = min(offset, count &- 4)
    return half(start) &>> UInt32(truncatingIfNeeded: (offset &- start) << 3)
  }

  /// Sets the top bit of the lowest byte that is not printable ASCII, and of some of those above it.
  @inline(__always)
  private static func marks(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return (word | (word &- 0x20 &* ones) | (word &+ ones)) & (0x80 &* ones)
  }
}

extension UTF8Bytes {
  /// Decodes the scalar at an offset below ``count``.
  ///
  /// Invalid bytes give U+FFFD for each maximal part of a sequence, as Unicode recommends.
  @inline(__always)
  package func decode(_ offset: Int) -> Decoded {
    let first = byte(offset)
    if first < 0x80 { return Decoded(scalar: UInt32(first), length: 1, isValid: true) }
    if first & 0xE0 == 0xC0, first >= 0xC2, offset &+ 2 <= count {
      let second = byte(offset &+ 1)
      if second & 0xC0 == 0x80 {
        let scalar = UInt32(first & 0x1F) << 6 | UInt32(second & 0x3F)
        return Decoded(scalar: scalar, length: 2, isValid: true)
      }
    }
    if first & 0xF0 == 0xE0, offset &+ 3 <= count {
      let second = byte(offset &+ 1)
      let third = byte(offset &+ 2)
      let scalar = UInt32(first & 0xF) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
      let isSurrogate = scalar & 0xF800 == 0xD800
      if second & 0xC0 == 0x80, third & 0xC0 == 0x80, scalar >= 0x800, !isSurrogate {
        return Decoded(scalar: scalar, length: 3, isValid: true)
      }
    }
    if first & 0xF8 == 0xF0, offset &+ 4 <= count {
      let bytes = half(offset)
      let scalar =
        (bytes & 7) << 18 | (bytes >> 8 & 0x3F) << 12 | (bytes >> 16 & 0x3F) << 6
        | bytes >> 24 & 0x3F
      if bytes & 0xC0C0_C000 == 0x8080_8000, scalar >= 0x1_0000, scalar <= 0x10_FFFF {
        return Decoded(scalar: scalar, length: 4, isValid: true)
      }
    }
    return decodeRest(offset, first)
  }

  /// Decodes sequences cut off by the end, and invalid ones.
  @inline(never)
  private func decodeRest(_ offset: Int, _ first: UInt8) -> Decoded {
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4 else {
      return Decoded(scalar: 0xFFFD, length: 1, isValid: false)
    }
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard offset + index < count,
        UTF8Bytes.continues(first, byte(offset + index), isSecond: index == 1)
      else { return Decoded(scalar: 0xFFFD, length: index, isValid: false) }
      scalar = scalar << 6 | UInt32(byte(offset + index) & 0x3F)
    }
    return Decoded(scalar: scalar, length: length, isValid: true)
  }

  /// Whether a byte may follow; the second one tells overlong forms and surrogates.
  private static func continues(_ first: UInt8, _ byte: UInt8, isSecond: Bool) -> Bool {
    guard isSecond else { return byte & 0xC0 == 0x80 }
    switch first {
    case 0xE0: return (0xA0...0xBF).contains(byte)
    case 0xED: return (0x80...0x9F).contains(byte)
    case 0xF0: return (0x90...0xBF).contains(byte)
    case 0xF4: return (0x80...0x8F).contains(byte)
    default: return byte & 0xC0 == 0x80
    }
  }
}

extension UTF8Bytes {
  /// Returns the bytes of a range, which lies within `0...count`.
  package func part(_ range: Range<Int>) -> UTF8Bytes {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range: beyond the bytes")
    return unsafe UTF8Bytes(
      UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count))
  }
}
