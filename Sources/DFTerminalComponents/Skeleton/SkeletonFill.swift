import DFTerminalCore
import DFTerminalTheme
import DFTerminalViews

/// A placeholder's cells: tinted blanks, or shades where there are too few colours for tints.
struct SkeletonFill: View {
  typealias Body = Never

  let configuration: DFSkeletonStyleConfiguration
  /// How far from the surface the tints are; 1 is the theme's own.
  let strength: Double

  /// What stands for a line of text: lower than the line, so that lines stay apart.
  static let lineGlyph: Character = "▆"

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    let content = SkeletonFillContent(view, context.environment)
    collector.append(ContentElement(content, path: context.path))
  }
}

/// The cells of a placeholder.
@MainActor private struct SkeletonFillContent: ElementContent {
  private let configuration: DFSkeletonStyleConfiguration
  /// The shape; corners without a radius are straight.
  private let shape: DFSkeletonShape
  private let colors: DFSkeletonColors
  private let shade: CellStyle
  private let glyphs: GlyphSet
  private let isTinted: Bool

  init(_ view: SkeletonFill, _ environment: EnvironmentValues) {
    configuration = view.configuration
    let radius = environment.dfTheme.components.skeleton.defaultCornerRadius ?? 8
    let isStraight = view.configuration.shape == .roundedRect && radius.points <= 0
    shape = isStraight ? .rectangle : view.configuration.shape
    colors = environment.themeLook.skeleton(on: environment.currentFill, strength: view.strength)
    shade = environment.style(Color(glyph: environment.inks.border))
    glyphs = environment.glyphs
    let below = environment.themeLook.palette(on: environment.currentFill).fill
    isTinted = environment.colorDepth >= .palette256 && colors.base != below
  }

  func size(for proposal: CellProposal) -> CellSize {
    proposal.replacingUnspecified(with: CellSize(columns: 1, rows: 1))
  }

  func draw(in rect: CellRect, _ pass: FramePass) {
    guard !rect.isEmpty else { return }
    let isLine = rect.rows == 1 && standsForText
    let corners = isTinted && glyphs == .unicode ? Corners(shape, rect.size) : nil
    for column in 0..<rect.columns {
      let isEdge = column == 0 || column == rect.columns - 1
      let strip = CellRect(
        column: rect.minColumn + column, row: rect.minRow, columns: 1, rows: rect.rows)
      let place = (Double(column) + 0.5) / Double(rect.columns)
      if !isTinted {
        shade(strip, at: place, pass)
      } else if isLine {
        let bar = CellStyle(foreground: color(at: place), background: .transparent)
        pass.canvas.fill(strip, with: SkeletonFill.lineGlyph, style: bar)
      } else if let corners, isEdge {
        tint(strip, corners, isLeading: column == 0, at: place, pass)
      } else {
        tint(strip, at: place, pass)
      }
    }
  }

  /// Where the middle of the shimmer is, `0...1` within the placeholder; `nil` while it rests.
  private var sweep: Double? { configuration.phase.map { $0 * 1.6 - 0.3 } }

  private func tint(_ strip: CellRect, at place: Double, _ pass: FramePass) {
    pass.canvas.fill(strip, with: " ", style: CellStyle(background: color(at: place)))
  }

  /// Whether a placeholder of one line is lower than the line.
  private var standsForText: Bool {
    glyphs == .unicode && (shape == .rectangle || shape == .roundedRect)
  }

  private func color(at place: Double) -> CellColor {
    sweep.map { colors.color(at: place, sweep: $0) } ?? colors.base
  }

  private func shade(_ strip: CellRect, at place: Double, _ pass: FramePass) {
    let isLit = sweep.map { abs($0 - place) < 0.15 } ?? false
    let glyph = isLit ? glyphs.pick("▓", "=") : glyphs.pick("▒", "-")
    for character in glyph { pass.canvas.fill(strip, with: character, style: shade) }
  }

  /// Draws a first or last column whose ends are cut; what lies below shows beside them.
  private func tint(
    _ strip: CellRect, _ corners: Corners, isLeading: Bool, at place: Double, _ pass: FramePass
  ) {
    tint(strip.inset(by: CellInsets(top: 1, bottom: 1)), at: place, pass)
    let style = CellStyle(foreground: color(at: place), background: .transparent)
    let ends = corners.ends(isLeading: isLeading)
    pass.canvas.write(ends.top, at: strip.origin, style: style)
    guard strip.rows > 1 else { return }
    pass.canvas.write(ends.bottom, at: strip.origin.offset(rows: strip.rows - 1), style: style)
  }
}

/// The block elements that cut the corners of a shape.
private enum Corners {
  /// Half of the only row.
  case half
  /// A quarter of the corner's cell stays.
  case quarter
  /// Three quarters of the corner's cell stay.
  case threeQuarters

  /// Creates the corners of a shape; `nil` where they are straight.
  init?(_ shape: DFSkeletonShape, _ size: CellSize) {
    guard size.columns > 2 else { return nil }
    switch (shape, size.rows) {
    case (.rectangle, _), (.roundedRect, 1): return nil
    case (.circle, 1), (.pill, 1): self = .half
    case (.circle, _), (.pill, _): self = .quarter
    case (.roundedRect, _): self = .threeQuarters
    }
  }

  /// The glyphs at the ends of the first or the last column.
  func ends(isLeading: Bool) -> (top: String, bottom: String) {
    switch (self, isLeading) {
    case (.half, true): ("▐", "▐")
    case (.half, false): ("▌", "▌")
    case (.quarter, true): ("▗", "▝")
    case (.quarter, false): ("▖", "▘")
    case (.threeQuarters, true): ("▟", "▜")
    case (.threeQuarters, false): ("▙", "▛")
    }
  }
}
