import Foundation
import Testing

/// Nothing half done, nothing that traps on data, nothing of the machine it was written on.
@Suite struct HygieneTests {
  @Test func `Sources and examples hold nothing unfinished and nothing that traps`() {
    let sources = Repository.files(under: ["Sources/", "Examples/"], ending: ".swift")
    expectNone(sources.flatMap(UnfinishedPolicy().findings))
  }

  @Test func `No file names a place of the machine it was written on`() {
    let readable = Repository.files.filter { PlacePolicy.isReadable($0.name) }
    expectNone(readable.flatMap(PlacePolicy().findings))
  }

  @Test(arguments: [
    "// TO" + "DO: later", "let a = try" + "! b()", "let a = b as" + "! C", "fatal" + "Error(\"\")",
    "/* FIX" + "ME */",
  ])
  func `What is unfinished or traps is found`(text: String) {
    let file = RepositoryFile(path: "A.swift", content: "let x = 1\n" + text)
    #expect(UnfinishedPolicy().findings(in: file).map(\.line) == [2])
  }

  @Test(arguments: ["let todos = try? b()", "a as? B", "// a methodology", "x != y"])
  func `What only looks alike is not`(text: String) {
    let file = RepositoryFile(path: "A.swift", content: text)
    #expect(UnfinishedPolicy().findings(in: file).isEmpty)
  }

  @Test(arguments: [
    ("see /t" + "mp/x", true), ("/Us" + "ers/me/x", true), ("cd /wo" + "rk/main", true),
    ("pip --in" + "dex-url x", true), ("a/t" + "mp/b", false), ("Sources/work/x", false),
    ("https://example.com/home/x", false),
  ])
  func `Places of a machine are found`(text: String, isFound: Bool) {
    let file = RepositoryFile(path: "A.md", content: text)
    #expect(PlacePolicy().findings(in: file).isEmpty != isFound)
  }
}

/// Marks of work left undone, and calls that trap on data.
struct UnfinishedPolicy {
  private static let signs: [(sign: String, advice: String)] = [
    ("TO" + "DO", "do it now or file an issue"),
    ("FIX" + "ME", "fix it now or file an issue"),
    ("XX" + "X", "say what is meant"),
    ("try" + "!", "handle the error"),
    ("as" + "!", "use `as?`, or a type that needs no cast"),
    ("fatal" + "Error(", "return an error; `precondition` is for misuse by the programmer only"),
  ]

  func findings(in file: RepositoryFile) -> [Finding] {
    guard Words.mayContain(Self.signs.map(\.sign), in: file.text) else { return [] }
    return file.lines.enumerated().flatMap { offset, line in
      Self.signs.filter { Words.contains($0.sign, in: line) }.map { sign in
        Finding(path: file.path, line: offset + 1, message: "`\(sign.sign)`: \(sign.advice)")
      }
    }
  }
}

/// Absolute paths and package registries of the machine a file was written on.
struct PlacePolicy {
  private static let paths = ["home", "mnt", "root", "srv", "tmp", "Users", "work"].map {
    "/" + $0 + "/"
  }
  private static let words = [
    "pypi." + "org", "python" + "hosted", "in" + "dex-url", ".lib" + "rary/",
  ]

  static func isReadable(_ name: String) -> Bool {
    let endings = [
      ".c", ".csv", ".h", ".json", ".jsonl", ".md", ".py", ".sh", ".svg", ".swift", ".txt", ".yml",
    ]
    return endings.contains(where: name.hasSuffix) || !name.dropFirst().contains(".")
  }

  func findings(in file: RepositoryFile) -> [Finding] {
    guard Words.mayContain(Self.paths + Self.words, in: file.text) else { return [] }
    return file.lines.enumerated().flatMap { offset, line in
      Self.places(in: line).map { place in
        Finding(
          path: file.path, line: offset + 1,
          message: "names `\(place)`, a place of one machine; use a path from the top folder, or "
            + "the folder for temporary files that the system names")
      }
    }
  }

  private static func places(in line: String) -> [String] {
    let paths = paths.filter { path in
      Words.contains(path, in: line) { !$0.isLetter && !$0.isNumber && !"./)-_".contains($0) }
    }
    return paths + words.filter { line.contains($0) }
  }
}

/// Finds words in lines.
enum Words {
  /// Whether one of the words stands in a text at all: most files need no closer look.
  static func mayContain(_ words: [String], in text: String) -> Bool {
    words.contains { text.contains($0) }
  }

  /// Whether a word stands in a line without a letter or number before it, nor after it where
  /// the word ends in one.
  static func contains(
    _ word: String, in line: String,
    after isBoundary: (Character) -> Bool = { !$0.isLetter && !$0.isNumber }
  ) -> Bool {
    var rest = line[...]
    while let range = rest.firstRange(of: word) {
      let before =
        range.lowerBound == line.startIndex ? " " : line[line.index(before: range.lowerBound)]
      let after = range.upperBound == line.endIndex ? " " : line[range.upperBound]
      let endsWell = word.last?.isLetter != true || !(after.isLetter || after.isNumber)
      if isBoundary(before) && endsWell { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
