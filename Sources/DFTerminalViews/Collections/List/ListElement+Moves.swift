import DFTerminalCore
import DFTerminalData

/// Moving the cursor and selecting.
extension ListElement {
  /// Moves the cursor as a command says, on rows where it can stand; returns whether there is one.
  func move(_ step: RowStep, _ frame: ListFrame, extending: Bool = false) -> Bool {
    var state = memory.value
    guard rows.stop(from: 0, by: 1) != nil else { return false }
    let metrics = metrics(state, for: step, frame)
    let before = state.navigator.cursor
    state.navigator.move(step, ids: RowIDs(rows), metrics: metrics)
    let landed = state.navigator.cursor.offset
    if !rows.isStop(landed) {
      self.step(&state, from: landed, by: landed < before.offset || step == .last ? -1 : 1)
    }
    if !frame.isWhole { reveal(&state, metrics) }
    finish(&state, from: before.offset, extending: extending)
    return true
  }

  /// Moves the cursor to the nearest row in a direction on which it can stand, else in the other.
  func step(_ state: inout ListMemory, from row: Int, by step: Int) {
    guard let stop = rows.stop(from: row, by: step) ?? rows.stop(from: row, by: -step) else {
      return
    }
    state.navigator.move(.to(stop), ids: RowIDs(rows), metrics: metrics(state))
  }

  /// Shows the cursor's row, and the heading above it where it is the first of its section.
  func reveal(_ state: inout ListMemory, _ metrics: RowMetrics) {
    let row = state.navigator.cursor.offset
    guard row < rows.count else { return }
    let margin = state.navigator.margin
    if row > 0, rows.kind(of: row - 1) == .header { state.navigator.margin = max(1, margin) }
    state.navigator.move(.to(row), ids: RowIDs(rows), metrics: metrics)
    state.navigator.margin = margin
  }

  /// Moves the cursor onto a row that is in sight.
  func point(at row: Int, extending: Bool) {
    var state = memory.value
    guard rows.isStop(row) else { return }
    let before = state.navigator.cursor.offset
    state.navigator.move(.to(row), ids: RowIDs(rows), metrics: metrics(state))
    finish(&state, from: before, extending: extending)
  }

  /// Stores a move, with the selection that goes with it.
  private func finish(_ state: inout ListMemory, from before: Int, extending: Bool) {
    let row = state.navigator.cursor.offset
    state.needsReveal = true
    state.moves += 1
    state.swipe = nil
    let selected = state.selection.ids
    if extending {
      extend(&state, from: before, to: row)
    } else if selection.rule == .single, options.selectionFollowsCursor, row != before {
      if let value = value(of: row) { state.selection.select(only: value) }
    }
    store(state, selectedBefore: selected)
  }

  private func extend(_ state: inout ListMemory, from before: Int, to row: Int) {
    guard let value = value(of: row) else { return }
    if state.selection.anchor == nil, let start = self.value(of: before) {
      if state.selection.ids.contains(start) { state.selection.toggle(start) }
      state.selection.toggle(start)
    }
    let anchor = state.selection.anchor.flatMap { self.row(of: $0, near: before) } ?? row
    let range = min(anchor, row)...max(anchor, row)
    state.selection.extend(to: value, in: range.compactMap { self.value(of: $0) })
  }

  /// Stores what changed and tells the application about its selection.
  func store(_ state: ListMemory, selectedBefore: Set<AnyHashable>) {
    guard state.selection.ids != selectedBefore else { return memory.move { $0 = state } }
    var state = state
    selection.set(state.selection.ids)
    state.selected = selection.read()
    memory.update { $0 = state }
  }

  /// Changes the selection and tells the application.
  func select(_ change: (inout RowSelection<AnyHashable>) -> Void) -> Bool {
    guard selection.rule != .none else { return false }
    var state = memory.value
    let before = state.selection.ids
    change(&state.selection)
    store(state, selectedBefore: before)
    return true
  }

  /// Marks the cursor row, or takes its mark away.
  func mark(_ row: Int) -> Bool {
    guard let value = value(of: row) else { return false }
    if selection.rule == .single, options.selectionFollowsCursor {
      return select { $0.select(only: value) }
    }
    return select { $0.toggle(value) }
  }
}
