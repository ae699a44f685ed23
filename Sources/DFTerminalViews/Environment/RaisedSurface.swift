import DFTerminalCore

private struct RaisedPaletteKey: EnvironmentKey {
  static let defaultValue: ViewPalette? = nil
}

extension EnvironmentValues {
  /// The colours to draw with on `palette.surface`, as a theme makes them readable there.
  ///
  /// Where there are none, those of ``palette`` serve for both. Setting a palette forgets them.
  package var raisedPalette: ViewPalette? {
    get { self[RaisedPaletteKey.self] }
    set { self[RaisedPaletteKey.self] = newValue }
  }

  /// The surroundings on `palette.surface`: in fields and in what floats above the screen.
  package var raised: EnvironmentValues {
    var values = self
    if let raisedPalette {
      values.palette = raisedPalette
      values.raisedPalette = raisedPalette
    }
    let surface = resolve(palette.surface)
    if surface != .transparent { values.surface = surface }
    return values
  }

  /// Sets the tint of what can be used, on every surface.
  mutating func setTint(_ color: Color) {
    var raised = raisedPalette
    raised?.accent = color
    palette.accent = color
    raisedPalette = raised
  }
}

extension _BuildContext {
  /// The same place on `palette.surface`.
  package var raised: _BuildContext {
    var context = self
    context.environment = environment.raised
    return context
  }
}
