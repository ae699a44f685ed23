package import DFTerminalCore

/// What outlives a frame: remembered values, focus, what is on the screen, who is listening.
@MainActor package final class SceneState {
  /// What views remember.
  package private(set) lazy var slots = SlotStore { [weak self] in self?.invalidate() }
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
  /// Whether something changed since the last frame began.
  package private(set) var needsFrame = true
  /// Called when a frame becomes due.
  package var onInvalidate: () -> Void = {}

  package init() {}

  /// Asks for a new frame.
  package func invalidate() {
    if needsFrame { return }
    needsFrame = true
    onInvalidate()
  }

  /// Notes a data fault; the same words are kept once.
  package func diagnose(_ message: String) {
    if diagnostics.contains(message) { return }
    diagnostics.append(message)
  }

  func beginFrame() {
    needsFrame = false
    screenColor = nil
    windowTitle = nil
    slots.beginFrame()
  }

  /// Calls the screen by a name, unless a view further inside did.
  func nameWindow(_ title: String) {
    if windowTitle == nil { windowTitle = title }
  }

  func endFrame(_ pass: FramePass) {
    slots.endFrame()
    let commands = pass.readsCommands ? focus.commands : []
    let isMoved = focus.update(pass.responders, shortcuts: pass.shortcuts)
    if isMoved || pass.readsCommands && focus.commands != commands { invalidate() }
    lifecycle.update(pass.lifecycle)
    pass.finishers.forEach { $0() }
  }
}
