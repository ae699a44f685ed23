/// Ways a terminal can set text apart without colour.
public struct TextAttributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits of the combination.
  public let rawValue: UInt16

  /// Creates a combination from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Heavier strokes (SGR 1).
  public static let bold = TextAttributes(rawValue: 1)
  /// Fainter strokes (SGR 2).
  public static let dim = TextAttributes(rawValue: 2)
  /// Slanted strokes (SGR 3).
  public static let italic = TextAttributes(rawValue: 4)
  /// A line below (SGR 4).
  public static let underline = TextAttributes(rawValue: 8)
  /// A curly line below where the terminal has it (SGR 4:3), else a straight one.
  public static let curlyUnderline = TextAttributes(rawValue: 16)
  /// Foreground and background exchanged (SGR 7).
  public static let reverse = TextAttributes(rawValue: 32)
  /// A line through (SGR 9).
  public static let strikethrough = TextAttributes(rawValue: 64)
}
