public import DFTerminalCore

/// Views in lines of several columns, of which only those in sight are built.
///
/// It takes the width it is offered; a line is as tall as its tallest view. Spacing between lines
/// defaults to 8 points: no row when compact. Source: SwiftUI's `LazyVGrid`.
public struct LazyVGrid<Content: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let design: LazyGridElement.Design
  private let content: Content

  /// Creates a grid from its columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: DFLength? = nil,
    @ViewBuilder content: () -> Content
  ) {
    design = LazyGridElement.Design(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing)
    self.content = content()
  }

  /// Adds the grid.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(LazyGridElement(view.content, context, view.design))
  }
}

/// Views in columns of several rows that follow each other sideways.
///
/// It takes the height it is offered. Only views in sight are built. Spacing between columns
/// defaults to 8 points: one column. Source: SwiftUI's `LazyHGrid`.
public struct LazyHGrid<Content: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let design: LazyGridElement.Design
  private let content: Content

  /// Creates a grid from its rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: DFLength? = nil,
    @ViewBuilder content: () -> Content
  ) {
    design = LazyGridElement.Design(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing)
    self.content = content()
  }

  /// Adds the grid.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(LazyGridElement(view.content, context, view.design))
  }
}
