public import DFTerminalCore

/// Leaves cells free around an element.
package final class PaddingElement: WrapperElement {
  private let insets: CellInsets

  /// Wraps an element in free cells.
  package init(_ child: Element, insets: CellInsets) {
    self.insets = insets
    super.init(child)
  }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    let inner = child.size(
      for: proposal.shrunk(columns: insets.horizontal, rows: insets.vertical))
    return CellSize(
      columns: inner.columns + insets.horizontal, rows: inner.rows + insets.vertical)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    child.draw(in: rect.inset(by: insets), pass)
  }

  package override var isSpacer: Bool { false }
}

extension View {
  /// Leaves space free on some edges; 16 points by default.
  ///
  /// A gap may round to no cell: 12 points are two columns but no row when compact.
  public func padding(_ edges: Edge.Set = .all, _ length: DFLength? = nil) -> some View {
    wrappingElement { element, context in
      let metrics = context.environment.metrics
      let length = length ?? 16
      return PaddingElement(
        element,
        insets: CellInsets(
          edges, columns: metrics.gap(length, along: .horizontal),
          rows: metrics.gap(length, along: .vertical)))
    }
  }

  /// Leaves space free on every edge.
  public func padding(_ length: DFLength) -> some View {
    padding(.all, length)
  }

  /// Leaves whole columns free on the sides, and whole rows above and below.
  public func padding(columns: Int, rows: Int = 0) -> some View {
    wrappingElement { element, _ in
      PaddingElement(element, insets: CellInsets(.all, columns: columns, rows: rows))
    }
  }

  /// Leaves whole rows free above and below.
  public func padding(rows: Int) -> some View {
    padding(columns: 0, rows: rows)
  }
}

extension CellInsets {
  /// Creates insets of the same size on some edges.
  fileprivate init(_ edges: Edge.Set, columns: Int, rows: Int) {
    let columns = max(0, columns)
    let rows = max(0, rows)
    self.init(
      top: edges.contains(.top) ? rows : 0, leading: edges.contains(.leading) ? columns : 0,
      bottom: edges.contains(.bottom) ? rows : 0,
      trailing: edges.contains(.trailing) ? columns : 0)
  }
}
