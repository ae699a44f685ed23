public import DFTerminalIO
public import DFTerminalViews

/// A view that takes over the terminal until it is quit.
///
///     let status = try FullScreen { ContactList() }.run()
///
/// Ctrl+C ends the program unless a view takes the key. Where standard output is no terminal
/// that can move its cursor, the view is printed once instead. With `ACCESSIBLE=1` nothing is
/// drawn: the terminal keeps its screen and pointer, and each change is told in sentences, one a
/// line, below what was told before; Ctrl+L tells all of it again.
@MainActor public struct FullScreen<Content: View> {
  /// How the terminal is used.
  public var options = TerminalOptions()
  /// The surroundings outside the view, such as the key map.
  public var environment = EnvironmentValues()
  private let content: Content

  /// Creates a screen for a view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Runs until the program is quit or the terminal is gone; work of the main actor goes on.
  ///
  /// Idle, it wakes zero times.
  ///
  /// - Returns: The exit status: 0, 130 after Ctrl+C, or the one given to `quit`.
  /// - Throws: ``TerminalError`` where the terminal cannot be used.
  public func run() throws(TerminalError) -> Int32 {
    let detected = TerminalCapabilities.detect(
      environment: ProcessEnvironment.variables,
      isTerminal: ProcessOutput.standardOutput.isTerminal)
    guard detected.movesCursor else { return try runStatic() }
    let session = try TerminalSession.open(detected.isLinear ? linear(options) : options)
    defer { session.close() }
    return try run(on: session)
  }

  /// Prints the view; a reader that is gone is no failure.
  private func runStatic() throws(TerminalError) -> Int32 {
    do throws(TerminalError) {
      try write(content)
    } catch .closed {
      return 0
    }
    return 0
  }

  /// The options of a session that is listened to.
  private func linear(_ options: TerminalOptions) -> TerminalOptions {
    var options = options
    options.usesAlternateScreen = false
    options.fillsScreen = false
    options.mouse = .none
    options.hidesCursor = false
    return options
  }

  private func run(on session: TerminalSession) throws(TerminalError) -> Int32 {
    let renderer = FrameRenderer(size: session.size, environment: environment) {
      AdaptiveTheme(content)
    }
    defer { renderer.close() }
    let loop = ScreenLoop(
      renderer: renderer, capabilities: session.capabilities, clock: Clock.seconds,
      write: session.show)
    connect(loop, to: session)
    loop.handle([])
    while true {
      if let status = loop.exitStatus { return status }
      loop.handle(try session.nextEvents(waitingAtMost: loop.patience))
    }
  }

  private func connect(_ loop: ScreenLoop, to session: TerminalSession) {
    loop.suspend = session.suspend
    loop.showTitle = session.name
    loop.renderer.onInvalidate(session.wake)
    loop.renderer.environment.quit = QuitAction { [weak loop] in loop?.quit($0) }
    loop.renderer.environment.copyText = CopyAction(session.copy)
  }
}

extension TerminalSession {
  /// Shows a frame; returns whether it was taken.
  ///
  /// A terminal that is gone takes everything: ``TerminalEvent/ended`` follows.
  fileprivate func show(_ frame: [UInt8]) -> Bool {
    (try? write(frame: frame)) ?? true
  }

  /// Gives the window a title, which goes when the session ends.
  ///
  /// A terminal that is gone needs none: ``TerminalEvent/ended`` follows.
  fileprivate func name(_ title: String) {
    try? setTitle(title)
  }

  /// Puts text on the clipboard of the terminal (OSC 52).
  ///
  /// Returns whether all of it fits.
  fileprivate func copy(_ text: String) -> Bool {
    // Behind a frame that is on its way, not in its place. A terminal that is gone copies nothing.
    try? write(ClipboardSequence.bytes(text))
    return text.utf8.count <= ClipboardSequence.limit
  }
}

/// The clock of frames.
enum Clock {
  private static let start = ContinuousClock.now

  /// The seconds since the program first asked.
  static func seconds() -> Double {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
