import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// A table in the rectangle it is drawn into: everything that geometry decides.
@MainActor final class TableFrame<Row: Identifiable> {
  let model: TableModel<Row>
  let rect: CellRect
  let zones: TableZones
  let plan: ColumnPlan
  /// The cells before the first column.
  let gutter: Int
  /// The cells for columns.
  let room: Int
  let gap: Int
  let rowHeight: Int
  /// The cursor and the rows in sight, for the height there is.
  let navigator: RowNavigator<RowKey<Row.ID>>
  let metrics: RowMetrics
  let isFocused: Bool
  /// The part of a scroll bar's track that the rows in sight cover, or `nil` when all are.
  let thumb: Range<Int>?

  init(_ model: TableModel<Row>, in rect: CellRect, focus: FocusDirector) {
    self.model = model
    self.rect = rect
    isFocused = focus.path == model.path || model.fieldPath.map { focus.path == $0 } ?? false
    let geometry = model.geometry(in: rect)
    gutter = geometry.gutter
    gap = model.gap
    room = geometry.room
    plan = geometry.plan
    zones = geometry.zones
    rowHeight = geometry.rowHeight
    model.store.cache.rowHeight = rowHeight
    metrics = model.metrics
    let (height, metrics) = (zones.body.rows, metrics)
    model.change { $0.show(height: height, keys: model.keys, metrics: metrics) }
    navigator = model.store.memory.navigator
    thumb = geometry.scrolls ? navigator.viewport.thumb(track: height, rows: metrics) : nil
  }

  /// The cells of a row: all but those of the scroll bar.
  var rowWidth: Int { zones.body.columns - (thumb == nil ? 0 : 1) }

  /// Returns the rectangle of the row at a place, which may lie outside the rows in sight.
  func rect(ofRowAt place: Int) -> CellRect {
    let viewport = navigator.viewport
    let line = (place - viewport.top) * rowHeight - viewport.cut
    return CellRect(
      column: zones.body.minColumn, row: zones.body.minRow + line, columns: rowWidth,
      rows: rowHeight)
  }

  /// The places of the rows of which a clip shows something.
  func places(in clip: CellRect) -> Range<Int> {
    let viewport = navigator.viewport
    let first = max(0, clip.minRow - zones.body.minRow) + viewport.cut
    let end = min(zones.body.rows, clip.maxRow - zones.body.minRow) + viewport.cut
    guard first < end else { return 0..<0 }
    let start = min(viewport.top + first / rowHeight, metrics.count)
    return start..<max(start, min(viewport.top + (end - 1) / rowHeight + 1, metrics.count))
  }

  /// The place of the cursor among the rows, or `nil` when no cursor shows.
  var cursorPlace: Int? {
    guard isFocused, !model.environment.isStatic, navigator.cursor.id != nil else { return nil }
    return navigator.cursor.offset
  }

  /// The column under the cursor, where it shows.
  var cursorColumn: Int? { isFocused && !model.environment.isStatic ? model.cursorColumn : nil }

  /// The rectangle of a column's slot on a line of the table.
  func rect(of slot: ColumnPlan.Slot, row: Int, rows: Int = 1) -> CellRect {
    CellRect(
      column: zones.body.minColumn + gutter + slot.offset, row: row, columns: slot.width,
      rows: rows)
  }

  /// The rectangle of the open editor, where its cell is in sight.
  var editorRect: CellRect? {
    guard let cell = model.session?.cell,
      let column = model.columns.firstIndex(where: { $0.id == cell.column }),
      let place = model.keys.offset(of: .id(cell.row), near: navigator.cursor.offset),
      let placement = navigator.viewport.placement(of: place, in: metrics)
    else { return nil }
    let row = zones.body.minRow + placement.line
    switch plan.form {
    case .columns:
      guard let slot = plan.slot(of: column) else { return nil }
      // The caret behind the last digit stands in the gap, so that the digits stay where they are.
      let caret = CellInsets(trailing: isFlushRight(column) ? -min(1, gap) : 0)
      return rect(of: slot, row: row).inset(by: caret).intersection(zones.body)
    case .records, .line:
      let line = plan.form == .records ? column : 0
      return CellRect(
        column: zones.body.minColumn + gutter, row: row + line,
        columns: zones.body.columns - gutter, rows: 1
      ).intersection(zones.body)
    }
  }

  private func isFlushRight(_ column: Int) -> Bool {
    let alignment = model.columns[column].textAlignment
    return alignment == .trailing || alignment == .decimal
  }

  /// Returns the slot under a column of the screen.
  func slot(at column: Int) -> ColumnPlan.Slot? {
    plan.slot(at: column - zones.body.minColumn - gutter, gap: gap)
  }

  /// Returns the place of the row under a cell of the screen.
  func place(at point: CellPoint) -> Int? {
    guard zones.body.contains(point) else { return nil }
    return navigator.viewport.row(atLine: point.row - zones.body.minRow, of: metrics)
  }
}
