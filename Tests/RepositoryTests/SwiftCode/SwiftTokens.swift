/// A word or a sign of Swift code.
struct SwiftToken {
  let text: String
  /// The line it stands on, from 1.
  let line: Int
}

/// The words and signs of a Swift file, without comments and the insides of strings.
struct SwiftTokens {
  private(set) var tokens: [SwiftToken] = []

  init(_ text: String) {
    self.init(code: SwiftLexer(text).code)
  }

  init(code: [UInt8]) {
    var line = 1
    var index = 0
    while index < code.count {
      let start = index
      while index < code.count, Sign.isWord(code[index]) { index += 1 }
      if index == start { index += 1 }
      switch code[start] {
      case Sign.newline: line += 1
      case Sign.space: break
      default:
        let text = String(decoding: code[start..<index], as: UTF8.self)
        tokens.append(SwiftToken(text: text, line: line))
      }
    }
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
