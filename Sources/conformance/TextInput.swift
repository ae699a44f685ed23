import DFTerminalCore

/// The ways in which cases write text.
enum TextInput {
  /// Reads `text`, `scalars` or `bytes_hex`; bytes that are no UTF-8 are repaired.
  static func text(_ input: JSONValue) -> String? {
    if let text = input["text"].string { return text }
    if let scalars = input["scalars"].string { return text(scalars: scalars) }
    return input["bytes_hex"].string.map { String(decoding: bytes(hex: $0), as: UTF8.self) }
  }

  /// Reads `U+0061 U+0301`, where `U+0301*12` repeats a scalar.
  static func text(scalars: String) -> String {
    var text = String.UnicodeScalarView()
    for word in scalars.split(separator: " ") {
      let parts = word.split(separator: "*")
      guard let value = scalar(parts.first ?? ""), let scalar = Unicode.Scalar(value) else {
        continue
      }
      text.append(contentsOf: repeatElement(scalar, count: Int(parts.last ?? "") ?? 1))
    }
    return String(text)
  }

  /// Reads `U+0061`.
  static func scalar(_ word: some StringProtocol) -> UInt32? {
    word.hasPrefix("U+") ? UInt32(word.dropFirst(2), radix: 16) : nil
  }

  /// Reads pairs of hexadecimal digits; spaces may stand between them.
  static func bytes(hex: String) -> [UInt8] {
    let digits = hex.filter { $0 != " " }
    return stride(from: 0, to: digits.utf8.count - 1, by: 2).compactMap { offset in
      UInt8(digits.dropFirst(offset).prefix(2), radix: 16)
    }
  }

  /// Whether a text holds escape sequences, so that it is styled text.
  static func isStyled(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" || $0 == "\u{9D}" }
  }
}
