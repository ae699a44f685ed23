import Foundation

/// The sequence that puts text on the clipboard of the terminal (OSC 52).
enum ClipboardSequence {
  /// The bytes of text copied at most; terminals drop longer sequences whole.
  static let limit = 74_994

  /// Returns the sequence for a text, or for its beginning where it is too long.
  static func bytes(_ text: String) -> [UInt8] {
    Array("\u{1B}]52;c;\(payload(text).base64EncodedString())\u{1B}\\".utf8)
  }

  /// As many whole scalars of a text as fit.
  static func payload(_ text: String) -> Data {
    var bytes = Data(text.utf8.prefix(limit))
    let isContinuation = { (byte: UInt8) in byte & 0xC0 == 0x80 }
    guard let next = text.utf8.dropFirst(limit).first, isContinuation(next) else { return bytes }
    while let last = bytes.popLast(), isContinuation(last) {}
    return bytes
  }
}
