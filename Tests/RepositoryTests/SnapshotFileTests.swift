import Testing

/// Snapshots that no test compares with are not evidence of anything.
@Suite struct SnapshotFileTests {
  @Test func `Every snapshot is named by a test`() {
    let snapshots = Repository.files(under: ["Tests/"], ending: ".txt").filter {
      $0.path.contains("/__Snapshots__/")
    }
    let policy = SnapshotPolicy(
      sources: Repository.files(under: ["Tests/", "Examples/"], ending: ".swift"))
    expectNone(snapshots.compactMap(policy.finding))
  }

  @Test(arguments: [
    ("Tests/T/__Snapshots__/ListTests/list-dark.txt", true),
    ("Tests/T/__Snapshots__/ListTests/read-only-list.txt", true),
    ("Tests/T/__Snapshots__/ListTests/table.txt", false),
    ("Tests/T/__Snapshots__/GoneTests/list-dark.txt", false),
  ])
  func `A snapshot without a test is found`(path: String, isNamed: Bool) {
    let sources = [
      RepositoryFile(path: "Tests/T/ListTests.swift", content: "match(\"list-\\(theme)\")"),
      RepositoryFile(path: "Tests/T/TableTests.swift", content: "match(\"table\")"),
      RepositoryFile(path: "Examples/Snippets/All.swift", content: "[\"read-only-list\": view]"),
    ]
    let finding = SnapshotPolicy(sources: sources).finding(for: RepositoryFile(path: path))
    #expect((finding == nil) == isNamed)
  }
}

/// Which test a snapshot belongs to: `__Snapshots__/<test file>/<name>.txt` lies beside the test
/// file, and the name stands in it or, for names made elsewhere, in the examples.
struct SnapshotPolicy {
  private let literals: [String: [StringLiteral]]
  private let shared: [StringLiteral]

  init(sources: [RepositoryFile]) {
    literals = Dictionary(
      sources.map { ($0.path, SwiftLexer($0.text).literals) },
      uniquingKeysWith: { first, _ in first })
    shared = literals.filter { $0.key.hasPrefix("Examples/") }.flatMap(\.value)
  }

  func finding(for snapshot: RepositoryFile) -> Finding? {
    let parts = snapshot.path.split(separator: "/").map(String.init)
    guard let place = parts.firstIndex(of: "__Snapshots__"), parts.count == place + 3 else {
      return Finding(
        path: snapshot.path, message: "is not at __Snapshots__/<test file>/<name>.txt")
    }
    let test = (parts[..<place] + [parts[place + 1] + ".swift"]).joined(separator: "/")
    guard let own = literals[test] else {
      return Finding(path: snapshot.path, message: "\(test) is gone; delete the snapshot")
    }
    let name = String(parts[place + 2].dropLast(".txt".count))
    if (own + shared).contains(where: { $0.matches(name) }) { return nil }
    return Finding(
      path: snapshot.path, message: "\(test) does not name \"\(name)\"; delete the snapshot")
  }
}
