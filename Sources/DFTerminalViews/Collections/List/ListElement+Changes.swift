import DFTerminalCore
import DFTerminalData

extension ListElement {
  /// Finds cursor, window and selection again after rows or the application's selection changed.
  func noticeChanges(_ pass: FramePass) {
    var state = memory.value
    state.navigator.policy = options.cursorPolicy
    if environment.listBehavior.cursorPolicy != .followRecord {
      state.navigator.policy = environment.listBehavior.cursorPolicy
    }
    state.navigator.followsEnd = options.followsEnd || environment.listBehavior.followsEnd
    let isChanged = noticeRows(&state)
    placeCursor(&state)
    if !selection.isSame(state.selected) { noticeSelection(&state) }
    if isChanged { prune(&state, pass) }
    memory.cache { $0 = state }
  }

  /// Returns whether the rows may be others than in the frame before.
  private func noticeRows(_ state: inout ListMemory) -> Bool {
    guard let old = state.rows, old !== rows else { return false }
    let isSame =
      old.count == rows.count && old.versions.count == rows.versions.count
      && zip(old.versions, rows.versions).allSatisfy { $0.isSame(as: $1) }
    guard !isSame else { return false }
    if !isInPlace(state, old) {
      state.navigator.rowsChanged(
        from: .init(RowIDs(old), metrics(state, old)), to: .init(RowIDs(rows), metrics(state)))
      if !rows.isStop(state.navigator.cursor.offset) {
        step(&state, from: state.navigator.cursor.offset, by: 1)
      }
    }
    return true
  }

  /// Whether cursor and window are still on the rows they were on, with as many rows as before.
  private func isInPlace(_ state: ListMemory, _ old: RowSource) -> Bool {
    guard old.count == rows.count else { return false }
    let navigator = state.navigator
    let top = navigator.viewport.top
    guard top >= rows.count || old.id(of: top) == rows.id(of: top) else { return false }
    guard let id = navigator.cursor.id else { return true }
    return rows.id(of: navigator.cursor.offset) == id
  }

  /// Puts a cursor that is nowhere yet on the first row.
  private func placeCursor(_ state: inout ListMemory) {
    guard state.navigator.cursor.id == nil, !environment.isStatic else { return }
    guard let first = rows.stop(from: 0, by: 1) else { return }
    state.navigator.move(.to(first), ids: RowIDs(rows), metrics: metrics(state))
  }

  /// Takes over what the application selected; a single selection takes the cursor along.
  private func noticeSelection(_ state: inout ListMemory) {
    state.selected = selection.read()
    state.selection.replace(with: selection.get())
    guard selection.rule == .single, let value = state.selection.ids.first else { return }
    let cursor = state.navigator.cursor.offset
    guard self.value(of: cursor) != value, let row = row(of: value, near: cursor) else { return }
    state.navigator.move(.to(row), ids: RowIDs(rows), metrics: metrics(state))
    state.needsReveal = true
  }

  /// Takes rows that are gone out of the selection, unless a search hides them or there are none.
  private func prune(_ state: inout ListMemory, _ pass: FramePass) {
    guard !state.selection.ids.isEmpty, !rows.isEmpty, !environment.isSearching else { return }
    guard rows.count <= ListElement.buildingLimit || rows.hasCheapValues(selection) else { return }
    let existing = (0..<rows.count).lazy.compactMap { [self] in value(of: $0) }
    guard state.selection.prune(existing: existing) else { return }
    let left = state.selection.ids
    pass.afterFrame { [selection] in selection.set(left) }
  }

  /// The rows built at most to learn the values a selection stores for them.
  static let buildingLimit = 2_048

  /// Returns the value that a selection stores for a row; `nil` for rows that cannot be selected.
  func value(of row: Int) -> AnyHashable? {
    guard row < rows.count, rows.kind(of: row) == .row else { return nil }
    let id = rows.id(of: row)
    if rows.isBuilt(row) || !selection.admits(id), selection.rule != .none {
      let traits = rows.element(of: row)?.traits
      if traits?.isSelectionDisabled == true { return nil }
      if let tag = traits?.tag, selection.admits(tag) { return tag }
    }
    return selection.rule == .none || selection.admits(id) ? id : nil
  }

  /// Returns the row for which a selection stores a value, looking outward from a place.
  func row(of value: AnyHashable, near hint: Int) -> Int? {
    if rows.hasCheapValues(selection) {
      if let row = RowIDs(rows).offset(of: value, near: hint) { return row }
    }
    guard rows.count <= ListElement.buildingLimit else { return nil }
    return (0..<rows.count).first { self.value(of: $0) == value }
  }

  /// The heights of rows, as far as they are known, without building any.
  func metrics(_ state: ListMemory, _ rows: RowSource? = nil) -> RowMetrics {
    let rows = rows ?? self.rows
    let heights = state.heights
    if heights.isUniform, !rows.mayHaveGaps {
      return RowMetrics(count: rows.count, height: heights.estimate ?? 1)
    }
    return RowMetrics(count: rows.count) { heights.height(rows.id(of: $0)) }
  }

  /// The heights of rows for a move of the cursor, exact as far as the move depends on them.
  func metrics(_ state: ListMemory, for step: RowStep, _ frame: ListFrame) -> RowMetrics {
    guard case .rows(let distance) = step, abs(distance) == 1, !rows.mayHaveGaps,
      state.heights.isUniform
    else { return exactMetrics(state, frame) }
    let row = state.navigator.cursor.offset + distance
    if row >= 0, row < rows.count, let length = shape.height(of: row, width: frame.window.columns) {
      _ = state.heights.set(length, rows.id(of: row))
    }
    return metrics(state)
  }

  /// The heights of rows, measuring those that were not seen: for moves by pages.
  func exactMetrics(_ state: ListMemory, _ frame: ListFrame) -> RowMetrics {
    let heights = state.heights
    let width = frame.window.columns
    return RowMetrics(count: rows.count) { [rows, shape] row in
      let id = rows.id(of: row)
      if !heights.knows(id) { _ = heights.set(shape.height(of: row, width: width) ?? 0, id) }
      return heights.height(id)
    }
  }
}

extension RowSource {
  /// Whether there is no row, heading or footer.
  var isEmpty: Bool { count == 0 }

  /// Whether the cursor can stand on a row: not on headings, nor where there is no content.
  func isStop(_ row: Int) -> Bool {
    guard row >= 0, row < count, kind(of: row) == .row else { return false }
    return !mayBeEmpty(row) || element(of: row) != nil
  }

  /// Returns the first row from a place on, in steps, on which the cursor can stand.
  func stop(from row: Int, by step: Int) -> Int? {
    var row = row
    while row >= 0, row < count {
      if isStop(row) { return row }
      row += step
    }
    return nil
  }

  /// Whether the ids of all rows are what a selection stores, so that none has to be built.
  func hasCheapValues(_ selection: ListSelection) -> Bool {
    segments.allSatisfy { segment in
      guard segment.kind == .row, case .rows = segment.content else { return true }
      return selection.admits(id(of: segment.first))
    }
  }
}
