public import DFTerminalCore

/// The colours plain controls draw with; a theme sets them for everything inside it.
public struct ViewPalette: Hashable, Sendable {
  /// The tint of what can be used: the cursor row, buttons, marks.
  public var accent = Color.indexed(12)
  /// The screen behind everything.
  public var background = Color.clear
  /// The surface of rows and fields.
  public var surface = Color.clear
  /// Text.
  public var text = Color(source: .role(.primary))
  /// Supporting text.
  public var textSecondary = Color(source: .role(.primary))
  /// Text of what cannot be used.
  public var textDisabled = Color.indexed(8)
  /// Rules and frames.
  public var border = Color.indexed(8)
  /// The fill of a selected row.
  public var selection = Color.clear
  /// What destroys, and what went wrong.
  public var destructive = Color.indexed(9)
  /// What went well.
  public var success = Color.indexed(10)
  /// What needs care.
  public var warning = Color.indexed(11)

  /// Creates a palette of the terminal's own colours.
  public init() {}
}

extension EnvironmentValues {
  /// Returns the colour as cells hold it: roles looked up, opacity mixed with the surface.
  package func resolve(_ color: Color) -> CellColor {
    switch color.source {
    case .role(.clear): .transparent
    case .role(let role): resolve(role, alpha: color.alpha)
    case .indexed(let index): .indexed(index)
    case .rgb(let red, let green, let blue):
      mix(red: red, green: green, blue: blue, alpha: color.alpha)
    }
  }

  private func resolve(_ role: Color.Role, alpha: Double) -> CellColor {
    let color = palette.color(for: role)
    if case .role = color.source { return color == .clear ? .transparent : .terminalDefault }
    return resolve(color.opacity(alpha))
  }

  private func mix(red: Double, green: Double, blue: Double, alpha: Double) -> CellColor {
    let base = alpha < 1 ? surfaceComponents : (red: 0, green: 0, blue: 0)
    func byte(_ top: Double, _ bottom: Double) -> UInt8 {
      UInt8(((top * alpha + bottom * (1 - alpha)) * 255).rounded())
    }
    return .rgb(byte(red, base.red), byte(green, base.green), byte(blue, base.blue))
  }

  /// The components of the surface; black or white by the scheme where it is the terminal's own.
  private var surfaceComponents: (red: Double, green: Double, blue: Double) {
    let surface = surface ?? (palette.background == .clear ? nil : resolve(palette.background))
    if case .rgb(let red, let green, let blue)? = surface?.value {
      return (Double(red) / 255, Double(green) / 255, Double(blue) / 255)
    }
    return colorScheme == .dark ? (0, 0, 0) : (1, 1, 1)
  }
}

extension ViewPalette {
  fileprivate func color(for role: Color.Role) -> Color {
    switch role {
    case .primary: text
    case .secondary: textSecondary
    case .accent: accent
    case .background: background
    case .clear: .clear
    }
  }
}
