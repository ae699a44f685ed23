public import DFTerminalCore
public import Foundation

private struct ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

private struct MetricsKey: EnvironmentKey {
  static let defaultValue = DFMetrics.default
}

private struct PaletteKey: EnvironmentKey {
  static let defaultValue = ViewPalette()
}

private struct TextAppearanceKey: EnvironmentKey {
  static let defaultValue = TextAppearance()
}

private struct SurfaceKey: EnvironmentKey {
  static let defaultValue: CellColor? = nil
}

private struct KeyMapKey: EnvironmentKey {
  static let defaultValue = KeyMap()
}

private struct EnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.dark
}

private struct GlyphsKey: EnvironmentKey {
  static let defaultValue = GlyphSet.unicode
}

private struct ColorDepthKey: EnvironmentKey {
  static let defaultValue = ColorDepth.truecolor
}

private struct PipedKey: EnvironmentKey {
  static let defaultValue = false
}

private struct LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US_POSIX")
}

private struct LinearKey: EnvironmentKey {
  static let defaultValue = false
}

private struct StaticKey: EnvironmentKey {
  static let defaultValue = false
}

/// Which glyphs the terminal can show.
public enum GlyphSet: Hashable, Sendable, CaseIterable {
  /// Box drawing, blocks, arrows and marks of Unicode.
  case unicode
  /// Printable ASCII only.
  case ascii

  /// Returns the glyph for this set.
  public func pick(_ unicode: String, _ ascii: String) -> String {
    self == .unicode ? unicode : ascii
  }
}

extension EnvironmentValues {
  /// Whether the person asked for less motion; animations then show their end.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// How points become cells.
  public var metrics: DFMetrics {
    get { self[MetricsKey.self] }
    set { self[MetricsKey.self] = newValue }
  }

  /// The colours that plain controls use.
  public var palette: ViewPalette {
    get { self[PaletteKey.self] }
    set {
      self[PaletteKey.self] = newValue
      raisedPalette = nil
    }
  }

  /// How text looks unless it says otherwise.
  public var textAppearance: TextAppearance {
    get { self[TextAppearanceKey.self] }
    set { self[TextAppearanceKey.self] = newValue }
  }

  /// The colour that translucent colours are mixed with; `nil` is the palette's background.
  package var surface: CellColor? {
    get { self[SurfaceKey.self] }
    set { self[SurfaceKey.self] = newValue }
  }

  /// Which keys start which command.
  public var keyMap: KeyMap {
    get { self[KeyMapKey.self] }
    set { self[KeyMapKey.self] = newValue }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether the surroundings are light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Which glyphs the terminal can show.
  public var glyphs: GlyphSet {
    get { self[GlyphsKey.self] }
    set { self[GlyphsKey.self] = newValue }
  }

  /// The colours the terminal shows: components choose glyphs where tints would be lost.
  public var colorDepth: ColorDepth {
    get { self[ColorDepthKey.self] }
    set { self[ColorDepthKey.self] = newValue }
  }

  /// Whether the frame goes to a pipe or a file, where what only fills space is left out.
  public var isPiped: Bool {
    get { self[PipedKey.self] }
    set { self[PipedKey.self] = newValue }
  }

  /// The locale for numbers, dates and order.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Whether the output is read as sentences, by a screen reader, rather than seen.
  public var isLinear: Bool {
    get { self[LinearKey.self] }
    set { self[LinearKey.self] = newValue }
  }

  /// Whether the frame is printed once, so that no key does anything.
  public var isStatic: Bool {
    get { self[StaticKey.self] }
    set { self[StaticKey.self] = newValue }
  }
}

extension DFMetrics {
  /// The gap of stacks that name none: 8 points.
  package var defaultSpacing: DFLength { 8 }
}
