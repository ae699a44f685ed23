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
  /// What says that nothing moves; `nil` while the work runs.
  private let mark: DFStateStyle?
  private let isASCII: Bool
  private let moves: Bool

  init(_ progress: DFProgress, isGlass: Bool, _ environment: EnvironmentValues) {
    self.progress = progress
    let theme = environment.dfTheme
    let height = theme.components.progressBar.trackHeight ?? 6
    rows = environment.metrics.extent(height, along: .vertical)
    glyphs = BarGlyphs(isHigh: height.points >= 12 || height.cells > 0, environment.glyphs)
    let color = environment.barColor ?? theme.colors[progress.phase.role]
    fill = environment.style(environment.barInk(progress.phase))
    let glass = environment.tint(color, 0.15)
    let below = isGlass && glass != environment.currentFill ? environment.fill(glass) : .clear
    track = environment.style(Color(glyph: environment.inks.border))
      .background(environment.resolve(below))
    mark = progress.phase.state.map { environment.themeLook.style(of: $0) }
    isASCII = environment.glyphs == .ascii
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
    if rest > 0 {
      pass.canvas.write(
        String(glyphs.partial[rest - 1]), at: line.origin.offset(columns: whole),
        style: fill.background(track.background))
    }
    drawMark(at: whole, in: line, pass)
  }

  /// Says with a glyph where the work stopped, for those who see no colours.
  private func drawMark(at column: Int, in line: CellRect, _ pass: FramePass) {
    guard let mark, line.columns > 1 else { return }
    let place = min(column, line.columns - 1)
    pass.canvas.write(
      mark.glyph(ascii: isASCII), at: line.origin.offset(columns: place),
      style: fill.background(track.background).adding(mark.attributes))
  }

  /// A piece that runs to and fro; without motion a broken line.
  private func drawMoving(in line: CellRect, _ pass: FramePass) {
    pass.canvas.fill(line, with: moves && mark == nil ? glyphs.track : glyphs.broken, style: track)
    if mark != nil { return drawMark(at: line.columns / 2, in: line, pass) }
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
  /// The role of the colour of a bar that none was set for.
  var role: DFColorRole {
    switch self {
    case .running: .primary
    case .paused: .warning
    case .failed: .destructive
    }
  }

  /// How a bar that does not run looks; `nil` for one that runs.
  var state: DFState? {
    switch self {
    case .running: nil
    case .paused: .warning
    case .failed: .error
    }
  }
}

extension EnvironmentValues {
  /// The colour of a bar: the one set from outside, or that of its phase.
  func barInk(_ phase: DFProgress.Phase) -> Color {
    barColor.map { readable($0, ratio: DFPalette.markRatio) } ?? mark(phase.role)
  }
}
