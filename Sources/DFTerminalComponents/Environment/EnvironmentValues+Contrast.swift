import DFTerminalCore
import DFTerminalTheme
import DFTerminalViews

extension EnvironmentValues {
  /// Returns the colour, or one of its hue that can be read on a background.
  ///
  /// DesignFoundation's own presets miss the contrast of WCAG 2.2 SC 1.4.3 in places. Colours of
  /// the terminal's own palette are left as they are: their components are not known.
  func readable(_ color: Color, on background: Color, ratio: Double = 4.5) -> Color {
    guard let glyph = components(color), let below = components(background) else { return color }
    let readable = glyph.readable(on: below, ratio: ratio)
    return Color(red: readable.red, green: readable.green, blue: readable.blue)
  }

  /// Returns the opaque colour that a translucent one makes on the surface.
  func flattened(_ color: Color) -> Color {
    guard let mixed = components(color) else { return color }
    return Color(red: mixed.red, green: mixed.green, blue: mixed.blue)
  }

  /// The surface that views stand on here.
  var currentSurface: Color {
    if case .rgb(let red, let green, let blue)? = surface?.value {
      return Color(red: red, green: green, blue: blue)
    }
    return palette.background
  }

  private func components(_ color: Color) -> SRGB? {
    guard case .rgb(let red, let green, let blue) = resolve(color).value else { return nil }
    return SRGB(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}
