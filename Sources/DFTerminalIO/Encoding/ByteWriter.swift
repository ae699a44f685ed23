/// Collects the bytes of a frame; short pieces are stored as whole words.
@safe struct ByteWriter: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  /// Creates an empty writer with room for a number of bytes.
  init(capacity: Int) {
    self.capacity = max(64, capacity)
    unsafe base = .allocate(capacity: self.capacity)
  }

  deinit { unsafe base.deallocate() }

  /// The bytes written so far.
  var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: base, count: count)) }

  /// Forgets the bytes after the first `count`.
  mutating func truncate(to count: Int) { self.count = min(count, self.count) }

  /// Writes one byte.
  @inline(__always)
  mutating func put(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    unsafe base[count] = byte
    count &+= 1
  }

  /// Writes a short piece of text.
  @inline(__always)
  mutating func put(_ text: ShortText) {
    if count &+ ShortText.capacity > capacity { grow(by: ShortText.capacity) }
    let target = unsafe UnsafeMutableRawPointer(base + count)
    unsafe target.storeBytes(of: text.low, as: UInt64.self)
    unsafe target.storeBytes(of: text.high, toByteOffset: 8, as: UInt64.self)
    unsafe target.storeBytes(of: text.more, toByteOffset: 16, as: UInt64.self)
    count &+= text.count
  }

  /// Writes a scalar in UTF-8.
  @inline(__always)
  mutating func put(scalar: UInt32) {
    if count &+ 4 > capacity { grow(by: 4) }
    let target = unsafe base + count
    if scalar < 0x80 {
      unsafe target[0] = UInt8(truncatingIfNeeded: scalar)
      count &+= 1
    } else if scalar < 0x800 {
      unsafe target[0] = UInt8(truncatingIfNeeded: 0xC0 | scalar &>> 6)
      unsafe target[1] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
      count &+= 2
    } else if scalar < 0x1_0000 {
      unsafe target[0] = UInt8(truncatingIfNeeded: 0xE0 | scalar &>> 12)
      unsafe target[1] = UInt8(truncatingIfNeeded: 0x80 | scalar &>> 6 & 0x3F)
      unsafe target[2] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
      count &+= 3
    } else {
      unsafe target[0] = UInt8(truncatingIfNeeded: 0xF0 | scalar &>> 18)
      unsafe target[1] = UInt8(truncatingIfNeeded: 0x80 | scalar &>> 12 & 0x3F)
      unsafe target[2] = UInt8(truncatingIfNeeded: 0x80 | scalar &>> 6 & 0x3F)
      unsafe target[3] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
      count &+= 4
    }
  }

  /// Writes bytes of any number.
  mutating func put(_ bytes: some Collection<UInt8>) {
    if count + bytes.count > capacity { grow(by: bytes.count) }
    for byte in bytes {
      unsafe base[count] = byte
      count &+= 1
    }
  }

  /// Writes a string in UTF-8.
  mutating func put(_ text: String) { put(text.utf8) }

  /// Writes a number of at least zero in decimal.
  mutating func put(number: Int) {
    if number >= 10 { put(number: number / 10) }
    put(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }

  /// Writes `ESC [`, a number and a final byte; a number of 1 is left out.
  mutating func putControl(_ number: Int, _ final: Unicode.Scalar) {
    put(0x1B)
    put(0x5B)
    if number != 1 { put(number: number) }
    put(scalar: final.value)
  }

  private mutating func grow(by more: Int) {
    let wider = max(capacity * 2, count + more)
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: wider)
    unsafe room.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = unsafe room
    capacity = wider
  }
}

/// Up to 24 bytes of ASCII, held so that they can be written as three words.
struct ShortText: Hashable, BitwiseCopyable, Sendable {
  var low: UInt64 = 0
  var high: UInt64 = 0
  var more: UInt64 = 0
  private(set) var count = 0

  /// The most bytes it holds.
  static let capacity = 24

  init() {}

  init(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// The text as a string.
  var text: String {
    let words = [low, high, more]
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: words[$0 / 8] >> UInt64($0 % 8 * 8)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a byte; ignored where the text is full.
  mutating func append(_ byte: UInt8) {
    let bits = UInt64(byte) << UInt64(count % 8 * 8)
    switch count / 8 {
    case 0: low |= bits
    case 1: high |= bits
    case 2: more |= bits
    default: return
    }
    count += 1
  }
}
