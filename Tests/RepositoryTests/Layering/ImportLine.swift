/// An import of a Swift file.
struct ImportLine {
  let module: String
  /// The line, from 1.
  let line: Int
  let isExported: Bool

  /// Returns the imports of a file, also those in conditional blocks.
  static func all(in code: SwiftTokens) -> [ImportLine] {
    return code.tokens.indices.filter { code[$0] == "import" }.map { place in
      let line = code.tokens[place].line
      let isExported =
        (0..<place).last { code.tokens[$0].line < line }.map { $0 + 1 } ?? 0
      return ImportLine(
        module: moduleName(code, place + 1), line: line,
        isExported: (isExported..<place).contains { code[$0] == "_exported" })
    }
  }

  /// The module's name, where a single declaration may be imported (`import struct A.B`).
  private static func moduleName(_ code: SwiftTokens, _ place: Int) -> String {
    SwiftTokens.declarations.contains(code[place]) ? code[place + 1] : code[place]
  }
}
