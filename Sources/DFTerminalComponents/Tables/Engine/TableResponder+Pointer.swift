import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// What a pointer does to a table.
extension TableResponder {
  /// The rows a turn of the wheel scrolls.
  private static var wheelRows: Int { 3 }

  /// Handles a press, drag, release or turn of the wheel; returns whether it was taken.
  func handle(_ pointer: PointerEvent) -> Bool {
    switch pointer.action {
    case .wheel(let edge): return scroll(edge, pointer.modifiers)
    case .press(.left): return press(pointer)
    case .drag(.left): return drag(to: pointer.position.column)
    case .release(.left): return release()
    default: return false
    }
  }

  private func scroll(_ edge: Edge, _ modifiers: KeyModifiers) -> Bool {
    switch (edge, modifiers.contains(.shift)) {
    case (.leading, _), (.top, true):
      model.update { $0.scrollColumns(by: -1, unpinned: model.unpinnedIDs) }
    case (.trailing, _), (.bottom, true):
      guard frame.plan.hiddenAfter > 0 else { return true }
      model.update { $0.scrollColumns(by: 1, unpinned: model.unpinnedIDs) }
    case (.top, false): scrollRows(by: -TableResponder.wheelRows)
    case (.bottom, false): scrollRows(by: TableResponder.wheelRows)
    }
    return true
  }

  private func scrollRows(by rows: Int) {
    let lines = rows * model.store.cache.rowHeight
    let metrics = model.metrics
    model.move { $0.scroll(by: lines, metrics: metrics) }
  }

  private func press(_ pointer: PointerEvent) -> Bool {
    if model.store.memory.question != nil { return true }
    model.leaveEditor()
    if let step = pagerStep(at: pointer.position) { return turn(by: step) || true }
    if let header = frame.zones.header, header.contains(pointer.position) {
      return pressHeader(pointer)
    }
    guard let place = frame.place(at: pointer.position) else { return true }
    model.update { $0.navigator.move(.to(place), ids: model.keys, metrics: model.metrics) }
    if let slot = frame.slot(at: pointer.position.column) { moveColumn(onto: slot.column) }
    select(at: pointer)
    if pointer.clickCount == 2 { _ = activate() }
    return true
  }

  private func select(at pointer: PointerEvent) {
    guard let id = model.cursorRow?.id, pointer.clickCount == 1 else { return }
    let isMark =
      frame.gutter > 2 && pointer.position.column < frame.zones.body.minColumn + frame.gutter
    if pointer.modifiers.contains(.shift) {
      model.extendToCursor(from: nil)
    } else if isMark || pointer.modifiers.contains(.control) {
      model.select { $0.toggle(id) }
    } else {
      model.select { $0.select(only: id) }
    }
  }

  private func pressHeader(_ pointer: PointerEvent) -> Bool {
    guard let slot = frame.slot(at: pointer.position.column) else { return true }
    let column = model.columns[slot.column]
    let edge = frame.rect(of: slot, row: 0).maxColumn
    if pointer.position.column >= edge {
      model.update {
        $0.drag = ColumnDrag(
          column: column.id, start: pointer.position.column, width: slot.width)
      }
      return true
    }
    moveColumn(onto: slot.column)
    model.pressHeader(column, adding: pointer.modifiers.contains(.shift))
    return true
  }

  private func drag(to column: Int) -> Bool {
    guard let drag = model.store.memory.drag else { return false }
    setWidth(max(1, drag.width + column - drag.start), of: drag.column)
    return true
  }

  private func release() -> Bool {
    model.update { $0.drag = nil }
    return true
  }
}
