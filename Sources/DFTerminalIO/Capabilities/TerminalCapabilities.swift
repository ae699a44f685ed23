public import DFTerminalCore

/// What a terminal can do and what its user wants, as far as it is known.
///
/// The first answer comes from the environment alone, without delay; the terminal's answers to
/// ``TerminalQuery`` refine it. ``findings`` says what was concluded from what.
public struct TerminalCapabilities: Hashable, Sendable {
  /// How many colours are used.
  public var colorDepth = ColorDepth.none
  /// Whether output goes to a terminal that can move the cursor.
  ///
  /// Without it, output is only ever appended and holds no escape sequences but colours.
  public var movesCursor = false
  /// Whether characters beyond ASCII are used.
  public var usesUnicode = false
  /// Whether anything may move by itself; progress is shown also without motion.
  public var allowsMotion = false
  /// Whether output is a line of sentences instead of a screen (`ACCESSIBLE=1`).
  public var isLinear = false
  /// Whether the background is light or dark; `nil` when unknown.
  public var background: ColorScheme?
  /// The exact background colour, where the terminal said it.
  public var backgroundColor: CellColor?
  /// Whether a frame can be shown at once (mode 2026).
  public var synchronizedOutput = false
  /// Whether the terminal measures text by grapheme clusters when asked to (mode 2027).
  public var graphemeClusters = false
  /// Whether the terminal reports changes between light and dark (mode 2031).
  public var appearanceReports = false
  /// Whether the terminal reports its size in the input (mode 2048).
  public var sizeReports = false
  /// Whether the terminal speaks the kitty keyboard protocol.
  public var keyboardProtocol = false
  /// Whether a part of the screen can be scrolled by itself.
  public var scrollRegions = false
  /// Whether erased cells take on the background that is set.
  public var erasesWithBackground = false
  /// Whether the last character can be repeated by a sequence (REP).
  public var repeatsCharacters = false
  /// Whether links can be drawn (OSC 8).
  public var hyperlinks = false
  /// Whether underlines have styles and colours.
  public var styledUnderlines = false
  /// Whether the terminal can be asked for more without printing parts of the questions.
  public var isSafeToAsk = false
  /// The terminal's name and version, from its answer or from the environment.
  public var program: String?
  /// What was found and why, one finding a topic.
  public internal(set) var findings: [CapabilityFinding] = []

  /// Whether the person decided on the colours, so that answers change nothing.
  var isColorFinal = true

  /// Creates the capabilities of a pipe: no colour, no motion, ASCII only.
  public init() {}

  /// Records a finding in place of an earlier one on the same topic.
  mutating func note(_ finding: CapabilityFinding) {
    if let index = findings.firstIndex(where: { $0.topic == finding.topic }) {
      findings[index] = finding
    } else {
      findings.append(finding)
    }
  }
}
