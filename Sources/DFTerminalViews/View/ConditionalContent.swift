/// One of two views, as an `if` with `else` or a `switch` builds it.
public struct _ConditionalContent<First: View, Second: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  enum Branch {
    case first(First)
    case second(Second)
  }

  private let branch: Branch

  init(_ branch: Branch) {
    self.branch = branch
  }

  /// Adds the branch taken; each branch is an identity of its own.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    switch view.branch {
    case .first(let first): First._collect(first, in: context.child(0), into: collector)
    case .second(let second): Second._collect(second, in: context.child(1), into: collector)
    }
  }

  /// The rows of either branch.
  public static var _arity: _RowArity { First._arity.or(Second._arity) }
}

extension Optional: View where Wrapped: View {
  /// The body; primitives have none.
  public typealias Body = Never

  /// Adds the wrapped view if there is one.
  public static func _collect(
    _ view: Wrapped?, in context: _BuildContext, into collector: _Collector
  ) {
    guard let view else { return }
    Wrapped._collect(view, in: context.child(0), into: collector)
  }

  /// The rows of the wrapped view, or none.
  public static var _arity: _RowArity { Wrapped._arity.or(.fixed(0)) }
}
