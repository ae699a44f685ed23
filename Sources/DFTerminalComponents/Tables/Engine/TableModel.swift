import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// A table during one frame: what the caller said joined with what is remembered.
@MainActor struct TableModel<Row: Identifiable> {
  typealias Key = RowKey<Row.ID>

  let spec: TableSpec<Row>
  let options: TableOptions
  let environment: EnvironmentValues
  let memory: StateSlot<TableMemory<Row.ID>>
  let cache: StateSlot<TableCache<Row>>
  /// The columns that are not hidden, in order, pinned ones first.
  let columns: [DFColumnCore<Row>]

  init(_ spec: TableSpec<Row>, _ context: _BuildContext) {
    self.spec = spec
    environment = context.environment
    let options = context.environment.tableOptions
    self.options = options
    let memory = context.slot(index: 0) { TableMemory<Row.ID>() }
    self.memory = memory
    cache = context.slot(index: 1) { TableCache<Row>() }
    let hidden = options.hiddenColumns?.wrappedValue ?? memory.value.hidden
    columns = TableModel.shown(spec.columns, hidden: hidden)
    diagnoseColumns(context.scene)
    synchronise()
  }

  private static func shown(
    _ columns: [DFColumnCore<Row>], hidden: Set<String>?
  ) -> [DFColumnCore<Row>] {
    let shown = columns.filter { column in
      hidden.map { !$0.contains(column.id) } ?? !column.isInitiallyHidden
    }
    guard shown.contains(where: \.isPinned) else { return shown }
    return shown.filter(\.isPinned) + shown.filter { !$0.isPinned }
  }

  private func diagnoseColumns(_ scene: SceneState) {
    var seen: Set<String> = []
    for column in spec.columns where !seen.insert(column.id).inserted {
      scene.diagnose(
        "DFTable: two columns share the id \"\(column.id)\"; give each column an id of its own")
    }
  }
}

extension TableModel {
  /// The order asked for: the caller's, else the remembered one.
  var sortKeys: [DFSortKey] { options.sort?.wrappedValue ?? memory.value.sort }

  /// Whether the caller puts rows in order when a header is pressed.
  var isSortedByCaller: Bool { spec.onSort != nil }

  /// The rows on the screen, by what names them.
  var keys: ShownKeys<Row> { cache.value.keys }

  /// The rows' number and height.
  var metrics: RowMetrics {
    RowMetrics(count: cache.value.page.count, height: cache.value.rowHeight)
  }

  /// Whether the cursor stands on cells rather than rows.
  var isCellCursor: Bool {
    switch options.cursorUnit {
    case .cell: true
    case .row: false
    case nil: spec.isGrid && columns.contains(where: spec.isEditable)
    }
  }

  /// The column under the cursor, as an index of ``columns``.
  var cursorColumn: Int? {
    let id = memory.value.column.id
    return columns.firstIndex { $0.id == id }
  }

  /// Returns the row at a place on the screen, or `nil` while it is not loaded.
  func row(at place: Int) -> Row? {
    let cache = cache.value
    guard place >= 0, place < cache.page.count else { return nil }
    return cache.rows.row(at: cache.order[cache.page.lowerBound + place])
  }

  /// The row under the cursor.
  var cursorRow: Row? {
    guard memory.value.navigator.cursor.id != nil else { return nil }
    return row(at: memory.value.navigator.cursor.offset)
  }

  /// Whether a column can be put in order.
  func canSort(_ column: DFColumnCore<Row>) -> Bool {
    guard column.sortable, !isSortedByCaller else { return column.sortable }
    if let data = column.data { return data.order != nil }
    return !cache.value.viewColumns.contains(column.id)
  }

  /// The columns that are not pinned.
  var unpinnedIDs: [String] { columns.lazy.filter { !$0.isPinned }.map(\.id) }
}
