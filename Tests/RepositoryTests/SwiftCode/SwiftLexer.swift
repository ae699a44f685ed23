/// Tells code from comments and string literals in Swift text.
///
/// Strings of every kind (escaped, raw, multi-line, interpolated), nested comments and names in
/// backticks are known; regular expressions between bare slashes are taken as code.
struct SwiftLexer {
  /// The text with comments, the insides of strings and of quoted names blanked; lines stay.
  private(set) var code: [Unicode.Scalar]
  /// The string literals, in the order in which they end.
  private(set) var literals: [StringLiteral] = []

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    code = scalars
    scanCode()
  }

  /// Scans to the end, or to the parenthesis that ends an interpolation.
  private mutating func scanCode(isInterpolation: Bool = false) {
    var depth = 0
    while index < scalars.count {
      if skipComment() || skipQuotedName() || scanString() { continue }
      if scalars[index] == "(" { depth += 1 }
      if scalars[index] == ")" { depth -= 1 }
      advance()
      if isInterpolation && depth == 0 { return }
    }
  }

  private mutating func skipComment() -> Bool {
    if starts(with: "//") {
      while index < scalars.count, scalars[index] != "\n" { blank() }
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    repeat {
      let step = starts(with: "/*") ? 1 : starts(with: "*/") ? -1 : 0
      depth += step
      blank(step == 0 ? 1 : 2)
    } while depth > 0 && index < scalars.count
    return true
  }

  private mutating func skipQuotedName() -> Bool {
    guard starts(with: "`") else { return false }
    advance()
    while index < scalars.count, scalars[index] != "`", scalars[index] != "\n" {
      code[index] = "_"
      advance()
    }
    advance()
    return true
  }

  private mutating func scanString() -> Bool {
    var hashes = 0
    while scalar(at: index + hashes) == "#" { hashes += 1 }
    guard scalar(at: index + hashes) == "\"" else { return false }
    var literal = StringLiteral(line: line)
    blank(hashes)
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    blank(quotes)
    scanPieces(of: &literal, quotes: quotes, hashes: hashes)
    literals.append(literal)
    return true
  }

  private mutating func scanPieces(of literal: inout StringLiteral, quotes: Int, hashes: Int) {
    let end = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    while index < scalars.count, !starts(with: end) {
      if starts(with: escape + "(") {
        blank(escape.count)
        scanCode(isInterpolation: true)
        literal.addInterpolation()
      } else {
        let length = starts(with: escape) ? escape.count + 1 : 1
        literal.add(scalars[index..<min(index + length, scalars.count)])
        blank(length)
      }
    }
    blank(end.count)
  }

  private func scalar(at place: Int) -> Unicode.Scalar? {
    place < scalars.count ? scalars[place] : nil
  }

  private func starts(with text: String) -> Bool {
    var place = index
    for expected in text.unicodeScalars {
      guard scalar(at: place) == expected else { return false }
      place += 1
    }
    return true
  }

  private mutating func advance() {
    if scalar(at: index) == "\n" { line += 1 }
    index += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where index < scalars.count {
      if scalars[index] != "\n" { code[index] = " " }
      advance()
    }
  }
}

/// A string literal: its text in pieces, with gaps where values are interpolated.
struct StringLiteral {
  /// The line it starts on, from 1.
  let line: Int
  /// The pieces in order; `nil` stands for an interpolated value.
  private(set) var pieces: [String?] = []

  init(line: Int) {
    self.line = line
  }

  mutating func add(_ scalars: ArraySlice<Unicode.Scalar>) {
    var text = String(String.UnicodeScalarView(scalars))
    if let last = pieces.last, let last {
      pieces.removeLast()
      text = last + text
    }
    pieces.append(text)
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
