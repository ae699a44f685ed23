/// Swift code in the documents is code that is compiled: it stands word for word in an example.
struct CodeBlockPolicy {
  /// The lines of the files that are compiled.
  let compiled: [[String]]

  init(examples: [RepositoryFile]) {
    compiled = examples.map(\.lines)
  }

  func findings(in document: RepositoryFile) -> [Finding] {
    MarkdownFile(document.lines).blocks.filter { block in
      block.language.hasPrefix("swift") && !compiled.contains { contains($0, block.lines) }
    }.map { block in
      Finding(
        path: document.path, line: block.line,
        message:
          "the code `\(block.lines.first ?? "")…` is in no file of Examples; put it into "
          + "Examples/Snippets word for word, so that the compiler reads it")
    }
  }

  /// Whether lines stand in a file one after the other, all moved in by the same indentation.
  private func contains(_ file: [String], _ block: [String]) -> Bool {
    guard let first = block.first, file.count >= block.count else { return false }
    return (0...(file.count - block.count)).contains { start in
      guard file[start].hasSuffix(first) else { return false }
      let indent = file[start].dropLast(first.count)
      guard indent.allSatisfy({ $0 == " " }) else { return false }
      return zip(file[start...], block).allSatisfy { line, wanted in
        wanted.isEmpty ? line.allSatisfy { $0 == " " } : line == indent + wanted
      }
    }
  }
}
