import DFTerminalCore
import DFTerminalViews

/// Saying what a key led to, where nothing else on the screen shows it.
extension TableModel {
  /// Whether the key that copies is also the one that interrupts programs.
  ///
  /// The first press copies then, and a second one goes on to the program, so that nobody is caught.
  var copySharesInterrupt: Bool {
    environment.keyMap.keys(for: .copy).contains(KeyChord(.character("c"), .control))
  }

  /// The key that shows hidden columns again.
  private var wayBack: String {
    hintWords([(.showColumns, "shows it")]).first.map { "; \($0)" } ?? ""
  }

  /// The words of a notice.
  func words(_ notice: TableNotice) -> String {
    switch notice {
    case .copied(let count, let isWhole):
      let rows = "\(NumberText.rows(count)) \(isWhole ? "" : "too long, only the beginning ")copied"
      return copySharesInterrupt ? "\(rows); Ctrl+C again leaves" : rows
    case .deleted(let count): return "\(NumberText.rows(count)) deleted"
    case .nothingTo(let verb): return "nothing to \(verb)"
    case .moved(let header, let place, let count): return "\(header) is column \(place) of \(count)"
    case .hidden(let header): return "\(header) hidden" + wayBack
    case .onlyColumn(let header): return "\(header) is the only column"
    case .readOnly(let header): return "\(header) cannot be edited"
    }
  }
}

extension TableResponder {
  /// Says something until the next key.
  func say(_ notice: TableNotice) -> Bool {
    model.update { $0.notice = notice }
    return true
  }

  /// Says that the column under the cursor cannot be edited, where others can.
  func refuseEditing() -> Bool {
    guard model.isCellCursor, let index = model.cursorColumn,
      model.columns.contains(where: model.spec.isEditable)
    else { return false }
    return say(.readOnly(model.columns[index].header))
  }
}
