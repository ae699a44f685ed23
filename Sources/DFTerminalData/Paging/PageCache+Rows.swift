extension PageCache {
  /// What is known about the row at a place.
  package enum RowState: Sendable {
    /// The row; stale ones belong to an earlier query or to before a refresh.
    case row(Row, isStale: Bool)
    /// It is on its way or will be fetched when it comes into sight.
    case missing
    /// Its page could not be had.
    case failed(page: Int, message: String)
    /// There is no such row.
    case beyondEnd

    /// The row, when it is there.
    package var row: Row? {
      if case .row(let row, _) = self { row } else { nil }
    }
  }

  /// The number of rows to show: the total, or while it is unknown the rows seen and one more.
  ///
  /// Before the first answer it is a page, so that there is something to stand in for the rows.
  package var count: Int {
    if let total { return total }
    let seen = pages.map { start(of: $0.key).addingClamped($0.value.rows.count) }.max()
    return seen.map { $0 == 0 ? pageSize : $0.addingClamped(1) } ?? pageSize
  }

  /// Returns what is known about the row at a place.
  package func state(at place: Int) -> RowState {
    guard place >= 0, place < count else { return .beyondEnd }
    let page = place / pageSize
    guard let entry = pages[page] else { return .missing }
    let offset = place % pageSize
    if offset < entry.rows.count, let row = entry.rows[offset] {
      return .row(row, isStale: entry.isStale)
    }
    if let failure = entry.failure, entry.waitsFor == nil {
      return .failed(page: page, message: failure)
    }
    return .missing
  }

  /// The pages that could not be had, with the reasons; their older rows may still show.
  package var failures: [Int: String] {
    pages.compactMapValues { $0.waitsFor == nil ? $0.failure : nil }
  }

  /// Whether something in sight is on its way.
  package var isLoading: Bool { pages(of: visible).contains { pages[$0]?.waitsFor != nil } }

  /// Whether nothing was ever answered.
  package var isFirstLoad: Bool { total == nil && pages.values.allSatisfy { $0.rows.isEmpty } }

  /// Returns the place of a row among those at hand, or `nil`.
  package func place(of id: Row.ID) -> Int? {
    for (page, entry) in pages {
      if let offset = entry.rows.firstIndex(where: { $0?.id == id }) {
        return start(of: page) + offset
      }
    }
    return nil
  }

  /// Replaces a row that was edited here, wherever it is.
  package mutating func replace(_ row: Row) {
    guard let place = place(of: row.id) else { return }
    pages[place / pageSize]?.rows[place % pageSize] = row
  }

  func start(of page: Int) -> Int {
    let (start, overflow) = page.multipliedReportingOverflow(by: pageSize)
    return overflow ? .max : start
  }

  func pages(of rows: Range<Int>) -> [Int] {
    guard !rows.isEmpty, rows.lowerBound >= 0 else { return [] }
    return Array(rows.lowerBound / pageSize...(rows.upperBound - 1) / pageSize)
  }
}
