import DFTerminalCore
import DFTerminalTheme
import DFTerminalViews
import Synchronization

/// A theme as one kind of terminal shows it, with the colours that were asked for before.
///
/// Finding a readable colour takes dozens of steps in OKLab, and a screen asks for the same few
/// in every row of every frame: each is found once for a theme, a fill and a depth.
final class ThemeLook: Sendable {
  /// What a look is of.
  private struct Source: Hashable {
    let theme: DFTheme
    let scheme: ColorScheme
    let depth: ColorDepth
  }

  /// A colour that has to be read on a fill.
  private struct Ink: Hashable {
    let color: Color
    let fill: DFFill
    let ratio: Double
  }

  /// A placeholder on a fill.
  private struct Shimmer: Hashable {
    let fill: DFFill
    let strength: Double
  }

  /// The theme, in the colours of the scheme.
  let theme: DFTheme
  private let source: Source
  private let palettes = Mutex<[DFFill: DFPalette]>([:])
  private let inks = Mutex<[Ink: CellColor]>([:])
  private let skeletons = Mutex<[Shimmer: DFSkeletonColors]>([:])

  private init(_ source: Source) {
    self.source = source
    theme = source.theme.resolved(for: source.scheme)
  }

  /// The theme as it was set, before a scheme was chosen.
  var original: DFTheme { source.theme }

  /// Whether this is what a scheme and a depth ask for.
  func fits(_ scheme: ColorScheme, _ depth: ColorDepth) -> Bool {
    source.scheme == scheme && source.depth == depth
  }

  /// Returns the colours to draw with on a fill.
  func palette(on fill: DFFill) -> DFPalette {
    if let known = palettes.withLock({ $0[fill] }) { return known }
    let palette = theme.palette(on: fill, depth: source.depth)
    palettes.withLock { $0.remember(palette, for: fill) }
    return palette
  }

  /// Returns a colour, or one of its hue, that has a contrast ratio on a fill.
  func ink(_ color: Color, on fill: DFFill, ratio: Double) -> CellColor {
    let key = Ink(color: color, fill: fill, ratio: ratio)
    if let known = inks.withLock({ $0[key] }) { return known }
    let ink = theme.readable(
      color, on: theme.color(of: fill), ratio: ratio, depth: source.depth)
    inks.withLock { $0.remember(ink, for: key) }
    return ink
  }

  /// Returns the colours of a placeholder, a factor further from the fill than the theme says.
  func skeleton(on fill: DFFill, strength: Double) -> DFSkeletonColors {
    let key = Shimmer(fill: fill, strength: strength)
    if let known = skeletons.withLock({ $0[key] }) { return known }
    let colors = theme.visible(on: fill, strength).skeleton(on: fill, depth: source.depth)
    skeletons.withLock { $0.remember(colors, for: key) }
    return colors
  }

  /// Returns how a state shows on a fill.
  func style(of state: DFState, on fill: DFFill = .surface) -> DFStateStyle {
    theme.style(of: state, on: fill, depth: source.depth)
  }
}

extension ThemeLook {
  private static let looks = Mutex<[ThemeLook]>([])
  /// Themes that are on the screen at the same time, at most; more work, but are found anew.
  private static let limit = 16

  /// Returns the look of a theme, the same as before where it was asked for lately.
  static func look(of theme: DFTheme, _ scheme: ColorScheme, _ depth: ColorDepth) -> ThemeLook {
    let source = Source(theme: theme, scheme: scheme, depth: depth)
    return looks.withLock { known in
      if let look = known.first(where: { $0.source == source }) { return look }
      if known.count >= limit { known.removeFirst() }
      let look = ThemeLook(source)
      known.append(look)
      return look
    }
  }
}

extension DFTheme {
  /// Returns the theme with placeholders that can be seen on a fill.
  ///
  /// On elevated surfaces the colour of borders is nearly that of the surface in every dark
  /// preset: a quarter of it would be nothing.
  fileprivate func visible(on fill: DFFill, _ strength: Double) -> DFTheme {
    var copy = self
    let below = SRGB(color(of: fill))
    if let below, let line = SRGB(colors.border), line.contrast(with: below) < 1.6 {
      copy.colors.border = colors.textDisabled
    }
    let tokens = components.skeleton
    copy.components.skeleton.shimmerBaseOpacity =
      min(1, (tokens.shimmerBaseOpacity ?? 0.25) * strength)
    copy.components.skeleton.shimmerHighlightOpacity =
      min(1, (tokens.shimmerHighlightOpacity ?? 0.55) * strength)
    return copy
  }
}

extension SRGB {
  /// Creates the components of a mixed colour; `nil` for those of the terminal.
  fileprivate init?(_ color: Color) {
    guard case .rgb(let red, let green, let blue) = color.source else { return nil }
    self.init(red: red, green: green, blue: blue)
  }
}

extension Dictionary {
  /// Stores an answer, starting over where there are more than a screen asks for.
  fileprivate mutating func remember(_ value: Value, for key: Key) {
    if count >= 512 { removeAll(keepingCapacity: true) }
    self[key] = value
  }
}
