package import DFTerminalCore

/// What outlives a frame: remembered values, focus, what is on the screen, who is listening.
@MainActor package final class SceneState {
  /// What views remember.
  package private(set) lazy var slots = SlotStore { [weak self] in
    self?.invalidate()
  } onMove: { [weak self] in
    self?.redraw()
  }
  /// Who receives the keys.
  package let focus = FocusDirector()
  let installer = DynamicPropertyInstaller()
  let lifecycle = LifecycleTracker()
  /// Whether the lists of the screen are being edited.
  private(set) lazy var editMode = StateSlot(EditMode.inactive, store: slots)
  /// Data faults worth a developer's attention, such as duplicate ids; each is said once.
  package private(set) var diagnostics: [String] = []

  /// What the whole screen is filled with before views draw; the outermost theme sets it.
  package var screenColor: CellColor?
  /// What the screen is called; the innermost title of the frame counts.
  package private(set) var windowTitle: String?
  private var speakers: [String: ViewPath] = [:]
  /// Whether something changed since the last frame began.
  package private(set) var needsFrame = true
  /// Whether what changed may change what views are made of, and not only how they are drawn.
  private(set) var needsBuild = true
  /// Whether the event being handled asked for nothing but to draw anew.
  var isRedrawEnough = false
  /// Called when a frame becomes due.
  package var onInvalidate: () -> Void = {}

  package init() {}

  /// Asks for a new frame, for which the views are built anew.
  package func invalidate() {
    needsBuild = true
    askForFrame()
  }

  /// Asks for a new frame of the same elements, because one of them draws itself differently.
  ///
  /// Only for what an element alone decides, such as where its cursor is: bodies, sizes and what
  /// the application holds must be as they were.
  package func redraw() {
    isRedrawEnough = true
    askForFrame()
  }

  private func askForFrame() {
    if needsFrame { return }
    needsFrame = true
    onInvalidate()
  }

  /// Notes a data fault; the same words are kept once.
  package func diagnose(_ message: String) {
    if diagnostics.contains(message) { return }
    diagnostics.append(message)
  }

  /// Whether words that stand in the frame once are those of this view: of the first that is built.
  package func isSpeaker(_ path: ViewPath, of words: String) -> Bool {
    let speaker = speakers[words] ?? path
    speakers[words] = speaker
    return speaker == path
  }

  /// Begins a frame of elements that are built, or were built for the frame before.
  func beginFrame(isBuilding: Bool) {
    needsFrame = false
    needsBuild = false
    if isBuilding {
      screenColor = nil
      speakers = [:]
    }
    windowTitle = nil
    slots.beginFrame()
  }

  /// Calls the screen by a name, unless a view further inside did.
  func nameWindow(_ title: String) {
    if windowTitle == nil { windowTitle = title }
  }

  func endFrame(_ pass: FramePass, isBuilding: Bool) {
    // Views that were not built anew did not ask for their slots either.
    if isBuilding { slots.endFrame() }
    let commands = pass.readsCommands ? focus.commands : []
    let isMoved = focus.update(pass.responders, shortcuts: pass.shortcuts)
    if isMoved || pass.readsCommands && focus.commands != commands { invalidate() }
    lifecycle.update(pass.lifecycle)
    pass.finishers.forEach { $0() }
  }
}
