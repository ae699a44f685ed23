import DFTerminalCore
import DFTerminalTheme
import Foundation

/// Writes what is derived from `Themes/` and from the table of symbols.
///
/// Run it in the root of the package: `swift run generate-themes`. With `--check` it writes
/// nothing and fails when a file is out of step.
struct GenerateThemes {
  static let themes = "Themes"

  let isCheck: Bool

  /// Writes or checks every derived file and returns the exit status.
  func run() -> Int32 {
    do {
      let source = ThemeSource(themes: try readThemes())
      guard source.refused.isEmpty else {
        complain(
          "\(source.refused.joined(separator: ", ")): a built-in theme varies colours, radius and "
            + "shadows only; remove the other tokens")
        return 1
      }
      let outputs = [
        "Sources/DFTerminalTheme/Presets/DFTheme+BuiltIn+Generated.swift": source.text,
        "Docs/Symbols.md": DFSymbol.documentation,
        "Docs/Themes.md": ThemeFile.documentation,
      ]
      return try outputs.sorted { $0.key < $1.key }.map(settle).max() ?? 0
    } catch {
      complain("\(error)")
      return 1
    }
  }

  /// Reads every theme file, in the order of the built-in presets, others after them by name.
  private func readThemes() throws -> [DFTheme] {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.themes)
      .filter { $0.hasSuffix(".json") }.sorted()
    let themes = try names.map { try ThemeFile(path: "\(Self.themes)/\($0)").theme }
    let rank = Dictionary(
      uniqueKeysWithValues: DFTheme.allNames.enumerated().map { ($1, $0) })
    return themes.enumerated().sorted { left, right in
      (rank[left.element.name] ?? .max, left.offset) < (
        rank[right.element.name] ?? .max, right.offset
      )
    }.map(\.element)
  }

  private func settle(path: String, text: String) throws -> Int32 {
    let old = try? String(contentsOfFile: path, encoding: .utf8)
    if old == text { return 0 }
    guard !isCheck else {
      complain("\(path) is out of step; run `swift run generate-themes`")
      return 1
    }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    print("wrote \(path)")
    return 0
  }

  private func complain(_ message: String) {
    FileHandle.standardError.write(Data("generate-themes: \(message)\n".utf8))
  }
}

exit(GenerateThemes(isCheck: CommandLine.arguments.dropFirst().contains("--check")).run())
