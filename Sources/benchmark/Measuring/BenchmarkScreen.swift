import DFTerminal

/// A screen whose bytes are counted, and shown only where a terminal is given.
@MainActor final class BenchmarkScreen {
  /// The bytes of all frames so far.
  private(set) var bytes = 0
  /// The frames that took more than nothing to show: each is one write.
  private(set) var writes = 0
  private let renderer: FrameRenderer
  private let output: ProcessOutput?
  private var encoder: ANSIEncoder

  /// A terminal that names itself, as most do.
  private static let terminal = EncoderOptions(
    TerminalCapabilities.detect(
      environment: ["TERM": "xterm-kitty", "COLORTERM": "truecolor", "LANG": "C.UTF-8"],
      isTerminal: true))

  init<Content: View>(
    size: CellSize, output: ProcessOutput? = nil, depth: ColorDepth = .truecolor,
    @ViewBuilder content: () -> Content
  ) throws {
    var terminal = BenchmarkScreen.terminal
    terminal.depth = depth
    encoder = ANSIEncoder(options: terminal)
    let root = content().dfThemePreset(.slate)
    renderer = FrameRenderer(size: size) { root }
    self.output = output
    try draw()
  }

  /// The work of the last frame.
  var work: WorkCounters { renderer.work }

  /// The rows of the screen as text.
  var text: String { PlainTextExport.text(of: renderer.drawn) }

  /// Presses the first key of a command and draws what follows.
  func press(_ command: Command) throws {
    guard let chord = renderer.environment.keyMap.keys(for: command).first else { return }
    renderer.send(.key(KeyPress(chord.code, chord.modifiers)))
    try draw()
  }

  /// Draws and encodes a frame.
  func draw() throws {
    renderer.draw()
    let frame = encoder.encode(
      from: renderer.shown, to: renderer.drawn, cursor: renderer.cursor)
    renderer.present()
    guard !frame.isEmpty else { return }
    bytes += frame.count
    writes += 1
    try output?.write(frame)
  }
}
