import DFTerminalViews

/// Moving, hiding and showing columns.
extension TableResponder {
  /// The commands that arrange columns, where there are several.
  var arrangingCommands: [Command] {
    model.spec.columns.count > 1
      ? [.moveColumnLeft, .moveColumnRight, .hideColumn, .showColumns] : []
  }

  /// Carries out a command that arranges columns.
  func performArranging(_ command: Command) -> Bool {
    switch command {
    case .moveColumnLeft: return moveColumn(-1)
    case .moveColumnRight: return moveColumn(1)
    case .hideColumn: return hideColumn()
    case .showColumns: return showColumns()
    default: return false
    }
  }

  /// Moves the column under the cursor by a place; pinned columns stay among themselves.
  private func moveColumn(_ step: Int) -> Bool {
    guard let index = model.cursorColumn else { return false }
    let place = index + step
    guard model.columns.indices.contains(place),
      model.columns[place].isPinned == model.columns[index].isPinned
    else { return true }
    model.moveColumn(at: index, to: place, room: frame.room)
    return say(.moved(model.columns[index].header, place + 1, of: model.columns.count))
  }

  private func hideColumn() -> Bool {
    guard let index = model.cursorColumn else { return false }
    let column = model.columns[index]
    guard model.columns.count > 1 else { return say(.onlyColumn(column.header)) }
    model.hide(column.id)
    return say(.hidden(column.header))
  }

  private func showColumns() -> Bool {
    guard !model.hiddenColumns.isEmpty else { return say(.nothingTo("show")) }
    model.hide([])
    return true
  }
}
