extension PageCache {
  /// Takes note of which rows are in sight.
  ///
  /// Returns the fetches to start: pages in sight that are missing, stale or outdated, then the next
  /// one in the direction of travel; and those to call off, whose pages are out of sight by now.
  /// Complexity: O(pages in sight and kept).
  package mutating func show(_ rows: Range<Int>) -> Work {
    if rows.lowerBound != visible.lowerBound { isForward = rows.lowerBound > visible.lowerBound }
    visible = rows.clamped(to: 0..<max(1, count))
    let wanted = wantedPages
    var work = Work()
    work.cancels = stopWaiting(pages.keys.filter { !wanted.contains($0) })
    work.starts = wanted.filter(needsFetch).map { startFetch($0) }
    evict(keeping: Set(wanted))
    return work
  }

  /// Fetches a page again that could not be had.
  package mutating func retry(page: Int) -> Work {
    guard pages[page]?.failure != nil, pages[page]?.waitsFor == nil else { return Work() }
    return Work(starts: [startFetch(page)])
  }

  /// The pages in sight, then the next in the direction of travel.
  private var wantedPages: [Int] {
    let inSight = pages(of: visible)
    guard let first = inSight.first, let last = inSight.last else { return [] }
    let ahead = isForward ? last + 1 : first - 1
    guard ahead >= 0, start(of: ahead) < count else { return inSight }
    return inSight + [ahead]
  }

  private func needsFetch(_ page: Int) -> Bool {
    guard let entry = pages[page] else { return true }
    guard entry.waitsFor == nil, entry.failure == nil else { return false }
    return entry.isStale || entry.rows.isEmpty && total != start(of: page)
  }

  private mutating func startFetch(_ page: Int) -> Fetch {
    let ticket = makeTicket(for: page)
    pages[page, default: Entry()].waitsFor = ticket
    pages[page]?.failure = nil
    touch(page)
    let token = page > 0 ? pages[page - 1].flatMap { $0.isStale ? nil : $0.next } : nil
    return Fetch(
      ticket: ticket,
      request: DFDataGridPageRequest(
        offset: start(of: page), limit: pageSize, sort: query.sort, search: query.search,
        filters: query.filters, token: token))
  }

  mutating func touch(_ page: Int) {
    clock += 1
    pages[page]?.lastUsed = clock
  }

  /// Forgets the pages that were out of sight longest, beyond the capacity.
  private mutating func evict(keeping kept: Set<Int>) {
    for page in kept { touch(page) }
    let surplus = pages.count - max(capacity, kept.count)
    guard surplus > 0 else { return }
    let oldest = pages.filter { !kept.contains($0.key) }.sorted {
      $0.value.lastUsed < $1.value.lastUsed
    }
    for (page, _) in oldest.prefix(surplus) { pages[page] = nil }
  }
}
