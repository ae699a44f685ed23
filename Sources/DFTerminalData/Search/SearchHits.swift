/// The rows that a search matches while all rows stay in sight, to go through one by one.
package struct SearchHits: Hashable, Sendable {
  private var isHit: [Bool]
  /// The number of rows that match.
  package let count: Int

  /// Takes the offsets of the matching rows among a number of rows.
  package init(_ matched: some Sequence<Int>, sourceCount: Int) {
    isHit = Array(repeating: false, count: max(0, sourceCount))
    var count = 0
    for offset in matched where isHit.indices.contains(offset) && !isHit[offset] {
      isHit[offset] = true
      count += 1
    }
    self.count = count
  }

  /// Returns whether a row matches, by its offset in the array.
  package func contains(_ offset: Int) -> Bool { isHit.indices.contains(offset) && isHit[offset] }

  /// Returns the place of the next match after a place, or before it; around the end if need be.
  ///
  /// Without a place the search begins at the first row, or at the last one going back. `nil` when no
  /// shown row matches. Complexity: O(distance to the match).
  package func next(after place: Int?, in order: RowOrder, forward: Bool = true) -> Int? {
    guard count > 0, !order.isEmpty else { return nil }
    let start = place ?? (forward ? -1 : order.count)
    for distance in 1...order.count {
      let step = forward ? start + distance : start - distance
      let candidate = (step % order.count + order.count) % order.count
      if contains(order[candidate]) { return candidate }
    }
    return nil
  }

  /// Returns which match stands at a place, counted from 1 among those shown; `nil` at other rows.
  ///
  /// Complexity: O(*n*).
  package func number(at place: Int, in order: RowOrder) -> Int? {
    guard order.indices.contains(place), contains(order[place]) else { return nil }
    return order[...place].count { contains($0) }
  }
}
