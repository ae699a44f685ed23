import DFTerminalCore
public import DFTerminalTheme
public import DFTerminalViews

private struct ThemeLookKey: EnvironmentKey {
  static let defaultValue: ThemeLook? = nil
}

extension EnvironmentValues {
  /// The theme components draw with; the default theme where none is set.
  ///
  /// Colours that respect the colour scheme are those of ``EnvironmentValues/colorScheme``.
  /// Setting a theme also sets the palette, the metrics and the surface, so that plain controls
  /// follow it. Source: DesignFoundation, "Theming".
  public var dfTheme: DFTheme {
    get { themeLook.theme }
    set {
      let look = ThemeLook.look(of: newValue, colorScheme, colorDepth)
      self[ThemeLookKey.self] = look
      adopt(look)
    }
  }

  /// The theme as the terminal shows it.
  var themeLook: ThemeLook {
    let known = self[ThemeLookKey.self]
    if let known, known.fits(colorScheme, colorDepth) { return known }
    return ThemeLook.look(of: known?.original ?? .default, colorScheme, colorDepth)
  }

  /// Lets the view layer draw with the colours and lengths of a theme.
  private mutating func adopt(_ look: ThemeLook) {
    palette = ViewPalette(look, on: .background)
    raisedPalette = ViewPalette(look, on: .surface)
    metrics = look.theme.metrics
    let background = look.palette(on: .background).fill
    surface = background == .terminalDefault ? nil : background
  }
}

extension ViewPalette {
  /// Creates the palette of plain controls on a fill from a theme as the terminal shows it.
  init(_ look: ThemeLook, on fill: DFFill) {
    self.init()
    let inks = look.palette(on: fill)
    accent = Color(glyph: inks.text(.primary))
    background = Color(fill: look.palette(on: .background).fill)
    surface = Color(fill: look.palette(on: .surface).fill)
    text = Color(glyph: inks.text(.textPrimary))
    textSecondary = Color(glyph: inks.text(.textSecondary))
    textDisabled = Color(glyph: inks.text(.textDisabled))
    border = Color(glyph: inks.border)
    selection = Color(fill: look.palette(on: .selectedRow).fill)
    destructive = Color(glyph: inks.text(.destructive))
    success = Color(glyph: inks.text(.success))
    warning = Color(glyph: inks.text(.warning))
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
    let background = context.environment.palette.background
    if context.scene.screenColor == nil {
      context.scene.screenColor = context.environment.resolve(background)
    }
    let painted = collector.wrapping { element in
      LayeredElement(
        element, layer: FillElement(background, context), alignment: .center, isBehind: true)
    }
    Content._collect(view.content, in: context, into: painted)
  }
}
