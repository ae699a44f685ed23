import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

/// A table during one frame: what the caller said joined with what is remembered.
@MainActor final class TableModel<Row: Identifiable> {
  typealias Key = RowKey<Row.ID>

  let spec: TableSpec<Row>
  let options: TableOptions
  let environment: EnvironmentValues
  let store: TableStore<Row>
  let scene: SceneState
  let path: ViewPath
  /// The columns that are not hidden, in order, pinned ones first.
  let columns: [DFColumnCore<Row>]
  /// The looks of the parts.
  private(set) lazy var styles = makeStyles()
  /// The cells between two columns.
  private(set) lazy var gap = makeGap()
  /// Whether the rows are handed over page by page.
  var isPaged: Bool { spec.makeLoader != nil }
  /// What holds while only the cursor and the window move.
  var fixtures = TableFixtures<Row>()
  private let slot: StateSlot<TableStore<Row>>

  init(_ spec: TableSpec<Row>, _ context: _BuildContext) {
    environment = context.environment
    options = context.environment.tableOptions
    slot = context.slot { TableStore<Row>() }
    store = slot.value
    scene = context.scene
    path = context.path
    let query = GridQuery(
      sort: options.sort?.wrappedValue ?? store.memory.sort, search: options.search.text)
    self.spec = TableModel.loading(spec, query, slot)
    let hidden = options.hiddenColumns?.wrappedValue ?? store.memory.hidden
    let order = options.columnOrder?.wrappedValue ?? store.memory.columnOrder
    columns = TableModel.shown(spec.columns.inOrder(order), hidden: hidden)
    diagnoseColumns(context.scene)
    synchronise()
  }

  /// Returns a spec with the pages at hand as its rows, where they come from a source of pages.
  ///
  /// Order and search are the source's business: it is asked first, so that rows of an earlier
  /// order are known as such.
  private static func loading(
    _ spec: TableSpec<Row>, _ query: GridQuery, _ slot: StateSlot<TableStore<Row>>
  ) -> TableSpec<Row> {
    guard let make = spec.makeLoader else { return spec }
    let store = slot.value
    if store.loader == nil {
      store.loader = make { [weak slot] in
        Task { @MainActor in slot?.update { $0.answers += 1 } }
      }
    }
    guard let loader = store.loader else { return spec }
    loader.change(query)
    var spec = spec
    spec.rows = TableRows(loader.pages(store.answers))
    return spec
  }

  private static func shown(
    _ columns: [DFColumnCore<Row>], hidden: Set<String>?
  ) -> [DFColumnCore<Row>] {
    var shown = columns
    if hidden.map({ !$0.isEmpty }) ?? columns.contains(where: \.isInitiallyHidden) {
      shown = columns.filter { column in
        hidden.map { !$0.contains(column.id) } ?? !column.isInitiallyHidden
      }
    }
    guard shown.contains(where: \.isPinned) else { return shown }
    return shown.filter(\.isPinned) + shown.filter { !$0.isPinned }
  }

  private func diagnoseColumns(_ scene: SceneState) {
    let ids = spec.columns.map(\.id)
    if ids == store.cache.columnIDs { return }
    store.cache.columnIDs = ids
    var seen: Set<String> = []
    for id in ids where !seen.insert(id).inserted {
      scene.diagnose(
        "DFTable: two columns share the id \"\(id)\"; give each column an id of its own")
    }
  }

  private func makeStyles() -> TableStyles {
    let key = TableStyles.Key(
      theme: environment.dfTheme, depth: environment.colorDepth, isStriped: options.isStriped,
      isEnabled: environment.isEnabled)
    if let known = store.cache.styles, known.key == key { return known.value }
    let styles = TableStyles(key)
    store.cache.styles = (key, styles)
    store.cache.stylesVersion += 1
    return styles
  }

  private func makeGap() -> Int {
    let theme = environment.dfTheme
    let spacing = theme.components.table.columnSpacing ?? theme.spacing.lg
    return environment.metrics.gap(spacing, along: .horizontal)
  }

  /// Changes what is remembered and asks for a frame.
  func update<Result>(_ body: (inout TableMemory<Row.ID>) -> Result) -> Result {
    fixtures = TableFixtures()
    return slot.update { body(&$0.memory) }
  }

