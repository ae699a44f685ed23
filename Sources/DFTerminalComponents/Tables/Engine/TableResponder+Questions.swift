import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// Asking before something is done that cannot be taken back.
extension TableResponder {
  /// Carries out the answer to the open question.
  func answer(_ command: Command) -> Bool {
    guard let question = model.store.memory.question else { return false }
    switch (question, command) {
    case (.delete(let ids), .confirm):
      model.update { $0.question = nil }
      model.delete(ids)
    case (.conflict, .confirm): resolve(.mine)
    case (.conflict, .takeTheirs): resolve(.theirs)
    case (_, .cancel):
      model.update { memory in
        memory.question = nil
        memory.wantsEditorFocus = true
      }
    default: return true
    }
    return true
  }

  /// The commands that answer the open question.
  func answers(_ question: TableQuestion<Row.ID>) -> [Command] {
    switch question {
    case .delete: [.confirm, .cancel]
    case .conflict: [.confirm, .takeTheirs, .cancel]
    }
  }

  private func resolve(_ side: EditSession<Row.ID>.Side) {
    model.update { memory in
      memory.question = nil
      memory.edits.withSession { $0.resolve(keeping: side) }
    }
    model.commit()
  }

  /// Deletes the selected rows, or the one under the cursor; asks where that is for good, or where
  /// some of the rows are out of sight.
  func deleteOrAsk() -> Bool {
    let ids = model.rowsToDelete
    guard !ids.isEmpty else { return false }
    if model.spec.onRestoreRows != nil, model.shownCount(of: ids) == ids.count {
      model.delete(ids)
    } else {
      model.ask(.delete(ids))
    }
    return true
  }
}

extension Command {
  /// Does what was asked.
  static let confirm = Command("ask.confirm", "Yes", keys: [KeyChord(.enter)])
  /// Takes the value someone else gave a cell meanwhile.
  static let takeTheirs = Command("ask.theirs", "Take theirs", keys: [KeyChord(.tab)])
}
