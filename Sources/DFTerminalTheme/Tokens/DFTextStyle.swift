public import DFTerminalCore

/// How one scale of text is set.
///
/// A terminal has one font in one size. What is left of a type scale is the weight, the slant and
/// the case of letters; ``attributes`` turns them into what a cell can show. Line spacing and
/// tracking keep DesignFoundation's values for output that can use them, such as SVG.
public struct DFTextStyle: Hashable, Sendable {
  /// The thickness of strokes; a terminal shows two.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// Reading weight.
    case regular
    /// Slightly heavier: drawn as ``regular``.
    case medium
    /// Clearly heavier: drawn bold.
    case semibold
    /// The heaviest: drawn bold.
    case bold
  }

  /// How the letters of the text are changed.
  public enum LetterCase: String, Hashable, Sendable, CaseIterable {
    /// As the text has them.
    case standard
    /// All capitals.
    case uppercase
  }

  /// The thickness of strokes.
  public var weight: Weight
  /// Whether the strokes are slanted.
  public var isItalic: Bool
  /// How the letters are changed.
  public var letterCase: LetterCase
  /// Extra space between lines, in points.
  public var lineSpacing: Double
  /// Extra space between letters, in points.
  public var tracking: Double

  /// Creates a style; everything defaults to plain reading text.
  public init(
    weight: Weight = .regular, isItalic: Bool = false, letterCase: LetterCase = .standard,
    lineSpacing: Double = 0, tracking: Double = 0
  ) {
    self.weight = weight
    self.isItalic = isItalic
    self.letterCase = letterCase
    self.lineSpacing = lineSpacing
    self.tracking = tracking
  }

  /// What a cell shows of the style: semibold and bold are bold, italic is italic.
  public var attributes: TextAttributes {
    var result: TextAttributes = isItalic ? [.italic] : []
    if weight == .semibold || weight == .bold { result.insert(.bold) }
    return result
  }
}