  /// Moves the cursor or the window, which nothing but the drawing depends on.
  func move(_ body: (inout RowNavigator<RowKey<Row.ID>>) -> Void) {
    guard !isPaged else { return update { body(&$0.navigator) } }
    slot.move { body(&$0.memory.navigator) }
  }

  /// Returns where the parts are in a rectangle.
  func geometry(in rect: CellRect) -> TableGeometry {
    if let known = fixtures.geometry, known.rect == rect { return known }
    let geometry = TableGeometry(self, in: rect)
    fixtures.geometry = geometry
    return geometry
  }

  /// Changes what is remembered in step with the frame that is being drawn.
  func change(_ body: (inout TableMemory<Row.ID>) -> Void) {
    body(&store.memory)
  }
}

extension TableModel {
  /// The order asked for: the caller's, else the remembered one.
  var sortKeys: [DFSortKey] { options.sort?.wrappedValue ?? store.memory.sort }

  /// Whether every cell is drawn from a value.
  var isPlain: Bool {
    if let known = fixtures.isPlain { return known }
    let isPlain = !columns.contains { $0.makeCell != nil && !$0.isSensitive }
    fixtures.isPlain = isPlain
    return isPlain
  }

  /// Whether the looks of rows depend on more than the rows' own values.
  var hasProbes: Bool {
    if let known = fixtures.hasProbes { return known }
    let hasProbes = columns.contains { $0.isProbed || $0.style != nil }
    fixtures.hasProbes = hasProbes
    return hasProbes
  }

  /// The columns as strips depend on them.
  var signatures: [ColumnSignature] {
    if let known = fixtures.signatures { return known }
    let signatures = columns.map { $0.signature }
    fixtures.signatures = signatures
    return signatures
  }

  /// Whether the caller puts rows in order when a header is pressed.
  var isSortedByCaller: Bool { spec.onSort != nil }

  /// The rows on the screen, by what names them.
  var keys: ShownKeys<Row> { store.cache.keys }

  /// The rows' number and height.
  var metrics: RowMetrics {
    RowMetrics(count: store.cache.page.count, height: store.cache.rowHeight)
  }

  /// Whether the cursor stands on cells rather than rows.
  var isCellCursor: Bool {
    switch options.cursorUnit {
    case .cell: true
    case .row: false
    case nil: spec.isGrid && hasEditableColumns
    }
  }

  /// The field inside that may have the keys: the open editor's, or that of a find.
  var fieldPath: ViewPath? {
    if store.memory.edits.session != nil { return store.memory.editorPath }
    return find.flatMap { $0.isTyping ? $0.field : nil }
  }

  private var hasEditableColumns: Bool {
    if let known = fixtures.isEditable { return known }
    let isEditable = columns.contains(where: spec.isEditable)
    fixtures.isEditable = isEditable
    return isEditable
  }

  /// How the cells of the columns are drawn.
  var recipes: [CellRecipe<Row>] {
    if let known = fixtures.recipes { return known }
    let statistics = store.cache.statistics
    let recipes = columns.map { CellRecipe($0, statistics[$0.id]) }
    fixtures.recipes = recipes
    return recipes
  }

  /// The column under the cursor, as an index of ``columns``; a cursor on cells begins at the first.
  var cursorColumn: Int? {
    guard let id = store.memory.column.id else { return isCellCursor && !columns.isEmpty ? 0 : nil }
    return columns.firstIndex { $0.id == id }
  }

  /// Returns where the caller has the row at a place on the screen.
  func sourceOffset(at place: Int) -> Int? {
    let page = store.cache.page
    guard place >= 0, place < page.count else { return nil }
    return store.cache.order[page.lowerBound + place]
  }

  /// Returns the row at a place on the screen, or `nil` while it is not loaded.
  func row(at place: Int) -> Row? {
    sourceOffset(at: place).flatMap(store.cache.rows.row(at:))
  }

  /// The row under the cursor.
  var cursorRow: Row? {
    guard store.memory.navigator.cursor.id != nil else { return nil }
    return row(at: store.memory.navigator.cursor.offset)
  }

  /// Whether a column can be put in order.
  func canSort(_ column: DFColumnCore<Row>) -> Bool {
    guard column.sortable, !isSortedByCaller, pages == nil else { return column.sortable }
    if let data = column.data { return data.order != nil }
    return column.makeCell != nil
  }

  /// The columns that are not pinned.
  var unpinnedIDs: [String] { columns.lazy.filter { !$0.isPinned }.map(\.id) }
}
