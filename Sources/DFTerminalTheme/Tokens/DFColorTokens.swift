public import DFTerminalCore

/// The colours of a theme by role; ``DFColorRole`` says what each is for.
///
/// The colours are opaque: DesignFoundation's translucent ones (hover, pressed, one border) are
/// flattened over the theme's background. What components put on the screen is derived from these
/// so that it can be read.
public struct DFColorTokens: Hashable, Sendable {
  /// The brand's first colour: marks, progress, links.
  public var primary: Color
  /// The brand's second colour.
  public var secondary: Color
  /// The brand's highlight.
  public var accent: Color
  /// Behind everything.
  public var background: Color
  /// Behind rows and panels.
  public var surface: Color
  /// Behind headers and what floats.
  public var surfaceElevated: Color
  /// Text to read.
  public var textPrimary: Color
  /// Supporting text.
  public var textSecondary: Color
  /// Text of what cannot be used.
  public var textDisabled: Color
  /// Lines, frames and tracks.
  public var border: Color
  /// Behind the label of a control, and the tint of a selection.
  public var interactiveFill: Color
  /// ``interactiveFill`` under the pointer.
  public var interactiveHover: Color
  /// ``interactiveFill`` while pressed.
  public var interactivePressed: Color
  /// ``interactiveFill`` of a control that cannot be used.
  public var interactiveDisabled: Color
  /// What deletes, and what is wrong.
  public var destructive: Color
  /// What went well.
  public var success: Color
  /// What needs care.
  public var warning: Color
  /// What is worth knowing.
  public var info: Color
  /// Whether ``DFTheme/resolved(for:)`` may exchange colours when the terminal is light.
  public var respectsColorScheme: Bool

  /// The same token as ``destructive``, by the name the wiki uses.
  public var error: Color {
    get { destructive }
    set { destructive = newValue }
  }

  /// Creates the default theme's colours for a dark surface.
  public init() { self = DFTheme.defaultDark.colors }

  /// Creates colours for every role.
  public init(
    primary: Color, secondary: Color, accent: Color, background: Color, surface: Color,
    surfaceElevated: Color, textPrimary: Color, textSecondary: Color, textDisabled: Color,
    border: Color, interactiveFill: Color, interactiveHover: Color, interactivePressed: Color,
    interactiveDisabled: Color, destructive: Color, success: Color, warning: Color, info: Color,
    respectsColorScheme: Bool = false
  ) {
    self.primary = primary
    self.secondary = secondary
    self.accent = accent
    self.background = background
    self.surface = surface
    self.surfaceElevated = surfaceElevated
    self.textPrimary = textPrimary
    self.textSecondary = textSecondary
    self.textDisabled = textDisabled
    self.border = border
    self.interactiveFill = interactiveFill
    self.interactiveHover = interactiveHover
    self.interactivePressed = interactivePressed
    self.interactiveDisabled = interactiveDisabled
    self.destructive = destructive
    self.success = success
    self.warning = warning
    self.info = info
    self.respectsColorScheme = respectsColorScheme
  }
}
