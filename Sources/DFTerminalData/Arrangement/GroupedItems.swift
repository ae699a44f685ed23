/// Groups and their rows as one list of lines: a header each, then its rows unless collapsed.
package struct GroupedItems: Hashable, Sendable {
  /// A line of the list.
  package enum Item: Hashable, Sendable {
    /// The header of a group, by its place among the groups.
    case header(Int)
    /// A row, by its place in the order.
    case row(Int)
  }

  /// The groups.
  package let groups: [RowGroup]
  /// The groups whose rows are hidden.
  package let collapsed: Set<String>
  private let starts: [Int]

  /// Lays out groups; those named in `collapsed` show their header only.
  package init(_ groups: [RowGroup], collapsed: Set<String> = []) {
    self.groups = groups
    self.collapsed = collapsed
    starts = groups.reduce(into: [0]) { starts, group in
      let rows = collapsed.contains(group.id) ? 0 : group.places.count
      starts.append(starts[starts.count - 1] + 1 + rows)
    }
  }

  /// The number of lines.
  package var count: Int { starts[starts.count - 1] }

  /// Returns the line at an offset, or `nil` outside.
  ///
  /// Complexity: O(log groups).
  package subscript(offset: Int) -> Item? {
    guard offset >= 0, offset < count else { return nil }
    let group = starts.partitioningIndex { $0 > offset } - 1
    let inside = offset - starts[group]
    return inside == 0 ? .header(group) : .row(groups[group].places.lowerBound + inside - 1)
  }

  /// Returns the offset of the line that shows a row, or of its group's header when collapsed.
  package func offset(ofRowAt place: Int) -> Int? {
    let group = groups.partitioningIndex { $0.places.upperBound > place }
    guard group < groups.count, groups[group].places.contains(place) else { return nil }
    if collapsed.contains(groups[group].id) { return starts[group] }
    return starts[group] + 1 + place - groups[group].places.lowerBound
  }
}

extension Array {
  /// Returns the first index from which on a condition holds, for a condition that never ends.
  ///
  /// Complexity: O(log *n*).
  func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
