public import DFTerminalCore

/// A theme in two versions, one for a light surface and one for a dark one.
///
/// The five of DesignFoundation vary colours, radius and shadows; everything else is the default.
/// Three more are for terminals: ``default``, ``highContrast`` and ``monochrome``.
public struct DFThemePreset: Hashable, Sendable {
  /// The theme for a light surface.
  public var light: DFTheme
  /// The theme for a dark surface.
  public var dark: DFTheme

  /// Creates a preset from its two themes.
  public init(light: DFTheme, dark: DFTheme) {
    self.light = light
    self.dark = dark
  }

  /// Returns the theme for a colour scheme.
  public func resolve(for scheme: ColorScheme) -> DFTheme {
    switch scheme {
    case .light: light
    case .dark: dark
    }
  }
}

extension DFThemePreset {
  /// Blue on greys as Apple's platforms have them.
  public static let `default` = DFThemePreset(light: .defaultLight, dark: .defaultDark)
  /// Blue greys.
  public static let slate = DFThemePreset(light: .slateLight, dark: .slateDark)
  /// Violets.
  public static let aurora = DFThemePreset(light: .auroraLight, dark: .auroraDark)
  /// Oranges and browns.
  public static let copper = DFThemePreset(light: .copperLight, dark: .copperDark)
  /// Greens.
  public static let sage = DFThemePreset(light: .sageLight, dark: .sageDark)
  /// Red on neutral greys.
  public static let garnet = DFThemePreset(light: .garnetLight, dark: .garnetDark)
  /// The terminal's own sixteen palette colours at their strongest contrast.
  public static let highContrast = DFThemePreset(
    light: .highContrastLight, dark: .highContrastDark)
  /// The terminal's own foreground and background only; attributes carry every distinction.
  public static let monochrome = DFThemePreset(light: .monochrome, dark: .monochrome)

  /// The names ``named(_:)`` knows, in the order of a menu.
  public static let allNames: [String] = builtIn.map(\.name)

  /// Returns the built-in preset of that name, such as `"slate"`, or `nil`.
  ///
  /// Case does not matter.
  public static func named(_ name: String) -> DFThemePreset? {
    let wanted = name.lowercased()
    return builtIn.first { $0.name == wanted }?.preset
  }

  private static let builtIn: [(name: String, preset: DFThemePreset)] = [
    ("default", .default), ("slate", .slate), ("aurora", .aurora), ("copper", .copper),
    ("sage", .sage), ("garnet", .garnet), ("high-contrast", .highContrast),
    ("monochrome", .monochrome),
  ]
}
