public import DFTerminalCore

/// A state of data that a person must be able to see, with colour and without.
public enum DFState: String, Hashable, Sendable, CaseIterable {
  /// A row that is marked.
  case selected
  /// The row or cell that keys act on.
  case cursor
  /// The component that keys go to.
  case focused
  /// A value that is wrong.
  case error
  /// A value that needs care.
  case warning
  /// A value that is right.
  case success
  /// A value with a remark.
  case info
  /// A value that is changed and not yet kept.
  case dirty
  /// What cannot be used.
  case disabled
  /// A column whose values rise.
  case sortedAscending
  /// A column whose values fall.
  case sortedDescending
  /// Text that was searched for.
  case match
}

/// How a state shows: a glyph, attributes, and colours.
///
/// The three come from one table, so that states differ where colour is missing or looks the
/// same: a test compares all of them in every theme, at every depth, and as people see them who
/// lack one kind of cones.
public struct DFStateStyle: Hashable, Sendable {
  /// The mark, one cell wide; empty where the state shows on the text itself.
  public let glyph: String
  /// ``glyph`` in ASCII.
  public let asciiGlyph: String
  /// The attributes of the mark, or of the text where there is none.
  public let attributes: TextAttributes
  /// The colour of the mark, or of the text where there is none.
  public let color: CellColor
  /// The colour behind.
  public let fill: CellColor

  /// The style of the mark, or of the text where there is none.
  public var cellStyle: CellStyle {
    CellStyle(foreground: color, background: fill, attributes: attributes)
  }

  /// Returns the mark for a terminal with or without Unicode.
  public func glyph(ascii: Bool) -> String { ascii ? asciiGlyph : glyph }
}

extension DFTheme {
  /// Returns how a state shows on a fill.
  ///
  /// Where the depth or the theme leaves the state without a colour of its own, attributes stand
  /// in: reverse video for the cursor, bold or dim for others.
  public func style(
    of state: DFState, on fill: DFFill = .surface, depth: ColorDepth = .truecolor
  ) -> DFStateStyle {
    let rule = state.rule
    let base = palette(on: fill, depth: depth)
    let own = rule.fill.map { palette(on: $0, depth: depth) } ?? base
    let color = rule.glyph.isEmpty ? own.text(rule.role) : own.mark(rule.role)
    let tells = rule.fill == nil ? color != own.text(.textPrimary) : own.fill != base.fill
    return DFStateStyle(
      glyph: rule.glyph, asciiGlyph: rule.ascii,
      attributes: tells ? rule.attributes : rule.attributes.union(rule.substitute), color: color,
      fill: own.fill)
  }
}

extension DFState {
  /// One row of the table of states.
  fileprivate struct Rule {
    let glyph: String
    let ascii: String
    let role: DFColorRole
    var fill: DFFill?
    var attributes: TextAttributes = []
    /// What stands in where the colour does not tell the state.
    var substitute: TextAttributes = []
  }

  fileprivate var rule: Rule {
    switch self {
    case .selected:
      Rule(glyph: "●", ascii: "*", role: .primary, fill: .selectedRow, substitute: .bold)
    case .cursor:
      Rule(glyph: "▌", ascii: ">", role: .primary, fill: .cursorRow, substitute: .reverse)
    case .focused: Rule(glyph: "┃", ascii: "|", role: .primary, attributes: .bold)
    case .error: Rule(glyph: "✗", ascii: "x", role: .destructive, substitute: .bold)
    case .warning: Rule(glyph: "!", ascii: "!", role: .warning, substitute: .bold)
    case .success: Rule(glyph: "✓", ascii: "+", role: .success)
    case .info: Rule(glyph: "i", ascii: "i", role: .info)
    case .dirty: Rule(glyph: "•", ascii: "~", role: .warning, substitute: .italic)
    case .disabled: Rule(glyph: "", ascii: "", role: .textDisabled, substitute: .dim)
    case .sortedAscending: Rule(glyph: "▲", ascii: "^", role: .primary, substitute: .bold)
    case .sortedDescending: Rule(glyph: "▼", ascii: "v", role: .primary, substitute: .bold)
    case .match:
      Rule(
        glyph: "", ascii: "", role: .textPrimary, fill: .match, attributes: [.bold, .underline])
    }
  }
}
