import DFTerminalData
import DFTerminalViews

/// Rows that a source hands over page by page.
extension TableModel {
  /// The pages at hand, where rows come from such a source.
  var pages: RowPages<Row>? { spec.rows.pages }

  /// Tells the source which rows are in sight, once the frame is drawn.
  func fetchAfterFrame(_ places: Range<Int>, _ pass: FramePass) {
    if pages != nil { pass.afterFrame { self.fetch(places) } }
  }

  private func fetch(_ places: Range<Int>) {
    guard let loader = store.loader, pages != nil else { return }
    let start = store.cache.page.lowerBound
    let rows =
      places.isEmpty ? start..<start + 1 : start + places.lowerBound..<start + places.upperBound
    loader.show(rows)
  }

  /// Keeps the cursor on its record after an answer, and where it is while that is not at hand.
  func followPages() {
    let cursor = store.memory.navigator.cursor
    guard let id = cursor.id, !keys.isEmpty else { return enter() }
    let start = store.cache.page.lowerBound
    if let record = id.id.flatMap({ pages?.place($0) }), store.cache.page.contains(record) {
      if record - start != cursor.offset { put(record - start) }
      return
    }
    let place = min(cursor.offset, keys.count - 1)
    if place != cursor.offset || keys[place].id != nil { put(place) }
  }

  private func put(_ place: Int) {
    let (keys, metrics) = (keys, metrics)
    change { $0.navigator.move(.to(place), ids: keys, metrics: metrics) }
  }

  /// Whether the row at a place belongs to an earlier order or search, until newer rows come.
  func isStale(at place: Int) -> Bool {
    guard let pages, let offset = sourceOffset(at: place),
      case .row(_, let isStale) = pages.state(offset)
    else { return false }
    return isStale
  }

  /// Fetches the page of the row under the cursor again, where it could not be had.
  func retryUnderCursor() -> Bool {
    guard let offset = sourceOffset(at: store.memory.navigator.cursor.offset),
      case .failed(let page, _)? = pages?.state(offset)
    else { return false }
    store.loader?.retry(page)
    return true
  }
}
