/// The colours a document gives to what a terminal's user decides.
package struct ExportColors: Hashable, Sendable {
  /// The colour of text in the terminal's own look.
  package var foreground: SRGB
  /// The colour behind text in the terminal's own look.
  package var background: SRGB
  /// What the indexed colours look like.
  package var palette: TerminalPalette

  /// Creates colours; the default is a light grey on near-black.
  package init(
    foreground: SRGB = SRGB(hex: 0xE2_E8F0), background: SRGB = SRGB(hex: 0x0F_172A),
    palette: TerminalPalette = .xterm
  ) {
    self.foreground = foreground
    self.background = background
    self.palette = palette
  }

  /// Returns the sRGB bytes of a colour; `nil` for the terminal's own.
  func hex(_ color: CellColor) -> UInt32? {
    switch color.value {
    case .terminalDefault: nil
    case .indexed(let index): palette.colors[Int(index)].hex
    case .rgb: color.bits & 0xFF_FFFF
    }
  }
}

/// A style as a document draws it: every colour known, reverse and dim already applied.
struct ExportLook: Hashable {
  /// The colour of the glyph, `0xRRGGBB`.
  var foreground: UInt32
  /// The colour behind it; `nil` where that is the document's own.
  var background: UInt32?
  /// The colour of an underline.
  var underline: UInt32
  var attributes: TextAttributes
  var link: UInt16

  init(_ style: CellStyle, _ colors: ExportColors) {
    var ink = colors.hex(style.foreground) ?? colors.foreground.hex
    background = colors.hex(style.background)
    if style.attributes.contains(.reverse) {
      (ink, background) = (background ?? colors.background.hex, ink)
    }
    if style.attributes.contains(.dim) {
      let below = background.map(SRGB.init(hex:)) ?? colors.background
      ink = SRGB(hex: ink).flattened(alpha: 0.6, over: below).hex
    }
    foreground = ink
    underline = colors.hex(style.underlineColor) ?? ink
    attributes = style.attributes
    link = style.link
  }
}

extension UInt32 {
  /// The colour as `#rrggbb`.
  var cssColor: String {
    let digits = String(self & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }
}

extension String {
  /// The text with what XML and HTML give a meaning to written as entities.
  var markupEscaped: String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default:
        let isAllowed = !Cell.isControl(scalar.value) && scalar.value & 0xFFFE != 0xFFFE
        escaped.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }
}
