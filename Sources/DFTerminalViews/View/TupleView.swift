/// Several views in a row, as a builder puts them together.
public struct TupleView<each Content: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Adds each view under its place in the row.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    var index = 0
    for child in repeat each view.content {
      collect(child, in: context.child(index), into: collector)
      index += 1
    }
  }

  /// The rows of all views together.
  public static var _arity: _RowArity {
    var arity = _RowArity.fixed(0)
    repeat arity = arity.followed(by: (each Content)._arity)
    return arity
  }

  private static func collect<Child: View>(
    _ child: Child, in context: _BuildContext, into collector: _Collector
  ) {
    Child._collect(child, in: context, into: collector)
  }
}
