/// Tells code from comments and string literals in Swift text.
///
/// Strings of every kind (escaped, raw, multi-line, interpolated), nested comments and names in
/// backticks are known; regular expressions between bare slashes are taken as code. It works on
/// bytes, since tests are built without optimisation and read every file of the repository.
struct SwiftLexer {
  /// The text with comments, the insides of strings and of quoted names blanked; lines stay.
  private(set) var code: [UInt8]
  /// The string literals, in the order in which they end.
  private(set) var literals: [StringLiteral] = []

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
    code = bytes
    scanCode()
  }

  /// Scans to the end, or to the parenthesis that ends an interpolation.
  private mutating func scanCode(isInterpolation: Bool = false) {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case Sign.slash where skipComment(): break
      case Sign.backtick: skipQuotedName()
      case Sign.quote, Sign.hash: scanString()
      case Sign.open:
        depth += 1
        index += 1
      case Sign.close:
        depth -= 1
        index += 1
        if isInterpolation && depth == 0 { return }
      default: advance()
      }
    }
  }

  private mutating func skipComment() -> Bool {
    if byte(at: index + 1) == Sign.slash {
      while index < bytes.count, bytes[index] != Sign.newline { blank() }
      return true
    }
    guard byte(at: index + 1) == Sign.star else { return false }
    var depth = 0
    repeat {
      let step = commentStep
      depth += step
      blank(step == 0 ? 1 : 2)
    } while depth > 0 && index < bytes.count
    return true
  }

  /// 1 where a comment begins here, -1 where one ends.
  private var commentStep: Int {
    switch (bytes[index], byte(at: index + 1)) {
    case (Sign.slash, Sign.star): 1
    case (Sign.star, Sign.slash): -1
    default: 0
    }
  }

  private mutating func skipQuotedName() {
    index += 1
    while index < bytes.count, bytes[index] != Sign.backtick, bytes[index] != Sign.newline {
      code[index] = Sign.underscore
      index += 1
    }
    if byte(at: index) == Sign.backtick { index += 1 }
  }

  private mutating func scanString() {
    let hashes = count(of: Sign.hash, at: index)
    guard byte(at: index + hashes) == Sign.quote else { return advance() }
    var literal = StringLiteral(line: line)
    blank(hashes)
    let quotes = count(of: Sign.quote, at: index) >= 3 ? 3 : 1
    blank(quotes)
    scanPieces(of: &literal, quotes: quotes, hashes: hashes)
    literals.append(literal)
  }

  private mutating func scanPieces(of literal: inout StringLiteral, quotes: Int, hashes: Int) {
    var start = index
    while index < bytes.count {
      if isEnd(quotes: quotes, hashes: hashes) { break }
      guard isEscape(hashes: hashes) else {
        blank()
        continue
      }
      guard byte(at: index + hashes + 1) == Sign.open else {
        blank(hashes + 2)
        continue
      }
      literal.add(bytes[start..<index])
      blank(hashes + 1)
      scanCode(isInterpolation: true)
      literal.addInterpolation()
      start = index
    }
    literal.add(bytes[start..<index])
    blank(quotes + hashes)
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    guard bytes[index] == Sign.quote else { return false }
    return count(of: Sign.quote, at: index) >= quotes
      && count(of: Sign.hash, at: index + quotes) >= hashes
  }

  private func isEscape(hashes: Int) -> Bool {
    bytes[index] == Sign.backslash && count(of: Sign.hash, at: index + 1) >= hashes
  }

  private func byte(at place: Int) -> UInt8 {
    place < bytes.count ? bytes[place] : 0
  }

  private func count(of sign: UInt8, at place: Int) -> Int {
    var end = place
    while byte(at: end) == sign { end += 1 }
    return end - place
  }

  private mutating func advance() {
    if bytes[index] == Sign.newline { line += 1 }
    index += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] != Sign.newline { code[index] = Sign.space }
      advance()
    }
  }
}

/// The bytes that mean something to the scanner.
enum Sign {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let underscore = UInt8(ascii: "_")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let backtick = UInt8(ascii: "`")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let backslash = UInt8(ascii: "\\")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")

  /// Whether a byte belongs to a word; all of a scalar beyond ASCII does.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, underscore, backtick, 0x80...: true
    default: false
    }
  }
}
