import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// Selecting rows.
extension TableModel {
  /// Changes the selection and hands it to the caller where it differs.
  func select(_ change: (inout RowSelection<Row.ID>) -> Void) {
    let before = spec.selectedIDs
    update { memory in
      memory.adopt(spec.selectionRule, before)
      change(&memory.selection)
    }
    store.cache.selectionVersion += 1
    let after = store.memory.selection.ids
    if after != before { spec.selectedIDs = after }
  }

  /// Lets a single selection go along with the cursor.
  func selectUnderCursor() {
    guard spec.selectionRule == .single, let id = cursorRow?.id else { return }
    select { $0.select(only: id) }
  }

  /// Selects from the anchor to the cursor.
  func extendToCursor(from start: Row.ID?) {
    guard let end = cursorRow?.id else { return }
    let ids = keys.lazy.map(\.id)
    let place = store.memory.navigator.cursor.offset
    select { selection in
      if selection.anchor == nil, let start { selection.extend(to: start, in: ids, near: place) }
      selection.extend(to: end, in: ids, near: place)
    }
  }

  /// What drops rows that are gone from the selection once the frame is drawn.
  func pruning(_ path: ViewPath) -> LifecycleEntry? {
    // Rows that are all gone may be on their way back: nothing is forgotten then.
    guard pages == nil, spec.selectionRule != .none, !store.memory.selection.ids.isEmpty,
      store.cache.rows.count > 0
    else { return nil }
    let version = store.cache.version
    return LifecycleEntry(
      path: path.part("pruning"), id: AnyHashable(version),
      onAppear: { self.prune() })
  }

  private func prune() {
    let rows = store.cache.rows
    var selection = store.memory.selection
    let existing = (0..<rows.count).lazy.compactMap { rows.key(at: $0).id }
    guard selection.prune(existing: existing) else { return }
    update { $0.selection = selection }
    store.cache.selectionVersion += 1
    spec.selectedIDs = selection.ids
  }
}
