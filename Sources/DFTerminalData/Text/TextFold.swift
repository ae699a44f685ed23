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

  /// Appends the folded text in UTF-8; one pass and no further memory while the text is ASCII.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    let isASCII = text.withBytes { utf8 in
      for index in utf8.indices {
        let byte = utf8[index]
        guard byte < 0x80 else { return false }
        bytes.append(byte | (byte &- 0x41 < 26 ? 0x20 : 0))
      }
      return true
    }
    guard !isASCII else { return }
    bytes.removeSubrange(start...)
    for scalar in text.unicodeScalars {
      forEachScalar(of: scalar) { UTF8.encode($0).map { bytes.append(contentsOf: $0) } }
    }
  }

  /// Calls `body` with the scalars that remain of one scalar: none, one or a few.
  static func forEachScalar(of scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void) {
    if scalar.value < 0x80 {
      body(scalar.value &- 0x41 < 26 ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
    } else if let folded = FoldTable.shared[scalar] {
      folded.forEach(body)
    } else if isSimple(scalar) {
      body(scalar)
    } else {
      FoldTable.compute(scalar).forEach(body)
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
