import DFTerminalCore
import DFTerminalTheme
import Testing

@Suite struct DFStateTests {
  /// What an eye can tell of a state: the mark, the attributes, and two colours.
  private struct Sight {
    let glyph: String
    let attributes: TextAttributes
    let color: OKLab
    let fill: OKLab

    /// Whether a person would call the two the same.
    func isLike(_ other: Sight) -> Bool {
      glyph == other.glyph && attributes == other.attributes
        && color.distance(to: other.color) < 0.1 && fill.distance(to: other.fill) < 0.1
    }
  }

  private func sight(
    _ glyph: String, _ attributes: TextAttributes, _ color: CellColor, _ fill: CellColor,
    vision: ColorVision, scheme: ColorScheme
  ) -> Sight {
    func seen(_ color: CellColor, isFill: Bool) -> OKLab {
      OKLab(vision.simulated(Looks.color(color, isFill: isFill, scheme: scheme)))
    }
    return Sight(
      glyph: glyph, attributes: attributes, color: seen(color, isFill: false),
      fill: seen(fill, isFill: true))
  }

  @Test(arguments: DFTheme.allNames, ColorDepth.allCases)
  func `no two states look alike, whoever looks`(name: String, depth: ColorDepth) {
    var failures: [String] = []
    for (theme, scheme) in Looks.themes where theme.name == name {
      for vision in ColorVision.allCases {
        for ascii in [false, true] {
          let sights = sights(
            theme, depth: depth, ascii: ascii, vision: vision, scheme: scheme)
          for (place, one) in sights.enumerated() {
            for other in sights[(place + 1)...] where one.sight.isLike(other.sight) {
              failures.append("\(one.name) and \(other.name) for \(vision), ASCII: \(ascii)")
            }
          }
        }
      }
    }
    #expect(failures.isEmpty)
  }

  /// Every state as it is seen, and text without a state.
  private func sights(
    _ theme: DFTheme, depth: ColorDepth, ascii: Bool, vision: ColorVision, scheme: ColorScheme
  ) -> [(name: String, sight: Sight)] {
    let base = theme.palette(on: .surface, depth: depth)
    let plain = sight(
      "", [], base.text(.textPrimary), base.fill, vision: vision, scheme: scheme)
    let states = DFState.allCases.map { state in
      let style = theme.style(of: state, depth: depth)
      let sight = sight(
        style.glyph(ascii: ascii), style.attributes, style.color, style.fill, vision: vision,
        scheme: scheme)
      return (name: "\(state)", sight: sight)
    }
    return states + [(name: "plain", sight: plain)]
  }

  @Test(arguments: DFTheme.allNames, ColorDepth.allCases)
  func `the cursor row shows by its fill or in reverse`(name: String, depth: ColorDepth) throws {
    let theme = try #require(DFTheme.named(name))
    let style = theme.style(of: .cursor, depth: depth)
    let isFilled = style.fill != theme.palette(on: .surface, depth: depth).fill
    #expect(isFilled != style.attributes.contains(.reverse))
  }

  @Test(arguments: DFTheme.allNames, ColorDepth.allCases)
  func `marks can be seen`(name: String, depth: ColorDepth) {
    for (theme, scheme) in Looks.themes where theme.name == name {
      for state in DFState.allCases {
        for fill in [DFFill.background, .surface, .elevated, .cursorRow, .selectedRow] {
          let style = theme.style(of: state, on: fill, depth: depth)
          let contrast = Looks.contrast(style.color, on: style.fill, scheme: scheme)
          #expect(contrast >= DFPalette.markRatio, "\(state) on \(fill)")
        }
      }
    }
  }

  @Test(arguments: DFState.allCases) func `a mark is at most one cell`(state: DFState) {
    let style = DFTheme.default.style(of: state)
    #expect(style.glyph.unicodeScalars.count <= 1)
    #expect(TextMeasure.columns(of: style.glyph) == style.glyph.count)
    #expect(style.asciiGlyph.utf8.count == style.glyph.unicodeScalars.count)
    #expect(style.asciiGlyph.utf8.allSatisfy { (0x21...0x7E).contains($0) })
  }
}
