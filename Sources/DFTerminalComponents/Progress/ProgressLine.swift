import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

/// A bar over the width it is offered: half-cell lines, or eighth blocks where the track is high.
struct ProgressLine: View {
  typealias Body = Never

  let progress: DFProgress
  let isGlass: Bool

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    let content = ProgressLineContent(view.progress, isGlass: view.isGlass, context.environment)
    collector.append(ContentElement(content, path: context.path))
  }
}

/// The cells of a bar.
@MainActor private struct ProgressLineContent: ElementContent {
  private let progress: DFProgress
  private let glyphs: BarGlyphs
  private let rows: Int
  private let fill: CellStyle
  private let track: CellStyle
  private let moves: Bool

  init(_ progress: DFProgress, isGlass: Bool, _ environment: EnvironmentValues) {
    self.progress = progress
    let theme = environment.dfTheme
    let height = theme.components.progressBar.trackHeight ?? 6
    rows = environment.metrics.extent(height, along: .vertical)
    glyphs = BarGlyphs(isHigh: height.points >= 12 || height.cells > 0, environment.glyphs)
    let color = environment.barColor ?? progress.phase.color(theme.colors)
    fill = environment.style(
      environment.readable(color, on: environment.currentSurface, ratio: 3))
    let below = isGlass ? environment.flattened(theme.colors.tint(color, 0.15)) : .clear
    track = environment.style(theme.colors.border).background(environment.resolve(below))
    moves = !environment.accessibilityReduceMotion && !environment.isStatic
  }

  func size(for proposal: CellProposal) -> CellSize {
    CellSize(columns: proposal.columns ?? ProgressLineContent.idealColumns, rows: rows)
  }

  /// The width of a bar that may choose.
  private static let idealColumns = 20

  func draw(in rect: CellRect, _ pass: FramePass) {
    guard !rect.isEmpty else { return }
    for row in 0..<rect.rows {
      let line = CellRect(
        column: rect.minColumn, row: rect.minRow + row, columns: rect.columns, rows: 1)
      if let units = progress.filled(of: rect.columns * glyphs.steps) {
        draw(units, in: line, pass)
      } else {
        drawMoving(in: line, pass)
      }
    }
  }

  private func draw(_ units: Int, in line: CellRect, _ pass: FramePass) {
    let whole = units / glyphs.steps
    pass.canvas.fill(line, with: glyphs.track, style: track)
    let filled = CellRect(origin: line.origin, size: CellSize(columns: whole, rows: 1))
    pass.canvas.fill(filled, with: glyphs.full, style: fill.background(track.background))
    let rest = units % glyphs.steps
    guard rest > 0 else { return }
    pass.canvas.write(
      String(glyphs.partial[rest - 1]), at: line.origin.offset(columns: whole),
      style: fill.background(track.background))
  }

  /// A piece that runs to and fro; without motion a broken line.
  private func drawMoving(in line: CellRect, _ pass: FramePass) {
    pass.canvas.fill(line, with: moves ? glyphs.track : glyphs.broken, style: track)
    guard moves else { return }
    pass.wake(after: 0.08)
    let length = max(1, line.columns / 4)
    let room = max(1, line.columns - length)
    let step = Int(clamping: pass.time / 0.08) % (2 * room)
    let offset = step < room ? step : 2 * room - step
    let piece = CellRect(
      origin: line.origin.offset(columns: offset), size: CellSize(columns: length, rows: 1))
    pass.canvas.fill(piece.intersection(line), with: glyphs.full, style: fill)
  }
}

/// The glyphs of a bar.
private struct BarGlyphs {
  let full: Character
  let partial: [Character]
  let track: Character
  let broken: Character

  /// The parts a cell can be filled by.
  var steps: Int { partial.count + 1 }

  init(isHigh: Bool, _ set: GlyphSet) {
    switch (isHigh, set) {
    case (_, .ascii): (full, partial, track, broken) = ("=", [], "-", "~")
    case (false, .unicode): (full, partial, track, broken) = ("━", ["╸"], "─", "╌")
    case (true, .unicode): (full, partial, track, broken) = ("█", Array("▏▎▍▌▋▊▉"), "░", "▒")
    }
  }
}

extension DFProgress.Phase {
  /// The colour of a bar that none was set for.
  fileprivate func color(_ colors: DFColorTokens) -> Color {
    switch self {
    case .running: colors.primary
    case .paused: colors.warning
    case .failed: colors.error
    }
  }
}
