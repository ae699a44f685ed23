package import DFTerminalCore

/// A window on content that may be larger.
package final class ScrollElement: WrapperElement {
  let environment: EnvironmentValues
  let axes: Axis.Set
  let memory: StateSlot<ScrollMemory>
  private let showsIndicators: Bool

  package init(
    _ child: Element, _ context: _BuildContext, axes: Axis.Set, showsIndicators: Bool,
    memory: StateSlot<ScrollMemory>
  ) {
    environment = context.environment
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.memory = memory
    super.init(child, path: context.path)
  }

  package override var isSpacer: Bool { false }
  package override var traits: RowTraits { RowTraits() }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    let ideal = contentSize(in: proposal)
    guard axes == .horizontal else {
      return proposal.replacingUnspecified(with: ideal)
    }
    let columns = proposal.columns ?? ideal.columns
    let rows = ideal.rows + (showsIndicators && ideal.columns > columns ? 1 : 0)
    return CellSize(columns: columns, rows: min(rows, proposal.rows ?? rows))
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    let frame = ScrollFrame(self, rect)
    let outer = pass.focusTarget
    pass.focusTarget = nil
    pass.respond(responder(frame)) {
      pass.describe(SemanticNode(.scrollArea, value: frame.position, frame: rect)) {
        pass.clipped(to: frame.window) { child.draw(in: frame.contentRect, pass) }
      }
      drawBars(frame, pass)
    }
    settle(frame, pass)
    reveal(pass.focusTarget, frame, pass)
    pass.focusTarget = pass.focusTarget?.clipped(to: frame.window) ?? outer
  }

  /// The size of the content in a window: as large as it likes along the axes that scroll.
  func contentSize(in window: CellProposal) -> CellSize {
    child.size(
      for: CellProposal(
        columns: axes.contains(.horizontal) ? nil : window.columns,
        rows: axes.contains(.vertical) ? nil : window.rows))
  }

  /// The axes along which a bar is shown for a rectangle.
  func bars(in size: CellSize) -> Axis.Set {
    guard showsIndicators, !environment.isStatic else { return [] }
    var bars: Axis.Set = []
    for _ in 0..<2 {
      let window = size.withoutBars(bars)
      let content = contentSize(in: CellProposal(window))
      for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
        let hasRoom = size[axis.crossing] > 1
        if content[axis] > window[axis], hasRoom { bars.insert(Axis.Set(axis)) }
      }
    }
    return bars
  }

  private func drawBars(_ frame: ScrollFrame, _ pass: FramePass) {
    let isFocused = pass.isFocused(path)
    for axis in Axis.allCases where frame.bars.contains(Axis.Set(axis)) {
      Scrollbar(axis, frame.extent(axis), in: frame.track(axis))?
        .draw(environment, isFocused: isFocused, on: &pass.canvas)
    }
  }

  private func settle(_ frame: ScrollFrame, _ pass: FramePass) {
    var isSettling = false
    for axis in Axis.allCases {
      memory.cache { isSettling = $0.settle(axis, at: frame.extent(axis)) || isSettling }
    }
    if isSettling { pass.afterFrame { [memory] in memory.update { _ in } } }
  }

  /// Scrolls to what received the keys inside, once for each time they moved.
  private func reveal(_ target: FocusTarget?, _ frame: ScrollFrame, _ pass: FramePass) {
    let known = memory.value.followed
    let moves = target?.moves ?? pass.scene.focus.moves
    memory.cache { $0.followed = moves }
    guard let target, let known, known != moves, !pass.isFocused(path) else { return }
    let offset = frame.offset(revealing: target.frame)
    if offset == frame.offset { return }
    pass.afterFrame { [memory] in
      memory.update { memory in
        memory.offset = offset
        memory.pinned = [:]
      }
    }
  }
}

extension FocusTarget {
  /// Returns the target with the part of its place that shows in a window.
  fileprivate func clipped(to window: CellRect) -> FocusTarget {
    let visible = frame.intersection(window)
    return FocusTarget(frame: visible.isEmpty ? window : visible, moves: moves)
  }
}

extension CellSize {
  /// Returns the size without the cells that bars take.
  fileprivate func withoutBars(_ bars: Axis.Set) -> CellSize {
    CellSize(
      columns: columns - (bars.contains(.vertical) ? 1 : 0),
      rows: rows - (bars.contains(.horizontal) ? 1 : 0))
  }
}

/// Where window, content and bars of a scroll view are in one frame.
@MainActor struct ScrollFrame {
  let rect: CellRect
  let bars: Axis.Set
  let window: CellRect
  let content: CellSize
  let offset: CellPoint

  init(_ element: ScrollElement, _ rect: CellRect) {
    self.rect = rect
    bars = element.bars(in: rect.size)
    let size = rect.size.withoutBars(bars)
    window = CellRect(origin: rect.origin, size: size)
    content = element.contentSize(in: CellProposal(size))
    var offset = CellPoint.zero
    for axis in Axis.allCases where element.axes.contains(Axis.Set(axis)) {
      offset[axis] = element.memory.value.offset(
        axis, content: content[axis], visible: size[axis])
    }
    self.offset = offset
  }

  func extent(_ axis: Axis) -> ScrollExtent {
    ScrollExtent(content: content[axis], visible: window.size[axis], offset: offset[axis])
  }

  var contentRect: CellRect {
    CellRect(
      origin: window.origin.offset(columns: -offset.column, rows: -offset.row), size: content)
  }

  /// The cells of a bar.
  func track(_ axis: Axis) -> CellRect {
    switch axis {
    case .vertical:
      CellRect(column: window.maxColumn, row: window.minRow, columns: 1, rows: window.rows)
    case .horizontal:
      CellRect(column: window.minColumn, row: window.maxRow, columns: window.columns, rows: 1)
    }
  }

  /// Where one is, in words; `nil` when everything shows.
  var position: String? {
    let extent = extent(extent(.vertical).overflows ? .vertical : .horizontal)
    guard extent.overflows else { return nil }
    return "\(extent.offset * 100 / extent.limit)%"
  }

  /// The offset at which a rectangle of the screen shows.
  func offset(revealing target: CellRect) -> CellPoint {
    var result = offset
    for axis in Axis.allCases where extent(axis).overflows {
      let start = target.origin[axis] - contentRect.origin[axis]
      result[axis] = extent(axis).revealing(start..<start + target.size[axis]).offset
    }
    return result
  }
}
