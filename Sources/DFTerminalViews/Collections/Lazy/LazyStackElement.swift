package import DFTerminalCore

/// Views one after another along an axis, of which only those in sight are built.
package final class LazyStackElement: Element {
  private let rows: RowSource
  private let axis: Axis
  private let alignment: Alignment
  private let layout: LazyLayout
  private let environment: EnvironmentValues

  package init<Content: View>(
    _ content: Content, _ context: _BuildContext, axis: Axis, alignment: Alignment,
    spacing: DFLength?
  ) {
    environment = context.environment
    self.axis = axis
    self.alignment = alignment
    let rows = context.rows(of: content, axis: axis)
    self.rows = rows
    let metrics = environment.metrics
    let items = LazyLayout.Items(count: rows.count, id: rows.id(of:)) { item, across in
      rows.element(of: item)?.size(for: .along(axis, across: across))[axis]
    }
    layout = LazyLayout(
      axis, items, spacing: metrics.gap(spacing ?? metrics.defaultSpacing, along: axis),
      memory: context.slot { LazyMemory() }, isExact: environment.isStatic)
    super.init(path: context.path)
  }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    let across = proposal[axis.crossing] ?? idealBreadth
    return CellSize(along: axis, layout.total(across: across), across: across)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    let across = rect.size[axis.crossing]
    let placements = layout.placements(
      in: rect.window(along: axis, clip: pass.canvas.clip), across: across,
      scroll: environment.scrollContext, pass)
    for placement in placements {
      guard let element = rows.element(of: placement.item) else { continue }
      let size = element.size(for: .along(axis, across: across))
      let slot = CellRect(
        origin: rect.origin.moved(along: axis, by: placement.position),
        size: CellSize(along: axis, placement.length, across: across))
      element.draw(size, at: alignment, within: slot, pass)
    }
  }

  /// The breadth of the first items, where none is offered.
  private var idealBreadth: Int {
    let count = environment.isStatic ? rows.count : min(rows.count, 16)
    return (0..<count).map { item in
      rows.element(of: item)?.size(for: .unspecified)[axis.crossing] ?? 0
    }.max() ?? 0
  }
}

extension CellProposal {
  /// Proposes a breadth, and leaves the length along an axis to the content.
  static func along(_ axis: Axis, across: Int?) -> CellProposal {
    axis == .vertical
      ? CellProposal(columns: across, rows: nil) : CellProposal(columns: nil, rows: across)
  }
}

extension CellRect {
  /// The part of the rectangle inside a clip, along an axis and counted from its beginning.
  ///
  /// Empty at 0 when the rectangle lies before the clip, and at its end when it lies behind.
  func window(along axis: Axis, clip: CellRect) -> Range<Int> {
    let length = size[axis]
    let visible = intersection(clip)
    let start = min(max(0, clip.origin[axis] - origin[axis]), length)
    if visible.isEmpty { return start >= length ? 0..<0 : length..<length }
    return start..<start + visible.size[axis]
  }
}
