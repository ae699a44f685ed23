import DFTerminalCore
import Testing

@Suite struct ColorTests {
  @Test(
    arguments: [
      (0x303030, 0), (0xCD0000, 1), (0xEEEEEE, 7), (0xFFFFFF, 15), (0x0000EE, 4), (0x7F7F7F, 8),
      (0x5C5CFF, 12), (0x000000, 0),
    ] as [(UInt32, UInt8)])
  func `the nearest of sixteen colours`(hex: UInt32, index: UInt8) {
    #expect(TerminalPalette.xterm.nearest(to: SRGB(hex: hex), depth: .ansi16) == index)
  }

  @Test(
    arguments: [
      (0x030303, 16), (0x282629, 235), (0x5F5F5F, 59), (0x5FAFFF, 75), (0xF5F5F5, 255),
      (0xFF8700, 208), (0xFFFFFF, 231), (0x808080, 244), (0x401010, 52),
    ] as [(UInt32, UInt8)])
  func `the nearest of the 240 fixed colours`(hex: UInt32, index: UInt8) {
    #expect(TerminalPalette.xterm.nearest(to: SRGB(hex: hex), depth: .palette256) == index)
  }

  @Test func `every fixed colour is its own nearest or an equal one`() {
    let palette = TerminalPalette.xterm
    for index in 16..<256 {
      let found = palette.nearest(to: palette.colors[index], depth: .palette256)
      #expect(palette.colors[Int(found)] == palette.colors[index])
    }
  }

  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0x0000EE, 0x000000, 2.23), (0x767676, 0xFFFFFF, 4.54),
      (0x777777, 0xFFFFFF, 4.48), (0x7F7F7F, 0x000000, 5.24), (0x949494, 0xFFFFFF, 3.03),
    ] as [(UInt32, UInt32, Double)])
  func `contrast ratios are those of WCAG`(fore: UInt32, back: UInt32, ratio: Double) {
    let found = SRGB(hex: fore).contrast(with: SRGB(hex: back))
    #expect((found * 100).rounded() / 100 == ratio)
    #expect((found >= 4.5) == (ratio >= 4.5))
    #expect(found == SRGB(hex: back).contrast(with: SRGB(hex: fore)))
  }

  @Test func `conversions come back to the same bytes`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let hex = UInt32.random(in: 0...0xFF_FFFF, using: &generator)
      let color = SRGB(hex: hex)
      #expect(SRGB(linear: color.linear).hex == hex)
      #expect(OKLab(color).srgb.hex == hex)
    }
  }

  @Test(
    arguments: [
      (0xFFFFFF, 1.0, 0.0, 0.0), (0xFF0000, 0.62796, 0.22486, 0.12585),
      (0x00FF00, 0.86644, -0.23389, 0.17950), (0x0000FF, 0.45201, -0.03246, -0.31153),
    ] as [(UInt32, Double, Double, Double)])
  func `OKLab coordinates are the published ones`(
    hex: UInt32, lightness: Double, a: Double, b: Double
  ) {
    let found = OKLab(SRGB(hex: hex))
    #expect(abs(found.lightness - lightness) < 1e-4)
    #expect(abs(found.a - a) < 1e-4 && abs(found.b - b) < 1e-4)
  }

  @Test func `a readable foreground reaches its ratio and keeps its hue`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let back = SRGB(hex: UInt32.random(in: 0...0xFF_FFFF, using: &generator))
      let fore = SRGB(hex: UInt32.random(in: 0...0xFF_FFFF, using: &generator))
      let found = fore.readable(on: back, ratio: 4.5)
      #expect(found.contrast(with: back) >= 4.5)
      if fore.contrast(with: back) >= 4.5 { #expect(found == fore) }
    }
  }

  @Test func `what is out of reach gets the better of black and white`() {
    let middle = SRGB(hex: 0x767676)
    let found = SRGB(hex: 0x336699).readable(on: middle, ratio: 21)
    #expect(found == SRGB.blackOrWhite(on: middle))
  }

  @Test func `opacity mixes as browsers do`() {
    let mixed = SRGB(hex: 0xFF0000).flattened(alpha: 0.5, over: SRGB(hex: 0x0000FF))
    #expect(mixed.hex == 0x80_0080)
    #expect(SRGB(hex: 0x123456).flattened(alpha: .nan, over: SRGB(hex: 0x654321)).hex == 0x65_4321)
  }

  @Test func `greys look the same to everyone and red and green do not`() {
    for vision in ColorVision.allCases {
      let grey = OKLab(SRGB(hex: 0x808080))
      #expect(grey.distance(to: OKLab(vision.simulated(SRGB(hex: 0x808080)))) < 0.01)
    }
    let (red, green) = (SRGB(hex: 0xCC3311), SRGB(hex: 0x4C7A1A))
    let seen = OKLab(red).distance(to: OKLab(green))
    let deutan = OKLab(ColorVision.deutan.simulated(red))
      .distance(to: OKLab(ColorVision.deutan.simulated(green)))
    #expect(deutan < seen / 2)
  }

  @Test func `indexed colours come down to sixteen as well`() {
    var reduction = ColorReduction(to: .ansi16)
    #expect(reduction.reduced(.indexed(208)) == .indexed(9))
    #expect(reduction.reduced(.indexed(3)) == .indexed(3))
    var none = ColorReduction(to: .none)
    #expect(none.reduced(.rgb(1, 2, 3)) == .terminalDefault)
    #expect(ColorDepth.none < .ansi16 && .palette256 < .truecolor)
  }
}
