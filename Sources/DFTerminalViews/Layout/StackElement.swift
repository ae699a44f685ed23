package import DFTerminalCore

/// Views one after another along an axis.
package final class StackElement: Element {
  private let children: [Element]
  private let axis: Axis
  private let alignment: Alignment
  private let spacing: Int
  private var solved: [(proposal: CellProposal, sizes: [CellSize])] = []

  package init(
    _ children: [Element], axis: Axis, alignment: Alignment, spacing: Int,
    path: ViewPath = .root
  ) {
    self.children = children
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    super.init(path: path)
  }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    total(of: sizes(for: proposal))
  }

  private func total(of sizes: [CellSize]) -> CellSize {
    var (along, across) = (gaps, 0)
    for size in sizes {
      along += size[axis]
      across = max(across, size[axis.crossing])
    }
    return CellSize(along: axis, along, across: across)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    var offset = 0
    for (child, size) in zip(children, sizes(filling: rect.size)) {
      child.draw(in: place(size, at: offset, in: rect), pass)
      offset += size[axis] + spacing
    }
  }

  package override var words: String {
    children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func place(_ size: CellSize, at offset: Int, in rect: CellRect) -> CellRect {
    switch axis {
    case .horizontal:
      let row = alignment.vertical.offset(of: size.rows, in: rect.rows)
      return CellRect(origin: rect.origin.offset(columns: offset, rows: row), size: size)
    case .vertical:
      let column = alignment.horizontal.offset(of: size.columns, in: rect.columns)
      return CellRect(origin: rect.origin.offset(columns: column, rows: offset), size: size)
    }
  }

  private var gaps: Int { spacing * max(0, children.count - 1) }

  private func sizes(for proposal: CellProposal) -> [CellSize] {
    for known in solved where known.proposal == proposal { return known.sizes }
    let sizes = solve(proposal)
    solved.append((proposal, sizes))
    return sizes
  }

  /// The sizes at which the children fill a rectangle: those that were measured to fill it, so
  /// that children at their ideal sizes keep them.
  private func sizes(filling size: CellSize) -> [CellSize] {
    let proposal = CellProposal(size)
    for known in solved where known.proposal == proposal { return known.sizes }
    for known in solved.reversed() where total(of: known.sizes) == size { return known.sizes }
    return sizes(for: proposal)
  }

  /// Shares the space out: the least flexible children of the highest priority choose first.
  private func solve(_ proposal: CellProposal) -> [CellSize] {
    guard let space = proposal[axis], space < CellSize.unbounded else {
      return children.map { $0.size(for: proposal) }
    }
    var sizes = Array(repeating: CellSize.zero, count: children.count)
    var shares = SpaceShares(claims(proposal), space: space - gaps)
    while let (index, offered) = shares.next() {
      var offer = proposal
      offer[axis] = offered
      sizes[index] = children[index].size(for: offer)
      shares.take(sizes[index][axis])
    }
    return sizes
  }

  private func claims(_ proposal: CellProposal) -> [SpaceShares.Claim] {
    var claims: [SpaceShares.Claim] = []
    claims.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let (least, most) = bounds(child, proposal)
      claims.append(
        SpaceShares.Claim(
          index: index, priority: child.layoutPriority, minimum: least, flexibility: most - least))
    }
    return claims
  }

  private func bounds(_ child: Element, _ proposal: CellProposal) -> (least: Int, most: Int) {
    var offer = proposal
    offer[axis] = 0
    let least = child.size(for: offer)[axis]
    offer[axis] = CellSize.unbounded
    return (least, child.size(for: offer)[axis])
  }
}
