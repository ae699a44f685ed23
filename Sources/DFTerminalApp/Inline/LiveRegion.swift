import DFTerminalCore
public import DFTerminalIO
public import DFTerminalViews

/// A view that stays up to date below normal output: progress of a job, for instance.
///
/// Log lines go above it and stay in the scrollback; the last frame stays when it is finished.
/// It never grows taller than the screen. Where the output is no terminal, or in linear mode
/// (`ACCESSIBLE=1`), it prints a line when progress passes another ten percent, and the end.
///
///     let region = LiveRegion { DFProgressBar(value: model.done, total: model.total) }
///     for file in files {
///       copy(file)
///       region.update()
///     }
///     region.finish()
@MainActor public final class LiveRegion {
  private let renderer: FrameRenderer
  private let output: ProcessOutput
  private let capabilities: TerminalCapabilities
  private var block = LiveBlock()
  private var spoken = SpokenProgress()
  private var lastFrame = -Double.infinity
  private var isClosed = false

  /// The seconds between frames, at least.
  package static let frameInterval = 1.0 / 30

  /// Creates a region; nothing shows before the first update.
  ///
  /// - Parameters:
  ///   - output: Where it shows; standard error by default, beside what a pipe takes.
  ///   - content: The view.
  public init<Content: View>(
    on output: ProcessOutput = .standardError, @ViewBuilder content: () -> Content
  ) {
    self.output = output
    capabilities = TerminalCapabilities.detect(
      environment: ProcessEnvironment.variables, isTerminal: output.isTerminal)
    var environment = EnvironmentValues()
    environment.adopt(capabilities)
    let root = AdaptiveTheme(content())
    renderer = FrameRenderer(environment: environment) { root }
  }

  private var isDrawn: Bool { capabilities.movesCursor && !capabilities.isLinear }

  /// Shows the view as it is now, at most 30 times a second.
  public func update() {
    let now = Clock.seconds()
    guard now - lastFrame >= LiveRegion.frameInterval else { return }
    lastFrame = now
    show(isLast: false)
  }

  /// Prints a line above the region.
  public func log(_ line: String) {
    let text = TextSanitizer.sanitize(line)
    guard isDrawn else { return write(Array((text + "\n").utf8)) }
    write(block.log(Array(text.utf8), columns: columns))
  }

  /// Shows the last frame and leaves it; once, further calls do nothing.
  public func finish() {
    guard !isClosed else { return }
    show(isLast: true)
    isClosed = true
    write(block.finish())
    renderer.close()
  }

  private var columns: Int { output.size?.columns ?? 80 }

  private func show(isLast: Bool) {
    guard !isClosed else { return }
    draw()
    guard isDrawn else {
      return write(spoken.lines(of: renderer.semantics, isLast: isLast))
    }
    write(block.update(to: lines, columns: columns))
  }

  private func draw() {
    let screen = output.size ?? (80, 24)
    let offer = CellProposal(columns: max(1, screen.columns - 1), rows: nil)
    let wanted = renderer.size(for: offer)
    renderer.size = CellSize(
      columns: min(wanted.columns, max(1, screen.columns - 1)),
      rows: min(wanted.rows, max(1, screen.rows - 1)))
    renderer.draw(at: Clock.seconds())
  }

  private var lines: [LiveBlock.Line] {
    let encoder = ANSIEncoder(options: EncoderOptions(capabilities))
    let rows = encoder.encodeStatic(renderer.drawn).split(
      separator: 0x0A, omittingEmptySubsequences: false)
    return rows.prefix(renderer.size.rows).enumerated().map { row, bytes in
      LiveBlock.Line(
        bytes: Array(bytes), columns: TextMeasure.columns(of: renderer.drawn.line(row)))
    }
  }

  /// A reader that is gone takes no more: the job goes on without telling.
  private func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, !isClosed || bytes == Array("\r\n".utf8) else { return }
    do throws(TerminalError) {
      try output.write(bytes)
    } catch {
      isClosed = true
    }
  }
}
