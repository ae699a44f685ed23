/// Several views treated as one; modifiers apply to each of them.
public struct Group<Content: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let content: Content

  /// Groups the views a builder makes.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Adds the grouped views as they are.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    Content._collect(view.content, in: context, into: collector)
  }

  /// The rows of the grouped views.
  public static var _arity: _RowArity { Content._arity }
}
