import DFTerminalCore
import DFTerminalTheme
import Testing

@Suite struct ThemeFileTests {
  private func theme(_ text: String, base: DFTheme? = nil) throws -> DFTheme {
    try ThemeFile(bytes: text.utf8, file: "mine.json", base: base).theme
  }

  @Test(arguments: [
    ("\"#fff\"", Color(red: UInt8(255), green: 255, blue: 255)),
    ("\"#1C3D5A\"", Color(red: UInt8(0x1C), green: 0x3D, blue: 0x5A)),
    ("\"#ffffff80\"", Color(red: 1, green: 1, blue: 1, opacity: 128 / 255)),
    ("\"#f008\"", Color(red: 1, green: 0, blue: 0, opacity: 8 / 15)),
    ("\"ansi:12\"", .indexed(12)),
    ("\"ansi:255\"", .indexed(255)),
    ("\"default\"", .primary),
    (
      "{ \"colorSpace\": \"srgb\", \"components\": [0, 0.5, 1] }",
      Color(red: 0.0, green: 0.5, blue: 1.0)
    ),
    (
      "{ \"colorSpace\": \"srgb\", \"components\": [0, \"none\", 1], \"alpha\": 0.5 }",
      Color(red: 0, green: 0, blue: 1, opacity: 0.5)
    ),
    (
      "{ \"colorSpace\": \"srgb\", \"components\": [0, 0.4784, 1], \"hex\": \"#007AFF\" }",
      Color(red: UInt8(0), green: 0x7A, blue: 0xFF)
    ),
    (
      "{ \"colorSpace\": \"display-p3\", \"components\": [0, 0.1, 1], \"hex\": \"#007AFF\" }",
      Color(red: UInt8(0), green: 0x7A, blue: 0xFF)
    ),
  ])
  func `colours have these forms`(value: String, color: Color) throws {
    let theme = try theme("{\"color\": {\"primary\": {\"$value\": \(value)}}}")
    #expect(theme.colors.primary == color)
  }

  @Test(arguments: [
    ("hsl", "[210, 100, 50]", 0x00_80FF), ("hsl", "[-150, 100, 50]", 0x00_80FF),
    ("hsl", "[0, 0, 60]", 0x99_9999), ("hwb", "[150, 20, 10]", 0x33_E68C),
    ("hwb", "[0, 80, 60]", 0x92_9292), ("srgb-linear", "[0.2159, 0.2159, 1]", 0x80_80FF),
    ("oklab", "[0.6279, 0.2249, 0.1258]", 0xFF_0000),
    ("oklch", "[0.6279, 0.2577, 29.23]", 0xFF_0000),
    ("oklch", "[0.452, 0.3132, 264.05]", 0x00_00FF),
    ("oklch", "[0.8664, 0.2948, 142.5]", 0x00_FF00),
  ])
  func `other colour spaces are turned into sRGB`(space: String, parts: String, hex: Int) throws {
    let value = "{\"colorSpace\": \"\(space)\", \"components\": \(parts)}"
    let theme = try theme("{\"color\": {\"primary\": {\"$value\": \(value)}}}")
    let color = theme.readable(theme.colors.primary, on: .black, ratio: 1)
    #expect(color.isNear("#" + String(hex + 0x100_0000, radix: 16).dropFirst()))
  }

