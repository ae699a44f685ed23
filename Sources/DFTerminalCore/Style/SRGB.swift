/// A colour in sRGB, each component `0...1`.
package struct SRGB: Hashable, Sendable {
  /// Red, gamma-encoded.
  package var red: Double
  /// Green, gamma-encoded.
  package var green: Double
  /// Blue, gamma-encoded.
  package var blue: Double

  /// Creates a colour from its components; others than `0...1` are clamped.
  package init(red: Double, green: Double, blue: Double) {
    self.red = red.unit
    self.green = green.unit
    self.blue = blue.unit
  }

  /// Creates a colour from three bytes, `0xRRGGBB`.
  package init(hex: UInt32) {
    red = Double(hex >> 16 & 0xFF) / 255
    green = Double(hex >> 8 & 0xFF) / 255
    blue = Double(hex & 0xFF) / 255
  }

  /// The three bytes, `0xRRGGBB`, rounded to the nearest.
  package var hex: UInt32 {
    let bytes = [red, green, blue].map { UInt32(($0.unit * 255).rounded()) }
    return bytes[0] << 16 | bytes[1] << 8 | bytes[2]
  }

  /// The colour as that of a cell.
  package var cellColor: CellColor { CellColor(bits: 0x0200_0000 | hex) }

  /// The colour mixed with one that lies below it, by its opacity, as browsers do it.
  package func flattened(alpha: Double, over below: SRGB) -> SRGB {
    let alpha = alpha.unit
    return SRGB(
      red: red * alpha + below.red * (1 - alpha), green: green * alpha + below.green * (1 - alpha),
      blue: blue * alpha + below.blue * (1 - alpha))
  }

  /// The components as amounts of light.
  package var linear: SIMD3<Double> {
    SIMD3(SRGB.toLinear(red), SRGB.toLinear(green), SRGB.toLinear(blue))
  }

  /// Creates a colour from amounts of light; those out of gamut are clamped.
  package init(linear: SIMD3<Double>) {
    self.init(
      red: SRGB.toEncoded(linear.x), green: SRGB.toEncoded(linear.y),
      blue: SRGB.toEncoded(linear.z))
  }

  /// The amount of light of a gamma-encoded component (IEC 61966-2-1).
  private static func toLinear(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // x^2.4 = x² · (x^(1/5))²
    let fifth = base.root(5)
    return base * base * fifth * fifth
  }

  private static func toEncoded(_ value: Double) -> Double {
    if value <= 0.0031308 { return value * 12.92 }
    // x^(1/2.4) = (x^(1/12))⁵
    let twelfth = value.root(3).squareRoot().squareRoot()
    let square = twelfth * twelfth
    return 1.055 * square * square * twelfth - 0.055
  }
}

extension Double {
  /// The real root of a small odd degree, found by Newton's method.
  ///
  /// The C library's `cbrt` and `pow` differ in their last bits between platforms; this does not.
  func root(_ degree: Int) -> Double {
    guard self != 0, isFinite else { return self }
    let size = magnitude
    let power = Int((Double(size.exponent) / Double(degree)).rounded(.down))
    var guess = Double(sign: .plus, exponent: power + 1, significand: 1)
    for _ in 0..<64 {
      var rest = size
      for _ in 1..<degree { rest /= guess }
      let better = (Double(degree - 1) * guess + rest) / Double(degree)
      if better >= guess { break }
      guess = better
    }
    return self < 0 ? -guess : guess
  }
}
