extension ColumnWidthSolver {
  /// Hands a budget to the columns that are shown, stage by stage.
  func distribute(
    _ budget: Int, over shown: [Int], of specs: [ColumnSpec], into layout: inout ColumnLayout
  ) {
    var room = ColumnRoom(shown.map { specs[$0] }, budget: budget)
    room.givePercentages()
    room.raise(.squeezed, to: \.usualWidth) { !$0.canWrap }
    room.raise(.squeezed, to: \.usualWidth) { $0.canWrap }
    room.raise(.usual, to: \.wholeWidth) { _ in true }
    room.giveSlack()
    for (place, column) in shown.enumerated() {
      layout.widths[column] = room.widths[place]
      layout.stages[column] = room.stage(at: place)
    }
  }
}

/// The columns that are shown and what is left to hand out to them.
private struct ColumnRoom {
  private let specs: [ColumnSpec]
  private let ranks: [Int]
  private(set) var widths: [Int]
  private var rest: Int
  private let budgetAfterFixed: Int

  /// Starts with every column at its least; these fit in the budget.
  init(_ specs: [ColumnSpec], budget: Int) {
    self.specs = specs
    widths = specs.map(\.floor)
    rest = max(0, widths.reduce(budget) { $0 - $1 })
    budgetAfterFixed = zip(specs, widths).reduce(budget) { $1.0.isFixed ? $0 - $1.1 : $0 }
    let byID = specs.indices.sorted {
      (specs[$1].priority, specs[$0].id) < (specs[$0].priority, specs[$1].id)
    }
    ranks = byID.enumerated().reduce(into: Array(repeating: 0, count: specs.count)) {
      $0[$1.element] = $1.offset
    }
  }

  /// Gives percentages of what the fixed columns leave, as far as the others keep their least.
  mutating func givePercentages() {
    let places = specs.indices.filter { (specs[$0].percentage ?? 0) > 0 }
    guard !places.isEmpty else { return }
    let targets = percentTargets(places)
    let wanted = zip(places, targets).reduce(0) { $0 + max(0, $1.1 - widths[$1.0]) }
    hand(min(rest, wanted), to: places) { (.max, $0.percentage ?? 0) }
  }

  /// The exact shares; what is not claimed goes to nobody.
  private func percentTargets(_ places: [Int]) -> [Int] {
    let claimed = places.reduce(0.0) { $0 + (specs[$1].percentage ?? 0) }
    var shares = places.map { place in
      Apportionment.Share(
        width: 0, limit: .max, weight: specs[place].percentage ?? 0, rank: ranks[place])
    }
    if claimed < 100 {
      shares.append(.init(width: 0, limit: .max, weight: 100 - claimed, rank: .max))
    }
    return Apportionment(shares, amount: budgetAfterFixed).shares.prefix(places.count).map(\.width)
  }

  /// Raises columns towards a width, the narrowest first, so that the widest are the first to give.
  mutating func raise(
    _ stage: ColumnLayout.Stage, to target: (ColumnSpec) -> Int,
    where takesPart: (ColumnSpec) -> Bool
  ) {
    let places = specs.indices.filter { specs[$0].percentage == nil && takesPart(specs[$0]) }
    hand(rest, to: places) { (target($0), 1) }
  }

  /// Gives what is left to filling columns, or to flexible ones when there are none.
  mutating func giveSlack() {
    guard rest > 0 else { return }
    let fills = specs.indices.filter { specs[$0].isFill }
    let places = fills.isEmpty ? specs.indices.filter { specs[$0].growth != nil } : fills
    hand(rest, to: places) { $0.growth ?? (0, 1) }
  }

  private mutating func hand(
    _ amount: Int, to places: [Int], _ terms: (ColumnSpec) -> (limit: Int, weight: Double)
  ) {
    let shares = places.map { place in
      let (limit, weight) = terms(specs[place])
      return Apportionment.Share(
        width: widths[place], limit: limit, weight: weight, rank: ranks[place])
    }
    let result = Apportionment(shares, amount: amount)
    for (place, share) in zip(places, result.shares) { widths[place] = share.width }
    rest -= amount - result.rest
  }

  func stage(at place: Int) -> ColumnLayout.Stage {
    let (spec, width) = (specs[place], widths[place])
    if spec.isFixed { return .fixed }
    if spec.percentage != nil { return .percent }
    if width > spec.wholeWidth { return .slack }
    if width == spec.wholeWidth { return .content }
    if width >= spec.usualWidth { return .usual }
    return width == spec.floor ? .minimum : .squeezed
  }
}
