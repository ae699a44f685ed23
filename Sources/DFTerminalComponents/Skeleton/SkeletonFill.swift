import DFTerminalCore
import DFTerminalTheme
import DFTerminalViews

/// A placeholder's cells: tinted blanks, or shades where there are too few colours for tints.
struct SkeletonFill: View {
  typealias Body = Never

  let configuration: DFSkeletonStyleConfiguration
  /// How far from the surface the tints are; 1 is the theme's own.
  let strength: Double

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    let content = SkeletonFillContent(view, context.environment)
    collector.append(ContentElement(content, path: context.path))
  }
}

/// The cells of a placeholder.
@MainActor private struct SkeletonFillContent: ElementContent {
  private let configuration: DFSkeletonStyleConfiguration
  private let colors: DFSkeletonColors
  private let border: CellStyle
  private let glyphs: GlyphSet
  private let isTinted: Bool

  init(_ view: SkeletonFill, _ environment: EnvironmentValues) {
    configuration = view.configuration
    var theme = environment.dfTheme
    theme.components.skeleton.thicken(by: view.strength)
    colors = theme.skeleton(
      on: .custom(environment.currentSurface), depth: environment.colorDepth)
    border = environment.style(theme.colors.border)
    glyphs = environment.glyphs
    isTinted = environment.colorDepth >= .palette256
  }

  func size(for proposal: CellProposal) -> CellSize {
    proposal.replacingUnspecified(with: CellSize(columns: 1, rows: 1))
  }

  func draw(in rect: CellRect, _ pass: FramePass) {
    for row in 0..<rect.rows {
      let inset = inset(of: row, in: rect.size)
      for column in inset..<max(inset, rect.columns - inset) {
        draw(column, row, in: rect, pass)
      }
    }
  }

  private func draw(_ column: Int, _ row: Int, in rect: CellRect, _ pass: FramePass) {
    let place = (Double(column) + 0.5) / Double(max(1, rect.columns))
    let sweep = configuration.phase.map { $0 * 1.6 - 0.3 }
    let point = rect.origin.offset(columns: column, rows: row)
    guard isTinted else {
      let isLit = sweep.map { abs($0 - place) < 0.15 } ?? false
      let glyph = isLit ? glyphs.pick("▓", "=") : glyphs.pick("▒", "-")
      pass.canvas.write(glyph, at: point, style: border)
      return
    }
    let color = sweep.map { colors.color(at: place, sweep: $0) } ?? colors.base
    drawTint(color, column, row, in: rect, pass)
  }

  private func drawTint(
    _ color: CellColor, _ column: Int, _ row: Int, in rect: CellRect, _ pass: FramePass
  ) {
    let point = rect.origin.offset(columns: column, rows: row)
    let isRound = configuration.shape == .pill || configuration.shape == .circle
    let inset = inset(of: row, in: rect.size)
    let style = CellStyle(foreground: color, background: .transparent)
    if isRound, glyphs == .unicode, rect.columns > 2, column == inset {
      pass.canvas.write("▐", at: point, style: style)
    } else if isRound, glyphs == .unicode, rect.columns > 2, column == rect.columns - inset - 1 {
      pass.canvas.write("▌", at: point, style: style)
    } else {
      pass.canvas.write(" ", at: point, style: CellStyle(background: color))
    }
  }

  /// The columns that a round shape leaves free at both ends of a row.
  private func inset(of row: Int, in size: CellSize) -> Int {
    guard configuration.shape == .circle, size.rows > 2, size.columns > 4 else { return 0 }
    return row == 0 || row == size.rows - 1 ? 1 : 0
  }
}

extension DFSkeletonTokens {
  /// Moves both tints away from the surface, or towards it, by a factor.
  fileprivate mutating func thicken(by factor: Double) {
    shimmerBaseOpacity = min(1, (shimmerBaseOpacity ?? 0.25) * factor)
    shimmerHighlightOpacity = min(1, (shimmerHighlightOpacity ?? 0.55) * factor)
  }
}
