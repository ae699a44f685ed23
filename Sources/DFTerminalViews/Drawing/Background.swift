public import DFTerminalCore

/// Draws other elements behind or before an element, in the same rectangle.
package final class LayeredElement: WrapperElement {
  private let layer: Element
  private let alignment: Alignment
  private let isBehind: Bool

  package init(_ child: Element, layer: Element, alignment: Alignment, isBehind: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(child)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    if isBehind { drawLayer(in: rect, pass) }
    child.draw(in: rect, pass)
    if !isBehind { drawLayer(in: rect, pass) }
  }

  private func drawLayer(in rect: CellRect, _ pass: FramePass) {
    let size = layer.size(for: CellProposal(rect.size))
    layer.draw(in: alignment.place(size, in: rect), pass)
  }
}

/// Fills its rectangle with a colour.
package final class FillElement: Element {
  private let color: CellColor

  package init(_ color: Color, _ context: _BuildContext) {
    self.color = context.environment.resolve(color)
    super.init(path: context.path)
  }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    proposal.replacingUnspecified(with: CellSize(columns: 1, rows: 1))
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    if color == .transparent { return }
    pass.canvas.fill(rect, with: " ", style: CellStyle(background: color))
  }
}

extension Color: View {
  /// The body; primitives have none.
  public typealias Body = Never

  /// Adds a rectangle of the colour.
  public static func _collect(
    _ view: Color, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(FillElement(view, context))
  }
}

extension View {
  /// Draws another view behind this one.
  public func background<Background: View>(_ background: Background) -> some View {
    wrappingElement { element, context in
      LayeredElement(
        element, layer: context.at(element.path.part("background")).element(of: background),
        alignment: .center, isBehind: true)
    }
  }

  /// Fills the space behind this view; colours inside are mixed with it.
  public func background(_ color: Color) -> some View {
    wrappingElement { element, context in
      LayeredElement(
        element, layer: FillElement(color, context), alignment: .center, isBehind: true)
    }
    .transformEnvironment { values in
      let resolved = values.resolve(color)
      if resolved != .transparent { values.surface = resolved }
    }
  }

  /// Draws another view before this one.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    let overlay = content()
    return wrappingElement { element, context in
      LayeredElement(
        element, layer: context.at(element.path.part("overlay")).element(of: overlay),
        alignment: alignment, isBehind: false)
    }
  }

  /// Hides the view and keeps its place.
  public func hidden() -> some View {
    wrappingElement { element, _ in HiddenElement(element) }
  }
}

/// Keeps the place of an element without drawing it.
private final class HiddenElement: WrapperElement {
  override func draw(in rect: CellRect, _ pass: FramePass) {}
}
