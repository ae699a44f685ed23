public import DFTerminalCore

/// The name of one colour of a theme.
public enum DFColorRole: String, Hashable, Sendable, CaseIterable {
  /// The brand's first colour: marks, progress, links.
  case primary
  /// The brand's second colour.
  case secondary
  /// The brand's highlight.
  case accent
  /// Behind everything.
  case background
  /// Behind rows and panels.
  case surface
  /// Behind headers and what floats.
  case surfaceElevated
  /// Text to read.
  case textPrimary
  /// Supporting text.
  case textSecondary
  /// Text of what cannot be used.
  case textDisabled
  /// Lines, frames and tracks.
  case border
  /// Behind the label of a control, and the tint of a selection.
  case interactiveFill
  /// ``interactiveFill`` under the pointer.
  case interactiveHover
  /// ``interactiveFill`` while pressed.
  case interactivePressed
  /// ``interactiveFill`` of a control that cannot be used.
  case interactiveDisabled
  /// What deletes, and what is wrong.
  case destructive
  /// What went well.
  case success
  /// What needs care.
  case warning
  /// What is worth knowing.
  case info

  /// Whether the colour lies behind other things: a background of cells rather than a glyph.
  public var isSurface: Bool {
    switch self {
    case .background, .surface, .surfaceElevated, .interactiveDisabled: true
    default: false
    }
  }
}

extension DFColorTokens {
  /// The colour of a role.
  public subscript(role: DFColorRole) -> Color {
    get { self[keyPath: role.keyPath] }
    set { self[keyPath: role.keyPath] = newValue }
  }
}

extension DFColorRole {
  fileprivate var keyPath: WritableKeyPath<DFColorTokens, Color> {
    switch self {
    case .primary: \.primary
    case .secondary: \.secondary
    case .accent: \.accent
    case .background: \.background
    case .surface: \.surface
    case .surfaceElevated: \.surfaceElevated
    case .textPrimary: \.textPrimary
    case .textSecondary: \.textSecondary
    case .textDisabled: \.textDisabled
    case .border: \.border
    case .interactiveFill: \.interactiveFill
    case .interactiveHover: \.interactiveHover
    case .interactivePressed: \.interactivePressed
    case .interactiveDisabled: \.interactiveDisabled
    case .destructive: \.destructive
    case .success: \.success
    case .warning: \.warning
    case .info: \.info
    }
  }
}
