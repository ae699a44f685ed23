import DFTerminalData
import Foundation

/// Deleting and reordering rows.
extension ListElement {
  /// What can be done to a row: by its collection, else by the list.
  func editing(of row: Int) -> RowEditing { shape.editing(of: row) }

  /// Whether a row can be deleted by its collection.
  func isDeletable(_ row: Int) -> Bool { shape.isDeletable(row) }

  /// Returns the offset of a row in the collection that its edits go to.
  private func offset(of row: Int) -> Int? {
    if let origin = rows.origin(of: row),
      origin.rows.editing.onDelete != nil || origin.rows.editing.onMove != nil
    {
      return origin.offset
    }
    return rows.ordinal(of: row)
  }

  /// Deletes the selected rows if the row is one of several, else the row; returns whether it may.
  func delete(_ row: Int) -> Bool {
    let chosen = deletionTargets(row)
    guard !chosen.isEmpty else { return false }
    delete(chosen)
    return true
  }

  /// Deletes rows, with one call for those of a collection.
  func delete(_ chosen: [Int]) {
    var groups: [(delete: (IndexSet) -> Void, key: Int, offsets: IndexSet)] = []
    for row in chosen {
      guard let delete = editing(of: row).onDelete, let offset = offset(of: row) else {
        continue
      }
      let key = rows.collection(of: row)
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].offsets.insert(offset)
      } else {
        groups.append((delete, key, [offset]))
      }
    }
    for group in groups { group.delete(group.offsets) }
    memory.update { _ in }
  }

  /// The rows that Delete takes: the selection if the cursor's row is in it, else that row.
  private func deletionTargets(_ row: Int) -> [Int] {
    let selected = memory.value.selection.ids
    var targets = [row]
    if selection.rule == .multiple, let value = value(of: row), selected.contains(value) {
      targets = (0..<rows.count).filter { row in
        self.value(of: row).map(selected.contains) ?? false
      }
    }
    return targets.filter(isDeletable)
  }

  /// Whether a row can be moved past its neighbours within its collection.
  func canMove(_ row: Int, by distance: Int) -> Bool {
    guard shape.isMovable(row), let offset = offset(of: row) else { return false }
    return (0..<count(around: row)).contains(offset + distance)
  }

  /// Moves a row past its neighbours within its collection; returns whether it may be moved.
  func moveRow(_ row: Int, by distance: Int) -> Bool {
    guard let offset = offset(of: row), let move = editing(of: row).onMove,
      rows.element(of: row)?.traits.isMoveDisabled != true
    else { return false }
    let target = offset + distance
    guard target >= 0, target < count(around: row) else { return true }
    memory.update { state in
      state.needsReveal = true
      state.moves += 1
    }
    move([offset], distance > 0 ? target + 1 : target)
    return true
  }

  /// Drops a row before another one of its collection; the end is after the last one.
  func drop(_ row: Int, before target: Int) -> Bool {
    guard let offset = offset(of: row), let move = editing(of: row).onMove else {
      return false
    }
    let destination = offset + target - row
    guard destination >= 0, destination <= count(around: row) else { return false }
    guard destination != offset, destination != offset + 1 else { return true }
    memory.update { $0.needsReveal = true }
    move([offset], destination)
    return true
  }

  /// The number of rows among which a row can be moved.
  private func count(around row: Int) -> Int {
    guard let origin = rows.origin(of: row), origin.rows.editing.onMove != nil else {
      return rows.rowCount
    }
    return origin.rows.count
  }
}
