import Testing

@Suite struct DocumentationTests {
  /// The folders of the products; the programs of the repository have no users to tell.
  private static let libraries = ["Sources/DFTerminal"]

  @Test func `Every public declaration is documented`() {
    let sources = Repository.files(under: Self.libraries, ending: ".swift")
    let declared = sources.reduce(0) { $0 + PublicDeclaration.all(in: $1.tokens).count }
    #expect(declared > 200, "the scanner found hardly any public declarations")
    expectNone(sources.flatMap(DocumentationPolicy().findings))
  }

  @Test func `An undocumented declaration is found`() {
    let file = RepositoryFile(
      path: "A.swift",
      content: """
        /// Documented.
        public enum A {
          case b
          /// Documented.
          case c
          case d
          /// Documented.
          @MainActor
          // A remark between.
          public func e() {}

          public func f() {}
        }
        """)
    #expect(DocumentationPolicy().findings(in: file).map(\.line) == [3, 6, 12])
  }
}

/// Public declarations carry a documentation comment right above them.
struct DocumentationPolicy {
  func findings(in file: RepositoryFile) -> [Finding] {
    let lines = file.lines.map { $0.drop(while: \.isWhitespace) }
    return PublicDeclaration.all(in: file.tokens).filter { declaration in
      !isDocumented(lines, declaration.line)
    }.map { declaration in
      Finding(
        path: file.path, line: declaration.line,
        message: "`\(declaration.name)` is public and has no documentation; write one sentence "
          + "after `///`, then units, defaults, errors and complexity where they matter")
    }
  }

  private func isDocumented(_ lines: [Substring], _ line: Int) -> Bool {
    let above = lines[..<(line - 1)].last {
      !$0.hasPrefix("// ") && !$0.hasPrefix("#if") && !$0.hasPrefix("@")
    }
    return above?.hasPrefix("///") == true || above?.hasSuffix("*/") == true
  }
}
