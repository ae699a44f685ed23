/// The bytes and sequences that a frame may hold: a filter that knows nothing of the encoder.
enum ByteVocabulary {
  /// The finals of control sequences we write.
  private static let finals = Set("ABCDGHJKSTXbhlmr".utf8)
  private static let escape: UInt8 = 0x1B

  /// Returns the first part of a frame that is none of ours, in words.
  static func firstStranger(in bytes: [UInt8]) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return "bytes that are no UTF-8"
    }
    if let scalar = text.unicodeScalars.first(where: isForbidden) {
      return "the scalar U+\(String(scalar.value, radix: 16))"
    }
    var rest = bytes[...]
    while let start = rest.firstIndex(of: escape) {
      guard let end = endOfSequence(rest[start...]) else {
        return "the sequence \(rest[start...].prefix(12).map { String($0, radix: 16) })"
      }
      rest = rest[end...]
    }
    return nil
  }

  /// Whether a scalar may not occur, whatever stands around it.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x08, 0x0A, 0x0D, 0x1B: false
    case ..<0x20, 0x7F...0x9F: true
    case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0x61C: true
    default: false
    }
  }

  /// The end of a sequence of ours, or nothing.
  private static func endOfSequence(_ bytes: ArraySlice<UInt8>) -> Int? {
    switch bytes.dropFirst().first {
    case UInt8(ascii: "["):
      let body = bytes.dropFirst(2)
      guard let end = body.firstIndex(where: { !isParameter($0) }), finals.contains(body[end])
      else { return nil }
      return end + 1
    case UInt8(ascii: "]"):
      let body = bytes.dropFirst(2)
      guard body.starts(with: Array("8;".utf8)), let end = body.firstIndex(of: escape),
        bytes[end...].dropFirst().first == UInt8(ascii: "\\")
      else { return nil }
      return end + 2
    default: return nil
    }
  }

  private static func isParameter(_ byte: UInt8) -> Bool {
    (0x30...0x3B).contains(byte) || byte == UInt8(ascii: "?")
  }
}
