/// A word or a sign of Swift code.
struct SwiftToken {
  let text: String
  /// The line it stands on, from 1.
  let line: Int

  var isWord: Bool { text.unicodeScalars.first.map(Self.isWordScalar) ?? false }

  static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "`" || scalar.properties.isAlphabetic
      || ("0"..."9").contains(scalar)
  }
}

/// The words and signs of a Swift file, without comments and the insides of strings.
struct SwiftTokens {
  let tokens: [SwiftToken]

  init(_ text: String) {
    self.init(code: SwiftLexer(text).code)
  }

  init(code: [Unicode.Scalar]) {
    var tokens: [SwiftToken] = []
    var line = 1
    var word = String.UnicodeScalarView()
    func endWord() {
      if !word.isEmpty { tokens.append(SwiftToken(text: String(word), line: line)) }
      word = String.UnicodeScalarView()
    }
    for scalar in code {
      if SwiftToken.isWordScalar(scalar) {
        word.append(scalar)
        continue
      }
      endWord()
      if scalar == "\n" { line += 1 }
      if scalar.properties.isWhitespace { continue }
      tokens.append(SwiftToken(text: String(scalar), line: line))
    }
    endWord()
    self.tokens = tokens
  }

  /// The word or sign at a place; empty outside.
  subscript(place: Int) -> String {
    tokens.indices.contains(place) ? tokens[place].text : ""
  }

  /// Returns the place of the sign that closes the one at a place; `nil` where it stays open.
  func closing(_ open: String, _ close: String, from place: Int) -> Int? {
    var depth = 0
    for index in place..<tokens.count {
      if tokens[index].text == open { depth += 1 }
      if tokens[index].text == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The words that begin a declaration.
  static let declarations: Set<String> = [
    "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import",
    "init", "let", "macro", "operator", "precedencegroup", "protocol", "struct", "subscript",
    "typealias", "var",
  ]

  /// The words that may stand before the word that begins a declaration.
  static let modifiers: Set<String> = [
    "borrowing", "consuming", "convenience", "dynamic", "fileprivate", "final", "indirect",
    "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open",
    "optional", "override", "package", "postfix", "prefix", "private", "public", "required",
    "static", "unowned", "unsafe", "weak",
  ]
}
