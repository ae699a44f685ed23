/// Brings colours down to what a terminal can show, remembering each answer.
package struct ColorReduction: Sendable {
  /// The depth colours are brought down to.
  package let depth: ColorDepth
  /// What the terminal's indexes look like.
  package let palette: TerminalPalette
  private var known: [UInt32: CellColor] = [:]

  /// The number of answers that are remembered.
  private static let limit = 4_096

  /// Creates a reduction to a depth.
  package init(to depth: ColorDepth, palette: TerminalPalette = .xterm) {
    self.depth = depth
    self.palette = palette
  }

  /// Returns the nearest colour of the depth; transparent becomes the terminal's default.
  package mutating func reduced(_ color: CellColor) -> CellColor {
    switch (color.value, depth) {
    case (.terminalDefault, _), (_, .none): return .terminalDefault
    case (_, .truecolor), (.indexed, .palette256): return color
    case (.indexed(let index), _) where index < 16: return color
    case (.indexed(let index), _): return remembered(color, palette.colors[Int(index)])
    case (.rgb, _): return remembered(color, SRGB(hex: color.bits & 0xFF_FFFF))
    }
  }

  /// Returns a style in colours of the depth.
  package mutating func reduced(_ style: CellStyle) -> CellStyle {
    var copy = style
    copy.foreground = reduced(style.foreground)
    copy.background = reduced(style.background)
    copy.underlineColor = reduced(style.underlineColor)
    return copy
  }

  private mutating func remembered(_ color: CellColor, _ value: SRGB) -> CellColor {
    if let answer = known[color.bits] { return answer }
    let answer = CellColor.indexed(palette.nearest(to: value, depth: depth))
    if known.count >= ColorReduction.limit { known.removeAll(keepingCapacity: true) }
    known[color.bits] = answer
    return answer
  }
}
