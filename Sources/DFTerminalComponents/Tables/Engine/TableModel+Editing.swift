import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// Editing cells: what the open editor is about, and changes on their way to the caller.
extension TableModel {
  /// The cell being edited.
  var session: EditSession<Row.ID>? { store.memory.edits.session }

  /// The column of a cell, where it is not hidden.
  func column(_ id: String) -> DFColumnCore<Row>? { columns.first { $0.id == id } }

  /// Returns the text of a cell as an editor begins with it: unformatted.
  func editingText(_ column: DFColumnCore<Row>, of row: Row) -> String {
    if let data = column.data { return data.field(row).text }
    return column.words(of: row, environment)
  }

  /// Accepts or refuses a text for the column of the open editor.
  private var validate: (String) -> DFValidationState {
    let validator = session.flatMap { column($0.cell.column) }?.editing.validator
    return { validator?($0) ?? .none }
  }

  /// The draft, for the field that edits it.
  var draft: Binding<String> {
    Binding(get: { self.session?.draft ?? "" }, set: { self.type($0) })
  }

  /// Begins to edit a cell; `typed` is the text of the key that began it.
  func beginEditing(_ row: Row, _ column: DFColumnCore<Row>, typed: String? = nil) {
    store.check?.cancel()
    let cell = CellID(row: row.id, column: column.id)
    let value = editingText(column, of: row)
    let check = validate
    let change = update { memory in
      memory.wantsEditorFocus = true
      return memory.edits.begin(cell, value: value, typed: typed, validate: check)
    }
    if let change { send(change) }
    if typed != nil || session?.check == .pending { review(session?.draft ?? "") }
  }

  /// Takes a draft after a keystroke.
  func type(_ draft: String) {
    if draft != session?.draft { review(draft) }
  }

  private func review(_ draft: String) {
    let check = validate
    update { memory in memory.edits.withSession { $0.type(draft, validate: check) } }
    checkElsewhere()
  }

  /// Commits the open draft if it is accepted; returns whether the editor closed.
  @discardableResult func commit() -> Bool {
    guard session != nil else { return true }
    let check = validate
    settle(update { $0.edits.commit(validate: check) })
    return session == nil
  }

  /// Does what a commit led to.
  func settle(_ outcome: Commit<Row.ID>?) {
    switch outcome {
    case .change(let change): send(change)
    case .conflict(let mine, let theirs): ask(.conflict(mine: mine, theirs: theirs))
    case .unchanged, .refused, .waiting, nil: break
    }
    if session == nil { takeFocus() }
  }

  /// Commits a value that an editor of the caller's hands over.
  ///
  /// An editor bound to a constant, as on the wiki page, hands over the old value whatever was
  /// typed; the draft is what was meant then.
  func commit(_ value: String) {
    guard let session else { return }
    if value != session.original || !session.isDirty { type(value) }
    commit()
  }

  /// Leaves the open cell: a draft that is not accepted stays as a marked draft.
  func leaveEditor() {
    guard session != nil else { return }
    store.check?.cancel()
    let check = validate
    let change = update { $0.edits.leave(validate: check) }
    if let change { send(change) }
    takeFocus()
  }

  /// Closes the editor; the value is as it was.
  func cancelEditing() {
    store.check?.cancel()
    update { memory in
      memory.edits.cancel()
      memory.question = nil
    }
    takeFocus()
  }

  /// Asks something; the keys then answer.
  func ask(_ question: TableQuestion<Row.ID>) {
    update { $0.question = question }
    takeFocus()
  }

  /// Gives the keys back to the table, where the editor has them.
  private func takeFocus() {
    guard let field = store.memory.editorPath, scene.focus.path == field else { return }
    scene.focus.request(path)
  }

  /// Notes a change as one to take back, and hands it to the caller.
  func send(_ change: CellChange<Row.ID>) {
    let header = column(change.cell.column)?.header ?? change.cell.column
    let ticket = update { $0.edits.apply(change, title: "Edit \(header)") }
    make(change)
    update { $0.edits.settle(ticket) }
  }

  /// Hands a change to the caller.
  private func make(_ change: CellChange<Row.ID>) {
    guard let row = row(change.cell.row) else { return }
    update { $0.holdsOrder = true }
    spec.onEdit?(row, change.cell.column, change.after)
  }

  /// Whether steps can be taken back: those of cells, and of deletions the caller can reverse.
  var keepsHistory: Bool { columns.contains(where: spec.isEditable) || spec.onRestoreRows != nil }

  /// Takes the last step back; returns whether there was one.
  func undo() -> Bool {
    guard let step = update({ $0.edits.undo() }) else { return false }
    step.changes.forEach(repeated)
    return true
  }

  /// Makes the step again that was taken back last; returns whether there was one.
  func redo() -> Bool {
    guard let step = update({ $0.edits.redo() }) else { return false }
    step.changes.forEach(repeated)
    return true
  }

  /// Makes a change of the history, and goes where it shows.
  private func repeated(_ change: RowChange<Row.ID>) {
    switch change {
    case .cell(let change):
      make(change)
      show(change.cell)
    case .deletion(let ids): remove(ids)
    case .restoration(let ids):
      update { $0.restored = ids }
      spec.onRestoreRows?(ids)
    }
  }

  /// Moves the cursor to a cell, where search and page leave its row.
  private func show(_ cell: CellID<Row.ID>) {
    let (keys, metrics) = (keys, metrics)
    update { memory in
      guard memory.navigator.move(onto: .id(cell.row), ids: keys, metrics: metrics),
        let column = columns.firstIndex(where: { $0.id == cell.column })
      else { return }
      memory.column = ItemCursor(cell.column, at: column)
    }
  }
}
