import DFTerminalCore
import DFTerminalTheme
import Testing

/// The linter of themes: what components draw can be read, in every theme and at every depth.
@Suite struct DFPaletteTests {
  @Test(arguments: DFTheme.allNames, ColorDepth.allCases)
  func `text and marks have their contrast on every fill`(name: String, depth: ColorDepth) {
    var failures: [String] = []
    for (theme, scheme) in Looks.themes where theme.name == name {
      for fill in Looks.fills {
        let palette = theme.palette(on: fill, depth: depth)
        for role in DFColorRole.allCases {
          let wanted = role == .textDisabled ? DFPalette.markRatio : DFPalette.textRatio
          let text = Looks.contrast(palette.text(role), on: palette.fill, scheme: scheme)
          let mark = Looks.contrast(palette.mark(role), on: palette.fill, scheme: scheme)
          if text < wanted { failures.append("\(role) as text on \(fill): \(text)") }
          if mark < DFPalette.markRatio { failures.append("\(role) as mark on \(fill): \(mark)") }
        }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test(arguments: DFTheme.allNames, ColorDepth.allCases)
  func `labels can be read on what is filled`(name: String, depth: ColorDepth) {
    for (theme, scheme) in Looks.themes where theme.name == name {
      for fill in Looks.solids {
        let palette = theme.palette(on: fill, depth: depth)
        let ratio = Looks.contrast(palette.label, on: palette.fill, scheme: scheme)
        let isPlain = palette.fill == .terminalDefault
        #expect(isPlain || ratio >= DFPalette.textRatio, "label on \(fill)")
        #expect(isPlain == (palette.labelAttributes == .reverse))
      }
    }
  }

  /// Where DesignFoundation's own token cannot be read, with its contrast as published.
  @Test(arguments: [
    ("slate-light", DFColorRole.textSecondary, DFFill.background, 4.36),
    ("slate-light", .destructive, .surface, 3.63),
    ("slate-light", .warning, .surface, 2.33),
    ("slate-light", .textDisabled, .surface, 2.03),
    ("slate-dark", .destructive, .surface, 4.13),
    ("aurora-light", .warning, .surface, 2.41),
    ("copper-light", .textSecondary, .background, 4.38),
    ("copper-light", .textSecondary, .surface, 3.99),
    ("copper-light", .textSecondary, .elevated, 4.46),
    ("copper-light", .primary, .elevated, 3.95),
    ("copper-dark", .textDisabled, .surface, 1.70),
    ("sage-light", .textSecondary, .surface, 4.34),
    ("sage-dark", .destructive, .surface, 4.31),
    ("garnet-dark", .textSecondary, .elevated, 4.21),
    ("garnet-dark", .primary, .elevated, 2.62),
  ])
  func `a token that fails is made readable in its own hue`(
    name: String, role: DFColorRole, fill: DFFill, published: Double
  ) throws {
    let theme = try #require(DFTheme.named(name))
    let palette = theme.palette(on: fill)
    let scheme = try #require(theme.scheme)
    let token = theme.readable(theme.colors[role], on: theme.color(of: fill), ratio: 1)
    let before = Looks.contrast(token, on: palette.fill, scheme: scheme)
    #expect(abs(before - published) < 0.02)
    let wanted = role == .textDisabled ? DFPalette.markRatio : DFPalette.textRatio
    let after = Looks.contrast(palette.text(role), on: palette.fill, scheme: scheme)
    #expect(after >= wanted)
    #expect(after < wanted + 0.3, "no further than needed")
    let (old, new) = (
      OKLab(Looks.color(token, isFill: false, scheme: scheme)),
      OKLab(Looks.color(palette.text(role), isFill: false, scheme: scheme))
    )
    let turn = old.a * new.b - old.b * new.a
    let lengths =
      (old.a * old.a + old.b * old.b).squareRoot()
      * (new.a * new.a + new.b * new.b).squareRoot()
    #expect(abs(turn) <= max(lengths * 0.12, 1e-4), "the hue turns by less than 7 degrees")
  }

  @Test func `a token that passes comes through as it is`() {
    let palette = DFThemePreset.slate.dark.palette(on: .surface)
    #expect(palette.fill == .rgb(0x1C, 0x2B, 0x3A))
    #expect(palette.text(.textPrimary) == .rgb(0xE8, 0xF0, 0xF8))
    #expect(palette.text(.textSecondary) == .rgb(0x90, 0xA4, 0xAE))
    #expect(palette.mark(.destructive) == .rgb(0xEF, 0x53, 0x50))
    #expect(palette.border == .rgb(0x2E, 0x40, 0x57))
  }

  @Test(arguments: [
    ("slate-light", "#D3D9E3", "#DBE0E8", "#CDD3DA"),
    ("slate-dark", "#253C50", "#223649", "#274056"),
    ("aurora-light", "#E3DCFF", "#E8E2FF", "#DFD7FF"),
    ("copper-dark", "#442F1C", "#3C2A18", "#4A331E"),
    ("sage-light", "#D6E3DB", "#DEE9E1", "#D0DFD6"),
    ("garnet-dark", "#40282C", "#38282B", "#46282C"),
  ])
  func `tints are DesignFoundation's opacities made opaque`(
    name: String, selected: String, bulk: String, badge: String
  ) throws {
    let theme = try #require(DFTheme.named(name))
    #expect(theme.palette(on: .selectedRow).fill.isNear(selected))
    #expect(theme.palette(on: .bulkBar).fill.isNear(bulk))
    #expect(theme.palette(on: .tint(.primary)).fill.isNear(badge))
  }

  @Test(arguments: [
    ("slate-light", "#E1E5EA", "#D5DBE2"), ("aurora-dark", "#1F193E", "#251E48"),
    ("copper-light", "#F1E6DB", "#EBDDD1"), ("sage-dark", "#183320", "#1B3C25"),
    ("garnet-light", "#F4F4F4", "#E7E7E7"),
  ])
  func `a skeleton shimmers between border's two opacities`(
    name: String, base: String, highlight: String
  ) throws {
    let skeleton = try #require(DFTheme.named(name)).skeleton(on: .surface)
    #expect(skeleton.base.isNear(base))
    #expect(skeleton.highlight.isNear(highlight))
    #expect(skeleton.color(at: 0.5, sweep: 0.5) == skeleton.highlight)
    #expect(skeleton.color(at: 0.1, sweep: 0.5) == skeleton.base)
    #expect(skeleton.color(at: .nan, sweep: 0.5) == skeleton.base)
  }

  @Test(arguments: DFTheme.allNames) func `rows differ by their fill where colours can be mixed`(
    name: String
  ) throws {
    let theme = try #require(DFTheme.named(name))
    let rows: [DFFill] = [.surface, .selectedRow, .cursorRow, .selectedCursorRow]
    let fills = Set(rows.map { theme.palette(on: $0).fill })
    let mixes = name != "monochrome" && !name.hasPrefix("high-contrast")
    #expect(fills.count == (mixes ? 4 : 1))
  }

  @Test func `translucent tokens of one's own are mixed with what lies below`() {
    var theme = DFThemePreset.garnet.dark
    theme.colors.surface = Color.white.opacity(0.5)
    #expect(theme.palette(on: .surface).fill.hexadecimal == "#8E8E8E")
    theme.colors.border = Color.white.opacity(0.12)
    #expect(theme.palette(on: .background).border.hexadecimal == "#373737")
    theme.components.table.selectionFill = Color.black.opacity(0.5)
    let fill = theme.components.table.fill(isSelected: true, isCursor: false)
    #expect(theme.palette(on: fill).fill.hexadecimal == "#474747")
  }

  @Test func `the terminal's own colours stay its own`() {
    let palette = DFThemePreset.monochrome.dark.palette(on: .cursorRow)
    #expect(palette.fill == .terminalDefault)
    #expect(DFColorRole.allCases.allSatisfy { palette.text($0) == .terminalDefault })
    let strong = DFThemePreset.highContrast.dark.palette(on: .surface)
    #expect(strong.text(.warning) == .indexed(11))
  }

  @Test func `without colours nothing is coloured`() {
    for (theme, _) in Looks.themes {
      let palette = theme.palette(on: .cursorRow, depth: .none)
      let all = DFColorRole.allCases.flatMap { [palette.text($0), palette.mark($0)] }
      #expect(Set(all + [palette.fill, palette.label, palette.border]) == [.terminalDefault])
    }
  }

  @Test(arguments: DFTheme.allNames) func `among sixteen colours hues keep their meaning`(
    name: String
  ) throws {
    let theme = try #require(DFTheme.named(name))
    guard name != "monochrome", !name.hasPrefix("high-contrast") else { return }
    for fill in [DFFill.background, .surface, .elevated, .cursorRow] {
      let palette = theme.palette(on: fill, depth: .ansi16)
      let greys: [CellColor] = [.indexed(0), .indexed(7), .indexed(8), .indexed(15)]
      let (reds, greens): ([CellColor], [CellColor]) = (
        [.indexed(1), .indexed(9)], [.indexed(2), .indexed(10)]
      )
      #expect([.indexed(0), .indexed(15)].contains(palette.fill))
      for role in [DFColorRole.textPrimary, .textSecondary, .textDisabled, .border] {
        #expect(greys.contains(palette.text(role)), "\(role) is not tinted")
      }
      #expect(reds.contains(palette.text(.destructive)))
      #expect((greens + greys).contains(palette.text(.success)))
      #expect(!reds.contains(palette.text(.info)))
      #expect(palette.border != palette.fill)
    }
  }

  @Test(arguments: DFTheme.allNames, ColorDepth.allCases.dropFirst())
  func `a line that parts things can be told from its fill`(name: String, depth: ColorDepth) throws
  {
    let theme = try #require(DFTheme.named(name))
    for fill in [DFFill.background, .surface, .elevated] where name != "monochrome" {
      let palette = theme.palette(on: fill, depth: depth)
      #expect(palette.border != palette.fill, "on \(fill)")
    }
  }

  @Test func `the sixteen of high contrast suit other palettes too`() {
    let vga = TerminalPalette(theme: [
      0x00_0000, 0xAA_0000, 0x00_AA00, 0xAA_5500, 0x00_00AA, 0xAA_00AA, 0x00_AAAA, 0xAA_AAAA,
      0x55_5555, 0xFF_5555, 0x55_FF55, 0xFF_FF55, 0x55_55FF, 0xFF_55FF, 0x55_FFFF, 0xFF_FFFF,
    ])
    for palette in [Looks.xterm, vga] {
      for (theme, _) in Looks.themes where theme.name.hasPrefix("high-contrast") {
        let surface = palette.color(theme.colors.surface)
        for role in DFColorRole.allCases where !role.isSurface && role != .textDisabled {
          let ratio = palette.color(theme.colors[role]).contrast(with: surface)
          #expect(ratio >= DFPalette.textRatio, "\(theme.name) \(role)")
        }
      }
    }
  }
}

extension TerminalPalette {
  fileprivate func color(_ color: Color) -> SRGB {
    guard case .indexed(let index) = color.source else { return SRGB(hex: 0) }
    return colors[Int(index)]
  }
}

extension CellColor {
  /// Whether each byte is within one of those of `#RRGGBB`; the published figures were rounded
  /// from other decimals.
  func isNear(_ text: String) -> Bool {
    guard case .rgb(let red, let green, let blue) = value,
      let wanted = UInt32(text.dropFirst(), radix: 16)
    else { return false }
    return zip([red, green, blue], [16, 8, 0] as [UInt32]).allSatisfy { byte, shift in
      abs(Int(byte) - Int(wanted >> shift & 255)) <= 1
    }
  }

  /// The colour as `#RRGGBB`, or what else it is.
  var hexadecimal: String {
    guard case .rgb(let red, let green, let blue) = value else { return "\(value)" }
    return "#"
      + [red, green, blue].map { byte in
        String(Int(byte) + 256, radix: 16, uppercase: true).dropFirst()
      }.joined()
  }
}
