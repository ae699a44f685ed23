/// A value of a view's surroundings.
///
/// Source: SwiftUI's `Environment`.
@MainActor @propertyWrapper public struct Environment<Value> {
  final class Link {
    var values = EnvironmentValues()
  }

  private let path: KeyPath<EnvironmentValues, Value>
  private let link = Link()

  /// Creates a property that reads the value at a path of the surroundings.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    self.path = path
  }

  /// The value where the view stands.
  public var wrappedValue: Value { link.values[keyPath: path] }
}

extension Environment: DynamicProperty {
  func install(in context: _BuildContext, index: Int) {
    link.values = context.environment
  }
}

/// Changes the surroundings of the views inside it.
struct EnvironmentModifier<Content: View>: View {
  typealias Body = Never

  let content: Content
  let change: (inout EnvironmentValues) -> Void

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    var context = context
    view.change(&context.environment)
    Content._collect(view.content, in: context, into: collector)
  }

  static var _arity: _RowArity { Content._arity }
}

extension View {
  /// Sets a value of the surroundings for this view and what is inside it.
  public func environment<Value: Sendable>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentModifier(content: self) { $0[keyPath: path] = value }
  }

  /// Changes the surroundings for this view and what is inside it.
  package func transformEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentModifier(content: self, change: change)
  }
}
