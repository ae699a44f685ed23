/// A colour by lightness and two axes of hue, spaced about as the eye sees it.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
package struct OKLab: Hashable, Sendable {
  /// Lightness, `0...1`.
  package var lightness: Double
  /// From green (negative) to red.
  package var a: Double
  /// From blue (negative) to yellow.
  package var b: Double

  /// Creates a colour from its coordinates.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Creates a colour from sRGB.
  package init(_ color: SRGB) {
    let light = color.linear
    let l = (0.4122214708 * light.x + 0.5363325363 * light.y + 0.0514459929 * light.z).root(3)
    let m = (0.2119034982 * light.x + 0.6806995451 * light.y + 0.1073969566 * light.z).root(3)
    let s = (0.0883024619 * light.x + 0.2817188376 * light.y + 0.6299787005 * light.z).root(3)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The amounts of red, green and blue light; some outside `0...1` where sRGB lacks the colour.
  package var linear: SIMD3<Double> {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return SIMD3(
      4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
  }

  /// The colour in sRGB, its chroma reduced as far as sRGB needs; the hue stays.
  package var srgb: SRGB {
    if isInGamut { return SRGB(linear: linear) }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<16 {
      let middle = (low + high) / 2
      if withChroma(scaledBy: middle).isInGamut { low = middle } else { high = middle }
    }
    return SRGB(linear: withChroma(scaledBy: low).linear)
  }

  /// The colour with both hue axes scaled.
  package func withChroma(scaledBy factor: Double) -> OKLab {
    OKLab(lightness: lightness, a: a * factor, b: b * factor)
  }

  /// The colour in between, `0` being this one and `1` the other.
  package func mixed(with other: OKLab, _ amount: Double) -> OKLab {
    OKLab(
      lightness: lightness + (other.lightness - lightness) * amount, a: a + (other.a - a) * amount,
      b: b + (other.b - b) * amount)
  }

  /// How different two colours look, black and white being 1 apart.
  ///
  /// The hue axes count twice, as OKLab's author and CSS Color 4's ΔEOK2 have it.
  package func distance(to other: OKLab) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return (dl * dl + 4 * (da * da + db * db)).squareRoot()
  }

  private var isInGamut: Bool {
    let light = linear
    let slack = 1e-6
    return light.min() >= -slack && light.max() <= 1 + slack
  }
}
