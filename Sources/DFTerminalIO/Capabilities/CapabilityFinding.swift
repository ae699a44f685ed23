/// One thing that was found out about the terminal, and what it was concluded from.
public struct CapabilityFinding: Hashable, Sendable {
  /// What was decided.
  public enum Topic: String, Hashable, Sendable, CaseIterable {
    /// Which terminal this is.
    case program
    /// How many colours are used.
    case color
    /// Whether the cursor may be moved.
    case cursor
    /// Whether characters beyond ASCII are used.
    case unicode
    /// Whether anything moves by itself.
    case motion
    /// Whether output is a line of sentences instead of a screen.
    case linear
    /// Whether the background is light or dark.
    case background
    /// Whether a frame can be shown at once.
    case synchronizedOutput
    /// Whether the terminal measures text by grapheme clusters.
    case graphemeClusters
    /// Whether the terminal reports changes between light and dark.
    case appearanceReports
    /// Whether the terminal reports its size in the input.
    case sizeReports
    /// Whether the keyboard is reported by the kitty protocol.
    case keyboardProtocol
    /// Whether links can be drawn.
    case hyperlinks
    /// Whether underlines have styles and colours.
    case styledUnderlines
  }

  /// What was decided.
  public let topic: Topic
  /// The decision, as a word such as `truecolor`, `yes` or `dark`.
  public let value: String
  /// What it was concluded from: a variable, an answer of the terminal, a default.
  public let reason: String

  package init(_ topic: Topic, _ value: String, _ reason: String) {
    self.topic = topic
    self.value = value
    self.reason = reason
  }

  package init(_ topic: Topic, _ value: Bool, _ reason: String) {
    self.init(topic, value ? "yes" : "no", reason)
  }
}

extension CapabilityFinding: CustomStringConvertible {
  /// The finding as one line: `color: truecolor (COLORTERM=truecolor)`.
  public var description: String { "\(topic.rawValue): \(value) (\(reason))" }
}
