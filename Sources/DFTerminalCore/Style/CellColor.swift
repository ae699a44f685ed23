/// A resolved colour of one cell, in four bytes: the terminal's default, an index or sRGB bytes.
public struct CellColor: Hashable, Sendable, BitwiseCopyable {
  /// The kind in the top byte (0 default, 1 indexed, 2 sRGB, 3 transparent), the value below it.
  package let bits: UInt32

  package init(bits: UInt32) { self.bits = bits }

  /// The terminal's own foreground or background.
  public static var terminalDefault: CellColor { CellColor(bits: 0) }

  /// No colour: drawing with it keeps the colour that is already in the cell.
  public static var transparent: CellColor { CellColor(bits: 0x0300_0000) }

  /// Returns a colour of the terminal's palette of 256.
  public static func indexed(_ index: UInt8) -> CellColor {
    CellColor(bits: 0x0100_0000 | UInt32(index))
  }

  /// Returns a colour from three bytes of sRGB.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CellColor {
    CellColor(bits: 0x0200_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// What the four bytes say.
  public enum Value: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case terminalDefault
    /// An entry of the palette of 256.
    case indexed(UInt8)
    /// Three bytes of sRGB.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }

  /// The colour as a value to switch over.
  public var value: Value {
    switch bits >> 24 {
    case 1: .indexed(UInt8(truncatingIfNeeded: bits))
    case 2:
      .rgb(
        red: UInt8(truncatingIfNeeded: bits >> 16), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits))
    default: .terminalDefault
    }
  }
}
