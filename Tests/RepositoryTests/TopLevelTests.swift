import Testing

@Suite struct TopLevelTests {
  private static let expected: Set<String> = [
    ".ci", ".gitignore", ".swift-format", "CHANGELOG.md", "CONTRIBUTING.md", "Docs", "Examples",
    "LICENSE", "Package.swift", "README.md", "Sources", "Tests", "Themes",
  ]

  @Test func `The top level holds what the architecture says and nothing else`() {
    let found = Set(Repository.topLevel)
    #expect(
      found.subtracting(Self.expected).isEmpty,
      "move it into one of the folders, or have .gitignore leave it out")
    #expect(Self.expected.subtracting(found).isEmpty, "missing at the top level")
  }

  @Test func `Ignored names are left out`() {
    let ignored = IgnoredNames(".build/\n*.xcodeproj\n")
    #expect(
      ignored.contains(".git") && ignored.contains(".build") && ignored.contains("A.xcodeproj"))
    #expect(!ignored.contains("Sources") && !ignored.contains(".ci"))
  }
}
