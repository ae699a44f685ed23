/// A declaration that users of a module see.
struct PublicDeclaration {
  let name: String
  /// The line of its first word or attribute, from 1.
  let line: Int

  /// Returns those of a file: what is marked `public` or `open`, the cases of public
  /// enumerations and the requirements of public protocols.
  static func all(in code: SwiftTokens) -> [PublicDeclaration] {
    var scan = PublicDeclarationScan(code)
    scan.run()
    return scan.found
  }
}

private struct PublicDeclarationScan {
  /// What a brace encloses, as far as it matters for what is public inside.
  enum Scope {
    case publicEnum, publicProtocol, other
  }

  let code: SwiftTokens
  private(set) var found: [PublicDeclaration] = []
  private var scopes: [(scope: Scope, parentheses: Int)] = []
  private var parentheses = 0
  private var pending = Scope.other

  init(_ code: SwiftTokens) {
    self.code = code
  }

  mutating func run() {
    for place in code.tokens.indices {
      switch code[place] {
      case "(", "[": parentheses += 1
      case ")", "]": parentheses -= 1
      case "{":
        scopes.append((pending, parentheses))
        (pending, parentheses) = (.other, 0)
      case "}":
        parentheses = scopes.popLast()?.parentheses ?? 0
        pending = .other
      default: visitWord(at: place)
      }
    }
  }

  private mutating func visitWord(at place: Int) {
    guard SwiftTokens.declarations.contains(code[place]), parentheses == 0,
      code[place - 1] != ".", !isModifier(at: place)
    else { return }
    let start = firstPlace(of: place)
    let isMarked = (start..<place).contains {
      ["public", "open"].contains(code[$0]) && code[$0 + 1] != "("
    }
    pending = isMarked ? scope(of: code[place]) : .other
    guard isMarked || isRequired(code[place]), !["import", "extension"].contains(code[place])
    else { return }
    found.append(PublicDeclaration(name: name(at: place), line: code.tokens[start].line))
  }

  /// Whether the word `class` stands for `static`.
  private func isModifier(at place: Int) -> Bool {
    code[place] == "class" && ["func", "var", "subscript"].contains(code[place + 1])
  }

  private func scope(of keyword: String) -> Scope {
    switch keyword {
    case "enum": .publicEnum
    case "protocol": .publicProtocol
    default: .other
    }
  }

  private func isRequired(_ keyword: String) -> Bool {
    switch scopes.last?.scope {
    case .publicEnum: keyword == "case"
    case .publicProtocol: keyword != "typealias"
    default: false
    }
  }

  private func name(at place: Int) -> String {
    ["init", "subscript"].contains(code[place]) ? code[place] : code[place + 1]
  }

  /// Returns where the modifiers and attributes before a declaration's word begin.
  private func firstPlace(of place: Int) -> Int {
    var start = place
    while let earlier = modifierBefore(start) { start = earlier }
    return start
  }

  private func modifierBefore(_ place: Int) -> Int? {
    var word = place - 1
    if code[word] == ")" {
      guard let open = opening(before: word) else { return nil }
      word = open - 1
    }
    if code[word - 1] == "@" { return word - 1 }
    let isModifier = SwiftTokens.modifiers.contains(code[word]) || self.isModifier(at: word)
    return isModifier ? word : nil
  }

  /// Returns the place of the parenthesis that the one at a place closes.
  private func opening(before place: Int) -> Int? {
    var depth = 0
    for index in stride(from: place, through: 0, by: -1) {
      if code[index] == ")" { depth += 1 }
      if code[index] == "(" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
