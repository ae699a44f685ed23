import DFTerminal
import Foundation
import Testing

@testable import DFTerminalViews

/// The table of commands, as people and the documentation see it.
@MainActor @Suite struct KeyTableTests {
  private let commands = CommandSection.all.flatMap(\.commands)

  /// The top folder of the repository.
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the page about keys is what the table of commands says`() throws {
    let file = Self.root.appendingPathComponent("Docs/Keys.md")
    let known = try? String(contentsOf: file, encoding: .utf8)
    if known == KeyMap.documentation { return }
    if ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "failed" {
      try KeyMap.documentation.write(to: file, atomically: true, encoding: .utf8)
    }
    Issue.record("Docs/Keys.md is out of date; look at what SNAPSHOT_RECORD=failed writes")
  }

  @Test func `every public command is in the table, once`() throws {
    let folder = Self.root.appendingPathComponent("Sources/DFTerminalViews")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var declared = 0
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      declared += text.components(separatedBy: "public static let ").dropFirst()
        .count { $0.prefix(80).contains("= Command(") }
    }
    #expect(declared == commands.count)
    #expect(Set(commands).count == commands.count)
  }

  @Test(arguments: KeyMap.Preset.allCases)
  func `q and ? stay with the program`(preset: KeyMap.Preset) {
    let map = KeyMap(preset)
    let taken = ["q", "?"].map { KeyChord(.character($0)) }
    #expect(map.command(for: taken[0], among: commands) == nil)
    #expect(map.command(for: taken[1], among: commands) == nil)
  }

  @Test func `the default preset takes no letter`() {
    for command in commands {
      for chord in KeyMap(.arrows).keys(for: command) where chord.modifiers.isEmpty {
        guard case .character(let character) = chord.code else { continue }
        #expect(!character.isLetter, "\(command.id) takes \(character)")
      }
    }
  }

  @Test(arguments: KeyMap.Preset.allCases)
  func `no key of a list or a grid means two things`(preset: KeyMap.Preset) {
    let rows: [Command] = [
      .moveUp, .moveDown, .moveLeft, .moveRight, .pageUp, .pageDown, .halfPageUp, .halfPageDown,
      .moveHome, .moveEnd, .moveFirst, .moveLast, .nextPage, .previousPage, .mark, .extendUp,
      .extendDown, .extendPageUp, .extendPageDown, .extendHome, .extendEnd, .selectAll, .selectNone,
      .invertSelection, .activate, .edit, .cancel, .delete, .moveRowUp, .moveRowDown, .copy,
      .undo, .redo, .refresh, .sort, .sortAdd, .widenColumn, .narrowColumn, .moveColumnLeft,
      .moveColumnRight, .hideColumn, .showColumns, .find, .findNext, .findPrevious,
    ]
    #expect(KeyMap(preset).conflicts(among: rows).isEmpty)
  }
}
