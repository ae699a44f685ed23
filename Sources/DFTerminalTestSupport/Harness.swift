import DFTerminalComponents
public import DFTerminalCore
import DFTerminalIO
public import DFTerminalTheme
public import DFTerminalViews

/// A screen without a terminal: it presses, types, clicks and looks as a person would.
///
/// Time stands still until ``advance(by:)``; every action draws what follows from it.
///
///     let screen = Harness(columns: 40, rows: 10) { ContactList() }
///     screen.press("<down><enter>")
///     #expect(screen.text.contains("Grace Hopper"))
@MainActor public final class Harness {
  /// The seconds of the manual clock.
  public private(set) var time = 0.0
  /// What a screen reader was told: one line for each change of what the screen says.
  public private(set) var transcript: [String] = []
  /// The bytes a terminal would have been sent so far.
  public private(set) var bytesWritten = 0
  /// The bytes a terminal would have been sent for the last change.
  public private(set) var lastBytes: [UInt8] = []
  /// The frames drawn so far.
  public private(set) var framesDrawn = 0

  /// The renderer behind the screen.
  package let renderer: FrameRenderer
  private var encoder: ANSIEncoder
  private var spoken = SpokenChanges()

  /// Opens a screen on a view and draws its first frame.
  ///
  /// - Parameters:
  ///   - columns: The width, in cells; 80 by default.
  ///   - rows: The height, in cells; 24 by default.
  ///   - theme: The theme; the dark default by default.
  ///   - colorDepth: The colours the terminal shows; all of them by default.
  ///   - environment: The surroundings outside the theme.
  ///   - content: The view.
  public init<Content: View>(
    columns: Int = 80, rows: Int = 24, theme: DFTheme = .default,
    colorDepth: ColorDepth = .truecolor,
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder content: () -> Content
  ) {
    let root = content().dfTheme(theme)
    var environment = environment
    environment.colorDepth = colorDepth
    renderer = FrameRenderer(
      size: CellSize(columns: columns, rows: rows), environment: environment
    ) { root }
    encoder = ANSIEncoder(options: EncoderOptions(depth: colorDepth))
    draw()
  }

  /// Rows of lists and tables built for the last frame.
  public var rowsBuilt: Int { renderer.work.rowsBuilt }

  /// The work the last frame took.
  public var work: WorkCounters { renderer.work }

  /// The commands that can be carried out now.
  public var commands: [Command] { renderer.commands }

  /// What the screen says about itself.
  public var semantics: SemanticNode { renderer.semantics }

  /// Where the terminal's cursor is; `nil` while it is hidden.
  public var cursor: CellPoint? { renderer.cursor }

  /// The faults in data found so far, such as duplicate ids.
  public var diagnostics: [String] { renderer.scene.diagnostics }

  /// Draws frames until nothing asks for another, and sends each to the encoder.
  func draw() {
    renderer.draw(at: time)
    framesDrawn += 1
    lastBytes = encoder.encode(
      from: renderer.shown, to: renderer.drawn, cursor: renderer.cursor)
    bytesWritten += lastBytes.count
    renderer.present()
    transcript += spoken.sentences(of: renderer.semantics)
  }

  func drawIfNeeded() {
    if renderer.needsFrame { draw() }
  }

  func moveClock(to time: Double) {
    self.time = time
  }
}
