public import DFTerminalCore

/// Views above each other, of which only those in sight are built.
///
/// It takes the width it is offered. Inside a ``ScrollView`` it makes the rows that show, and no
/// others; the state of rows out of sight is kept. Spacing defaults to 8 points: no row when
/// compact. Source: SwiftUI's `LazyVStack`.
public struct LazyVStack<Content: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let alignment: HorizontalAlignment
  private let spacing: DFLength?
  private let content: Content

  /// Creates a lazy column of views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: DFLength? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the column.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(
      LazyStackElement(
        view.content, context, axis: .vertical,
        alignment: Alignment(horizontal: view.alignment, vertical: .top), spacing: view.spacing))
  }
}

/// Views side by side, of which only those in sight are built.
///
/// It takes the height it is offered. Spacing defaults to 8 points: one column.
/// Source: SwiftUI's `LazyHStack`.
public struct LazyHStack<Content: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let alignment: VerticalAlignment
  private let spacing: DFLength?
  private let content: Content

  /// Creates a lazy row of views.
  public init(
    alignment: VerticalAlignment = .center, spacing: DFLength? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the row.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(
      LazyStackElement(
        view.content, context, axis: .horizontal,
        alignment: Alignment(horizontal: .leading, vertical: view.alignment),
        spacing: view.spacing))
  }
}

extension _BuildContext {
  /// Returns the content of a lazy container as rows that keep their state out of sight.
  package func rows<Content: View>(of content: Content, axis: Axis) -> RowSource {
    scene.slots.markOwner(path)
    var inner = child(0)
    inner.lazyOwner = path
    inner.environment.stackAxis = axis
    let collector = _Collector(isLazy: true)
    Content._collect(content, in: inner, into: collector)
    return RowSource(collector)
  }
}
