import DFTerminalCore
public import DFTerminalTheme
public import DFTerminalViews

private struct ThemeKey: EnvironmentKey {
  static let defaultValue: DFTheme? = nil
}

extension EnvironmentValues {
  /// The theme components draw with; the default theme where none is set.
  ///
  /// Colours that respect the colour scheme are those of ``EnvironmentValues/colorScheme``.
  /// Setting a theme also sets the palette, the metrics and the surface, so that plain controls
  /// follow it. Source: DesignFoundation, "Theming".
  public var dfTheme: DFTheme {
    get { (self[ThemeKey.self] ?? .default).resolved(for: colorScheme) }
    set {
      self[ThemeKey.self] = newValue
      adopt(newValue.resolved(for: colorScheme))
    }
  }

  /// Lets the view layer draw with the colours and lengths of a theme.
  private mutating func adopt(_ theme: DFTheme) {
    palette = ViewPalette(theme.colors)
    metrics = theme.metrics
    surface = nil
    let background = resolve(theme.colors.background)
    surface = background == .transparent ? nil : background
  }
}

extension ViewPalette {
  /// Creates the palette of plain controls from the colours of a theme.
  init(_ colors: DFColorTokens) {
    self.init()
    accent = colors.primary
    background = colors.background
    surface = colors.surface
    text = colors.textPrimary
    textSecondary = colors.textSecondary
    textDisabled = colors.textDisabled
    border = colors.border
    selection = colors.tint(colors.interactiveFill, 0.12)
    destructive = colors.destructive
    success = colors.success
    warning = colors.warning
  }
}

extension DFColorTokens {
  /// Returns a colour thinned to an opacity; no colour where the colour cannot be mixed.
  ///
  /// A palette entry of the terminal or its own foreground has no components to mix: a fill of
  /// them would be opaque and hide the text on it.
  func tint(_ color: Color, _ opacity: Double) -> Color {
    if case .rgb = color.source { return color.opacity(opacity) }
    return .clear
  }
}

extension View {
  /// Sets the theme of this view and what is inside it.
  ///
  /// The theme's background is painted behind the view, and behind the whole screen where this
  /// is the outermost painted theme; a theme that respects the colour scheme leaves the terminal's own.
  public func dfTheme(_ theme: DFTheme) -> some View {
    ThemedView(content: self) { _ in theme }
  }

  /// Sets the theme of a preset that fits the colour scheme of the surroundings.
  public func dfThemePreset(_ preset: DFThemePreset) -> some View {
    ThemedView(content: self) { preset.resolve(for: $0) }
  }
}

/// Content in a theme, on the theme's background.
private struct ThemedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let theme: (ColorScheme) -> DFTheme

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    var context = context
    context.environment.dfTheme = view.theme(context.environment.colorScheme)
    let colors = context.environment.dfTheme.colors
    guard !colors.respectsColorScheme else {
      return Content._collect(view.content, in: context, into: collector)
    }
    if context.scene.screenColor == nil {
      context.scene.screenColor = context.environment.resolve(colors.background)
    }
    let painted = collector.wrapping { element in
      LayeredElement(
        element, layer: FillElement(colors.background, context), alignment: .center,
        isBehind: true)
    }
    Content._collect(view.content, in: context, into: painted)
  }
}
