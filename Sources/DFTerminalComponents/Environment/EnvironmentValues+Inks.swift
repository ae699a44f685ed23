import DFTerminalCore
import DFTerminalTheme
import DFTerminalViews

/// The colours of the theme as the terminal shows them here, all readable on what lies below.
extension EnvironmentValues {
  /// What views stand on here.
  var currentFill: DFFill {
    guard let surface else { return .background }
    return Color(glyph: surface) == .primary ? .background : .custom(Color(glyph: surface))
  }

  /// What text has to be read on here: the strongest tint that what lies below may take.
  private var readingFill: DFFill {
    guard let rows = rowGround, rows.plain == surface else { return currentFill }
    return rows.strongest
  }

  /// The colours to draw with on what lies below.
  var inks: DFPalette { themeLook.palette(on: readingFill) }

  /// Returns the colour of a role for text, readable on what lies below.
  func text(_ role: DFColorRole) -> Color { Color(glyph: inks.text(role)) }

  /// Returns the colour of a role for text, readable on a fill.
  func text(_ role: DFColorRole, on fill: DFFill) -> Color {
    Color(glyph: themeLook.palette(on: fill).text(role))
  }

  /// Returns the colour of a role for marks and bars, visible on what lies below.
  func mark(_ role: DFColorRole) -> Color { Color(glyph: inks.mark(role)) }

  /// Returns a colour of one's own, readable on a fill; on what lies below where none is named.
  func readable(
    _ color: Color, on fill: DFFill? = nil, ratio: Double = DFPalette.textRatio
  ) -> Color {
    if case .role = color.source { return color }
    return Color(glyph: themeLook.ink(color, on: fill ?? readingFill, ratio: ratio))
  }

  /// Returns the colour that a fill has on the terminal; no colour where it shows none.
  func fill(_ fill: DFFill) -> Color { Color(fill: themeLook.palette(on: fill).fill) }

  /// Returns a faint tint of a colour on what lies below.
  ///
  /// Where the depth has no faint colours, or the colour cannot be mixed, it is what lies below.
  func tint(_ color: Color, _ opacity: Double) -> DFFill {
    guard colorDepth > .ansi16, case .rgb = color.source else { return currentFill }
    return .custom(Color(glyph: resolve(color.opacity(opacity))))
  }
}

/// The fills of rows, which change as the cursor moves, after what stands on them was made.
struct RowGround: Hashable {
  /// A row at rest.
  let plain: CellColor?
  /// The row that keys act on.
  let strongest: DFFill
}

private struct RowGroundKey: EnvironmentKey {
  static let defaultValue: RowGround? = nil
}

extension EnvironmentValues {
  /// The fills of the rows that views stand on here.
  var rowGround: RowGround? {
    get { self[RowGroundKey.self] }
    set { self[RowGroundKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Returns a colour thinned to an opacity where the depth has such colours.
  func faded(_ color: Color, _ opacity: Double) -> Color {
    guard colorDepth > .ansi16, case .rgb = color.source else { return color }
    return color.opacity(opacity)
  }
}

extension Color {
  /// Creates the colour of glyphs from that of a cell.
  init(glyph cell: CellColor) {
    self = Color(cell) ?? .primary
  }

  /// Creates the colour behind glyphs from that of a cell.
  init(fill cell: CellColor) {
    self = Color(cell) ?? .clear
  }

  private init?(_ cell: CellColor) {
    switch cell.value {
    case .terminalDefault: return nil
    case .indexed(let index): self = .indexed(index)
    case .rgb(let red, let green, let blue): self.init(red: red, green: green, blue: blue)
    }
  }
}
