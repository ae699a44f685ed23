import Testing

@Suite struct MarkdownTests {
  private static let documents = Repository.files(under: [""], ending: ".md").filter {
    !$0.path.contains("/Fixtures/")
  }

  @Test func `Swift code in the documents is compiled`() {
    let examples = Repository.files(under: ["Examples/"], ending: ".swift")
    expectNone(Self.documents.flatMap(CodeBlockPolicy(examples: examples).findings))
  }

  @Test func `Links between the documents lead somewhere`() {
    #expect(Self.documents.contains { $0.path == "README.md" })
    let policy = LinkPolicy(exists: Repository.exists) { path in
      MarkdownFile(RepositoryFile(path: path).lines).anchors
    }
    expectNone(Self.documents.flatMap(policy.findings))
  }

  @Test func `Decision records are numbered from 0001 without a gap`() {
    let records = Repository.files(under: ["Docs/Decisions/"], ending: ".md")
    let numbers = records.compactMap { Int($0.name.prefix(4)) }
    #expect(numbers == Array(1..<(records.count + 1)))
  }

  @Test func `Blocks, headings and links are found`() {
    let file = MarkdownFile([
      "# A heading: of `two` parts", "See [this](other.md#part) and `[not](this)`.", "```swift",
      "let a = 1", "```", "- item", "  ```sh", "  run", "  ```", "<img src=\"a.svg\">",
    ])
    #expect(file.blocks.map(\.language) == ["swift", "sh"])
    #expect(file.blocks.map(\.lines) == [["let a = 1"], ["run"]])
    #expect(file.blocks.map(\.line) == [4, 8])
    #expect(file.anchors == ["a-heading-of-two-parts"])
    #expect(file.links.map(\.target) == ["other.md#part", "a.svg"])
  }

  @Test(arguments: [
    ("[a](B.md)", false), ("[a](../README.md)", false), ("[a](C.md)", true),
    ("[a](B.md#known)", false), ("[a](B.md#unknown)", true), ("[a](#known)", false),
    ("[a](https://example.com)", false), ("[a](../../README.md)", false),
  ])
  func `A link to nowhere is found`(text: String, isFound: Bool) {
    let files: Set = ["Docs/A.md", "Docs/B.md", "README.md"]
    let policy = LinkPolicy(exists: files.contains) { _ in ["known"] }
    let document = RepositoryFile(path: "Docs/A.md", content: text)
    #expect(policy.findings(in: document).isEmpty != isFound)
  }

  @Test(arguments: [
    ("let a = 1\n\nlet b = 2", false), ("    let a = 1\n\n  let b = 2", true), ("let b = 2", false),
    ("let a = 2", true), ("let a = 1\nlet b = 2", true),
  ])
  func `Code that is not compiled is found`(code: String, isFound: Bool) {
    let snippet = RepositoryFile(
      path: "Examples/Snippets/A.swift",
      content: "struct A {\n  let a = 1\n\n  let b = 2\n}\n")
    let document = RepositoryFile(path: "A.md", content: "```swift\n\(code)\n```")
    let findings = CodeBlockPolicy(examples: [snippet]).findings(in: document)
    #expect(findings.isEmpty != isFound)
  }
}
