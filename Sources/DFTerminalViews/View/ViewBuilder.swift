/// Turns the statements of a closure into one view.
///
/// Source: SwiftUI's `ViewBuilder`; `for` loops are ``ForEach``.
@MainActor @resultBuilder public enum ViewBuilder {
  /// Takes one statement as a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Refuses a statement that is not a view.
  @available(*, unavailable, message: "only views belong here: show a value with Text(…)")
  @_disfavoredOverload public static func buildExpression<Value>(_ value: Value) -> EmptyView {
    EmptyView()
  }

  /// Builds nothing from no statement.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes on a single statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Puts several statements together.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
