package import DFTerminalCore

/// Says one thing about an element in place of what is inside it.
package final class SemanticElement: WrapperElement {
  private let node: (([SemanticNode]) -> SemanticNode?)

  /// Wraps an element; the closure makes one node from those inside, or none.
  package init(_ child: Element, node: @escaping ([SemanticNode]) -> SemanticNode?) {
    self.node = node
    super.init(child)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    let inner = pass.collectingPieces { child.draw(in: rect, pass) }
    pass.describe(
      .later { [node] in
        guard var said = node(inner.nodes) else { return [] }
        said.frame = rect
        return [said]
      })
  }
}

extension View {
  /// Says one thing about the view in place of what is inside it; `nil` says nothing.
  package func saying(_ node: @escaping ([SemanticNode]) -> SemanticNode?) -> some View {
    wrappingElement { element, _ in SemanticElement(element, node: node) }
  }

  /// Says one thing about the view in place of what is inside it; `nil` says nothing.
  package func saying(_ node: SemanticNode?) -> some View {
    saying { _ in node }
  }
}
