/// The length of a function, initialiser, deinitialiser or subscript that has a body.
struct FunctionLength {
  let name: String
  /// The line of its first word, from 1.
  let line: Int
  /// The lines from its first word to its closing brace.
  let lines: Int

  /// Returns those of a file, in order; functions inside functions count on their own too.
  static func all(in code: SwiftTokens) -> [FunctionLength] {
    return code.tokens.indices.compactMap { place in
      guard let body = bodyStart(code, place), let end = code.closing("{", "}", from: body)
      else { return nil }
      let start = code.tokens[place].line
      let name = code[place] == "func" ? code[place + 1] : code[place]
      return FunctionLength(
        name: name, line: start, lines: code.tokens[end].line - start + 1)
    }
  }

  private static let keywords: Set<String> = ["func", "init", "deinit", "subscript"]

  /// Returns the place of the brace that opens the body of the function named at a place.
  private static func bodyStart(_ code: SwiftTokens, _ place: Int) -> Int? {
    guard keywords.contains(code[place]), code[place - 1] != "." else { return nil }
    var depth = 0
    for next in code.tokens.indices.dropFirst(place + 1) {
      switch code[next] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return next
      case "}" where depth == 0: return nil
      case "@" where depth == 0 && code[next - 1] != ">": return nil
      case let word where depth == 0 && SwiftTokens.declarations.contains(word): return nil
      default: break
      }
      if depth < 0 { return nil }
    }
    return nil
  }
}
