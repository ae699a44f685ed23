/// Folds text so that only what a person calls "the same letter" remains.
///
/// Case goes (`É`, `ß` as `ss`, `ς` as `σ`), and so do accents, points and stress marks. Marks that
/// make another letter (kana voicing, vowel signs of Indic scripts) stay. Texts that Swift calls
/// equal fold to equal texts.
enum TextFold {
  /// Returns the folded text.
  static func fold(_ text: String) -> String {
    String(decoding: bytes(of: text), as: UTF8.self)
  }

  /// Returns the folded text in UTF-8.
  static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return bytes
  }

  /// Appends the folded text in UTF-8; in bulk while the text is ASCII.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    var text = text
    text.withUTF8 { utf8 in unsafe bytes.append(contentsOf: utf8) }
    if lowerASCII(&bytes, from: start) { return }
    bytes.removeSubrange(start...)
    for scalar in text.unicodeScalars {
      forEachScalar(of: scalar) { append($0, to: &bytes) }
    }
  }

  /// Makes ASCII capitals small; returns whether all bytes are ASCII.
  private static func lowerASCII(_ bytes: inout [UInt8], from start: Int) -> Bool {
    var union: UInt8 = 0
    for index in start..<bytes.count {
      let byte = bytes[index]
      union |= byte
      bytes[index] = byte | (byte &- 0x41 < 26 ? 0x20 : 0)
    }
    return union < 0x80
  }

  /// Appends the UTF-8 of a scalar.
  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.value < 0x80 {
      bytes.append(UInt8(scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Calls `body` with the scalars that remain of one scalar: none, one or a few.
  static func forEachScalar(of scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void) {
    if scalar.value < 0x80 {
      body(scalar.value &- 0x41 < 26 ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
    } else if isSimple(scalar) {
      body(scalar)
    } else if (0xAC00...0xD7A3).contains(scalar.value) {
      forEachLetter(ofHangul: scalar.value - 0xAC00, body)
    } else if !FoldTable.shared.forEachScalar(of: scalar, body) {
      FoldTable.compute(scalar).forEach(body)
    }
  }

  /// Takes a Hangul syllable apart, as canonical decomposition does (Unicode 3.12).
  private static func forEachLetter(ofHangul index: UInt32, _ body: (Unicode.Scalar) -> Void) {
    let letters = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
    for letter in letters where letter != 0x11A7 {
      if let scalar = Unicode.Scalar(letter) { body(scalar) }
    }
  }

  /// Whether a scalar certainly folds to itself: ideographs, symbols and punctuation, emoji.
  private static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x219A, 0x2500...0x2ABF, 0x3000...0x3029,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0x1_F000...0x1_FAFF, 0x2_0000...0x2_A6DF:
      true
    default: false
    }
  }
}
