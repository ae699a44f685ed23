/// What the package manifest says, read as text.
struct Manifest {
  /// The dependencies of each library module, by name.
  private(set) var modules: [String: Set<String>] = [:]
  /// The packages it depends on: the arguments of each `.package(…)`.
  private(set) var packages: [StringLiteral] = []

  /// Reads the calls `module("Name", ["Dependency"])` and `.target(name: "Name", …)`.
  init(_ text: String) {
    let lexer = SwiftLexer(text)
    let code = SwiftTokens(code: lexer.code)
    for place in code.tokens.indices where code[place + 1] == "(" && code[place - 1] != "func" {
      guard let end = code.closing("(", ")", from: place + 1) else { continue }
      let lines = code.tokens[place].line...code.tokens[end].line
      let words = lexer.literals.filter { lines.contains($0.line) }
      switch code[place] {
      case "module", "target": add(words)
      case "package" where code[place - 1] == ".": packages += words
      default: break
      }
    }
  }

  private mutating func add(_ words: [StringLiteral]) {
    let names = words.compactMap { $0.pieces.first ?? nil }
    guard let name = names.first, name.hasPrefix("DFTerminal") else { return }
    modules[name] = Set(names.dropFirst().filter { $0.hasPrefix("DFTerminal") })
  }
}
