import DFTerminalCore
import DFTerminalTheme
import DFTerminalViews

/// The looks of a table's parts in a theme, all of them readable on what lies behind them.
struct TableStyles {
  /// What the looks depend on.
  struct Key: Equatable {
    var theme: DFTheme
    var depth: ColorDepth
    var isStriped: Bool
    var isEnabled: Bool
  }

  /// A part of a table with something behind it.
  enum Ground: Int, CaseIterable {
    case plain, stripe, selected, cursor, selectedCursor
  }

  /// How rows look, by ``Ground``.
  private let rows: [DFPalette]
  /// The style of a row's text, by ``Ground``.
  private let bases: [CellStyle]
  /// The style of the text of a row that is no longer valid, by ``Ground``.
  private let staleBases: [CellStyle]
  let header: DFPalette
  let match: DFPalette
  let editor: DFPalette
  /// What marks the cursor where no colour does.
  let cursorAttributes: TextAttributes

  init(_ key: Key) {
    let words: DFColorRole = key.isEnabled ? .textPrimary : .textDisabled
    let theme = key.theme
    let tokens = theme.components.table
    let stripe = DFFill.custom(
      tokens.stripeFill ?? theme.colors.textPrimary.opacity(key.isStriped ? 0.05 : 0))
    let rows = Ground.allCases.map { ground in
      let fill: DFFill
      switch ground {
      // A theme that goes along with the terminal leaves it its background, as lists do.
      case .plain where theme.colors.respectsColorScheme:
        return theme.palette(on: .background, depth: key.depth).unfilled
      case .plain: fill = .surface
      case .stripe: fill = stripe
      case .selected: fill = tokens.fill(isSelected: true, isCursor: false)
      case .cursor: fill = tokens.fill(isSelected: false, isCursor: true)
      case .selectedCursor: fill = tokens.fill(isSelected: true, isCursor: true)
      }
      return theme.palette(on: fill, depth: key.depth)
    }
    header = theme.palette(
      on: tokens.headerFill.map(DFFill.custom) ?? .elevated, depth: key.depth)
    match = theme.palette(on: .match, depth: key.depth)
    editor = theme.palette(
      on: theme.components.grid.editorFill.map(DFFill.custom) ?? .elevated, depth: key.depth)
    let cursor = theme.style(of: .cursor, depth: key.depth).attributes.union(.bold)
    cursorAttributes = cursor
    bases = Ground.allCases.map { $0.base(rows[$0.rawValue], words, cursor) }
    staleBases = Ground.allCases.map { $0.base(rows[$0.rawValue], .textSecondary, cursor) }
    self.rows = rows
  }

  /// The colours on a ground.
  subscript(ground: Ground) -> DFPalette { rows[ground.rawValue] }

  /// The style of a row's text on a ground; a row that is no longer valid is dimmed.
  func base(_ ground: Ground, isStale: Bool = false) -> CellStyle {
    isStale ? staleBases[ground.rawValue] : bases[ground.rawValue]
  }

  /// The colours of what stands beside the rows.
  var plain: DFPalette { rows[0] }
}

extension TableStyles.Ground {
  /// Returns the style of a row's text in a role's colour.
  fileprivate func base(
    _ palette: DFPalette, _ role: DFColorRole, _ cursor: TextAttributes
  ) -> CellStyle {
    palette.style(role, self == .cursor || self == .selectedCursor ? cursor : [])
  }
}

extension DFPalette {
  /// The style of a mark in a role's colour.
  func markStyle(_ role: DFColorRole, _ attributes: TextAttributes = []) -> CellStyle {
    CellStyle(foreground: mark(role), background: fill, attributes: attributes)
  }

  /// The style of rules.
  var ruleStyle: CellStyle { CellStyle(foreground: border, background: fill) }
}

extension CellStyle {
  /// Returns the style with what a cell says of itself.
  @MainActor func overlaid(_ style: DFCellStyle, in environment: EnvironmentValues) -> CellStyle {
    var copy = adding(style.attributes)
    if let color = style.foreground { copy.foreground = environment.resolve(color) }
    if let color = style.background { copy.background = environment.resolve(color) }
    return copy
  }
}
