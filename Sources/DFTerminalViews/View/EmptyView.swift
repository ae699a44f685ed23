import DFTerminalCore

/// A view that shows nothing and takes no place.
public struct EmptyView: View {
  /// The body; primitives have none.
  public typealias Body = Never

  /// Creates a view that shows nothing.
  public init() {}

  /// Adds nothing.
  public static func _collect(
    _ view: EmptyView, in context: _BuildContext, into collector: _Collector
  ) {}

  /// No row.
  public static var _arity: _RowArity { .fixed(0) }
}
