public import DFTerminalCore

/// A view that draws its own cells.
///
/// It measures, draws, handles events and says what it is; what must survive a frame is its
/// ``Memory``. ``sizeThatFits(_:memory:in:)`` and ``draw(on:in:memory:context:)`` only read, so
/// drawing twice gives the same cells.
@MainActor public protocol PrimitiveView: View where Body == Never {
  /// What survives between frames, such as a cursor or a draft.
  associatedtype Memory = Void

  /// Makes the memory of a view that is new on the screen.
  func makeMemory() -> Memory

  /// Returns the size taken when offered a proposal.
  func sizeThatFits(
    _ proposal: CellProposal, memory: Memory, in environment: EnvironmentValues
  ) -> CellSize

  /// Draws into a rectangle of the canvas.
  func draw(on canvas: inout Canvas, in rect: CellRect, memory: Memory, context: PrimitiveContext)

  /// Whether Tab stops here; not by default.
  var isFocusable: Bool { get }

  /// Handles an event in the rectangle drawn last; returns whether it was taken.
  func handle(_ event: InputEvent, in rect: CellRect, memory: inout Memory) -> Bool

  /// Says what the view is; `nil` is nothing to read.
  func describe(memory: Memory, context: PrimitiveContext) -> SemanticNode?
}

/// What a primitive may look at while it draws.
@MainActor public struct PrimitiveContext {
  /// The surroundings.
  public let environment: EnvironmentValues
  /// Whether the view receives the keys.
  public let isFocused: Bool
  /// The frame clock, in seconds.
  public let time: Double
  let pass: FramePass

  /// Asks for another frame after a number of seconds: for something that moves.
  public func animate(after seconds: Double) {
    if !environment.accessibilityReduceMotion { pass.wake(after: seconds) }
  }

  /// Returns a colour as cells hold it, with roles looked up and opacity mixed.
  public func resolve(_ color: Color) -> CellColor { environment.resolve(color) }

  /// Puts the terminal's cursor on a cell.
  public func showCursor(at point: CellPoint) {
    pass.cursor = point
  }
}

extension PrimitiveView {
  /// Primitives are not focusable unless they say so.
  public var isFocusable: Bool { false }

  /// Primitives take no event unless they say so.
  public func handle(_ event: InputEvent, in rect: CellRect, memory: inout Memory) -> Bool {
    false
  }

  /// Primitives are nothing to read unless they say so.
  public func describe(memory: Memory, context: PrimitiveContext) -> SemanticNode? { nil }

  /// Adds the primitive.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(PrimitiveElement(view, context))
  }
}

extension PrimitiveView where Memory == Void {
  /// Nothing is remembered.
  public func makeMemory() {}
}

/// A user's primitive on the screen.
private final class PrimitiveElement<Content: PrimitiveView>: Element {
  private let view: Content
  private let environment: EnvironmentValues
  private let memory: StateSlot<Content.Memory>

  init(_ view: Content, _ context: _BuildContext) {
    self.view = view
    environment = context.environment
    memory = context.slot { view.makeMemory() }
    super.init(path: context.path)
  }

  override func measure(_ proposal: CellProposal) -> CellSize {
    view.sizeThatFits(proposal, memory: memory.value, in: environment)
  }

  override func draw(in rect: CellRect, _ pass: FramePass) {
    let context = PrimitiveContext(
      environment: environment, isFocused: pass.isFocused(path), time: pass.time, pass: pass)
    if var node = view.describe(memory: memory.value, context: context) {
      node.frame = rect
      pass.describe(node)
    }
    pass.respond(
      Responder(
        path: path, frame: rect, isFocusable: view.isFocusable && environment.isEnabled,
        handle: { [view, memory] event in
          var next = memory.value
          let isTaken = view.handle(event, in: rect, memory: &next)
          if isTaken { memory.value = next }
          return isTaken
        }))
    pass.clipped(to: rect) {
      view.draw(on: &pass.canvas, in: rect, memory: memory.value, context: context)
    }
  }
}
