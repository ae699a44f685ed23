/// The place of every row in the ascending order of one column.
///
/// Ranks are dense: rows with equal values share one, and there are no gaps. Directions, several
/// keys and missing values then are matters of whole numbers, and changing direction costs no
/// comparison.
package struct ColumnRanks: Hashable, Sendable {
  /// The rank by row; ``missing`` where there is no value.
  package let ranks: [Int32]
  /// The number of different values.
  package let distinct: Int

  /// The rank of a row without a value.
  package static let missing: Int32 = -1

  init(ranks: [Int32], distinct: Int) {
    self.ranks = ranks
    self.distinct = distinct
  }

  /// Ranks rows by an order of those with a value, in which equal values stand together.
  init(count: Int, order: [Int32], startsNew: (Int) throws -> Bool) rethrows {
    var ranks = [Int32](repeating: Self.missing, count: count)
    var rank: Int32 = -1
    for place in order.indices {
      if try place == 0 || startsNew(place) { rank += 1 }
      ranks[Int(order[place])] = rank
    }
    self.init(ranks: ranks, distinct: Int(rank) + 1)
  }

  /// The bucket of a row when sorting: its rank in a direction, missing values at one end.
  func bucket(of row: Int, ascending: Bool, missingFirst: Bool) -> Int {
    let rank = ranks[row]
    let shift = missingFirst ? 1 : 0
    if rank == Self.missing { return missingFirst ? 0 : distinct }
    return shift + (ascending ? Int(rank) : distinct - 1 - Int(rank))
  }
}
