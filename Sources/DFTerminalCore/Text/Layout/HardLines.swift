/// The lines of a text that its own line breaks make: LF, CR, CR LF, U+2028 and U+2029.
///
/// A break at the very end begins no further line, and an empty text has one empty line.
struct HardLines: Sequence, IteratorProtocol {
  private let bytes: UTF8Bytes
  private var position = 0
  private var isDone = false
  private let keepsLastEmptyLine: Bool

  /// Finds the lines of a text, with `keepsLastEmptyLine` also an empty one after a last break.
  init(_ bytes: UTF8Bytes, keepsLastEmptyLine: Bool = false) {
    self.bytes = bytes
    self.keepsLastEmptyLine = keepsLastEmptyLine
  }

  /// Returns the bytes of the next line, without its break.
  mutating func next() -> Range<Int>? {
    guard !isDone else { return nil }
    let start = position
    var at = start
    while at < bytes.count {
      let length = breakLength(at)
      if length > 0 {
        position = at + length
        isDone = position == bytes.count && !keepsLastEmptyLine
        return start..<at
      }
      at += 1
    }
    isDone = true
    return start..<at
  }

  /// The number of bytes of the line break at an offset, 0 if there is none.
  @inline(__always)
  private func breakLength(_ offset: Int) -> Int {
    switch bytes.byte(offset) {
    case 0x0A: return 1
    case 0x0D: return offset + 1 < bytes.count && bytes.byte(offset + 1) == 0x0A ? 2 : 1
    case 0xE2:
      guard offset + 2 < bytes.count, bytes.byte(offset + 1) == 0x80 else { return 0 }
      return bytes.byte(offset + 2) & 0xFE == 0xA8 ? 3 : 0
    default: return 0
    }
  }
}
