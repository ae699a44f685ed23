import DFTerminalCore

/// Which view inside has the focus, as a value to read and to set.
///
/// Source: SwiftUI's `FocusState`.
@MainActor @propertyWrapper public struct FocusState<Value: Hashable> {
  final class Link {
    var slot: StateSlot<Value>?
    var initial: Value

    init(_ initial: Value) {
      self.initial = initial
    }
  }

  /// Ties a view to a value of the focus.
  @MainActor public struct Binding {
    fileprivate let link: Link
    fileprivate let none: Value

    /// The value now.
    public var wrappedValue: Value {
      get { link.slot?.value ?? link.initial }
      nonmutating set {
        if let slot = link.slot { slot.value = newValue } else { link.initial = newValue }
      }
    }
  }

  private let link: Link
  private let none: Value

  private init(none: Value) {
    link = Link(none)
    self.none = none
  }

  /// Creates a state that is false while the view does not have the focus.
  public init() where Value == Bool {
    self.init(none: false)
  }

  /// Creates a state that is `nil` while none of the views has the focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    self.init(none: nil)
  }

  /// The value that belongs to the view with the focus.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// What ties views to the value.
  public var projectedValue: Binding { Binding(link: link, none: none) }
}

extension FocusState: DynamicProperty {
  func install(in context: _BuildContext, index: Int) {
    link.slot = context.slot(index: index) { link.initial }
  }
}

extension View {
  /// Ties the focus of the view to a state: true while it is inside.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Ties the focus of the view to a state: this value while it is inside.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    wrappingElement { element, context in
      FocusedElement(
        element, binding, value: value,
        memory: context.at(element.path.part("focused")).slot { FocusMemory() })
    }
  }
}

/// What a tie between focus and state remembers.
private struct FocusMemory<Value> {
  var wasInside = false
  var seen: Value?
}

/// Keeps the focus and a state in step.
private final class FocusedElement<Value: Hashable>: WrapperElement {
  private let binding: FocusState<Value>.Binding
  private let value: Value
  private let memory: StateSlot<FocusMemory<Value>>

  init(
    _ child: Element, _ binding: FocusState<Value>.Binding, value: Value,
    memory: StateSlot<FocusMemory<Value>>
  ) {
    self.binding = binding
    self.value = value
    self.memory = memory
    super.init(child)
  }

  override func draw(in rect: CellRect, _ pass: FramePass) {
    let inside = pass.collectingResponders { child.draw(in: rect, pass) }
    let hasFocus = inside.contains { pass.isFocused($0.path) }
    let known = memory.value
    let current = binding.wrappedValue
    memory.cache { memory in
      memory.wasInside = hasFocus
      memory.seen = current
    }
    if known.seen != current, known.seen != nil || current == value {
      // The program chose: its choice wins over where the focus is.
      guard current == value, !hasFocus,
        let stop = inside.first(where: \.isFocusable)?.path
      else { return }
      pass.afterFrame { [scene = pass.scene] in
        scene.focus.focus(stop)
        scene.invalidate()
      }
    } else if hasFocus, current != value {
      pass.afterFrame { [binding, value] in binding.wrappedValue = value }
    } else if !hasFocus, known.wasInside, current == value {
      pass.afterFrame { [binding, value] in
        if binding.wrappedValue == value { binding.wrappedValue = binding.none }
      }
    }
  }
}
