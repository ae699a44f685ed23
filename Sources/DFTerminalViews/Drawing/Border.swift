public import DFTerminalCore

/// Draws a frame of line glyphs round an element; it takes a cell on each side.
package final class BorderElement: WrapperElement {
  private let line: BorderStyle
  private let style: CellStyle
  private let title: String?

  /// Frames an element; a title stands in the upper line.
  package init(_ child: Element, line: BorderStyle, style: CellStyle, title: String? = nil) {
    self.line = line
    self.style = style
    self.title = title
    super.init(child)
  }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    let inner = child.size(for: proposal.shrunk(columns: 2, rows: 2))
    return CellSize(columns: inner.columns + 2, rows: inner.rows + 2)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    pass.canvas.border(rect, style: line, cellStyle: style)
    if let title, rect.columns > 4 {
      let text = TextTruncation.truncate(" \(title) ", to: rect.columns - 4)
      pass.canvas.write(text, at: rect.origin.offset(columns: 2), style: style)
    }
    child.draw(
      in: rect.inset(by: CellInsets(top: 1, leading: 1, bottom: 1, trailing: 1)), pass)
  }

  package override var isSpacer: Bool { false }
}

extension View {
  /// Draws a frame round the view; the colour defaults to that of rules, the line to rounded.
  public func border(_ color: Color? = nil, _ line: BorderStyle = .rounded) -> some View {
    wrappingElement { element, context in
      let environment = context.environment
      return BorderElement(
        element, line: environment.glyphs == .unicode ? line : .ascii,
        style: environment.style(color ?? environment.palette.border))
    }
  }
}
