/// The 256 colours a terminal's indexes stand for.
///
/// The first sixteen depend on the terminal's theme; the default is xterm's. The others are a cube
/// of six steps a side and a ramp of 24 greys.
package struct TerminalPalette: Hashable, Sendable {
  /// The colours by index.
  package private(set) var colors: [SRGB]
  private var coordinates: [OKLab]

  /// The palette of xterm.
  package static let xterm = TerminalPalette(theme: [
    0x00_0000, 0xCD_0000, 0x00_CD00, 0xCD_CD00, 0x00_00EE, 0xCD_00CD, 0x00_CDCD, 0xE5_E5E5,
    0x7F_7F7F, 0xFF_0000, 0x00_FF00, 0xFF_FF00, 0x5C_5CFF, 0xFF_00FF, 0x00_FFFF, 0xFF_FFFF,
  ])

  /// Creates a palette from the theme's colours, `0xRRGGBB`; missing ones are xterm's.
  package init(theme: [UInt32]) {
    let base = theme.count < 16 ? TerminalPalette.xterm.colors.prefix(16).map(\.hex) : []
    let first = theme.prefix(16) + base.dropFirst(theme.count)
    colors = (first + TerminalPalette.fixed).map(SRGB.init(hex:))
    coordinates = colors.map(TerminalPalette.coordinates)
  }

  /// The index of the colour nearest to an sRGB colour, at a depth of 256 or 16.
  ///
  /// At 256 only the fixed colours, 16 to 255, are candidates, since the theme decides the others.
  package func nearest(to color: SRGB, depth: ColorDepth) -> UInt8 {
    let wanted = TerminalPalette.coordinates(color)
    let candidates = depth == .ansi16 ? 0..<16 : 16..<256
    var best = (index: candidates.lowerBound, distance: Double.infinity)
    for index in candidates {
      let distance = wanted.distance(to: coordinates[index])
      if distance < best.distance { best = (index, distance) }
    }
    return UInt8(best.index)
  }

  /// The cube and the ramp.
  private static let fixed: [UInt32] = {
    let steps: [UInt32] = [0, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]
    let cube = steps.flatMap { red in
      steps.flatMap { green in steps.map { red << 16 | green << 8 | $0 } }
    }
    return cube + (0..<24).map { (8 + 10 * $0) * 0x01_0101 }
  }()

  /// OKLab, but with CIE 1976 lightness, and its hue axes fading with it near black.
  ///
  /// OKLab's cube root is so steep at black that `#030303` would lie nearer to `#080808` than to
  /// black; CIE lightness is linear there, as the eye is.
  private static func coordinates(_ color: SRGB) -> OKLab {
    let luminance = color.luminance
    let lightness = luminance > 0.008856 ? 1.16 * luminance.root(3) - 0.16 : 9.033 * luminance
    let lab = OKLab(color)
    let fade = min(1, lightness / 0.08)
    return OKLab(lightness: lightness, a: lab.a * fade, b: lab.b * fade)
  }
}
