import DFTerminalCore
import DFTerminalData

/// What a pointing device does in a list.
extension ListElement {
  func handle(_ pointer: PointerEvent, _ frame: ListFrame) -> Bool {
    switch pointer.action {
    case .wheel(let edge): turn(edge, frame)
    case .press(.left): press(pointer, frame)
    case .press(.right): pressForMenu(pointer, frame)
    case .drag(.left): drag(pointer, frame)
    case .release(.left): release(frame)
    default: false
    }
  }

  private func turn(_ edge: Edge, _ frame: ListFrame) -> Bool {
    switch edge {
    case .top: scroll(by: -ListElement.wheelStep, frame)
    case .bottom: scroll(by: ListElement.wheelStep, frame)
    case .leading, .trailing: false
    }
  }

  /// Scrolls the window and leaves the cursor alone; returns whether anything moved.
  private func scroll(by lines: Int, _ frame: ListFrame) -> Bool {
    guard !frame.isWhole else { return false }
    var state = memory.value
    let before = state.navigator.viewport
    state.navigator.scroll(by: lines, metrics: exactMetrics(state, frame))
    guard state.navigator.viewport != before else { return false }
    memory.update { $0 = state }
    return true
  }

  private func press(_ pointer: PointerEvent, _ frame: ListFrame) -> Bool {
    if let track = frame.track, track.contains(pointer.position) {
      return pressBar(pointer.position.row - track.minRow, frame)
    }
    if let chip = frame.chips.first(where: { $0.rect.contains(pointer.position) }) {
      return performRevealed(chip.index)
    }
    guard let place = frame.row(at: pointer.position), rows.isStop(place.row) else { return false }
    let isRange = pointer.modifiers.contains(.shift) && selection.rule == .multiple
    point(at: place.row, extending: isRange)
    if pointer.clickCount > 1 { return activate(place.row, frame) || true }
    if isDeleteMark(pointer, place.row, frame) { return reveal(place.row, isLeftwards: true) }
    if !isRange { choose(place.row, pointer, frame) }
    if shape.isMovable(place.row) || hasSwipeActions(place.row) {
      memory.update { state in
        state.drag = RowDrag(
          id: rows.id(of: place.row), startRow: pointer.position.row,
          startColumn: pointer.position.column)
      }
    }
    return true
  }

  /// Opens the menu of a row; returns whether there is anything in it.
  private func pressForMenu(_ pointer: PointerEvent, _ frame: ListFrame) -> Bool {
    guard let place = frame.row(at: pointer.position), rows.isStop(place.row) else { return false }
    point(at: place.row, extending: false)
    return openMenu(place.row)
  }

  /// Whether a press is on the mark of a row that can be deleted, while rows are edited.
  private func isDeleteMark(_ pointer: PointerEvent, _ row: Int, _ frame: ListFrame) -> Bool {
    isEditing && selection.rule != .multiple && isDeletable(row)
      && pointer.position.column < frame.window.minColumn + shape.gutter
  }

  /// Selects a row that was clicked: alone, or beside others on its mark or with Control.
  private func choose(_ row: Int, _ pointer: PointerEvent, _ frame: ListFrame) {
    guard let value = value(of: row) else { return }
    let isOnMark = pointer.position.column < frame.window.minColumn + shape.gutter
    let isBeside = pointer.modifiers.contains(.control) || isOnMark
    if selection.rule == .multiple, isBeside || isEditing {
      _ = select { $0.toggle(value) }
    } else if selection.rule == .single, pointer.modifiers.contains(.control) {
      _ = select { $0.toggle(value) }
    } else {
      _ = select { $0.select(only: value) }
    }
  }

  /// Takes hold of the thumb, or pages towards a press beside it.
  private func pressBar(_ cell: Int, _ frame: ListFrame) -> Bool {
    guard let thumb = frame.thumb else { return false }
    if thumb.contains(cell) {
      memory.update { $0.grip = cell - thumb.lowerBound }
      return true
    }
    let page = max(1, frame.window.rows)
    _ = scroll(by: cell < thumb.lowerBound ? -page : page, frame)
    return true
  }

  private func drag(_ pointer: PointerEvent, _ frame: ListFrame) -> Bool {
    var state = memory.value
    if let grip = state.grip {
      state.navigator.drag(
        thumbTo: pointer.position.row - frame.rect.minRow - grip, track: frame.rect.rows,
        metrics: metrics(state))
      memory.update { $0 = state }
      return true
    }
    guard let drag = state.drag else { return !isAtStart(frame) }
    let columns = pointer.position.column - drag.startColumn
    if drag.target == nil, abs(columns) > 2 * abs(pointer.position.row - drag.startRow) {
      return swipe(drag.id, by: columns)
    }
    guard let row = row(dragged: drag), shape.isMovable(row) else { return !isAtStart(frame) }
    state.swipe = nil
    state.drag?.sideways = 0
    state.drag?.target = dropTarget(pointer.position, frame)
    memory.update { $0 = state }
    scrollNearEdge(pointer.position, frame)
    return true
  }

  /// Whether the first row is in sight whole, so that a drag down may mean what is around the list.
  private func isAtStart(_ frame: ListFrame) -> Bool {
    frame.isWhole || memory.value.navigator.viewport.isAtStart
  }

  /// Finds a row that is being dragged, wherever it is by now.
  func row(dragged drag: RowDrag) -> Int? {
    RowIDs(rows).offset(of: drag.id, near: memory.value.navigator.cursor.offset)
  }

  /// The row before which a dragged row would stand at a position.
  private func dropTarget(_ point: CellPoint, _ frame: ListFrame) -> Int? {
    guard let drag = memory.value.drag, point.row != drag.startRow else { return nil }
    let line = min(max(point.row, frame.window.minRow), frame.window.maxRow - 1)
    let place = frame.rows.last { frame.window.minRow + $0.line <= line } ?? frame.rows.first
    guard let place else { return nil }
    return point.row > drag.startRow ? place.row + 1 : place.row
  }

  private func scrollNearEdge(_ point: CellPoint, _ frame: ListFrame) {
    if point.row <= frame.window.minRow { _ = scroll(by: -1, frame) }
    if point.row >= frame.window.maxRow - 1 { _ = scroll(by: 1, frame) }
  }

  private func release(_ frame: ListFrame) -> Bool {
    let state = memory.value
    guard state.grip != nil || state.drag != nil else { return false }
    memory.update { state in
      state.grip = nil
      state.drag = nil
    }
    guard let drag = state.drag, let row = row(dragged: drag) else { return true }
    if let target = drag.target { _ = drop(row, before: target) }
    finishSwipe(drag, row, frame)
    return true
  }
}
