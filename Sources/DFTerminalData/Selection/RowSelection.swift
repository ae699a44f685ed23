/// Which rows are selected, by their identifiers.
package struct RowSelection<ID: Hashable> {
  /// How many rows may be selected.
  package enum Rule: Hashable, Sendable, CaseIterable {
    /// None.
    case none
    /// One at most.
    case single
    /// Any number.
    case multiple
  }

  /// How many rows may be selected.
  package let rule: Rule
  /// The selected rows.
  package private(set) var ids: Set<ID>
  /// Where a range begins: the row last selected on its own.
  package private(set) var anchor: ID?
  /// What was selected when the range began.
  private var base: Set<ID> = []

  /// Creates a selection; rows beyond what the rule admits are left out.
  package init(_ rule: Rule, ids: Set<ID> = []) {
    self.rule = rule
    self.ids = []
    replace(with: ids)
  }
}

extension RowSelection: Equatable {}
extension RowSelection: Sendable where ID: Sendable {}

extension RowSelection {
  /// Takes over a selection made elsewhere, for instance by the application.
  package mutating func replace(with ids: Set<ID>) {
    guard ids != self.ids else { return }
    switch rule {
    case .none: self.ids = []
    case .single: self.ids = Set(ids.prefix(1))
    case .multiple: self.ids = ids
    }
    base = []
  }

  /// Selects one row and nothing else.
  package mutating func select(only id: ID) {
    guard rule != .none else { return }
    ids = [id]
    base = []
    anchor = id
  }

  /// Selects a row that is not selected and deselects one that is.
  ///
  /// A single selection is replaced by another row and cleared by the same one.
  package mutating func toggle(_ id: ID) {
    guard rule != .none else { return }
    let isSelected = ids.contains(id)
    if rule == .single { ids = [] }
    if isSelected { ids.remove(id) } else { ids.insert(id) }
    base = ids
    anchor = id
  }

  /// Selects from the anchor to a row, in the order the rows have now.
  ///
  /// What was selected before the range began stays; an earlier end of the same range does not.
  /// Without an anchor among the rows the range is the row alone. `hint` is where the row is likely to
  /// stand. Complexity: O(length of the range and distance from the hint).
  package mutating func extend(
    to id: ID, in rows: some RandomAccessCollection<ID>, near hint: Int = 0
  ) {
    extend(to: id, in: rows.lazy.map { Optional($0) }, near: hint)
  }

  /// Selects from the anchor to a row among rows of which some are not loaded (`nil`).
  package mutating func extend(
    to id: ID, in rows: some RandomAccessCollection<ID?>, near hint: Int = 0
  ) {
    guard rule == .multiple else { return select(only: id) }
    guard let end = rows.offset(of: id, near: hint) else { return }
    guard let start = anchor.flatMap({ rows.offset(of: $0, near: end) }) else {
      toggleOn(id)
      return
    }
    let range = min(start, end)...max(start, end)
    ids = base.union(range.lazy.compactMap { rows.element(at: $0) })
  }

  private mutating func toggleOn(_ id: ID) {
    ids.insert(id)
    base = ids
    anchor = id
  }
}

extension RowSelection {
  /// Selects all rows of an order, beside those selected outside it; only where many may be.
  package mutating func selectAll(_ rows: some Sequence<ID>) {
    guard rule == .multiple else { return }
    ids.formUnion(rows)
    base = ids
  }

  /// Deselects everything.
  package mutating func clear() {
    ids = []
    base = []
    anchor = nil
  }

  /// Exchanges selected and not selected among the rows of an order; others stay as they are.
  package mutating func invert(_ rows: some Sequence<ID>) {
    guard rule == .multiple else { return }
    ids.formSymmetricDifference(Set(rows))
    base = ids
  }

  /// Drops rows that no longer exist; returns whether there were any.
  ///
  /// Complexity: O(*n*) unless nothing is selected.
  @discardableResult
  package mutating func prune(existing: some Sequence<ID>) -> Bool {
    guard !ids.isEmpty || anchor != nil else { return false }
    var kept: Set<ID> = []
    var anchorExists = false
    for id in existing {
      if ids.contains(id) { kept.insert(id) }
      if id == anchor { anchorExists = true }
      if kept.count == ids.count && (anchorExists || anchor == nil) { break }
    }
    let dropped = kept.count < ids.count
    if dropped { ids = kept }
    base.formIntersection(kept)
    if !anchorExists { anchor = nil }
    return dropped
  }
}