  @Test(arguments: [
    "{\"colorSpace\": \"srgb\", \"components\": [0, 0, 1.5]}",
    "{\"colorSpace\": \"srgb\", \"components\": [0, 0]}",
    "{\"colorSpace\": \"lab\", \"components\": [50, 0, 0]}",
    "{\"colorSpace\": \"srgb\", \"components\": [0, 0, 1], \"alpha\": 2}",
    "{\"colorSpace\": \"srgb\", \"components\": [0, 0, 1], \"hex\": \"blue\"}",
    "{\"components\": [0, 0, 1]}", "12", "\"ansi:256\"", "\"ansi:-1\"", "\"#\"", "\"#ggg\"",
    "\"#123456789\"", "\"red\"", "null",
  ])
  func `what is no colour is refused`(value: String) {
    #expect(throws: ThemeFileError.self) {
      try theme("{\"color\": {\"primary\": {\"$value\": \(value)}}}")
    }
  }

  @Test func `default is the terminal's background where cells are filled`() throws {
    let theme = try theme("{\"color\": {\"surface\": {\"$value\": \"default\"}}}")
    #expect(theme.colors.surface == DFThemePreset.monochrome.dark.colors.surface)
    #expect(theme.colors.surface != .primary)
  }

  @Test(arguments: [
    ("{ \"value\": 12, \"unit\": \"px\" }", DFLength(points: 12)),
    ("\"12px\"", DFLength(points: 12)),
    ("{ \"value\": 1.5, \"unit\": \"rem\" }", DFLength(points: 24)),
    ("{ \"value\": 2, \"unit\": \"cell\" }", DFLength(cells: 2)),
    ("\"2cell\"", DFLength(cells: 2)),
  ])
  func `lengths have these forms`(value: String, length: DFLength) throws {
    let text = """
      {"spacing": {"lg": {"$value": \(value)}},
       "component": {"list": {"horizontalPadding": {"$value": \(value)}}}}
      """
    let theme = try theme(text)
    #expect(theme.spacing.lg == length)
    #expect(theme.components.list.horizontalPadding == length)
  }

  @Test func `what a file leaves out comes from its base`() throws {
    let text = """
      {
        "$extensions": { "dfterminal": { "name": "mine", "base": "sage-light" } },
        "color": { "primary": { "$value": "#123456" } },
        "animation": { "slow": { "$value": { "value": 1, "unit": "s" } } },
        "typography": { "label": { "$type": "typography", "$value": { "fontWeight": 700 } } }
      }
      """
    var expected = DFThemePreset.sage.light
    expected.name = "mine"
    expected.colors.primary = Color(red: UInt8(0x12), green: 0x34, blue: 0x56)
    expected.animation.slow = 1
    expected.typography.label = DFTextStyle(weight: .bold)
    #expect(try theme(text) == expected)
  }

  @Test func `an empty file is its base under the file's name`() throws {
    let theme = try ThemeFile(bytes: "{}".utf8, file: "dir/ocean.json", base: .default).theme
    var expected = DFTheme.default
    expected.name = "ocean"
    #expect(theme == expected)
  }

  @Test func `references reach palettes, other tokens and the base`() throws {
    let text = """
      {
        "palette": {
          "$type": "color",
          "blue": { "deep": { "$value": "#0000AA" } },
          "brand": { "$value": "{palette.blue.deep}" }
        },
        "color": {
          "primary": { "$value": "{palette.brand}" },
          "interactiveFill": { "$value": "{color.primary}" },
          "accent": { "$value": "{color.success}" }
        },
        "shadow": { "sm": { "$value": {
          "color": "{palette.brand}", "blur": { "value": 3, "unit": "px" } } } }
      }
      """
    let theme = try theme(text, base: DFThemePreset.garnet.dark)
    let blue = Color(red: UInt8(0), green: 0, blue: 0xAA)
    #expect(theme.colors.primary == blue)
    #expect(theme.colors.interactiveFill == blue)
    #expect(theme.colors.accent == DFThemePreset.garnet.dark.colors.success)
    #expect(theme.shadows.sm == DFShadow(color: blue, radius: 3))
  }

  @Test func `a palette of one's own does not follow the colour scheme unless it says so`() throws {
    let plain = try theme("{\"color\": {\"primary\": {\"$value\": \"#fff\"}}}")
    #expect(!plain.colors.respectsColorScheme)
    let following = try theme(
      """
      {"$extensions": {"dfterminal": {"respectsColorScheme": true, "scheme": "light"}},
       "color": {"error": {"$value": "#f00"}}}
      """)
    #expect(following.colors.respectsColorScheme)
    #expect(following.scheme == .light)
    #expect(following.colors.destructive == Color(red: UInt8(255), green: 0, blue: 0))
  }
}
