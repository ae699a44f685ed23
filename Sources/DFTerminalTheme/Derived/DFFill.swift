public import DFTerminalCore

/// What lies behind text: one of the theme's surfaces, or a tint made of them.
public enum DFFill: Hashable, Sendable {
  /// Behind everything.
  case background
  /// Behind rows and panels.
  case surface
  /// Behind headers and what floats.
  case elevated
  /// A row that is marked.
  case selectedRow
  /// The row the cursor is on.
  case cursorRow
  /// The row the cursor is on, when it is marked too.
  case selectedCursorRow
  /// The bar that offers actions on what is marked.
  case bulkBar
  /// Text that was searched for.
  case match
  /// The faint tint of a role, as of a badge or an avatar.
  case tint(DFColorRole)
  /// A role's own colour, as of a filled badge or a button.
  case solid(DFColorRole)
  /// A colour of one's own; a translucent one is mixed with the surface.
  case custom(Color)

  /// The fill of a row by its state.
  public static func row(isSelected: Bool, isCursor: Bool) -> DFFill {
    switch (isSelected, isCursor) {
    case (false, false): .surface
    case (true, false): .selectedRow
    case (false, true): .cursorRow
    case (true, true): .selectedCursorRow
    }
  }
}

extension DFFill {
  /// The fill a depth can show: among sixteen colours there are no tints, so that attributes tell
  /// what tints would.
  func shown(at depth: ColorDepth) -> DFFill {
    guard depth == .ansi16 else { return self }
    switch self {
    case .background, .surface, .elevated, .solid, .custom: return self
    default: return .surface
    }
  }
}

extension DFListTokens {
  /// The fill of a row by its state, with the overrides of these tokens.
  public func fill(isSelected: Bool, isCursor: Bool) -> DFFill {
    (isCursor ? cursorFill : isSelected ? selectionFill : nil).map(DFFill.custom)
      ?? .row(isSelected: isSelected, isCursor: isCursor)
  }
}

extension DFTableTokens {
  /// The fill of a row by its state, with the overrides of these tokens.
  ///
  /// `isStriped` is true for every second row.
  public func fill(isSelected: Bool, isCursor: Bool, isStriped: Bool = false) -> DFFill {
    let own = isCursor ? cursorFill : isSelected ? selectionFill : isStriped ? stripeFill : nil
    return own.map(DFFill.custom) ?? .row(isSelected: isSelected, isCursor: isCursor)
  }
}

extension DFTheme {
  /// The opaque colour of a fill.
  ///
  /// DesignFoundation's opacities (selection 0.12, bulk bar 0.08, tints 0.15) are mixed with the
  /// surface; where the terminal's own colours cannot be mixed, the surface shows as it is.
  public func color(of fill: DFFill) -> Color {
    switch fill {
    case .background: opaque(colors.background, over: ground)
    case .surface: opaque(colors.surface, over: color(of: .background))
    case .elevated: opaque(colors.surfaceElevated, over: color(of: .background))
    case .selectedRow: tint(.interactiveFill, 0.12)
    case .cursorRow: tint(.interactiveFill, 0.20)
    case .selectedCursorRow: tint(.interactiveFill, 0.30)
    case .bulkBar:
      components.grid.bulkBarFill.map { color(of: .custom($0)) }
        ?? tint(.interactiveFill, 0.08)
    case .match: tint(.warning, 0.30)
    case .tint(let role): tint(role, 0.15)
    case .solid(let role): color(of: .custom(colors[role]))
    case .custom(let color): opaque(color, over: self.color(of: .surface))
    }
  }

  /// A role's colour at an opacity over the surface.
  private func tint(_ role: DFColorRole, _ opacity: Double) -> Color {
    opaque(colors[role].opacity(opacity), over: color(of: .surface))
  }

  /// What the terminal has behind everything, as far as can be told.
  var ground: Color { scheme == .light ? .white : .black }

  /// Mixes a translucent colour with an opaque one; what has no components is not mixed.
  func opaque(_ color: Color, over below: Color) -> Color {
    guard color.alpha < 1 else { return color }
    guard let top = color.components, let bottom = below.components else { return below }
    return Color(top.flattened(alpha: color.alpha, over: bottom))
  }
}

extension Color {
  /// Creates an opaque colour.
  init(_ color: SRGB) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }

  /// The mix of red, green and blue, without the opacity; `nil` for colours of the terminal.
  var components: SRGB? {
    guard case .rgb(let red, let green, let blue) = source else { return nil }
    return SRGB(red: red, green: green, blue: blue)
  }
}
