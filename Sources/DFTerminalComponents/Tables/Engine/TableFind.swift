import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// A text looked for among the rows, all of which stay in sight.
struct TableFind: Hashable {
  /// What is looked for.
  var text = ""
  /// Whether it is being typed.
  var isTyping = true
  /// Whether the field is to receive the keys as soon as it is drawn.
  var wantsFocus = true
  /// The field it is typed into.
  var field: ViewPath?
  /// Where the cursor was, in the order of rows: where looking begins, and what Escape goes back to.
  var origin: Int
  /// Which match the cursor stands on, counted from 1.
  var number: Int?
}

/// The matches of a find, while nothing they depend on changes.
struct FoundRows: Hashable {
  /// What they depend on.
  struct Key: Hashable {
    var text: String
    var version: Int
  }

  let key: Key
  let hits: SearchHits
}

/// Going through the rows that contain a text.
extension TableModel {
  /// Whether a text can be looked for: in rows that are at hand, where no search field takes the key.
  var canFind: Bool { pages == nil && !environment.hasSearchField }

  /// What is being looked for.
  var find: TableFind? { store.memory.find }

  /// The text to mark in the rows: that of the search, else of the find.
  var markedSearch: SearchQuery {
    options.search.isEmpty ? find.map { SearchQuery($0.text) } ?? .none : options.search
  }

  /// The rows that contain what is looked for.
  private var hits: SearchHits {
    let key = FoundRows.Key(text: find?.text ?? "", version: store.cache.version)
    if let known = store.cache.found, known.key == key { return known.hits }
    let all = store.cache.rows.all
    let query = SearchQuery(key.text)
    let matched =
      query.isEmpty
      ? RowOrder(count: 0)
      : store.cache.finding.arrange(
        all, columns: spec.columns.compactMap { $0.sortableData(environment) },
        by: ArrangementRequest(search: query, filters: options.filters), filters: spec.filters
      ).order
    let hits = SearchHits(matched, sourceCount: all.count)
    store.cache.found = FoundRows(key: key, hits: hits)
    return hits
  }

  /// Begins to look for a text.
  func beginFinding() {
    let origin = cursorRecord
    update { memory in
      memory.find = TableFind(text: memory.find?.text ?? "", origin: origin)
    }
  }

  /// Takes what was typed so far, and goes to the first row that contains it.
  func look(for text: String) {
    guard let find, find.text != text else { return }
    update { $0.find?.text = text }
    go(from: find.origin - 1)
  }

  /// Goes to the next row that contains the text, or to the one before; returns whether there is one.
  @discardableResult func findNext(forward: Bool = true) -> Bool {
    go(from: cursorRecord, forward: forward)
  }

  /// Ends the typing; the matches stay marked.
  func keepFind() {
    let isEmpty = find?.text.isEmpty ?? true
    update { memory in
      if isEmpty { memory.find = nil } else { memory.find?.isTyping = false }
    }
    scene.focus.focus(path)
  }

  /// Forgets the find; while typing, the cursor goes back to where it was.
  func cancelFind() {
    if let find, find.isTyping { show(find.origin) }
    update { $0.find = nil }
    scene.focus.focus(path)
  }

  /// The place of the cursor in the order of rows, whatever the page.
  private var cursorRecord: Int {
    store.cache.page.lowerBound + store.memory.navigator.cursor.offset
  }

  @discardableResult private func go(from place: Int, forward: Bool = true) -> Bool {
    let hits = hits
    let match = hits.next(after: place, in: store.cache.order, forward: forward)
    let number = match.flatMap { hits.number(at: $0, in: store.cache.order) }
    update { $0.find?.number = number }
    guard let match else { return false }
    show(match)
    return true
  }

  /// Puts the cursor on a row of any page.
  private func show(_ record: Int) {
    guard store.cache.order.indices.contains(record) else { return }
    if var pages = store.memory.pagination, !store.cache.page.contains(record) {
      pages.show(row: record)
      update { $0.pagination = pages }
      synchronise()
      options.onPage?(pages.index)
    }
    let place = record - store.cache.page.lowerBound
    let (keys, metrics) = (keys, metrics)
    update { $0.navigator.move(.to(place), ids: keys, metrics: metrics) }
    selectUnderCursor()
  }

  /// `3 of 17`, or that there is nothing to be found.
  var findWords: String? {
    guard let find, !find.text.isEmpty else { return nil }
    let count = hits.count
    if count == 0 { return "no match" }
    guard let number = find.number else { return count == 1 ? "1 match" : "\(count) matches" }
    return "\(number) of \(count)"
  }
}
