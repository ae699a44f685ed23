public import DFTerminalCore

/// Everything a screen's look is made of: a plain value that travels down the environment.
///
/// Change a copy and hand it on; nothing is global. Each namespace has DesignFoundation's own
/// defaults, so `DFTheme()` is complete. Source: DesignFoundation, "Theming"; `metrics`, `scheme`
/// and `name` are this library's.
public struct DFTheme: Hashable, Sendable {
  /// What the theme is called in lists and files; built-in names are in ``allNames``.
  public var name: String
  /// The surface the colours are made for; `nil` fits both.
  public var scheme: ColorScheme?
  /// Colours by role.
  public var colors: DFColorTokens
  /// Eight scales of text.
  public var typography: DFTypographyTokens
  /// Gaps between things.
  public var spacing: DFSpacingTokens
  /// Roundness of corners.
  public var radius: DFRadiusTokens
  /// Elevation.
  public var shadows: DFShadowTokens
  /// Durations, in seconds.
  public var animation: DFAnimationTokens
  /// Overrides for one kind of component.
  public var components: DFComponentTokens
  /// What glass and other materials stand for.
  public var materials: DFMaterialTokens
  /// How points become cells.
  public var metrics: DFMetrics

  /// The theme a screen has when none is set: the default preset for a dark surface.
  ///
  /// Its colours respect the colour scheme: ``resolved(for:)`` gives the light ones.
  public static let `default` = DFTheme()

  /// Creates the default theme.
  public init() {
    self.init(name: "default-dark", scheme: .dark, colors: DFColorTokens())
  }

  /// Creates a theme from colours; every other namespace starts with its defaults.
  public init(
    name: String, scheme: ColorScheme?, colors: DFColorTokens,
    typography: DFTypographyTokens = DFTypographyTokens(),
    spacing: DFSpacingTokens = DFSpacingTokens(), radius: DFRadiusTokens = DFRadiusTokens(),
    shadows: DFShadowTokens = DFShadowTokens(),
    animation: DFAnimationTokens = DFAnimationTokens(),
    components: DFComponentTokens = DFComponentTokens(),
    materials: DFMaterialTokens = DFMaterialTokens(), metrics: DFMetrics = .default
  ) {
    self.name = name
    self.scheme = scheme
    self.colors = colors
    self.typography = typography
    self.spacing = spacing
    self.radius = radius
    self.shadows = shadows
    self.animation = animation
    self.components = components
    self.materials = materials
    self.metrics = metrics
  }
}
