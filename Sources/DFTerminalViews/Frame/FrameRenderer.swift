public import DFTerminalCore
import Observation
import Synchronization

/// Draws a view frame by frame into cells, without a terminal.
///
/// The run loop, static printing and the test harness all stand on it. ``draw(at:)`` evaluates
/// the visible tree; `present()` says that what was drawn is now on the screen.
@MainActor public final class FrameRenderer {
  /// The surroundings of the root view.
  public var environment: EnvironmentValues {
    didSet { scene.invalidate() }
  }
  /// The size of the screen, in cells.
  public var size: CellSize {
    didSet { if size != oldValue { scene.invalidate() } }
  }
  /// What the screen says about itself, as of the last frame; worked out when someone asks.
  public var semantics: SemanticNode { description.node }
  /// Where the terminal's cursor belongs, as of the last frame; `nil` hides it.
  public private(set) var cursor: CellPoint?
  /// When the next frame is due because something animates, on the clock of ``draw(at:)``.
  public private(set) var nextWake: Double?
  /// The work the last frame took.
  public private(set) var work = WorkCounters()

  /// The size the root takes and the row of it at the top of the screen, for output in bands.
  package var band: (content: CellSize, firstRow: Int)?

  /// What outlives the frames.
  package let scene = SceneState()
  /// The cells as drawn last.
  package private(set) var drawn: CellBuffer
  /// The cells as presented last; `nil` before the first frame and after ``forget()``.
  package private(set) var shown: CellBuffer?

  /// Cells that show nowhere, to be drawn into while ``drawn`` is on the screen.
  private var spare = CellBuffer(size: .zero)
  /// Whether ``drawn`` is on the screen, so that its cells are needed for the comparison.
  private var isPresented = false
  private let makeRoot: (_BuildContext) -> Element
  /// What was built for the last frame.
  private var root: Element?
  private var description = FrameDescription()
  private let observation = ObservationSignal()
  private var lineage: UInt64 = 1

  /// Creates a renderer for a view; the size defaults to 80 columns and 24 rows.
  public init<Root: View>(
    size: CellSize = CellSize(columns: 80, rows: 24),
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder root: () -> Root
  ) {
    self.size = size
    self.environment = environment
    let root = root()
    makeRoot = { $0.element(of: root) }
    drawn = CellBuffer(size: .zero, palette: CellPalette(lineage: 1))
  }

  /// Whether something changed since the last frame.
  public var needsFrame: Bool { scene.needsFrame || observation.isRaised }

  /// Called, on any thread, when a frame becomes due.
  public func onInvalidate(_ action: @escaping @Sendable () -> Void) {
    scene.onInvalidate = action
    observation.onRaise = action
  }

  /// The commands that can be carried out now, from the focused view outwards.
  public var commands: [Command] { scene.focus.commands }

  /// Draws a frame; what a view changes while it appears is drawn too.
  ///
  /// - Parameter time: The frame clock, in seconds.
  public func draw(at time: Double = 0) {
    WorkCounters.current = WorkCounters()
    var rounds = 0
    repeat {
      drawOnce(at: time)
      rounds += 1
    } while needsFrame && rounds < FrameRenderer.settlingLimit
    work = WorkCounters.current
  }

  /// Frames drawn at most until appearing views stop changing state.
  private static let settlingLimit = 8

  /// Returns the size the view takes when offered a proposal.
  public func size(for proposal: CellProposal) -> CellSize {
    scene.slots.beginFrame()
    return makeRoot(rootContext).size(for: proposal)
  }

  /// Hands an event to the view that it belongs to; returns whether one took it.
  @discardableResult public func send(_ event: InputEvent) -> Bool {
    scene.isRedrawEnough = false
    let taken = scene.focus.dispatch(event, keyMap: environment.keyMap)
    if taken, !scene.isRedrawEnough { scene.invalidate() }
    return taken
  }

  /// Says that what was drawn last is on the screen.
  package func present() {
    if let shown { spare = shown }
    shown = drawn
    isPresented = true
  }

  /// Says that the screen shows nothing known, so the next diff draws everything.
  package func forget() {
    shown = nil
    isPresented = false
  }

  /// Lets every view disappear and cancels its tasks.
  public func close() {
    scene.lifecycle.close()
  }

  private var rootContext: _BuildContext {
    _BuildContext(scene: scene, environment: environment)
  }

  /// Whether the elements of the last frame show what is to be shown, drawn anew.
  private var canRedraw: Bool {
    scene.needsFrame && !scene.needsBuild && root != nil && !observation.isRaised && band == nil
      && !scene.slots.isOverfull
  }

  private func drawOnce(at time: Double) {
    let isBuilding = !canRedraw
    scene.beginFrame(isBuilding: isBuilding)
    if isBuilding {
      root = nil
      observation.lower()
    }
    let pass = FramePass(canvas: Canvas(takeBuffer()), scene: scene, time: time)
    pass.allowsFocus = !environment.isStatic
    let signal = observation
    withObservationTracking {
      drawRoot(pass)
    } onChange: {
      signal.raise()
    }
    drawn = pass.canvas.buffer
    finish(pass, isBuilding: isBuilding)
  }

  private func drawRoot(_ pass: FramePass) {
    let root = self.root ?? makeRoot(rootContext)
    self.root = root
    let rect = rootRect(root)
    let window = Responder(
      path: ViewPath.root.part("window"), frame: CellRect(origin: .zero, size: size))
    pass.respond(window) {
      root.draw(in: rect, pass)
      pass.drawOverlays()
    }
  }

  private func rootRect(_ root: Element) -> CellRect {
    if let band {
      return CellRect(
        origin: CellPoint(column: 0, row: -band.firstRow), size: band.content)
    }
    let wanted = root.size(for: CellProposal(size))
    return CellRect(
      column: 0, row: 0, columns: min(wanted.columns, size.columns),
      rows: min(wanted.rows, size.rows))
  }

  private func finish(_ pass: FramePass, isBuilding: Bool) {
    description = FrameDescription(pass.described, size: size)
    cursor = pass.cursor
    nextWake = pass.nextWake
    scene.endFrame(pass, isBuilding: isBuilding)
  }

  private func takeBuffer() -> CellBuffer {
    var buffer = CellBuffer(size: .zero)
    if isPresented {
      swap(&buffer, &spare)
      buffer.palette = drawn.palette
      isPresented = false
    } else {
      swap(&buffer, &drawn)
    }
    if buffer.palette.isFull {
      lineage += 1
      buffer.palette = CellPalette(lineage: lineage)
    }
    buffer.reset(size: size)
    return buffer
  }
}

/// A flag that observed objects raise from any thread.
private final class ObservationSignal: Sendable {
  private struct State {
    var isRaised = false
    var onRaise: @Sendable () -> Void = {}
  }

  private let state = Mutex(State())

  var isRaised: Bool { state.withLock { $0.isRaised } }

  var onRaise: @Sendable () -> Void {
    get { state.withLock { $0.onRaise } }
    set { state.withLock { $0.onRaise = newValue } }
  }

  func raise() {
    let action = state.withLock { state in
      state.isRaised = true
      return state.onRaise
    }
    action()
  }

  func lower() {
    state.withLock { $0.isRaised = false }
  }
}
