/// What pressing a column's header does to the order.
public struct SortCycle: Hashable, Sendable {
  /// The states a header goes through.
  public enum States: Hashable, Sendable, CaseIterable {
    /// Ascending, descending, unsorted, and again.
    case three
    /// Ascending, descending, and again, as the two-argument `onSort` of the wiki page can say.
    case two
  }

  /// The states a header goes through.
  public var states: States

  /// Creates a cycle; of three states unless told otherwise.
  public init(_ states: States = .three) { self.states = states }

  /// Returns the sort keys after a header is pressed.
  ///
  /// With `adding` the column joins the others as the last key, or changes its direction in its
  /// place; without, it becomes the only key.
  public func pressing(
    _ columnID: String, in keys: [DFSortKey], adding: Bool = false
  ) -> [DFSortKey] {
    let current = keys.firstIndex { $0.columnID == columnID }
    let next = next(after: current.map { keys[$0] }, columnID)
    guard adding else { return next.map { [$0] } ?? [] }
    var keys = keys
    if let current {
      keys.replaceSubrange(current...current, with: next.map { [$0] } ?? [])
    } else if let next {
      keys.append(next)
    }
    return keys
  }

  private func next(after key: DFSortKey?, _ columnID: String) -> DFSortKey? {
    guard let key else { return DFSortKey(columnID) }
    if key.ascending { return DFSortKey(columnID, ascending: false) }
    return states == .two ? DFSortKey(columnID) : nil
  }

  /// Returns the order in words: `Sorted by Name ascending, then Age descending`.
  ///
  /// `headers` names the columns by their identifiers; a column without a name goes by its own.
  public static func announcement(of keys: [DFSortKey], headers: [String: String]) -> String {
    guard !keys.isEmpty else { return "Not sorted" }
    let parts = keys.map { key in
      "\(headers[key.columnID] ?? key.columnID) \(key.ascending ? "ascending" : "descending")"
    }
    return "Sorted by " + parts.joined(separator: ", then ")
  }
}
