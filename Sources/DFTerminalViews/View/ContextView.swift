/// A composite that is made with its surroundings at hand.
///
/// The library's own components conform to it: their surroundings reach them without property
/// wrappers, so a row of many costs no reflection.
@MainActor public protocol _ContextView: View where Body == Never {
  /// The view this one is composed of.
  associatedtype Content: View

  /// Returns what the view is composed of where it stands.
  @ViewBuilder func _content(in environment: EnvironmentValues) -> Content
}

extension _ContextView {
  /// Evaluates the content and collects that.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    WorkCounters.current.bodiesEvaluated += 1
    let content = view._content(in: context.environment)
    Content._collect(content, in: context.inBody, into: collector)
  }

  /// As many rows as the content makes.
  public static var _arity: _RowArity { Content._arity }
}
