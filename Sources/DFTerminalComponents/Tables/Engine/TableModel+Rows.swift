import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// Bringing the rows in order, and what is remembered in step with them.
extension TableModel {
  /// Takes over rows that changed, a new order, or a selection made elsewhere.
  func synchronise() {
    let key = orderKey
    var cached = cache.value
    let isOther = cached.identity.note(spec.rows)
    if isOther { cached.dataVersion += 1 }
    if isOther, cached.orderKey == key, holdOrder(&cached) {
      cached.version += 1
    } else if isOther || cached.orderKey != key {
      arrange(&cached, key)
    }
    let isNew = cached.version != cache.value.version
    let old = cache.value.keys
    let isFirst = cache.value.version == 0
    paginate(&cached, isNew: isNew)
    let isTurned = cached.page != cache.value.page
    cache.cache { $0 = cached }
    if isFirst { enter() } else if isNew { follow(from: old, reordered: !isOther) }
    if !isNew && isTurned && !isFirst { follow(from: old, reordered: false) }
    memory.cache { $0.holdsOrder = false }
    adoptSelection()
    if isOther { reviewEdits() }
  }

  /// Takes over a selection made elsewhere; a single one takes the cursor along.
  private func adoptSelection() {
    let selected = spec.selectedIDs
    let isOther = memory.value.selection.ids != selected
    memory.cache { $0.adopt(spec.selectionRule, selected) }
    guard isOther, spec.selectionRule == .single, let id = selected.first,
      memory.value.navigator.cursor.id != .id(id)
    else { return }
    memory.cache { $0.navigator.move(onto: .id(id), ids: keys, metrics: metrics) }
  }

  /// Leaves rows where they are shown when only values changed by an edit; returns whether it could.
  ///
  /// A row that an edit moved away from under the cursor would be hard to find again.
  private func holdOrder(_ cached: inout TableCache<Row>) -> Bool {
    guard memory.value.holdsOrder, case .array(let rows) = spec.rows.storage,
      rows.count == cached.rows.count
    else { return false }
    if cached.orderKey?.isNatural == false, !cached.arrangement.holdOrder(for: rows) {
      return false
    }
    cached.rows = spec.rows
    return true
  }

  /// Tells the open editor and the drafts what their cells hold now.
  private func reviewEdits() {
    let edits = memory.value.edits
    let cells = edits.drafts.keys + [edits.session?.cell].compactMap { $0 }
    for cell in cells {
      guard let column = spec.columns.first(where: { $0.id == cell.column }) else { continue }
      let text = row(cell.row).map { editingText(column, of: $0) }
      memory.cache { memory in
        if let text {
          memory.edits.sourceChanged(cell, to: text)
        } else {
          memory.edits.prune { $0 != cell.row }
          memory.line = memory.edits.session == nil ? nil : memory.line
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

  private func arrange(_ cached: inout TableCache<Row>, _ key: TableCache<Row>.OrderKey) {
    cached.orderKey = key
    cached.version += 1
    cached.rows = spec.rows
    if key.request == ArrangementRequest() && spec.filters.isEmpty {
      cached.order = RowOrder(count: spec.rows.count)
      return
    }
    let result = cached.arrangement.arrange(
      spec.rows.all, columns: spec.columns.compactMap(\.sortableData), by: key.request,
      filters: spec.filters)
    cached.order = result.order
  }

  /// Brings the page into range; one that is new shows the record of the cursor.
  private func paginate(_ cached: inout TableCache<Row>, isNew: Bool) {
    guard let size = spec.pageSize else {
      cached.page = 0..<cached.order.count
      return
    }
    let known = memory.value.pagination
    var pages = known ?? Pagination(total: cached.order.count, pageSize: size)
    let cursor = memory.value.navigator.cursor
    let place = cached.page.lowerBound + cursor.offset
    pages.update(total: cached.order.count)
    if pages.pageSize != size { pages.resize(to: size, keeping: cursor.id == nil ? nil : place) }
    if isNew, known != nil, options.cursorPolicy == .followRecord, let id = cursor.id {
      let keys = ShownKeys(rows: cached.rows, order: cached.order, page: 0..<cached.order.count)
      if let record = keys.offset(of: id, near: place) { pages.show(row: record) }
    }
    if pages != known { memory.cache { $0.pagination = pages } }
    cached.page = pages.rows
  }

  /// Puts the cursor on the selected row, else on the first.
  private func enter() {
    guard !keys.isEmpty else { return }
    let selected = spec.selectionRule == .single ? spec.selectedIDs.first : nil
    memory.cache { memory in
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
    let before = RowMetrics(count: old.count, height: cache.value.rowHeight)
    memory.cache { memory in
      memory.navigator.policy = options.cursorPolicy
      memory.navigator.followsEnd = options.followsEnd
      memory.navigator.rowsChanged(
        from: RowNavigator.Rows(old, before), to: RowNavigator.Rows(keys, metrics),
        reordered: reordered)
    }
    if memory.value.navigator.cursor.id == nil { enter() }
  }
}

extension DFColumnCore {
  /// The value to sort and search by; for columns of views, the words they show.
  @MainActor fileprivate var sortableData: DataColumn<Row>? {
    if let data { return data }
    guard makeCell != nil, !isSensitive else { return nil }
    // The pipeline is tied to no actor, views are: tables run it on the main actor only. The cast
    // claims no more than that; writing the closure as Sendable would ask it of every Row's type.
    let read: (Row) -> String = { row in
      nonisolated(unsafe) let row = row
      return MainActor.assumeIsolated { unsafe words(of: row) ?? "" }
    }
    let text = unsafe unsafeBitCast(read, to: (@Sendable (Row) -> String).self)
    return DataColumn(id, header: header, text: text)
  }
}
