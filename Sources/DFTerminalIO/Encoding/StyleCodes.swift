import DFTerminalCore

/// What each style of a palette becomes on one terminal, worked out once for each style.
struct StyleCodes: Sendable {
  /// One style, brought down to what the terminal can show.
  struct Code: Sendable {
    var style: CellStyle
    /// The SGR parameter of the foreground and of the background.
    var foreground: ShortText
    var background: ShortText
    /// Equal where styles look alike on glyphs, and on spaces.
    var look: UInt32
    var blankLook: UInt32
    /// Whether erasing a cell in this style leaves the right blank.
    var isErasable: Bool
    /// Whether nothing but the link differs from the terminal's own look.
    var isPlain: Bool

    /// What no change of colours can reach: attributes, underline colour and link.
    var rest: UInt64
  }

  private(set) var codes: [Code] = []
  /// Which styles look alike.
  private(set) var looks = StyleLooks()
  private var palette = CellPalette()
  private var reduction: ColorReduction
  /// Number the looks: styles that came down to the same share one.
  private var glyphLooks = CellPalette()
  private var blankLooks = CellPalette()
  private let options: EncoderOptions

  init(_ options: EncoderOptions) {
    self.options = options
    reduction = ColorReduction(to: options.depth, palette: options.palette)
  }

  /// Takes in the styles of a palette; those known from an earlier one are kept.
  ///
  /// Returns whether numbers kept their meaning.
  mutating func adopt(_ next: CellPalette) -> Bool {
    let isContinued = palette.isPrefix(of: next)
    if !isContinued { forget() }
    for style in next.styles[codes.count...] { add(style) }
    palette = next
    return isContinued
  }

  private mutating func forget() {
    codes.removeAll(keepingCapacity: true)
    looks = StyleLooks()
    glyphLooks = CellPalette()
    blankLooks = CellPalette()
  }

  private mutating func add(_ style: CellStyle) {
    let style = shown(style)
    let blank = StyleCodes.blank(style)
    let code = Code(
      style: style, foreground: style.foreground.parameter(base: 30),
      background: style.background.parameter(base: 40), look: glyphLooks.number(of: style),
      blankLook: blankLooks.number(of: blank),
      isErasable: blank.isErasable(backgroundColorErase: options.backgroundColorErase),
      isPlain: style.isPlain, rest: style.rest)
    looks.glyph.append(code.look)
    looks.blank.append(code.blankLook)
    codes.append(code)
  }

  /// The style as the terminal can show it.
  private mutating func shown(_ style: CellStyle) -> CellStyle {
    var style = reduction.reduced(style)
    if !options.hyperlinks { style.link = 0 }
    if style.attributes.contains(.curlyUnderline) {
      style.attributes.remove(.underline)
      if !options.styledUnderlines {
        style.attributes.remove(.curlyUnderline)
        style.attributes.insert(.underline)
      }
    }
    if !options.styledUnderlines || style.attributes.isDisjoint(with: .anyUnderline) {
      style.underlineColor = .terminalDefault
    }
    return style
  }

  /// The part of a style that shows on a space.
  private static func blank(_ style: CellStyle) -> CellStyle {
    var blank = style
    blank.attributes.formIntersection([.anyUnderline, .reverse, .strikethrough])
    let showsInk = !blank.attributes.isEmpty
    if !showsInk {
      blank.foreground = .terminalDefault
    } else {
      blank.attributes = style.attributes
    }
    return blank
  }
}

extension CellStyle {
  /// Whether the style, its link aside, is the terminal's own look.
  var isPlain: Bool {
    foreground == .terminalDefault && background == .terminalDefault && attributes.isEmpty
      && underlineColor == .terminalDefault
  }

  /// Everything but the colours of the glyph and what is behind it.
  fileprivate var rest: UInt64 {
    UInt64(underlineColor.bits) << 32 | UInt64(attributes.rawValue) << 16 | UInt64(link)
  }

  fileprivate func isErasable(backgroundColorErase: Bool) -> Bool {
    attributes.isEmpty && link == 0 && (backgroundColorErase || background == .terminalDefault)
  }
}

extension TextAttributes {
  /// Either kind of underline.
  static let anyUnderline: TextAttributes = [.underline, .curlyUnderline]
}

extension CellColor {
  /// The SGR parameter that selects the colour: `base` is 30 for the glyph, 40 for what is behind.
  func parameter(base: Int) -> ShortText {
    switch value {
    case .terminalDefault: ShortText(numbers: [base + 9])
    case .indexed(let index) where index < 8: ShortText(numbers: [base + Int(index)])
    case .indexed(let index) where index < 16: ShortText(numbers: [base + 52 + Int(index)])
    case .indexed(let index): ShortText(numbers: [base + 8, 5, Int(index)])
    case .rgb(let red, let green, let blue):
      ShortText(numbers: [base + 8, 2, Int(red), Int(green), Int(blue)])
    }
  }

  /// The SGR parameter that selects the colour of an underline.
  ///
  /// With colons, so that a terminal which does not know it skips it as a whole.
  var underlineParameter: String {
    switch value {
    case .terminalDefault: "59"
    case .indexed(let index): "58:5:\(index)"
    case .rgb(let red, let green, let blue): "58:2::\(red):\(green):\(blue)"
    }
  }
}
