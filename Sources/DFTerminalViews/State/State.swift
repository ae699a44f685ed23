/// A value that a view owns and that survives from frame to frame under the view's identity.
///
/// Setting it draws the screen anew. Source: SwiftUI's `State`.
@MainActor @propertyWrapper public struct State<Value> {
  /// Ties the copies of one property, in views and closures, to the slot they share.
  final class Link {
    var slot: StateSlot<Value>?
    var initial: Value

    init(_ initial: Value) {
      self.initial = initial
    }
  }

  private let link: Link

  /// Creates a state with the value of its first frame.
  public init(wrappedValue: Value) {
    link = Link(wrappedValue)
  }

  /// Creates a state with the value of its first frame.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value now.
  public var wrappedValue: Value {
    get { link.slot?.value ?? link.initial }
    nonmutating set {
      if let slot = link.slot { slot.value = newValue } else { link.initial = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that starts as `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: DynamicProperty {
  func install(in context: _BuildContext, index: Int) {
    link.slot = context.slot(index: index) { link.initial }
  }
}
