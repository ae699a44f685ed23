/// A button of a pointing device.
public enum PointerButton: Hashable, Sendable {
  /// The main button.
  case left
  /// The wheel, pressed.
  case middle
  /// The context button.
  case right
  /// The thumb button that goes back.
  case back
  /// The thumb button that goes forward.
  case forward
}

/// What a pointing device did, and in which cell.
public struct PointerEvent: Hashable, Sendable {
  /// What happened.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case press(PointerButton)
    /// A button came up.
    case release(PointerButton)
    /// The pointer moved with a button held.
    case drag(PointerButton)
    /// The pointer moved with no button held.
    case move
    /// The wheel turned one step towards an edge.
    case wheel(Edge)
  }

  /// What happened.
  public var action: Action
  /// The cell, counted from zero.
  public var position: CellPoint
  /// The modifier keys held.
  public var modifiers: KeyModifiers
  /// How many presses followed each other in this cell; set by the run loop.
  ///
  /// 2 is a double click.
  public var clickCount: Int

  /// Creates an event; no modifiers and a single click by default.
  public init(
    _ action: Action, at position: CellPoint, modifiers: KeyModifiers = [], clickCount: Int = 1
  ) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
    self.clickCount = clickCount
  }
}
