public import DFTerminalCore

/// What a view has to itself.
///
/// Source: SwiftUI's `GeometryProxy`.
public struct GeometryProxy: Hashable, Sendable {
  /// The size, in cells.
  public let size: CellSize
}

/// Content that is made for the size it gets.
///
/// It takes all it is offered; where a side is left open it makes its content for 80 columns or 24
/// rows and is as large as that. Source: SwiftUI's `GeometryReader`.
public struct GeometryReader<Content: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let content: (GeometryProxy) -> Content

  /// Creates content from the size there is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Adds the content.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    let content = view.content
    collector.append(
      GeometryElement(context) { size in
        context.child(0).element(of: content(GeometryProxy(size: size)))
      })
  }
}

/// Builds its content once for each size.
private final class GeometryElement: Element {
  private let build: (CellSize) -> Element
  private var built: [CellSize: Element] = [:]

  init(_ context: _BuildContext, build: @escaping (CellSize) -> Element) {
    self.build = build
    super.init(path: context.path)
  }

  private static let usual = CellSize(columns: 80, rows: 24)

  override func measure(_ proposal: CellProposal) -> CellSize {
    if let columns = proposal.columns, let rows = proposal.rows {
      return CellSize(columns: columns, rows: rows)
    }
    let size = CellSize(
      columns: proposal.columns ?? GeometryElement.usual.columns,
      rows: proposal.rows ?? GeometryElement.usual.rows)
    let inner = content(for: size).size(for: proposal)
    return CellSize(
      columns: proposal.columns ?? inner.columns, rows: proposal.rows ?? inner.rows)
  }

  override func draw(in rect: CellRect, _ pass: FramePass) {
    let element = content(for: rect.size)
    let inner = element.size(for: CellProposal(rect.size))
    element.draw(in: Alignment.topLeading.place(inner, in: rect), pass)
  }

  private func content(for size: CellSize) -> Element {
    if let known = built[size] { return known }
    let element = build(size)
    built[size] = element
    return element
  }
}
