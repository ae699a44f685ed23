/// How one cell looks: colours, attributes and the link it belongs to; 16 bytes.
public struct CellStyle: Hashable, Sendable, BitwiseCopyable {
  /// The colour of the glyph.
  public var foreground: CellColor
  /// The colour behind the glyph.
  public var background: CellColor
  /// The colour of an underline; the default follows the glyph.
  public var underlineColor: CellColor
  /// Ways to set text apart without colour.
  public var attributes: TextAttributes
  /// The number of the link in the buffer's ``CellPalette``; 0 is no link.
  package var link: UInt16

  /// The terminal's own look.
  public static let plain = CellStyle()

  /// Creates a style; everything defaults to the terminal's own look.
  public init(
    foreground: CellColor = .terminalDefault, background: CellColor = .terminalDefault,
    underlineColor: CellColor = .terminalDefault, attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.underlineColor = underlineColor
    self.attributes = attributes
    link = 0
  }

  /// Returns the style with another foreground.
  public func foreground(_ color: CellColor) -> CellStyle {
    var copy = self
    copy.foreground = color
    return copy
  }

  /// Returns the style with another background.
  public func background(_ color: CellColor) -> CellStyle {
    var copy = self
    copy.background = color
    return copy
  }

  /// Returns the style with more attributes.
  public func adding(_ more: TextAttributes) -> CellStyle {
    var copy = self
    copy.attributes.formUnion(more)
    return copy
  }
}

extension CellStyle {
  /// Whether drawing in the style needs nothing of what lies below.
  var isOpaque: Bool {
    foreground != .transparent && background != .transparent && underlineColor != .transparent
  }

  /// Returns the style with its transparent colours taken from the style below.
  func over(_ below: CellStyle) -> CellStyle {
    var style = self
    if foreground == .transparent { style.foreground = below.foreground }
    if background == .transparent { style.background = below.background }
    if underlineColor == .transparent { style.underlineColor = below.underlineColor }
    return style
  }
}
