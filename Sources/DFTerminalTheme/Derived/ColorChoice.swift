import DFTerminalCore

/// Chooses colours that a terminal of some depth can show and that can be read.
///
/// Colours of the terminal's palette are taken to look as xterm's do, and the terminal's own
/// foreground and background as the ends of the colour scheme.
struct ColorChoice {
  let depth: ColorDepth
  let scheme: ColorScheme

  /// The colour that comes nearest to a fill.
  func fill(_ color: Color) -> CellColor {
    guard depth != .none else { return .terminalDefault }
    switch color.source {
    case .role: return .terminalDefault
    case .indexed(let index) where depth != .ansi16 || index < 16: return .indexed(index)
    case .indexed(let index): return nearest(Self.looks[Int(index)].color)
    case .rgb(let red, let green, let blue):
      let own = SRGB(red: red, green: green, blue: blue)
      return depth == .ansi16 ? sixteen(own) : nearest(own)
    }
  }

  /// The fill among sixteen: black or white for what is dark, light, or has little colour.
  ///
  /// The two greys differ so much between terminals that no text is sure to be read on them.
  private func sixteen(_ color: SRGB) -> CellColor {
    let lab = OKLab(color)
    if lab.isNeutral || lab.lightness < 0.35 || lab.lightness > 0.9 {
      return .indexed(lab.lightness > 0.6 ? 15 : 0)
    }
    return best(for: color, among: 0..<16, on: color, ratio: 1)
  }

  /// The colour that comes nearest to one and has the contrast ratio on a fill.
  ///
  /// Hue is kept as far as the depth allows. Both being the terminal's own, they are trusted.
  func foreground(_ color: Color, on fill: CellColor, ratio: Double) -> CellColor {
    guard depth != .none else { return .terminalDefault }
    let below = look(fill, isFill: true)
    switch color.source {
    case .role where fill == .terminalDefault: return .terminalDefault
    case .role: return readable(look(.terminalDefault, isFill: false), on: below, ratio: ratio)
    case .indexed(let index) where index < 16 || depth > .ansi16:
      let own = look(.indexed(index), isFill: false)
      if own.contrast(with: below) >= ratio { return .indexed(index) }
      return best(for: own, among: index < 16 ? 0..<16 : 16..<256, on: below, ratio: ratio)
    case .indexed(let index):
      return readable(Self.looks[Int(index)].color, on: below, ratio: ratio)
    case .rgb(let red, let green, let blue):
      let own = SRGB(red: red, green: green, blue: blue)
      let shown = own.flattened(alpha: color.alpha, over: below)
      return readable(shown, on: below, ratio: ratio)
    }
  }

  /// What a cell's colour looks like.
  func look(_ color: CellColor, isFill: Bool) -> SRGB {
    switch color.value {
    case .terminalDefault: SRGB(hex: isFill == (scheme == .dark) ? 0 : 0xFF_FFFF)
    case .indexed(let index): Self.looks[Int(index)].color
    case .rgb: SRGB(hex: color.bits & 0xFF_FFFF)
    }
  }

  private func nearest(_ color: SRGB) -> CellColor {
    depth == .truecolor
      ? color.cellColor : .indexed(TerminalPalette.xterm.nearest(to: color, depth: depth))
  }

  private func readable(_ color: SRGB, on below: SRGB, ratio: Double) -> CellColor {
    switch depth {
    case .none: return .terminalDefault
    case .truecolor: return color.readable(on: below, ratio: ratio).cellColor
    case .ansi16: return best(for: color, among: 0..<16, on: below, ratio: ratio)
    case .palette256:
      let simple = nearest(color.readable(on: below, ratio: ratio))
      if look(simple, isFill: false).contrast(with: below) >= ratio { return simple }
      return best(for: color, among: 16..<256, on: below, ratio: ratio)
    }
  }

  /// The palette entry nearest to a colour among those with the ratio, else the one with the most.
  private func best(
    for color: SRGB, among indexes: Range<Int>, on below: SRGB, ratio: Double
  ) -> CellColor {
    let wanted = OKLab(color)
    let light = below.luminance
    let contrasts = indexes.map { (index: $0, contrast: Self.looks[$0].contrast(with: light)) }
    let good = contrasts.filter { $0.contrast >= ratio }
    let choice =
      good.min { left, right in
        Self.looks[left.index].cost(for: wanted) < Self.looks[right.index].cost(for: wanted)
      } ?? contrasts.max { $0.contrast < $1.contrast }
    return choice.map { .indexed(UInt8($0.index)) } ?? .terminalDefault
  }

  /// A palette entry with what comparisons ask for, computed once.
  private struct Look {
    let color: SRGB
    let lab: OKLab
    let luminance: Double

    /// How badly the entry stands for a colour: its distance, and more for another hue.
    func cost(for wanted: OKLab) -> Double {
      lab.distance(to: wanted) + lab.hueCost(for: wanted)
    }

    func contrast(with light: Double) -> Double {
      (max(luminance, light) + 0.05) / (min(luminance, light) + 0.05)
    }
  }

  private static let looks = TerminalPalette.xterm.colors.map {
    Look(color: $0, lab: OKLab($0), luminance: $0.luminance)
  }
}

extension OKLab {
  /// Whether the colour is a grey, or tinted so faintly that it is taken for one.
  fileprivate var isNeutral: Bool { a * a + b * b < 0.06 * 0.06 }

  /// What standing for another colour costs on top of the distance.
  ///
  /// Among few colours the nearest is often a grey, or a hue that says something else: grey text
  /// would turn red, and a warning too. So a grey for a hue costs a little, and a hue more than
  /// 70 degrees off costs more than anything, 18 where it is red, which is for what is wrong.
  fileprivate func hueCost(for wanted: OKLab) -> Double {
    if isNeutral { return wanted.isNeutral ? 0 : 0.3 }
    if wanted.isNeutral { return 10 }
    let lengths = ((a * a + b * b) * (wanted.a * wanted.a + wanted.b * wanted.b)).squareRoot()
    let isRed = a > 0 && b > 0 && b < a
    return a * wanted.a + b * wanted.b >= (isRed ? 0.951 : 0.342) * lengths ? 0 : 10
  }
}
