/// Finds out how the bytes of a file stand for characters.
enum EncodingSniffer {
  /// Where the first byte beyond ASCII is looked for.
  private static let searched = 1 << 22
  /// The bytes looked at from there on.
  private static let bytesRead = 1 << 16

  /// Returns the most likely encoding.
  ///
  /// UTF-8 hardly ever happens by chance: one scalar of it and the file is UTF-8, whatever else is
  /// broken. Control characters are of a file that is no text. All else is taken for what Windows or
  /// Unix wrote in western Europe.
  static func encoding(of bytes: borrowing Span<UInt8>, from start: Int) -> DelimitedEncoding {
    var place = start
    let end = min(bytes.count, start.addingClamped(searched))
    while place < end, bytes[place] < 0x80 { place += 1 }
    guard place < end else { return .utf8 }
    let window = place..<min(bytes.count, place.addingClamped(bytesRead))
    guard !holdsUTF8(bytes, window) else { return .utf8 }
    return singleByte(bytes, max(start, place - bytesRead)..<window.upperBound)
  }

  /// Whether every other byte at the beginning is NUL and none of the others, as in UTF-16 that holds
  /// ASCII and has no byte order mark.
  static func looksLikeUTF16(_ bytes: borrowing Span<UInt8>) -> Bool {
    guard bytes.count >= 4, (bytes[0] == 0) != (bytes[1] == 0) else { return false }
    let nul = bytes[0] == 0 ? 0 : 1
    return (0..<min(bytes.count & ~1, 64)).allSatisfy { (bytes[$0] == 0) == ($0 & 1 == nul) }
  }

  /// Whether any scalar beyond ASCII is well-formed, or may be where the window cuts it.
  private static func holdsUTF8(_ bytes: borrowing Span<UInt8>, _ window: Range<Int>) -> Bool {
    var place = window.lowerBound
    while place < window.upperBound {
      guard bytes[place] >= 0x80 else {
        place += 1
        continue
      }
      let scalar = place..<min(bytes.count, place + 4)
      let text = unsafe bytes.extracting(scalar).withUnsafeBufferPointer {
        unsafe String(decoding: $0, as: UTF8.self)
      }
      if let first = text.unicodeScalars.first, first != "\u{FFFD}" { return true }
      place += 1
    }
    return false
  }

  private static func singleByte(
    _ bytes: borrowing Span<UInt8>, _ window: Range<Int>
  ) -> DelimitedEncoding {
    var hasMarks = false
    for place in window {
      switch bytes[place] {
      case 0x09, 0x0A, 0x0D: continue
      case ..<0x20, 0x7F, 0x81, 0x8D, 0x8F, 0x90, 0x9D: return .utf8
      case 0x80..<0xA0: hasMarks = true
      default: continue
      }
    }
    return hasMarks ? .windows1252 : .latin1
  }
}
