import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// Bringing the rows in order, and what is remembered in step with them.
extension TableModel {
  /// Takes over rows that changed, a new order, or a selection made elsewhere.
  func synchronise() {
    fixtures = TableFixtures()
    let old = store.cache.keys
    let (version, page) = (store.cache.version, store.cache.page)
    let isOther = store.cache.identity.note(spec.rows)
    if isOther { store.cache.dataVersion += 1 }
    bringInOrder(isOther: isOther)
    let isNew = store.cache.version != version
    paginate(isNew: isNew)
    if version == 0 {
      enter()
    } else if pages != nil {
      if isNew || store.cache.page != page { followPages() }
    } else if isNew || store.cache.page != page {
      follow(from: old, reordered: isNew && !isOther)
    }
    if isNew, !store.memory.restored.isEmpty { showRestored() }
    if isOther {
      store.memory.holdsOrder = false
      reviewEdits()
    }
    adoptSelection()
  }

  /// Moves the cursor to the first of the rows that were brought back.
  private func showRestored() {
    let restored = store.memory.restored
    let first = keys.first { $0.id.map(restored.contains) ?? false }
    let (keys, metrics) = (keys, metrics)
    change { memory in
      memory.restored = []
      if let first { memory.navigator.move(onto: first, ids: keys, metrics: metrics) }
    }
  }

  /// Puts rows in the order asked for, unless an edit leaves them where they are.
  private func bringInOrder(isOther: Bool) {
    let isSame = store.cache.orderKey.map(isCurrent) ?? false
    if isSame && !isOther { return }
    if isSame, holdOrder() {
      store.cache.version += 1
    } else {
      arrange()
    }
  }

  /// Whether the order was brought about by what is asked now.
  private func isCurrent(_ key: TableCache<Row>.OrderKey) -> Bool {
    if pages != nil { return key.columns == store.cache.columnIDs }
    return key.request.search == options.search && key.request.filters == options.filters
      && key.request.sort == (isSortedByCaller ? [] : sortKeys)
      && key.filters == spec.filters.map(\.name)
      && key.columns == store.cache.columnIDs
  }

  /// Takes over a selection made elsewhere; a single one takes the cursor along.
  private func adoptSelection() {
    let rule = spec.selectionRule
    if rule == .none && store.memory.selection.rule == .none { return }
    let selected = spec.selectedIDs
    if store.memory.selection.rule == rule && store.memory.selection.ids == selected { return }
    store.memory.adopt(rule, selected)
    store.cache.selectionVersion += 1
    guard pages == nil, rule == .single, let id = selected.first,
      store.memory.navigator.cursor.id != .id(id)
    else { return }
    store.memory.navigator.move(onto: .id(id), ids: keys, metrics: metrics)
  }

  /// Leaves rows where they are shown when only values changed by an edit; returns whether it could.
  ///
  /// A row that an edit moved away from under the cursor would be hard to find again.
  private func holdOrder() -> Bool {
    guard store.memory.holdsOrder, case .array(let rows) = spec.rows.storage,
      rows.count == store.cache.rows.count
    else { return false }
    if store.cache.orderKey?.isNatural == false, !store.cache.arrangement.holdOrder(for: rows) {
      return false
    }
    store.cache.rows = spec.rows
    return true
  }

  /// Tells the open editor and the drafts what their cells hold now.
  private func reviewEdits() {
    let edits = store.memory.edits
    guard edits.session != nil || !edits.drafts.isEmpty else { return }
    let cells = edits.drafts.keys + [edits.session?.cell].compactMap { $0 }
    for cell in cells {
      guard let column = spec.columns.first(where: { $0.id == cell.column }) else { continue }
      let text = row(cell.row).map { editingText(column, of: $0) }
      change { memory in
        if let text {
          memory.edits.sourceChanged(cell, to: text)
        } else {
          memory.edits.prune { $0 != cell.row }
        }
      }
    }
  }

  private var orderKey: TableCache<Row>.OrderKey {
    TableCache.OrderKey(
      request: ArrangementRequest(
        search: options.search, filters: options.filters,
        sort: isSortedByCaller ? [] : sortKeys),
      filters: spec.filters.map(\.name), columns: spec.columns.map(\.id))
  }

  private func arrange() {
    let key = orderKey
    store.cache.orderKey = key
    store.cache.version += 1
    store.cache.rows = spec.rows
    guard !key.isNatural, pages == nil else {
      store.cache.order = RowOrder(count: spec.rows.count)
      return
    }
    let result = store.cache.arrangement.arrange(
      spec.rows.all, columns: spec.columns.compactMap { $0.sortableData(environment) },
      by: key.request,
      filters: spec.filters)
    store.cache.order = result.order
  }

  /// Brings the page into range; one that is new shows the record of the cursor.
  private func paginate(isNew: Bool) {
    let count = store.cache.order.count
    guard let size = spec.pageSize else {
      store.cache.page = 0..<count
      return
    }
    let total = pages == nil ? count : pages?.total
    let known = store.memory.pagination
    var pages = known ?? Pagination(total: total, pageSize: size)
    let cursor = store.memory.navigator.cursor
    let place = store.cache.page.lowerBound + cursor.offset
    pages.update(total: total)
    if pages.pageSize != size { pages.resize(to: size, keeping: cursor.id == nil ? nil : place) }
    if self.pages == nil, isNew, known != nil, options.cursorPolicy == .followRecord,
      let id = cursor.id
    {
      let keys = ShownKeys(rows: store.cache.rows, order: store.cache.order, page: 0..<count)
      if let record = keys.offset(of: id, near: place) { pages.show(row: record) }
    }
    store.memory.pagination = pages
    store.cache.page = pages.rows.clamped(to: 0..<count)
  }

  /// Puts the cursor on the selected row, else on the first.
  func enter() {
    guard !keys.isEmpty else { return }
    let isSingle = spec.selectionRule == .single && pages == nil
    let selected = isSingle ? spec.selectedIDs.first : nil
    change { memory in
      memory.navigator.policy = options.cursorPolicy
      memory.navigator.followsEnd = options.followsEnd
      if let selected, memory.navigator.move(onto: .id(selected), ids: keys, metrics: metrics) {
        return
      }
      memory.navigator.move(.first, ids: keys, metrics: metrics)
    }
  }

  /// Keeps the cursor on its record and the record on its line.
  private func follow(from old: ShownKeys<Row>, reordered: Bool) {
    let before = RowMetrics(count: old.count, height: store.cache.rowHeight)
    change { memory in
      memory.navigator.policy = options.cursorPolicy
      memory.navigator.followsEnd = options.followsEnd
      memory.navigator.rowsChanged(
        from: RowNavigator.Rows(old, before), to: RowNavigator.Rows(keys, metrics),
        reordered: reordered)
    }
    if store.memory.navigator.cursor.id == nil { enter() }
  }
}

extension DFColumnCore {
  /// The value to sort and search by; for columns of views, the words they show.
  @MainActor func sortableData(_ environment: EnvironmentValues) -> DataColumn<Row>? {
    if let data { return data }
    guard makeCell != nil, !isSensitive else { return nil }
    let reader = WordReader { [self] row in words(of: row, environment) }
    return DataColumn(id, header: header, text: reader.text)
  }
}

/// Reads the words of a row for the pipeline, which is tied to no actor.
///
/// Tables run the pipeline on the main actor, where views are; elsewhere it would stop the program.
private struct WordReader<Row>: Sendable {
  let words: @MainActor (Row) -> String

  @Sendable func text(of row: Row) -> String {
    nonisolated(unsafe) let row = row
    return MainActor.assumeIsolated { unsafe words(row) }
  }
}
