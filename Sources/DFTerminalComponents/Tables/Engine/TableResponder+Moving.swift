import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// Moving, selecting and activating.
extension TableResponder {
  /// Moves the cursor; a single selection goes along.
  func move(_ step: RowStep) {
    if case .pageDown = step, isAtEnd, turn(by: 1) { return }
    if case .pageUp = step, isAtStart, turn(by: -1) { return }
    let startsSelection =
      model.spec.selectionRule == .single && model.store.memory.selection.ids.isEmpty
    if startsSelection, case .rows(1) = step, model.cursorRow != nil {
      reveal()
    } else {
      let (keys, metrics) = (model.keys, model.metrics)
      model.move { $0.move(step, ids: keys, metrics: metrics) }
    }
    model.selectUnderCursor()
  }

  private var isAtEnd: Bool {
    model.store.memory.navigator.cursor.offset == model.metrics.count - 1
  }

  private var isAtStart: Bool { model.store.memory.navigator.cursor.offset == 0 }

  private func reveal() {
    let place = model.store.memory.navigator.cursor.offset
    model.update { $0.navigator.move(.to(place), ids: model.keys, metrics: model.metrics) }
  }

  /// Moves the cursor and selects what lies on the way.
  func extend(_ step: RowStep) {
    let start = model.cursorRow?.id
    model.update { $0.navigator.move(step, ids: model.keys, metrics: model.metrics) }
    model.extendToCursor(from: start)
  }

  /// Puts the cursor on a column and brings it into sight.
  func moveColumn(onto index: Int) {
    model.update { $0.column = ItemCursor(model.columns[index].id, at: index) }
    revealColumn()
  }

  /// Moves the column of the cursor and brings it into sight.
  func moveColumn(by distance: Int) {
    let ids = model.columns.map(\.id)
    let isNew = model.cursorColumn == nil
    model.update { $0.moveColumn(by: distance, in: ids, isNew: isNew) }
    revealColumn()
  }

  /// Scrolls sideways as little as needed to show the column of the cursor.
  private func revealColumn() {
    guard let column = model.cursorColumn else { return }
    let first = model.planner.revealing(column, room: frame.room)
    model.update { $0.firstColumn = first == 0 ? nil : model.columns[first].id }
  }

  /// Edits the cell under the cursor, or opens its row.
  func activate() -> Bool {
    if model.retryUnderCursor() || beginEditing() { return true }
    guard let onActivate = model.spec.onActivate else { return refuseEditing() }
    guard let row = model.cursorRow else { return false }
    onActivate(row.id)
    return true
  }

  /// Selects the row under the cursor or takes it out of the selection.
  func mark() {
    guard let id = model.cursorRow?.id else { return }
    model.select { $0.toggle(id) }
  }

  /// Puts the rows in the order of the column under the cursor.
  func sort(adding: Bool) -> Bool {
    guard let index = model.cursorColumn ?? model.columns.firstIndex(where: model.canSort) else {
      return false
    }
    if model.cursorColumn == nil { moveColumn(by: index == 0 ? 1 : index) }
    model.pressHeader(model.columns[index], adding: adding)
    return true
  }

  /// Makes the column under the cursor wider or narrower.
  func resize(by cells: Int) -> Bool {
    guard let slot = frame.cursorColumn.flatMap(frame.plan.slot(of:)) else { return false }
    setWidth(max(1, slot.width + cells), of: model.columns[slot.column].id)
    return true
  }

  func setWidth(_ width: Int, of column: String) {
    model.update { $0.widths[column] = width }
    model.options.columnWidths?.wrappedValue[column] = width
  }

  /// Turns pages; the cursor goes to the first row of the new one.
  func turn(by count: Int) -> Bool {
    guard let old = model.store.memory.pagination else { return false }
    var pages = old
    pages.turn(by: count)
    guard pages != old else { return false }
    model.update { $0.pagination = pages }
    model.synchronise()
    model.update { $0.navigator.move(.first, ids: model.keys, metrics: model.metrics) }
    model.selectUnderCursor()
    model.options.onPage?(pages.index)
    return true
  }

  /// Copies the selected rows, or the one under the cursor, with their original values.
  func copy() -> Bool {
    let selected = model.store.memory.selection.ids
    let cached = model.store.cache
    let rows = cached.order.lazy.compactMap { cached.rows.row(at: $0) }
    let chosen =
      selected.isEmpty
      ? model.cursorRow.map { [$0] } ?? [] : rows.filter { selected.contains($0.id) }
    let lines = chosen.map { row in
      model.columns.map { $0.original(of: row, model.environment) }.joined(separator: "\t")
    }
    let text = lines.joined(separator: "\n")
    let isWhole = model.environment.copyText(text)
    model.options.onCopy?(text)
    return lines.isEmpty ? false : say(.copied(lines.count, isWhole: isWhole))
  }
}
