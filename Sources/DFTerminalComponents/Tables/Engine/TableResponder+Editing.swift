import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// Keys while a cell is edited, and the keys that begin it.
extension TableResponder {
  /// The commands of an open editor.
  var editorCommands: [Command] {
    [.commit, .cancel, .commitNext, .commitPrevious, .moveUp, .moveDown]
  }

  /// Carries out a command while a cell is edited.
  func performEditing(_ command: Command) -> Bool {
    switch command {
    case .commit: model.commit()
    case .cancel: model.cancelEditing()
    case .commitNext: commit(thenMove: 1)
    case .commitPrevious: commit(thenMove: -1)
    case .moveUp, .moveDown:
      guard chooses == nil else { return choose(by: command == .moveUp ? -1 : 1) }
      model.leaveEditor()
      move(.rows(command == .moveUp ? -1 : 1))
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
    moveColumn(by: next - current)
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

  /// The column to edit: the one under the cursor, or in a row the first that can be.
  private var editedColumn: DFColumnCore<Row>? {
    if let index = model.cursorColumn, model.spec.isEditable(model.columns[index]) {
      return model.columns[index]
    }
    return model.isCellCursor ? nil : model.columns.first(where: model.spec.isEditable)
  }

  /// Handles what is typed into an open editor; returns whether it was taken.
  func type(_ event: InputEvent) -> Bool {
    guard var line = memory.value.line else { return false }
    switch event {
    case .paste(let text): line.insert(text)
    case .key(let key):
      guard TableResponder.edit(&line, key) else { return false }
    default: return false
    }
    update(line)
    return true
  }

  private func update(_ line: LineEditor) {
    let check = model.validate(model.session.flatMap { model.column($0.cell.column) })
    memory.update { memory in
      memory.line = line
      if memory.edits.session?.draft != line.text {
        memory.edits.withSession { $0.type(line.text, validate: check) }
      }
    }
  }

  /// Changes a line as a key says; returns whether the key means something there.
  private static func edit(_ line: inout LineEditor, _ key: KeyPress) -> Bool {
    switch (key.code, key.modifiers) {
    case (.backspace, []), (.backspace, .shift): line.delete(.left)
    case (.backspace, .control), (.backspace, .alt), (.character("w"), .control):
      line.delete(.wordLeft)
    case (.delete, []): line.delete(.right)
    case (.character("u"), .control): line.delete(.start)
    case (.character("k"), .control): line.delete(.end)
    case (.left, []): line.move(.left)
    case (.right, []): line.move(.right)
    case (.left, .control), (.left, .alt): line.move(.wordLeft)
    case (.right, .control), (.right, .alt): line.move(.wordRight)
    case (.home, []), (.character("a"), .control): line.move(.start)
    case (.end, []), (.character("e"), .control): line.move(.end)
    default:
      guard let text = key.text, key.modifiers.isSubset(of: .shift) else { return false }
      line.insert(text)
    }
    return true
  }

  /// Begins to edit with what was typed over the cell under the cursor.
  func typeOver(_ event: InputEvent) -> Bool {
    guard model.isCellCursor else { return false }
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
}

/// Choosing among given values.
extension TableResponder {
  /// The values to choose from in the open editor.
  private var chooses: [String]? {
    guard let session = model.session else { return nil }
    let choices = model.column(session.cell.column)?.editing.choices ?? []
    return choices.isEmpty ? nil : choices
  }

  private func choose(by step: Int) -> Bool {
    guard let choices = chooses, let draft = model.session?.draft else { return false }
    let current = choices.firstIndex(of: draft) ?? (step > 0 ? -1 : 0)
    let next = ((current + step) % choices.count + choices.count) % choices.count
    update(LineEditor(choices[next]))
    return true
  }
}

extension Command {
  /// Hands over what was typed.
  static let commit = Command("edit.commit", "Commit", keys: [KeyChord(.enter)])
  /// Hands over what was typed and goes on with the next cell.
  static let commitNext = Command("edit.next", "Next cell", keys: [KeyChord(.tab)])
  /// Hands over what was typed and goes back to the cell before.
  static let commitPrevious = Command(
    "edit.previous", "Previous cell", keys: [KeyChord(.tab, .shift)])
}
