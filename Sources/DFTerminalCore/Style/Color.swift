/// A colour as applications name it: a mix of red, green and blue, a palette entry, or a role.
///
/// Components are in sRGB, `0...1`. A role is resolved when a view is drawn: ``primary`` is the
/// terminal's own foreground and ``clear`` is no colour at all.
public struct Color: Hashable, Sendable {
  /// Where a colour comes from.
  package enum Source: Hashable, Sendable {
    case rgb(red: Double, green: Double, blue: Double)
    case indexed(UInt8)
    case role(Role)
  }

  /// A colour decided by the surroundings.
  package enum Role: Hashable, Sendable {
    case primary, secondary, accent, background, clear
  }

  package var source: Source
  package var alpha: Double

  package init(source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }

  /// Creates a colour from sRGB components and an opacity, each `0...1`; others are clamped.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    source = .rgb(red: red.unit, green: green.unit, blue: blue.unit)
    alpha = opacity.unit
  }

  /// Creates an opaque colour from three bytes of sRGB.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  /// Returns a colour of the terminal's own palette: 0 to 15 are the theme's, 16 to 255 fixed.
  public static func indexed(_ index: UInt8) -> Color { Color(source: .indexed(index)) }

  /// Returns the colour at another opacity, `0...1`, multiplied with the one it has.
  public func opacity(_ opacity: Double) -> Color {
    Color(source: source, alpha: alpha * opacity.unit)
  }
}

extension Color {
  /// The foreground of the surroundings.
  public static let primary = Color(source: .role(.primary))
  /// The foreground of supporting text in the surroundings.
  public static let secondary = Color(source: .role(.secondary))
  /// The tint of the surroundings.
  public static let accentColor = Color(source: .role(.accent))
  /// No colour: what lies below shows.
  public static let clear = Color(source: .role(.clear), alpha: 0)
  /// Black.
  public static let black = Color(red: 0.0, green: 0.0, blue: 0.0)
  /// White.
  public static let white = Color(red: 1.0, green: 1.0, blue: 1.0)
  /// Grey.
  public static let gray = Color(red: UInt8(142), green: 142, blue: 147)
  /// Red.
  public static let red = Color(red: UInt8(255), green: 59, blue: 48)
  /// Orange.
  public static let orange = Color(red: UInt8(255), green: 149, blue: 0)
  /// Yellow.
  public static let yellow = Color(red: UInt8(255), green: 204, blue: 0)
  /// Green.
  public static let green = Color(red: UInt8(52), green: 199, blue: 89)
  /// Mint.
  public static let mint = Color(red: UInt8(0), green: 199, blue: 190)
  /// Teal.
  public static let teal = Color(red: UInt8(48), green: 176, blue: 199)
  /// Cyan.
  public static let cyan = Color(red: UInt8(50), green: 173, blue: 230)
  /// Blue.
  public static let blue = Color(red: UInt8(0), green: 122, blue: 255)
  /// Indigo.
  public static let indigo = Color(red: UInt8(88), green: 86, blue: 214)
  /// Purple.
  public static let purple = Color(red: UInt8(175), green: 82, blue: 222)
  /// Pink.
  public static let pink = Color(red: UInt8(255), green: 45, blue: 85)
  /// Brown.
  public static let brown = Color(red: UInt8(162), green: 132, blue: 94)
}

extension Double {
  /// The value within `0...1`; NaN becomes zero.
  package var unit: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
