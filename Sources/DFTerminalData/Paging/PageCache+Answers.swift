extension PageCache {
  /// Takes an answer; returns whether it was still waited for.
  package mutating func receive(
    _ ticket: Ticket, _ result: Result<DFDataGridPage<Row>, any Error>
  ) -> Bool {
    guard pages[ticket.page]?.waitsFor == ticket else { return false }
    pages[ticket.page]?.waitsFor = nil
    switch result {
    case .success(let answer): accept(answer, page: ticket.page)
    case .failure(let error): pages[ticket.page]?.failure = ErrorText.words(for: error)
    }
    return true
  }

  /// Stops waiting for all answers; returns what is to be called off.
  package mutating func cancelAll() -> [Ticket] { stopWaiting(pages.keys) }

  /// Stops waiting for the answers of some pages; those without rows are as if never asked for.
  mutating func stopWaiting(_ pages: some Sequence<Int>) -> [Ticket] {
    let tickets = pages.compactMap { self.pages[$0]?.waitsFor }.sorted { $0.page < $1.page }
    for ticket in tickets {
      self.pages[ticket.page]?.waitsFor = nil
      if self.pages[ticket.page]?.rows.isEmpty == true { self.pages[ticket.page] = nil }
    }
    return tickets
  }

  private mutating func accept(_ answer: DFDataGridPage<Row>, page: Int) {
    let rows = unique(answer.rows.prefix(pageSize))
    hideElsewhere(Set(rows.map(\.id)), than: page)
    pages[page] = Entry(rows: rows, next: answer.next, lastUsed: pages[page]?.lastUsed ?? 0)
    updateTotal(answer, page: page)
    dropBeyondTotal()
  }

  /// Leaves out records that occur twice in one answer.
  private func unique(_ rows: ArraySlice<Row>) -> [Row] {
    var seen: Set<Row.ID> = []
    return rows.filter { seen.insert($0.id).inserted }
  }

  /// Takes records away from other pages; what they were last fetched as no longer holds.
  private mutating func hideElsewhere(_ ids: Set<Row.ID>, than page: Int) {
    for other in pages.keys where other != page {
      guard let rows = pages[other]?.rows else { continue }
      for (offset, row) in rows.enumerated() {
        guard let row, ids.contains(row.id) else { continue }
        pages[other]?.rows[offset] = nil
        pages[other]?.isStale = true
      }
    }
  }

  private mutating func updateTotal(_ answer: DFDataGridPage<Row>, page: Int) {
    let end = start(of: page).addingClamped(answer.rows.count)
    let old = isTotalStale ? nil : total
    if let stated = answer.total {
      total = max(0, stated)
      if let old, old != total { outdateOthers(than: page) }
    } else if answer.rows.count < pageSize && answer.next == nil {
      total = answer.rows.isEmpty && page > 0 ? min(end, old ?? end) : end
    } else if isTotalStale || (old.map { $0 < end } ?? false) {
      total = nil
    }
    isTotalStale = false
  }

  /// The data changed between two answers: other pages are fetched again when they come into sight.
  private mutating func outdateOthers(than page: Int) {
    for other in pages.keys where other != page { pages[other]?.isStale = true }
  }

  private mutating func dropBeyondTotal() {
    guard let total else { return }
    for page in pages.keys {
      let kept = total - start(of: page)
      if kept <= 0 && page > 0 {
        pages[page] = nil
      } else if let rows = pages[page]?.rows, rows.count > max(0, kept) {
        pages[page]?.rows.removeLast(rows.count - max(0, kept))
      }
    }
  }
}
