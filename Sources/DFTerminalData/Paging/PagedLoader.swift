import Synchronization

/// Fetches the pages of a source as a grid scrolls, and says when something has changed.
///
/// May be called from any thread; reading never waits for the source. All rules are those of
/// ``PageCache``.
package final class PagedLoader<Source: DFDataGridDataSource>: Sendable {
  /// A row of the source.
  package typealias Row = Source.Row
  /// The pages at hand.
  package typealias Cache = PageCache<Row>

  private struct State: Sendable {
    var cache: Cache
    var tasks: [Cache.Ticket: Task<Void, Never>] = [:]
    var settling: Task<Void, Never>?
  }

  private let source: Source
  private let state: Mutex<State>
  private let settle: Duration
  private let sleep: @Sendable (Duration) async throws -> Void
  private let onChange: @Sendable () -> Void

  /// Creates a loader that has fetched nothing yet.
  ///
  /// `onChange` is called, on any thread, after each answer that changed something. Changes of the
  /// search text wait for `settle` before they are sent, so that quick typing sends one request.
  package init(
    source: Source, pageSize: Int, capacity: Int = 40, settle: Duration = .milliseconds(120),
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    onChange: @escaping @Sendable () -> Void
  ) {
    self.source = source
    self.settle = settle
    self.sleep = sleep
    self.onChange = onChange
    state = Mutex(State(cache: Cache(pageSize: pageSize, capacity: capacity)))
  }

  deinit { cancelAll() }
}

extension PagedLoader {
  /// The pages at hand, as of now.
  package var cache: Cache { state.withLock { $0.cache } }

  /// Takes note of which rows are in sight, and fetches what is missing of them.
  package func show(_ rows: Range<Int>) { perform { $0.show(rows) } }

  /// Asks for other rows or another order.
  package func change(to query: GridQuery) {
    let old = cache.query
    guard query != old else { return }
    let isTyping = query.search != old.search && query.sort == old.sort
    let wait = isTyping && settle > .zero ? settle : nil
    let task = wait.map { wait in
      Task { [weak self, sleep] in
        guard (try? await sleep(wait)) != nil, !Task.isCancelled else { return }
        self?.perform { $0.change(to: query) }
      }
    }
    state.withLock { state in
      state.settling?.cancel()
      state.settling = task
    }
    if task == nil { perform { $0.change(to: query) } }
  }

  /// Asks for everything anew, as for "refresh"; nothing happens while that is under way.
  package func refresh() {
    guard !cache.isLoading else { return }
    perform { $0.refresh() }
  }

  /// Fetches a page again that could not be had.
  package func retry(page: Int) { perform { $0.retry(page: page) } }

  /// Shows a row as it is after an edit here.
  package func replace(_ row: Row) {
    state.withLock { $0.cache.replace(row) }
    onChange()
  }

  /// Calls off every fetch; what is in sight is fetched when it is shown next.
  package func cancelAll() {
    let tasks = state.withLock { state in
      _ = state.cache.cancelAll()
      let tasks = Array(state.tasks.values) + (state.settling.map { [$0] } ?? [])
      state.tasks = [:]
      state.settling = nil
      return tasks
    }
    tasks.forEach { $0.cancel() }
  }

  /// Changes the cache and does what that asks for.
  private func perform(_ change: (inout Cache) -> Cache.Work) {
    let cancelled = state.withLock { state in
      let work = change(&state.cache)
      for fetch in work.starts { state.tasks[fetch.ticket] = start(fetch) }
      return work.cancels.compactMap { state.tasks.removeValue(forKey: $0) }
    }
    cancelled.forEach { $0.cancel() }
  }

  private func start(_ fetch: Cache.Fetch) -> Task<Void, Never> {
    Task { [weak self, source] in
      let result: Result<DFDataGridPage<Row>, any Error>
      do {
        result = .success(try await source.page(fetch.request))
      } catch {
        result = .failure(error)
      }
      self?.receive(fetch.ticket, result)
    }
  }

  private func receive(_ ticket: Cache.Ticket, _ result: Result<DFDataGridPage<Row>, any Error>) {
    let isChange = state.withLock { state in
      state.tasks[ticket] = nil
      return state.cache.receive(ticket, result)
    }
    guard isChange else { return }
    perform { $0.show($0.visible) }
    onChange()
  }
}
