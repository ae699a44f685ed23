/// Shares the space along a stack out among its children, one after another.
///
/// Those of the highest priority choose first, of equal ones the least flexible; each is offered an
/// equal part of what its peers have left, once the minima of lower priorities are set aside.
/// Source: the layout of SwiftUI's stacks.
///
/// Complexity: O(children log children) for all of them.
struct SpaceShares {
  /// What a child wants.
  struct Claim: Hashable {
    /// Its place in the stack.
    var index: Int
    /// Higher ones choose first.
    var priority: Double
    /// The least it takes.
    var minimum: Int
    /// The most it would take beyond that.
    var flexibility: Int
  }

  private let order: [Claim]
  private var rank = 0
  /// The rank after the last claim of the priority that chooses now.
  private var end = 0
  private var left: Int
  /// The minima of the claims from ``end`` on.
  private var reserved: Int

  /// Begins to share a number of cells; fewer than none are none.
  init(_ claims: [Claim], space: Int) {
    order = claims.sorted(by: SpaceShares.precedes)
    left = max(0, space)
    reserved = 0
    for claim in claims { reserved += claim.minimum }
  }

  /// Returns the child whose turn it is and what it is offered; `nil` when all have chosen.
  mutating func next() -> (index: Int, offer: Int)? {
    guard rank < order.count else { return nil }
    if end == rank {
      repeat {
        reserved -= order[end].minimum
        end += 1
      } while end < order.count && order[end].priority == order[rank].priority
    }
    return (order[rank].index, max(0, left - reserved) / (end - rank))
  }

  /// Notes what the child took whose turn it was.
  mutating func take(_ cells: Int) {
    left = max(0, left - cells)
    rank += 1
  }

  private static func precedes(_ left: Claim, _ right: Claim) -> Bool {
    if left.priority != right.priority { return left.priority > right.priority }
    if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
    return left.index < right.index
  }
}
