package import DFTerminalCore

/// One thing on the screen during one frame: it measures and draws itself.
///
/// Views build elements anew each frame; what must last lives in ``StateSlot``s. Measuring is
/// memoised per proposal, so nested stacks stay linear. `measure` and `draw` only read.
@MainActor package class Element {
  /// The identity of the view it stands for.
  package let path: ViewPath
  private var sizes: [(proposal: CellProposal, size: CellSize)] = []

  package init(path: ViewPath) {
    self.path = path
  }

  /// Returns the size it takes when offered a proposal; the same proposal is measured once.
  package final func size(for proposal: CellProposal) -> CellSize {
    for known in sizes where known.proposal == proposal { return known.size }
    WorkCounters.current.measureCalls += 1
    let size = measure(proposal)
    if sizes.isEmpty { sizes.reserveCapacity(Element.usualProposals) }
    sizes.append((proposal, size))
    return size
  }

  /// The proposals a stack makes to a child: the least, the most and its share, across and along.
  private static let usualProposals = 8

  /// Computes the size it takes when offered a proposal.
  package func measure(_ proposal: CellProposal) -> CellSize { .zero }

  /// Draws itself into a rectangle of the frame.
  package func draw(in rect: CellRect, _ pass: FramePass) {}

  /// Stacks give space to higher priorities first.
  package var layoutPriority: Double { 0 }

  /// Whether it is a gap that takes what others leave, along the axis of its stack.
  package var isSpacer: Bool { false }

  /// What a container may want to know about a row: its tag, its actions, its edit rights.
  package var traits: RowTraits { RowTraits() }

  /// The words it shows, for finding it by what is typed.
  package var words: String { "" }

  /// What pressing it does, where it is a button.
  package var rowAction: RowTraits.Action? { nil }
}

extension Element {
  /// Draws itself at a size and a place inside a rectangle; what is larger is cut.
  package func draw(
    _ size: CellSize, at alignment: Alignment, within rect: CellRect, _ pass: FramePass
  ) {
    let place = alignment.place(size, in: rect)
    if rect.intersection(place) == place { return draw(in: place, pass) }
    pass.clipped(to: rect) { draw(in: place, pass) }
  }
}

/// An element that changes something about another one.
@MainActor package class WrapperElement: Element {
  /// The element inside.
  package let child: Element

  /// Wraps an element; the identity defaults to its own.
  package init(_ child: Element, path: ViewPath? = nil) {
    self.child = child
    super.init(path: path ?? child.path)
  }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    child.size(for: proposal)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    child.draw(in: rect, pass)
  }

  package override var layoutPriority: Double { child.layoutPriority }
  package override var isSpacer: Bool { child.isSpacer }
  package override var traits: RowTraits { child.traits }
  package override var words: String { child.words }
  package override var rowAction: RowTraits.Action? { child.rowAction }
}
