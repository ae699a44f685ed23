import DFTerminalCore
package import DFTerminalIO
package import DFTerminalViews

/// Turns events into frames and frames into bytes, for one screen.
///
/// All events that are waiting are handled before a frame is shown; a key acts on what the keys
/// before it led to, so that none is lost where one opens a field. Frames that no key asked for
/// keep a distance, so that a storm of resizes or changes costs few. In linear mode a frame is the
/// sentences that are new on it, one a line, below what was said before.
@MainActor package final class ScreenLoop {
  /// The renderer of the screen.
  package let renderer: FrameRenderer
  /// The exit status once the program is to end.
  package private(set) var exitStatus: Int32?
  /// The frames written so far.
  package private(set) var framesWritten = 0
  /// Stops the job when a person asks for it with Ctrl+Z and no view takes the key.
  package var suspend: () -> Void = {}

  /// Shows a title of the screen, when there is another one than before.
  package var showTitle: (String) -> Void = { _ in }

  private var shownTitle: String?
  private var encoder: ANSIEncoder
  private var spoken = SpokenChanges()
  private let clock: () -> Double
  private let write: ([UInt8]) -> Bool
  private var clicks = ClickCounter()
  private var lastFrame = -Double.infinity
  /// Whether the terminal still takes an earlier frame; it says when the next is welcome.
  private var isFrameRefused = false

  /// How many cells were compared for the last frame.
  package var cellsCompared: Int { encoder.cellsCompared }

  /// The seconds between frames that no key asked for.
  package static let frameInterval = 1.0 / 60

  /// Creates a loop.
  ///
  /// - Parameters:
  ///   - renderer: Draws the frames.
  ///   - capabilities: What is known of the terminal.
  ///   - clock: The seconds of a clock that never goes back.
  ///   - write: Sends a frame; `false` where an earlier one is still on its way.
  package init(
    renderer: FrameRenderer, capabilities: TerminalCapabilities, clock: @escaping () -> Double,
    write: @escaping ([UInt8]) -> Bool
  ) {
    self.renderer = renderer
    self.clock = clock
    self.write = write
    encoder = ANSIEncoder(options: EncoderOptions(capabilities))
    renderer.environment.adopt(capabilities)
  }

  /// Ends the program.
  package func quit(_ status: Int32) {
    if exitStatus == nil { exitStatus = status }
  }

  /// Handles events in order, then draws one frame if one is due now.
  package func handle(_ events: [TerminalEvent]) {
    var isUrgent = false
    for event in events where exitStatus == nil {
      isUrgent = handle(event) || isUrgent
    }
    if exitStatus == nil { drawIfDue(isUrgent: isUrgent) }
  }

  /// How long the loop may wait although nothing happens; `nil` is forever.
  package var patience: Duration? {
    let held = isFrameWanted && !isFrameRefused ? lastFrame + ScreenLoop.frameInterval : nil
    let due = [held, renderer.nextWake].compactMap { $0 }.min()
    return due.map { .seconds(max(0, $0 - clock())) }
  }

  private var isFrameWanted: Bool { renderer.needsFrame || renderer.shown == nil }

  /// Handles an event; returns whether a person waits for the frame.
  private func handle(_ event: TerminalEvent) -> Bool {
    switch event {
    case .input(let input): return handle(input)
    case .capabilities(let capabilities): adopt(capabilities)
    case .ready:
      isFrameRefused = false
      return true
    case .resumed:
      isFrameRefused = false
      showAgain()
      return true
    case .ended: quit(0)
    }
    return false
  }

  private func adopt(_ capabilities: TerminalCapabilities) {
    let options = EncoderOptions(capabilities)
    if options != encoder.options { renderer.forget() }
    encoder.options = options
    renderer.environment.adopt(capabilities)
  }

  private func handle(_ input: InputEvent) -> Bool {
    switch input {
    case .resize(let size):
      renderer.size = size
      renderer.forget()
      return false
    case .pointer(let pointer):
      renderer.send(.pointer(clicks.count(pointer, at: clock())))
    case .key(let key):
      catchUp()
      if !renderer.send(input) { handleUnclaimed(key.chord) }
    case .appearance(let scheme):
      renderer.environment.colorScheme = scheme
    default:
      catchUp()
      renderer.send(input)
    }
    return true
  }

  /// Draws what earlier events of the same batch led to, without showing it.
  private func catchUp() {
    if renderer.needsFrame, renderer.shown != nil { renderer.draw(at: clock()) }
  }

  /// Keys that mean the same in every program unless a view takes them.
  private func handleUnclaimed(_ chord: KeyChord) {
    switch chord {
    case KeyChord(.character("c"), .control): quit(130)
    case KeyChord(.character("z"), .control): suspend()
    case KeyChord(.character("l"), .control): showAgain()
    default: break
    }
  }

  private func drawIfDue(isUrgent: Bool) {
    let now = clock()
    let animates = renderer.nextWake.map { $0 <= now } ?? false
    guard isFrameWanted || animates, !isFrameRefused else { return }
    guard isUrgent || now - lastFrame >= ScreenLoop.frameInterval else { return }
    renderer.draw(at: now)
    let before = spoken
    let bytes = renderer.environment.isLinear ? sentences() : cells()
    lastFrame = now
    isFrameRefused = !bytes.isEmpty && !write(bytes)
    if isFrameRefused {
      spoken = before
      return renderer.scene.invalidate()
    }
    if !bytes.isEmpty { framesWritten += 1 }
    renderer.present()
    nameWindow()
  }

  private func nameWindow() {
    guard let title = renderer.scene.windowTitle, title != shownTitle else { return }
    shownTitle = title
    showTitle(title)
  }

  private func cells() -> [UInt8] {
    encoder.encode(from: renderer.shown, to: renderer.drawn, cursor: renderer.cursor)
  }

  private func sentences() -> [UInt8] {
    spoken.sentences(of: renderer.semantics).flatMap { Array("\($0)\r\n".utf8) }
  }

  private func showAgain() {
    renderer.forget()
    spoken.forget()
  }
}
