import DFTerminalData
import DFTerminalViews
import Foundation

/// Finding rows the caller has, and deleting them.
extension TableModel {
  /// Returns the row with an identifier, looking outward from the cursor.
  func row(_ id: Row.ID) -> Row? {
    sourceOffset(of: id).flatMap(store.cache.rows.row(at:))
  }

  /// Returns where the caller has the row with an identifier.
  func sourceOffset(of id: Row.ID) -> Int? {
    let cursor = store.memory.navigator.cursor.offset
    if let place = keys.offset(of: .id(id), near: cursor) { return sourceOffset(at: place) }
    let rows = store.cache.rows
    return (0..<rows.count).first { rows.key(at: $0) == .id(id) }
  }

  /// The rows that Delete acts on: the selected ones, else the one under the cursor.
  var rowsToDelete: Set<Row.ID> {
    let selected = store.memory.selection.ids
    if !selected.isEmpty { return selected }
    return cursorRow.map { [$0.id] } ?? []
  }

  /// Deletes rows, and notes it where it can be taken back.
  func delete(_ ids: Set<Row.ID>) {
    remove(ids)
    guard spec.onRestoreRows != nil else { return }
    update { memory in
      memory.edits.noteDeletion(of: ids, title: "Delete \(NumberText.rows(ids.count))")
      memory.notice = .deleted(ids.count)
    }
  }

  /// Deletes rows the caller still has.
  func remove(_ ids: Set<Row.ID>) {
    let rows = store.cache.rows
    let offsets = (0..<rows.count).filter { rows.key(at: $0).id.map(ids.contains) ?? false }
    guard !offsets.isEmpty else { return }
    spec.onDelete?(IndexSet(offsets))
    spec.onDeleteRows?(ids)
  }

  /// The question before rows are deleted: how many, and how many of them are out of sight.
  func deleteWords(_ ids: Set<Row.ID>) -> String {
    let hidden = ids.count - shownCount(of: ids)
    let words = "Delete \(NumberText.rows(ids.count))"
    return hidden > 0 ? "\(words), \(hidden) of them hidden?" : words + "?"
  }

  /// Returns how many of some rows search and filters leave.
  func shownCount(of ids: Set<Row.ID>) -> Int {
    let cached = store.cache
    if cached.order.count == cached.rows.count { return ids.count }
    return cached.order.count { cached.rows.key(at: $0).id.map(ids.contains) ?? false }
  }
}
