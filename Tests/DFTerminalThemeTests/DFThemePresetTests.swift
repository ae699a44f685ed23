import DFTerminalCore
import DFTerminalTheme
import Testing

@Suite struct DFThemePresetTests {
  @Test func `names find their themes`() {
    #expect(DFTheme.allNames.count == 15)
    for name in DFTheme.allNames {
      #expect(DFTheme.named(name)?.name == name)
    }
    #expect(DFTheme.named("Slate-Dark") == DFThemePreset.slate.dark)
    #expect(DFTheme.named("slate", for: .light) == DFThemePreset.slate.light)
    #expect(DFTheme.named("slat") == nil)
  }

  @Test(arguments: DFThemePreset.allNames)
  func `a preset's themes are made for their schemes`(name: String) throws {
    let preset = try #require(DFThemePreset.named(name))
    for scheme in ColorScheme.allCases {
      let theme = preset.resolve(for: scheme)
      #expect(theme.scheme == scheme || theme.scheme == nil)
    }
  }

  @Test func `the default theme is complete and dark`() {
    #expect(DFTheme() == DFThemePreset.default.dark)
    #expect(DFTheme.default.colors.respectsColorScheme)
    #expect(DFTheme.default.spacing.lg == 16)
    #expect(DFTheme.default.animation.slow == 0.4)
  }

  @Test func `error and destructive are one token`() {
    var colors = DFColorTokens()
    colors.error = .pink
    #expect(colors.destructive == .pink)
    #expect(colors[.destructive] == .pink)
  }

  @Test func `the default theme follows the scheme and keeps colours of one's own`() {
    #expect(DFTheme.default.resolved(for: .light) == DFThemePreset.default.light)
    #expect(DFTheme.default.resolved(for: .dark) == .default)
    var mine = DFTheme.default
    mine.colors.primary = .pink
    let light = mine.resolved(for: .light)
    #expect(light.colors.primary == .pink)
    #expect(light.colors.surface == DFThemePreset.default.light.colors.surface)
    #expect(light.resolved(for: .dark) == mine)
    let slate = DFThemePreset.slate.dark
    #expect(slate.resolved(for: .light) == slate)
  }
}
