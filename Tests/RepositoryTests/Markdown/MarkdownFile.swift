/// A Markdown document: its code blocks, headings and links.
struct MarkdownFile {
  struct CodeBlock {
    var language: String
    /// The line of its first line of code, from 1.
    var line: Int
    var lines: [String]
  }

  struct Link {
    var target: String
    /// The line, from 1.
    var line: Int
  }

  private(set) var blocks: [CodeBlock] = []
  private(set) var headings: [String] = []
  private(set) var links: [Link] = []

  init(_ lines: [String]) {
    var open: (block: CodeBlock, indent: Int)?
    for (offset, line) in lines.enumerated() {
      let text = line.drop(while: \.isWhitespace)
      if text.hasPrefix("```") {
        if let done = open { blocks.append(done.block) }
        let block = CodeBlock(language: String(text.dropFirst(3)), line: offset + 2, lines: [])
        open = open == nil ? (block, line.count - text.count) : nil
      } else if let indent = open?.indent {
        open?.block.lines.append(String(line.dropFirst(indent)))
      } else {
        addProse(line, offset + 1)
      }
    }
  }

  /// The anchors of the headings, as they are written after `#` in links.
  var anchors: Set<String> {
    Set(
      headings.map { heading in
        String(
          heading.lowercased().compactMap { character -> Character? in
            if character == " " { return "-" }
            return character.isLetter || character.isNumber || "-_".contains(character)
              ? character : nil
          })
      })
  }

  private mutating func addProse(_ line: String, _ number: Int) {
    if line.hasPrefix("#") {
      headings.append(String(line.drop { $0 == "#" }.drop(while: \.isWhitespace)))
    }
    let spoken = Self.withoutCode(line)
    for (opening, closing) in [("](", ")"), ("src=\"", "\""), ("href=\"", "\"")] {
      var rest = spoken[...]
      while let start = rest.firstRange(of: opening) {
        rest = rest[start.upperBound...]
        guard let end = rest.firstRange(of: closing) else { break }
        links.append(Link(target: String(rest[..<end.lowerBound]), line: number))
        rest = rest[end.upperBound...]
      }
    }
  }

  /// The line without what stands in backticks.
  private static func withoutCode(_ line: String) -> String {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: "·")
  }
}
