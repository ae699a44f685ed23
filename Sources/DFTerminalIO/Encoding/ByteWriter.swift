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

  /// Calls `body` with a cursor that may store up to `count` bytes unchecked.
  @inline(__always)
  mutating func write<Result>(atMost count: Int, _ body: (inout ByteCursor) -> Result) -> Result {
    if self.count &+ count > capacity { grow(by: count) }
    var cursor = unsafe ByteCursor(at: base + self.count)
    let result = body(&cursor)
    self.count = unsafe cursor.at - base
    return result
  }

  /// Writes a scalar in UTF-8.
  mutating func put(scalar: UInt32) { write(atMost: 4) { $0.put(scalar: scalar) } }

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
    write(atMost: 24) { $0.put(number: number) }
  }

  /// Writes `ESC [`, a number and a final byte; a number of 1 is left out.
  mutating func putControl(_ number: Int, _ final: UInt8) {
    write(atMost: 32) { $0.putControl(number, final) }
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

/// A place in reserved memory where bytes are stored without further checks.
///
/// Handed out by ``ByteWriter/write(atMost:_:)``; keeps the place in a register, so that one store
/// need not wait for the one before.
@safe struct ByteCursor {
  fileprivate(set) var at: UnsafeMutablePointer<UInt8>

  fileprivate init(at: UnsafeMutablePointer<UInt8>) { unsafe self.at = unsafe at }

  /// Stores one byte.
  @inline(__always)
  mutating func put(_ byte: UInt8) {
    unsafe at.pointee = byte
    unsafe at += 1
  }

  /// Stores a short piece of text, of whose room it takes ``ShortText/capacity`` bytes.
  @inline(__always)
  mutating func put(_ text: ShortText) {
    let target = unsafe UnsafeMutableRawPointer(at)
    unsafe target.storeBytes(of: text.low, as: UInt64.self)
    unsafe target.storeBytes(of: text.high, toByteOffset: 8, as: UInt64.self)
    unsafe at += Int(text.count)
  }

  /// Stores a scalar in UTF-8: at most four bytes.
  @inline(__always)
  mutating func put(scalar: UInt32) {
    if scalar < 0x80 { return put(UInt8(truncatingIfNeeded: scalar)) }
    if scalar < 0x800 {
      put(UInt8(truncatingIfNeeded: 0xC0 | scalar &>> 6))
    } else {
      if scalar < 0x1_0000 {
        put(UInt8(truncatingIfNeeded: 0xE0 | scalar &>> 12))
      } else {
        put(UInt8(truncatingIfNeeded: 0xF0 | scalar &>> 18))
        put(UInt8(truncatingIfNeeded: 0x80 | scalar &>> 12 & 0x3F))
      }
      put(UInt8(truncatingIfNeeded: 0x80 | scalar &>> 6 & 0x3F))
    }
    put(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
  }

  /// Stores `ESC [`, a number and a final byte; a number of 1 is left out.
  @inline(__always)
  mutating func putControl(_ number: Int, _ final: UInt8) {
    put(0x1B)
    put(0x5B)
    if number != 1 { put(number: number) }
    put(final)
  }

  /// Stores a number of at least zero in decimal: at most twenty bytes.
  @inline(__always)
  mutating func put(number: Int) {
    if number >= 1_000 {
      for digit in String(number).utf8 { put(digit) }
      return
    }
    let value = UInt32(truncatingIfNeeded: number)
    if value >= 100 { put(UInt8(truncatingIfNeeded: 0x30 &+ value / 100)) }
    if value >= 10 { put(UInt8(truncatingIfNeeded: 0x30 &+ value / 10 % 10)) }
    put(UInt8(truncatingIfNeeded: 0x30 &+ value % 10))
  }
}

/// Up to 16 bytes of ASCII, held so that they can be written as two words.
struct ShortText: Hashable, BitwiseCopyable, Sendable {
  fileprivate var low: UInt64 = 0
  fileprivate var high: UInt64 = 0
  private(set) var count: UInt8 = 0

  /// The most bytes it holds: the longest is `38;2;255;255;255`.
  static let capacity = 16

  /// Creates a text of numbers from 0 to 255 with semicolons between them.
  init(numbers: [Int]) {
    for (place, number) in numbers.enumerated() {
      if place > 0 { append(0x3B) }
      if number >= 100 { append(UInt8(truncatingIfNeeded: 0x30 + number / 100 % 10)) }
      if number >= 10 { append(UInt8(truncatingIfNeeded: 0x30 + number / 10 % 10)) }
      append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
    }
  }

  /// The text as a string.
  var text: String {
    let words = [low, high]
    let bytes = (0..<Int(count)).map {
      UInt8(truncatingIfNeeded: words[$0 / 8] >> UInt64($0 % 8 * 8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func append(_ byte: UInt8) {
    assert(count < ShortText.capacity, "text: longer than a short text may be")
    let bits = UInt64(byte) << UInt64(count % 8 * 8)
    if count < 8 { low |= bits } else { high |= bits }
    count += 1
  }
}
