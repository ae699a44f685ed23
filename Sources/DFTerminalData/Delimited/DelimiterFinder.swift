/// Finds quotes, line ends and delimiters eight bytes at a time.
struct DelimiterFinder: Sendable {
  private let quote: UInt64
  private let delimiter: UInt64

  /// Prepares for the bytes that a dialect uses.
  init(_ dialect: DelimitedDialect) {
    quote = Self.repeated(dialect.quote)
    delimiter = Self.repeated(dialect.delimiter)
  }

  /// Bytes without a quote or a line end.
  struct Run {
    /// Where the next quote or line end stands, or the end of the bytes.
    var end: Int
    /// The delimiters before it.
    var delimiters: Int
  }

  /// Returns the run that begins at an offset.
  func run(from start: Int, in bytes: borrowing Span<UInt8>) -> Run {
    var run = Run(end: start, delimiters: 0)
    while run.end < bytes.count {
      let word = Self.word(at: run.end, in: bytes)
      let stops =
        Self.places(of: quote, in: word) | Self.places(of: Self.lineFeed, in: word)
        | Self.places(of: Self.carriageReturn, in: word)
      let delimiters = Self.places(of: delimiter, in: word)
      let length = min(stops.trailingZeroBitCount >> 3, bytes.count - run.end)
      let before = length < 8 ? delimiters & (1 << (8 * UInt64(length)) &- 1) : delimiters
      run.delimiters += before.nonzeroBitCount
      run.end += length
      if length < 8 { break }
    }
    return run
  }

  /// Returns where the next quote stands, or the end of the bytes.
  func quote(from start: Int, in bytes: borrowing Span<UInt8>) -> Int {
    var place = start
    while place < bytes.count {
      let found = Self.places(of: quote, in: Self.word(at: place, in: bytes))
      if found != 0 { return min(place + found.trailingZeroBitCount >> 3, bytes.count) }
      place += 8
    }
    return bytes.count
  }

  private static let lineFeed = repeated(0x0A)
  private static let carriageReturn = repeated(0x0D)

  private static func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Returns eight bytes with the first one lowest; beyond the end they are zero.
  private static func word(at place: Int, in bytes: borrowing Span<UInt8>) -> UInt64 {
    if place + 8 <= bytes.count {
      // The line above has checked the bounds.
      return unsafe UInt64(
        littleEndian: bytes.bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: place, as: UInt64.self))
    }
    var word: UInt64 = 0
    for offset in place..<bytes.count {
      word |= UInt64(bytes[offset]) << UInt64(8 * (offset - place))
    }
    return word
  }

  /// Returns a word with the highest bit set in every byte that equals the pattern's.
  private static func places(of pattern: UInt64, in word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = word ^ pattern
    return ~((difference & low &+ low) | difference | low)
  }
}
