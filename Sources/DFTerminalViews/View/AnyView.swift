/// A view whose type is hidden; a change of the hidden type is a change of identity.
public struct AnyView: View {
  /// The body; primitives have none.
  public typealias Body = Never

  /// The view inside, of any type but this one.
  package let content: any View

  /// Hides the type of a view.
  public init<Content: View>(_ content: Content) {
    self.content = (content as? AnyView)?.content ?? content
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing content: Content) {
    self.init(content)
  }

  /// Adds the hidden view under the identity of its type.
  public static func _collect(
    _ view: AnyView, in context: _BuildContext, into collector: _Collector
  ) {
    collect(view.content, in: context, into: collector)
  }

  /// One row or none: what is hidden is not known before it is built.
  public static var _arity: _RowArity { .atMostOne }

  private static func collect<Content: View>(
    _ content: Content, in context: _BuildContext, into collector: _Collector
  ) {
    let context = context.child(type: Content.self)
    Content._collect(content, in: context, into: collector)
  }
}
