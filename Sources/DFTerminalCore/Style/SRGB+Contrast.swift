extension SRGB {
  /// The relative luminance, `0...1` (WCAG 2.2).
  package var luminance: Double {
    let light = linear
    return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }

  /// The contrast ratio with another colour, from 1 to 21 (WCAG 2.2, success criterion 1.4.3).
  package func contrast(with other: SRGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Returns a colour of the same hue that reads on `background`, as near to this one as can be.
  ///
  /// Its lightness is moved towards black or white, whichever needs the smaller move, until the
  /// ratio is reached in whole bytes. Where neither end reaches it, the better end is returned.
  package func readable(on background: SRGB, ratio: Double) -> SRGB {
    if contrast(with: background) >= ratio { return self }
    let ends = [0.0, 1.0].compactMap { moved(towards: $0, on: background, ratio: ratio) }
    let own = OKLab(self).lightness
    let best = ends.min { abs(OKLab($0).lightness - own) < abs(OKLab($1).lightness - own) }
    return best ?? SRGB.blackOrWhite(on: background)
  }

  /// Black or white, whichever reads better on a background.
  package static func blackOrWhite(on background: SRGB) -> SRGB {
    let (black, white) = (SRGB(hex: 0), SRGB(hex: 0xFF_FFFF))
    return black.contrast(with: background) > white.contrast(with: background) ? black : white
  }

  /// The nearest lightness towards `end` that has the ratio; `nil` where there is none.
  private func moved(towards end: Double, on background: SRGB, ratio: Double) -> SRGB? {
    let own = OKLab(self)
    func shade(_ amount: Double) -> SRGB {
      var lab = own
      lab.lightness += (end - own.lightness) * amount
      return SRGB(hex: lab.srgb.hex)
    }
    guard shade(1).contrast(with: background) >= ratio else { return nil }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if shade(middle).contrast(with: background) >= ratio { high = middle } else { low = middle }
    }
    return shade(high)
  }
}
