public import DFTerminalCore

/// Views side by side.
///
/// Spacing defaults to 8 points: one column. Source: SwiftUI's `HStack`.
public struct HStack<Content: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let alignment: VerticalAlignment
  private let spacing: DFLength?
  private let content: Content

  /// Creates a row of views.
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
    let metrics = context.environment.metrics
    var inner = context.child(0)
    inner.environment.stackAxis = .horizontal
    collector.append(
      StackElement(
        inner.elements(of: view.content), axis: .horizontal,
        alignment: Alignment(horizontal: .leading, vertical: view.alignment),
        spacing: metrics.gap(view.spacing ?? metrics.defaultSpacing, along: .horizontal),
        path: context.path))
  }
}

/// Views above each other.
///
/// Spacing defaults to 8 points: no row when compact. Source: SwiftUI's `VStack`.
public struct VStack<Content: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let alignment: HorizontalAlignment
  private let spacing: DFLength?
  private let content: Content

  /// Creates a column of views.
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
    let metrics = context.environment.metrics
    var inner = context.child(0)
    inner.environment.stackAxis = .vertical
    collector.append(
      StackElement(
        inner.elements(of: view.content), axis: .vertical,
        alignment: Alignment(horizontal: view.alignment, vertical: .top),
        spacing: metrics.gap(view.spacing ?? metrics.defaultSpacing, along: .vertical),
        path: context.path))
  }
}

/// Views on top of each other, the last one uppermost.
///
/// Source: SwiftUI's `ZStack`.
public struct ZStack<Content: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let alignment: Alignment
  private let content: Content

  /// Creates a pile of views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the pile.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(
      LayersElement(
        context.child(0).elements(of: view.content), alignment: view.alignment,
        path: context.path))
  }
}

/// Views on top of each other.
package final class LayersElement: Element {
  private let children: [Element]
  private let alignment: Alignment

  package init(_ children: [Element], alignment: Alignment, path: ViewPath) {
    self.children = children
    self.alignment = alignment
    super.init(path: path)
  }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    children.map { $0.size(for: proposal) }.reduce(.zero) { size, child in
      CellSize(columns: max(size.columns, child.columns), rows: max(size.rows, child.rows))
    }
  }

  package override var words: String {
    children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    for child in children {
      let size = child.size(for: CellProposal(rect.size))
      child.draw(in: alignment.place(size, in: rect), pass)
    }
  }
}

private struct StackAxisKey: EnvironmentKey {
  static let defaultValue = Axis.vertical
}

extension EnvironmentValues {
  /// The axis of the stack around a view: spacers and dividers turn with it.
  package var stackAxis: Axis {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
