/// How many rows are selected, and how many of them a filter hides.
package struct SelectionCounts: Hashable, Sendable {
  /// How a check box over all visible rows stands.
  package enum Coverage: Hashable, Sendable {
    /// No visible row is selected.
    case none
    /// Some visible rows are selected.
    case some
    /// All visible rows are selected.
    case all
  }

  /// The selected rows, visible or not.
  package let selected: Int
  /// The selected rows that are not visible.
  package let hidden: Int
  /// How much of the visible rows is selected.
  package let coverage: Coverage

  /// Counts a selection against the rows in sight or reach.
  ///
  /// Complexity: O(*n*) hash look-ups, none when nothing is selected.
  package init<ID>(_ selection: Set<ID>, visible: some Collection<ID>) {
    let shown = selection.isEmpty ? 0 : visible.count { selection.contains($0) }
    selected = selection.count
    hidden = max(0, selection.count - shown)
    coverage = shown == 0 ? .none : shown == visible.count ? .all : .some
  }

  /// The counts in words: `3 selected, 1 hidden`; empty when nothing is selected.
  package var text: String {
    guard selected > 0 else { return "" }
    return hidden > 0 ? "\(selected) selected, \(hidden) hidden" : "\(selected) selected"
  }
}
