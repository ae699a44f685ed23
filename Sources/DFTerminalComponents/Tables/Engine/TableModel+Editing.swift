import DFTerminalCore
import DFTerminalData
import DFTerminalViews
import Foundation

/// Editing cells: what the open editor is about, and changes on their way to the caller.
extension TableModel {
  /// The cell being edited.
  var session: EditSession<Row.ID>? { memory.value.edits.session }

  /// The column of a cell, where it is not hidden.
  func column(_ id: String) -> DFColumnCore<Row>? { columns.first { $0.id == id } }

  /// Returns the text of a cell as an editor begins with it: unformatted.
  func editingText(_ column: DFColumnCore<Row>, of row: Row) -> String {
    if let data = column.data { return data.field(row).text }
    return column.words(of: row) ?? ""
  }

  /// Accepts or refuses a text for a column.
  func validate(_ column: DFColumnCore<Row>?) -> (String) -> DFValidationState {
    { text in column?.editing.validator?(text) ?? .none }
  }

  /// Returns the row with an identifier, looking outward from the cursor.
  func row(_ id: Row.ID) -> Row? {
    sourceOffset(of: id).flatMap(cache.value.rows.row(at:))
  }

  /// Returns where the caller has the row with an identifier.
  func sourceOffset(of id: Row.ID) -> Int? {
    let cached = cache.value
    let cursor = memory.value.navigator.cursor.offset
    if let place = cached.keys.offset(of: .id(id), near: cursor) {
      return cached.order[cached.page.lowerBound + place]
    }
    return (0..<cached.rows.count).first { cached.rows.key(at: $0) == .id(id) }
  }

  /// Begins to edit a cell; `typed` is the text of the key that began it.
  func beginEditing(_ row: Row, _ column: DFColumnCore<Row>, typed: String? = nil) {
    let cell = CellID(row: row.id, column: column.id)
    let value = editingText(column, of: row)
    let check = validate(session.flatMap { self.column($0.cell.column) })
    let change = memory.update { memory in
      let change = memory.edits.begin(cell, value: value, typed: typed, validate: check)
      memory.line = LineEditor(memory.edits.session?.draft ?? value)
      return change
    }
    if let change { send(change) }
  }

  /// Commits the open draft if it is accepted; returns whether the editor closed.
  @discardableResult func commit() -> Bool {
    guard let session else { return true }
    let check = validate(column(session.cell.column))
    let outcome = memory.update { memory in
      let outcome = memory.edits.commit(validate: check)
      if memory.edits.session == nil { memory.line = nil }
      return outcome
    }
    switch outcome {
    case .change(let change): send(change)
    case .conflict(let mine, let theirs):
      memory.update { $0.question = .conflict(mine: mine, theirs: theirs) }
    case .unchanged, .refused, .waiting, nil: break
    }
    return self.session == nil
  }

  /// Commits a value that an editor of the caller's hands over.
  func commit(_ value: String) {
    guard let session else { return }
    let check = validate(column(session.cell.column))
    memory.update { $0.edits.withSession { $0.type(value, validate: check) } }
    commit()
  }

  /// Leaves the open cell: a draft that is not accepted stays as a marked draft.
  func leaveEditor() {
    guard let session else { return }
    let check = validate(column(session.cell.column))
    let change = memory.update { memory in
      memory.line = nil
      return memory.edits.leave(validate: check)
    }
    if let change { send(change) }
  }

  /// Closes the editor; the value is as it was.
  func cancelEditing() {
    memory.update { memory in
      memory.edits.cancel()
      memory.line = nil
      memory.question = nil
    }
  }

  /// Notes a change as one to take back, and hands it to the caller.
  func send(_ change: CellChange<Row.ID>) {
    let header = column(change.cell.column)?.header ?? change.cell.column
    let ticket = memory.update { $0.edits.apply(change, title: "Edit \(header)") }
    make(change)
    memory.update { $0.edits.settle(ticket) }
  }

  /// Hands a change to the caller.
  private func make(_ change: CellChange<Row.ID>) {
    guard let row = row(change.cell.row) else { return }
    memory.update { $0.holdsOrder = true }
    spec.onEdit?(row, change.cell.column, change.after)
  }

  /// Takes the last step back; returns whether there was one.
  func undo() -> Bool {
    guard let step = memory.update({ $0.edits.undo() }) else { return false }
    step.changes.forEach(make)
    return true
  }

  /// Makes the step again that was taken back last; returns whether there was one.
  func redo() -> Bool {
    guard let step = memory.update({ $0.edits.redo() }) else { return false }
    step.changes.forEach(make)
    return true
  }
}

/// Deleting rows.
extension TableModel {
  /// The rows that Delete acts on: the selected ones, else the one under the cursor.
  var rowsToDelete: Set<Row.ID> {
    let selected = memory.value.selection.ids
    if !selected.isEmpty { return selected }
    return cursorRow.map { [$0.id] } ?? []
  }

  /// Deletes rows the caller still has.
  func delete(_ ids: Set<Row.ID>) {
    let rows = cache.value.rows
    let offsets = (0..<rows.count).filter { rows.key(at: $0).id.map(ids.contains) ?? false }
    guard !offsets.isEmpty else { return }
    spec.onDelete?(IndexSet(offsets))
    spec.onDeleteRows?(ids)
  }

  /// The question before rows are deleted: it says how many, and how many of them are out of sight.
  func deleteWords(_ ids: Set<Row.ID>) -> String {
    let hidden = ids.count - shownCount(of: ids)
    let words = "Delete \(ids.count) \(ids.count == 1 ? "row" : "rows")"
    return hidden > 0 ? "\(words), \(hidden) of them hidden?" : words + "?"
  }

  /// Returns how many of some rows search and filters leave.
  func shownCount(of ids: Set<Row.ID>) -> Int {
    let cached = cache.value
    if cached.order.count == cached.rows.count { return ids.count }
    return cached.order.count { cached.rows.key(at: $0).id.map(ids.contains) ?? false }
  }
}
