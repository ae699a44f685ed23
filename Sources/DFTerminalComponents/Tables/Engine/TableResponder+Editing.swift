import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// Keys while a cell is edited, and the keys that begin it.
extension TableResponder {
  /// The commands beside those of the editor itself, which has the keys.
  var editorCommands: [Command] {
    [.submit, .cancel, .commitNext, .commitPrevious, .moveUp, .moveDown]
  }

  /// Carries out a command while a cell is edited.
  func performEditing(_ command: Command) -> Bool {
    switch command {
    case .submit: model.commit()
    case .cancel: model.cancelEditing()
    case .commitNext: commit(thenMove: 1)
    case .commitPrevious: commit(thenMove: -1)
    case .moveUp, .moveDown:
      let step = command == .moveUp ? -1 : 1
      if choose(by: step) { return true }
      model.leaveEditor()
      move(.rows(step))
    default: return false
    }
    return true
  }

  /// Commits and goes on to edit the next or previous editable cell of the row.
  private func commit(thenMove step: Int) {
    guard model.commit() else { return }
    let editable = model.columns.indices.filter { model.spec.isEditable(model.columns[$0]) }
    guard let current = model.cursorColumn, let row = model.cursorRow else { return }
    let next = step > 0 ? editable.first { $0 > current } : editable.last { $0 < current }
    guard let next else { return }
    moveColumn(onto: next)
    model.beginEditing(row, model.columns[next])
  }

  /// Begins to edit the cell under the cursor; returns whether it can be edited.
  func beginEditing(typed: String? = nil) -> Bool {
    guard let row = model.cursorRow, let column = editedColumn else { return false }
    if let index = model.columns.firstIndex(where: { $0.id == column.id }),
      index != model.cursorColumn
    {
      moveColumn(onto: index)
    }
    model.beginEditing(row, column, typed: typed)
    return true
  }

  /// The column to edit: the one under the cursor, or where none is chosen the first that can be.
  private var editedColumn: DFColumnCore<Row>? {
    let column = model.cursorColumn.map { model.columns[$0] }
    if let column, model.spec.isEditable(column) { return column }
    let isChosen = model.isCellCursor && column != nil
    return isChosen ? nil : model.columns.first(where: model.spec.isEditable)
  }

  /// Begins to edit with what was typed over the cell under the cursor.
  func typeOver(_ event: InputEvent) -> Bool {
    guard model.isCellCursor, model.session == nil, model.store.memory.question == nil else {
      return false
    }
    switch event {
    case .key(let key):
      guard let text = key.text, key.modifiers.isSubset(of: .shift), text != " " else {
        return false
      }
      return beginEditing(typed: text)
    case .paste(let text): return beginEditing(typed: LineEditor.singleLine(text))
    default: return false
    }
  }

  /// Puts the value before or after the draft in its place, where the column has values to choose.
  private func choose(by step: Int) -> Bool {
    guard let session = model.session,
      let choices = model.column(session.cell.column)?.editing.choices, !choices.isEmpty
    else { return false }
    let current = choices.firstIndex(of: session.draft) ?? (step > 0 ? -1 : 0)
    model.type(choices[((current + step) % choices.count + choices.count) % choices.count])
    return true
  }
}

extension Command {
  /// Hands over what was typed and goes on with the next cell.
  static let commitNext = Command("edit.next", "Next cell", keys: [KeyChord(.tab)])
  /// Hands over what was typed and goes back to the cell before.
  static let commitPrevious = Command(
    "edit.previous", "Previous cell", keys: [KeyChord(.tab, .shift)])
}
