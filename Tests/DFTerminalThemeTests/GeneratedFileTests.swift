import DFTerminalCore
import DFTerminalTheme
import Foundation
import Testing

@Suite struct GeneratedFileTests {
  @Test(arguments: DFTheme.allNames)
  func `a built-in theme is what its file says`(name: String) throws {
    let path = Repository.root.appending(path: "Themes/\(name).json").path(percentEncoded: false)
    let theme = try ThemeFile(path: path).theme
    #expect(theme == DFTheme.named(name))
  }

  @Test func `every theme file is built in`() throws {
    let folder = Repository.root.appending(path: "Themes").path(percentEncoded: false)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.sorted() == DFTheme.allNames.map { "\($0).json" }.sorted())
  }

  @Test func `the compiled themes are what the generator writes`() throws {
    let themes = try DFTheme.allNames.map { try #require(DFTheme.named($0)) }
    let source = ThemeSource(themes: themes)
    #expect(source.refused.isEmpty)
    let path = "Sources/DFTerminalTheme/Presets/DFTheme+BuiltIn+Generated.swift"
    #expect(try Repository.text(path) == source.text)
  }

  @Test func `a built-in theme with more than colours, radius and shadows is refused`() {
    var theme = DFTheme.default
    theme.spacing.lg = 99
    #expect(ThemeSource(themes: [theme]).refused == ["default-dark"])
  }

  @Test func `the table of symbols is what the generator writes`() throws {
    #expect(try Repository.text("Docs/Symbols.md") == DFSymbol.documentation)
  }

  @Test func `the page about themes is what the generator writes`() throws {
    #expect(try Repository.text("Docs/Themes.md") == ThemeFile.documentation)
  }

  @Test func `the theme in the documentation can be read`() throws {
    let parts = ThemeFile.documentation.components(separatedBy: "```")
    let example = try #require(parts.first { $0.hasPrefix("json") })
    let theme = try ThemeFile(bytes: example.dropFirst(4).utf8).theme
    #expect(theme.name == "ocean")
    #expect(theme.spacing.lg == .columns(1))
    #expect(theme.colors.textPrimary == DFThemePreset.slate.dark.colors.textPrimary)
  }

  @Test func `the default file shows every token but the optional ones`() throws {
    let text = try Repository.text("Themes/default-dark.json")
    for path in ThemeFile.tokenPaths where !path.hasPrefix("component.") && path != "color.error" {
      let name = path.split(separator: ".").last ?? ""
      #expect(text.contains("\"\(name)\": {"), "\(path)")
    }
  }
}
