public import DFTerminalCore
import Synchronization

/// The colours to draw with on one fill: all of them can be read there, and a terminal of the
/// palette's depth has them.
///
/// DesignFoundation's own tokens miss the contrast of WCAG 2.2 in places: white on `primary` in
/// every dark preset, `textSecondary` in four. Here the colour's lightness is moved as little as
/// needed and its hue is kept; a token that passes comes through as it is.
public struct DFPalette: Hashable, Sendable {
  /// The contrast ratio text has at least: 4.5 (WCAG 2.2, 1.4.3).
  public static let textRatio = 4.5
  /// The ratio that marks, frames that carry meaning, and disabled text have at least: 3
  /// (WCAG 2.2, 1.4.11, which asks nothing of what is disabled).
  public static let markRatio = 3.0

  /// The depth the colours are made for.
  public let depth: ColorDepth
  /// The colour behind.
  public private(set) var fill: CellColor
  /// The label of a control or badge filled with this fill: white where it can be read, else the
  /// fill's own hue.
  public let label: CellColor
  /// What sets a filled control apart where it has no fill of its own: reverse video.
  public let labelAttributes: TextAttributes
  /// Lines that only part things: the token as it is, without a ratio.
  public let border: CellColor
  private let texts: [CellColor]
  private let marks: [CellColor]

  /// Returns a role's colour for text: ``textRatio``, or ``markRatio`` for disabled text.
  ///
  /// A role that is a surface has none; it gives that of ``DFColorRole/textPrimary``.
  public func text(_ role: DFColorRole) -> CellColor { texts[role.ordinal] }

  /// Returns a role's colour for marks, bars and frames: ``markRatio``.
  public func mark(_ role: DFColorRole) -> CellColor { marks[role.ordinal] }

  /// Returns the style of a role's text.
  public func style(_ role: DFColorRole, _ attributes: TextAttributes = []) -> CellStyle {
    CellStyle(foreground: text(role), background: fill, attributes: attributes)
  }

  /// The same colours with nothing behind them, so that the terminal's own background shows.
  public var unfilled: DFPalette {
    var copy = self
    copy.fill = .terminalDefault
    return copy
  }

  fileprivate init(_ theme: DFTheme, on color: Color, depth: ColorDepth) {
    let choice = ColorChoice(depth: depth, scheme: theme.scheme ?? .dark)
    let fill = choice.fill(color)
    func colors(_ ratio: (DFColorRole) -> Double) -> [CellColor] {
      DFColorRole.allCases.map { role in
        choice.foreground(theme.ink(role, at: depth), on: fill, ratio: ratio(role))
      }
    }
    self.depth = depth
    self.fill = fill
    texts = colors { $0 == .textDisabled ? Self.markRatio : Self.textRatio }
    marks = colors { _ in Self.markRatio }
    border = choice.line(theme.opaque(theme.ink(.border, at: depth), over: color), on: fill)
    label = choice.label(on: fill, of: color)
    labelAttributes = fill == .terminalDefault ? .reverse : []
  }
}

extension DFTheme {
  /// Returns the colours to draw with on a fill.
  ///
  /// Complexity: the first palette of a theme, fill and depth costs some dozens of colour
  /// searches; it is remembered, and later ones cost a look-up.
  public func palette(on fill: DFFill, depth: ColorDepth = .truecolor) -> DFPalette {
    let color = color(of: fill.shown(at: depth))
    let key = PaletteCache.Key(colors: colors, scheme: scheme, fill: color, depth: depth)
    return PaletteCache.palette(key) { DFPalette(self, on: color, depth: depth) }
  }

  /// Returns a colour of the same hue that can be read on another, both of any kind.
  public func readable(
    _ color: Color, on fill: Color, ratio: Double = DFPalette.textRatio,
    depth: ColorDepth = .truecolor
  ) -> CellColor {
    let choice = ColorChoice(depth: depth, scheme: scheme ?? .dark)
    let below = choice.fill(opaque(fill, over: self.color(of: .surface)))
    return choice.foreground(color, on: below, ratio: ratio)
  }
}

extension ColorChoice {
  /// The nearest colour of a line; where that is the fill's, one that can be seen.
  fileprivate func line(_ color: Color, on fill: CellColor) -> CellColor {
    let line = depth == .ansi16 ? fill : self.fill(color)
    return line == fill ? foreground(color, on: fill, ratio: DFPalette.markRatio) : line
  }

  /// White where it can be read, else the fill's own hue made readable.
  fileprivate func label(on fill: CellColor, of color: Color) -> CellColor {
    guard fill != .terminalDefault else { return .terminalDefault }
    let white = foreground(.white, on: fill, ratio: DFPalette.textRatio)
    let isWhite = look(white, isFill: false).luminance > 0.99
    return isWhite ? white : foreground(color, on: fill, ratio: DFPalette.textRatio)
  }
}

extension DFTheme {
  /// The colour a role starts from: a surface's text is plain text, and among sixteen colours
  /// text and lines are grey, since a faint tint would be loud there.
  fileprivate func ink(_ role: DFColorRole, at depth: ColorDepth) -> Color {
    let color = colors[role.isSurface ? .textPrimary : role]
    switch role {
    case .textPrimary, .textSecondary, .textDisabled, .border:
      guard depth == .ansi16, let components = color.components else { return color }
      return Color(OKLab(components).withChroma(scaledBy: 0).srgb).opacity(color.alpha)
    default: return color
    }
  }
}

extension DFColorRole {
  /// The place of the role in the order of ``allCases``.
  fileprivate var ordinal: Int { Self.ordinals[self] ?? 0 }

  private static let ordinals = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}

/// Palettes that were asked for before; a screen asks for the same few again and again.
private enum PaletteCache {
  struct Key: Hashable, Sendable {
    let colors: DFColorTokens
    let scheme: ColorScheme?
    let fill: Color
    let depth: ColorDepth
  }

  private static let limit = 256
  private static let palettes = Mutex<[Key: DFPalette]>([:])

  static func palette(_ key: Key, make: () -> DFPalette) -> DFPalette {
    if let known = palettes.withLock({ $0[key] }) { return known }
    let palette = make()
    palettes.withLock { known in
      if known.count >= limit { known.removeAll(keepingCapacity: true) }
      known[key] = palette
    }
    return palette
  }
}
