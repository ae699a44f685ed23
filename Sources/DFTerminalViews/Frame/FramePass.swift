package import DFTerminalCore

/// What a frame gathers while its elements draw: cells, responders, meaning, lifecycle.
@MainActor package final class FramePass {
  /// The cells.
  package var canvas: Canvas
  /// What outlives the frame.
  package let scene: SceneState
  /// The frame's time, in seconds of the frame clock.
  package var time: Double {
    reads += 1
    return clock
  }
  private let clock: Double
  /// How often something was asked for that may be another thing in the next frame.
  private var reads = 0
  /// Where the terminal's own cursor goes; `nil` hides it.
  package var cursor: CellPoint?
  /// When the next frame is due because something animates; `nil` when nothing does.
  package private(set) var nextWake: Double?
  /// Whether controls drawn now can receive the focus: not in rows away from the cursor.
  package var allowsFocus = true

  private var saidOnce: Set<String> = []
  private(set) var readsCommands = false
  private(set) var responders: [Responder] = []
  private(set) var lifecycle: [LifecycleEntry] = []
  private var enclosing: Int?
  private var semantics: [[SemanticPiece]] = [[]]
  private var overlays: [(FramePass) -> Void] = []
  private(set) var shortcuts: [Shortcut] = []
  private(set) var finishers: [() -> Void] = []
  /// What has the focus inside the scroll view that is being drawn.
  package var focusTarget: FocusTarget?

  init(canvas: Canvas, scene: SceneState, time: Double) {
    self.canvas = canvas
    self.scene = scene
    clock = time
  }

  /// Whether the view at a path receives the keys.
  package func isFocused(_ path: ViewPath) -> Bool {
    reads += 1
    return scene.focus.path == path
  }

  /// Asks for another frame after a number of seconds.
  package func wake(after seconds: Double) {
    let due = clock + max(seconds, 0.01)
    nextWake = min(nextWake ?? due, due)
  }

  /// Draws with the clip narrowed to a rectangle.
  package func clipped(to rect: CellRect, _ draw: () -> Void) {
    let saved = canvas.clip
    canvas.clip = saved.intersection(rect)
    draw()
    canvas.clip = saved
  }

  /// Registers a responder and draws what is inside it.
  package func respond(_ responder: Responder, _ draw: () -> Void = {}) {
    var responder = responder
    let frame = responder.frame
    responder.frame = responder.frame.intersection(canvas.clip)
    responder.isFocusable = responder.isFocusable && allowsFocus
    responder.parent = enclosing
    if isFocused(responder.path) {
      focusTarget = FocusTarget(frame: frame, moves: scene.focus.moves)
    }
    let saved = enclosing
    let index = responders.count
    enclosing = index
    responders.append(responder)
    draw()
    enclosing = saved
    if responder.yieldsFocus, responders[(index + 1)...].contains(where: \.isFocusable) {
      responders[index].isFocusable = false
    }
  }

  /// Draws and returns the responders registered meanwhile.
  package func collectingResponders(_ draw: () -> Void) -> ArraySlice<Responder> {
    let start = responders.count
    draw()
    return responders[start...]
  }

  /// Registers a command that works wherever the focus is.
  package func shortcut(_ command: Command, action: @escaping () -> Void) {
    shortcuts.append(Shortcut(command: command, responder: enclosing, action: action))
  }

  /// Does something once the frame is drawn, such as a correction that asks for another frame.
  package func afterFrame(_ action: @escaping () -> Void) {
    finishers.append(action)
  }

  /// Registers what is to happen when the view at a path appears or disappears.
  package func live(_ entry: LifecycleEntry) {
    lifecycle.append(entry)
  }

  /// Whether this is the first call with these words in the frame: for what is said once.
  package func isFirst(toSay words: String) -> Bool {
    saidOnce.insert(words).inserted
  }

  /// The commands that can be carried out, as of the frame before.
  ///
  /// Where they turn out to be others, the frame is drawn again.
  package var activeCommands: [Command] {
    readsCommands = true
    reads += 1
    return scene.focus.commands
  }

  /// Draws and tells whether that only changed cells and described views: then the same can be had
  /// in another frame by copying the cells.
  package func drawsCellsOnly(_ draw: () -> Void) -> Bool {
    let before = trace
    draw()
    return trace == before
  }

  /// What drawing leaves behind beside cells and meaning.
  private struct Trace: Equatable {
    var reads: Int
    var saidOnce: Int
    var responders: Int
    var lifecycle: Int
    var overlays: Int
    var shortcuts: Int
    var finishers: Int
    var cursor: CellPoint?
    var nextWake: Double?
    var windowTitle: String?
  }

  private var trace: Trace {
    Trace(
      reads: reads, saidOnce: saidOnce.count, responders: responders.count,
      lifecycle: lifecycle.count, overlays: overlays.count, shortcuts: shortcuts.count,
      finishers: finishers.count, cursor: cursor, nextWake: nextWake,
      windowTitle: scene.windowTitle)
  }

  /// Draws above everything else, once the rest of the frame is drawn.
  package func overlay(_ draw: @escaping (FramePass) -> Void) {
    let parent = enclosing
    overlays.append { pass in
      pass.enclosing = parent
      draw(pass)
      pass.enclosing = nil
    }
  }

  func drawOverlays() {
    while !overlays.isEmpty {
      let waiting = overlays
      overlays = []
      waiting.forEach { $0(self) }
    }
  }

  /// Adds what a view says about itself; nodes described inside become its children.
  package func describe(_ node: SemanticNode, _ draw: () -> Void = {}) {
    let inside = collectingPieces(draw)
    if inside.isEmpty { return describe(.node(node)) }
    describe(
      .later {
        var node = node
        node.children += inside.nodes
        return [node]
      })
  }

  /// Adds what a view says about itself, worked out when someone asks.
  ///
  /// What it is worked out from must be values as they are now: the view may have changed by then.
  package func describe(_ piece: SemanticPiece) {
    semantics[semantics.count - 1].append(piece)
  }

  /// Draws and hands over what was described inside, instead of adding it.
  package func collectingSemantics(_ draw: () -> Void) -> [SemanticNode] {
    collectingPieces(draw).nodes
  }

  /// Draws and hands over what was described inside, instead of adding it or working it out.
  package func collectingPieces(_ draw: () -> Void) -> [SemanticPiece] {
    semantics.append([])
    draw()
    return semantics.removeLast()
  }

  /// What was described at the outermost level.
  var described: [SemanticPiece] { semantics[0] }
}
