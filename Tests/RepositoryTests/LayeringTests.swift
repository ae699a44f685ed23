import Testing

@Suite struct LayeringTests {
  private let architecture = RepositoryFile(path: "Docs/Architecture.md")
  private let manifest = RepositoryFile(path: "Package.swift")
  private var table: ModuleTable { ModuleTable(architecture.text) }
  private var policy: LayeringPolicy { LayeringPolicy(table: table) }

  @Test func `Every module imports only what the table of modules allows`() {
    #expect(table.dependencies.count >= 9, "the table of modules was not found")
    let sources = Repository.files(under: ["Sources/"], ending: ".swift")
    #expect(sources.count > 20)
    expectNone(sources.flatMap(policy.findings))
  }

  @Test func `The examples do without the C library`() {
    let sources = Repository.files(under: ["Examples/"], ending: ".swift")
    expectNone(sources.flatMap(policy.findings))
  }

  @Test func `The modules of the table form no circle`() {
    #expect(table.circle.isEmpty, "break the circle in Docs/Architecture.md and the code")
  }

  @Test func `The manifest and the table of modules agree`() {
    let declared = Manifest(manifest.text).modules
    for (module, dependencies) in table.dependencies {
      #expect(
        declared[module] == dependencies,
        "\(module): Package.swift and the table in Docs/Architecture.md name other dependencies")
    }
  }

  private func folders(of parents: String...) -> [Substring] {
    let files = Repository.files(under: parents.map { $0 + "/" }, ending: ".swift")
    return Set(files.map { $0.path.split(separator: "/")[1] }).sorted()
  }

  @Test func `Every folder of Sources is in the architecture document`() {
    let missing = folders(of: "Sources").filter { !architecture.text.contains("| `\($0)` |") }
    expectNone(
      missing.map { folder in
        Finding(
          path: "Sources/\(folder)",
          message: "has no row in the tables of Docs/Architecture.md; say what it holds")
      })
  }

  @Test func `Every folder with code is a target`() {
    let missing = folders(of: "Sources", "Examples").filter {
      !manifest.text.contains("\"\($0)\"")
    }
    expectNone(
      missing.map { folder in
        Finding(
          path: "Package.swift",
          message: "names no target \(folder), so its code is never built; add it")
      })
  }

  @Test func `The package depends on no other package`() {
    let packages = Manifest(manifest.text).packages.map(\.pieces)
    #expect(packages.isEmpty, "the library stands on the toolchain alone")
    #expect(!Manifest("[.package(url: \"https://example.com/a\")]").packages.isEmpty)
  }
}

/// What the rules find in made-up files.
@Suite struct LayeringPolicyTests {
  private static let table = ModuleTable(
    """
    | Module | Holds | Depends on |
    |---|---|---|
    | `DFTerminalCore` | values | – |
    | `DFTerminalIO` | the terminal | `DFTerminalCore` |

    | Module | Holds | Depends on |
    """)

  @Test(arguments: [
    ("DFTerminalCore/A.swift", "import DFTerminalIO", "does not allow"),
    ("DFTerminalIO/A.swift", "#if os(Linux)\n  internal import Glibc\n#endif", "names the C"),
    ("DFTerminalCore/Syscalls.swift", "import Darwin", "names the C"),
    ("DFTerminalCore/A.swift", "import Foundation", "does without"),
    ("DFTerminalCore/A.swift", "public import struct Foundation.Date", "does without"),
    ("DFTerminalIO/A.swift", "@_exported public import DFTerminalCore", "re-exports"),
  ])
  func `A forbidden import is found`(path: String, text: String, words: String) {
    let file = RepositoryFile(path: "Sources/" + path, content: text)
    let findings = LayeringPolicy(table: Self.table).findings(in: file)
    #expect(findings.count == 1)
    #expect(findings.first?.description.contains(words) == true)
  }

  @Test(arguments: [
    ("DFTerminalIO/A.swift", "public import DFTerminalCore"),
    ("DFTerminalIO/System/Syscalls.swift", "import Glibc"),
    ("DFTerminalTheme/Files/A.swift", "import Foundation"),
    ("DFTerminal/Exports.swift", "@_exported public import DFTerminalCore"),
    ("DFTerminalCore/A.swift", "// import Foundation\nlet text = \"import Glibc\""),
  ])
  func `An allowed import is no finding`(path: String, text: String) {
    let file = RepositoryFile(path: "Sources/" + path, content: text)
    #expect(LayeringPolicy(table: Self.table).findings(in: file).isEmpty)
  }

  @Test func `A circle of modules is found`() {
    let table = ModuleTable(
      """
      | Module | Depends on |
      |---|---|
      | `A` | – |
      | `B` | `A`, `C` |
      | `C` | `B` |
      """)
    #expect(table.circle == ["B", "C"])
    #expect(Self.table.circle.isEmpty)
  }
}
