import DFTerminalCore
import DFTerminalTheme

/// What colours of cells look like, for tests that judge them as an eye would.
enum Looks {
  /// xterm's palette, in which the library reckons.
  static let xterm = TerminalPalette.xterm

  /// Returns what a colour looks like; the terminal's own colours are the ends of the scheme.
  static func color(_ cell: CellColor, isFill: Bool, scheme: ColorScheme) -> SRGB {
    switch cell.value {
    case .terminalDefault: SRGB(hex: isFill == (scheme == .dark) ? 0 : 0xFF_FFFF)
    case .indexed(let index): xterm.colors[Int(index)]
    case .rgb(let red, let green, let blue):
      SRGB(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }
  }

  /// Returns the contrast of a glyph's colour on a fill.
  static func contrast(_ glyph: CellColor, on fill: CellColor, scheme: ColorScheme) -> Double {
    color(glyph, isFill: false, scheme: scheme)
      .contrast(with: color(fill, isFill: true, scheme: scheme))
  }

  /// Every theme with the scheme it is used on; one that fits both is taken twice.
  static let themes: [(theme: DFTheme, scheme: ColorScheme)] = DFTheme.allNames.flatMap { name in
    let theme = DFTheme.named(name) ?? .default
    return (theme.scheme.map { [$0] } ?? ColorScheme.allCases).map { (theme, $0) }
  }

  /// Every fill components put text and marks on.
  static let fills: [DFFill] =
    [
      .background, .surface, .elevated, .selectedRow, .cursorRow, .selectedCursorRow, .bulkBar,
      .match,
    ] + [DFColorRole.primary, .destructive, .success, .warning, .info].map(DFFill.tint)

  /// Every fill components put a label on.
  static let solids = [
    DFColorRole.primary, .secondary, .accent, .interactiveFill, .interactiveHover,
    .interactivePressed, .interactiveDisabled, .destructive, .success, .warning, .info,
  ].map(DFFill.solid)
}
