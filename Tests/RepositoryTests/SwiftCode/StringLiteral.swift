/// A string literal: its text in pieces, with gaps where values are interpolated.
struct StringLiteral {
  /// The line it starts on, from 1.
  let line: Int
  /// The pieces in order; `nil` stands for an interpolated value.
  private(set) var pieces: [String?] = []

  init(line: Int) {
    self.line = line
  }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    if !bytes.isEmpty { pieces.append(String(decoding: bytes, as: UTF8.self)) }
  }

  mutating func addInterpolation() {
    pieces.append(nil)
  }

  /// Whether a text could be the literal's value, any text standing in for interpolated values.
  ///
  /// A literal with no letter of its own matches nothing, since it would match everything.
  func matches(_ text: String) -> Bool {
    guard pieces.contains(where: { $0?.contains(where: \.isLetter) == true }) else {
      return false
    }
    return Self.matches(text[...], pieces[...])
  }

  private static func matches(_ text: Substring, _ pieces: ArraySlice<String?>) -> Bool {
    guard let first = pieces.first else { return text.isEmpty }
    let rest = pieces.dropFirst()
    if let first {
      return text.hasPrefix(first) && matches(text.dropFirst(first.count), rest)
    }
    return text.indices.contains { matches(text[$0...], rest) } || matches("", rest)
  }
}
