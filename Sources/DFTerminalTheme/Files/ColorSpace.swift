import DFTerminalCore

/// The colour spaces of the Design Tokens format that can be turned into sRGB here.
///
/// Ranges are the format's: hue in degrees, saturation, lightness, whiteness and blackness of `hsl`
/// and `hwb` from 0 to 100. Other spaces of the format need the colour's `hex`.
enum ColorSpace: String {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl
  case hwb
  case oklab
  case oklch

  /// Returns the colour of three components; `nil` where one is out of range.
  func color(_ parts: [Double]) -> SRGB? {
    guard zip(parts, ranges).allSatisfy({ $1.contains($0) }) else { return nil }
    let (x, y, z) = (parts[0], parts[1], parts[2])
    switch self {
    case .srgb: return SRGB(red: x, green: y, blue: z)
    case .srgbLinear: return SRGB(linear: SIMD3(x, y, z))
    case .hsl: return Self.hsl(hue: x, saturation: y / 100, lightness: z / 100)
    case .hwb: return Self.hwb(hue: x, whiteness: y / 100, blackness: z / 100)
    case .oklab: return Self.fitted(OKLab(lightness: x, a: y, b: z))
    case .oklch:
      let (cosine, sine) = Self.direction(degrees: z)
      return Self.fitted(OKLab(lightness: x, a: y * cosine, b: y * sine))
    }
  }

  private var ranges: [ClosedRange<Double>] {
    let (unit, percent, any) = (0.0...1.0, 0.0...100.0, -1e6...1e6)
    return switch self {
    case .srgb, .srgbLinear: [unit, unit, unit]
    case .hsl, .hwb: [any, percent, percent]
    case .oklab: [unit, -1...1, -1...1]
    case .oklch: [unit, unit, any]
    }
  }

  private static func hsl(hue: Double, saturation: Double, lightness: Double) -> SRGB {
    let reach = saturation * min(lightness, 1 - lightness)
    func part(_ offset: Double) -> Double {
      let place = turn(hue / 30 + offset, by: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return SRGB(red: part(0), green: part(8), blue: part(4))
  }

  private static func hwb(hue: Double, whiteness: Double, blackness: Double) -> SRGB {
    let sum = whiteness + blackness
    if sum >= 1 { return SRGB(red: whiteness / sum, green: whiteness / sum, blue: whiteness / sum) }
    let pure = hsl(hue: hue, saturation: 1, lightness: 0.5)
    func part(_ value: Double) -> Double { value * (1 - sum) + whiteness }
    return SRGB(red: part(pure.red), green: part(pure.green), blue: part(pure.blue))
  }

  /// Returns the colour in sRGB: clipped where that is not seen, else with less chroma.
  ///
  /// Source: CSS Color 4, "Gamut Mapping", whose just noticeable difference is 0.02.
  private static func fitted(_ lab: OKLab) -> SRGB {
    let clipped = SRGB(linear: lab.linear)
    return OKLab(clipped).distance(to: lab) < 0.02 ? clipped : lab.srgb
  }

  /// Returns the remainder of a division, never negative.
  private static func turn(_ value: Double, by whole: Double) -> Double {
    let rest = value.truncatingRemainder(dividingBy: whole)
    return rest < 0 ? rest + whole : rest
  }

  /// Returns cosine and sine by their power series; the module has no C library to ask.
  private static func direction(degrees: Double) -> (cosine: Double, sine: Double) {
    let quarter = (degrees / 90).rounded()
    let angle = (degrees - quarter * 90) * Double.pi / 180
    var (cosine, sine, term) = (1.0, angle, angle)
    for step in stride(from: 2.0, through: 16, by: 2) {
      let even = term * angle / step
      cosine += step.truncatingRemainder(dividingBy: 4) == 2 ? -even : even
      term = even * angle / (step + 1)
      sine += step.truncatingRemainder(dividingBy: 4) == 2 ? -term : term
    }
    switch turn(quarter, by: 4) {
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    case 3: return (sine, -cosine)
    default: return (cosine, sine)
    }
  }
}
