package import DFTerminalCore

/// Something on the screen that can receive events during a frame.
@MainActor package struct Responder {
  /// The identity of the view.
  package var path: ViewPath
  /// Where it is on the screen, clipped.
  package var frame: CellRect
  /// Whether Tab stops here.
  package var isFocusable: Bool
  /// Whether nothing outside it receives events while it is there.
  package var isModal: Bool
  /// Whether Tab stops here only as long as it stops nowhere inside.
  package var yieldsFocus = false
  /// The commands it carries out now, in the order help shows them.
  package var commands: [Command]
  /// Carries out one of its commands; `false` passes it on to the ancestors.
  package var perform: (Command) -> Bool
  /// Handles an event before commands are looked up; `false` passes it on.
  package var handle: (InputEvent) -> Bool
  /// Handles an event that no command took; `false` passes it on to the ancestors.
  package var fallback: (InputEvent) -> Bool
  /// Told about a press of the pointer that something inside took.
  package var observe: (PointerEvent) -> Void = { _ in }
  /// The responder around it, as an index of the frame's list.
  var parent: Int?

  package init(
    path: ViewPath, frame: CellRect, isFocusable: Bool = false, isModal: Bool = false,
    commands: [Command] = [], perform: @escaping (Command) -> Bool = { _ in false },
    handle: @escaping (InputEvent) -> Bool = { _ in false },
    fallback: @escaping (InputEvent) -> Bool = { _ in false }
  ) {
    self.path = path
    self.frame = frame
    self.isFocusable = isFocusable
    self.isModal = isModal
    self.commands = commands
    self.perform = perform
    self.handle = handle
    self.fallback = fallback
  }
}
