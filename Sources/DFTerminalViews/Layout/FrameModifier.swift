public import DFTerminalCore

/// The limits of one axis of a frame, in cells; `nil` leaves them to the content.
package struct FrameLimits {
  var minimum: Int?
  var ideal: Int?
  var maximum: Int?

  /// What to offer the content when offered `proposal`.
  func offer(_ proposal: Int?) -> Int? {
    guard let proposed = proposal ?? ideal else { return nil }
    return clamp(proposed)
  }

  /// The frame's own length, from the content's and what was offered.
  func length(content: Int, offered proposal: Int?) -> Int {
    if let minimum, let maximum, minimum == maximum { return minimum }
    if maximum == nil { return max(minimum ?? 0, content) }
    if let proposal { return clamp(max(proposal, minimum ?? min(content, proposal))) }
    return clamp(ideal ?? content)
  }

  private func clamp(_ length: Int) -> Int {
    max(minimum ?? 0, min(maximum ?? .max, length))
  }
}

/// Gives an element a size of its own and places it inside; what is larger is cut.
package final class FrameElement: WrapperElement {
  private let columns: FrameLimits
  private let rows: FrameLimits
  private let alignment: Alignment

  package init(_ child: Element, columns: FrameLimits, rows: FrameLimits, alignment: Alignment) {
    self.columns = columns
    self.rows = rows
    self.alignment = alignment
    super.init(child)
  }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    let inner = child.size(for: offer(proposal))
    return CellSize(
      columns: columns.length(content: inner.columns, offered: proposal.columns),
      rows: rows.length(content: inner.rows, offered: proposal.rows))
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    let size = child.size(for: offer(CellProposal(rect.size)))
    child.draw(size, at: alignment, within: rect, pass)
  }

  private func offer(_ proposal: CellProposal) -> CellProposal {
    CellProposal(columns: columns.offer(proposal.columns), rows: rows.offer(proposal.rows))
  }

  package override var isSpacer: Bool { false }
}

extension View {
  /// Gives the view a fixed width, height or both; what is `nil` is left to the view.
  public func frame(
    width: DFLength? = nil, height: DFLength? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height,
      idealHeight: height, maxHeight: height, alignment: alignment)
  }

  /// Gives the view limits; a maximum makes it take what is offered up to there.
  public func frame(
    minWidth: DFLength? = nil, idealWidth: DFLength? = nil, maxWidth: DFLength? = nil,
    minHeight: DFLength? = nil, idealHeight: DFLength? = nil, maxHeight: DFLength? = nil,
    alignment: Alignment = .center
  ) -> some View {
    wrappingElement { element, context in
      let metrics = context.environment.metrics
      func limits(_ lengths: [DFLength?], _ axis: Axis) -> FrameLimits {
        let cells = lengths.map { length in length.map { metrics.extent($0, along: axis) } }
        return FrameLimits(minimum: cells[0], ideal: cells[1], maximum: cells[2])
      }
      return FrameElement(
        element, columns: limits([minWidth, idealWidth, maxWidth], .horizontal),
        rows: limits([minHeight, idealHeight, maxHeight], .vertical), alignment: alignment)
    }
  }

  /// Gives the view a fixed number of columns, and of rows where given.
  public func frame(columns: Int, rows: Int? = nil, alignment: Alignment = .center) -> some View {
    frame(width: .columns(columns), height: rows.map { .rows($0) }, alignment: alignment)
  }

  /// Gives the view a fixed number of rows.
  public func frame(rows: Int, alignment: Alignment = .center) -> some View {
    frame(height: .rows(rows), alignment: alignment)
  }

  /// Keeps the view at its ideal size on some axes, whatever it is offered.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    wrappingElement { element, _ in
      FixedSizeElement(element, horizontal: horizontal, vertical: vertical)
    }
  }

  /// Lets the view choose its space before views of lower priority; 0 by default.
  public func layoutPriority(_ value: Double) -> some View {
    wrappingElement { element, _ in PriorityElement(element, priority: value) }
  }
}

/// Ignores what is offered on some axes.
private final class FixedSizeElement: WrapperElement {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ child: Element, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child)
  }

  override func measure(_ proposal: CellProposal) -> CellSize {
    child.size(
      for: CellProposal(
        columns: horizontal ? nil : proposal.columns, rows: vertical ? nil : proposal.rows))
  }

  override func draw(in rect: CellRect, _ pass: FramePass) {
    let size = size(for: CellProposal(rect.size))
    child.draw(size, at: .topLeading, within: rect, pass)
  }
}

/// Gives an element another layout priority.
private final class PriorityElement: WrapperElement {
  private let priority: Double

  init(_ child: Element, priority: Double) {
    self.priority = priority
    super.init(child)
  }

  override var layoutPriority: Double { priority }
}
