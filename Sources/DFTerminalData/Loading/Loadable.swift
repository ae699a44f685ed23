/// A value that is loaded and refreshed, with what was loaded before kept meanwhile.
///
/// Each load has a ticket; an answer with an old ticket is dropped, so a late answer never replaces a
/// newer one, and cancelling goes back to what was there.
public struct Loadable<Value> {
  /// How far the newest load has come.
  public private(set) var state: LoadState<Value> = .idle
  /// The value loaded last, whatever happened since.
  public private(set) var latest: Value?
  private var generation = 0
  private var interrupted: LoadState<Value>?

  /// Names one load.
  public struct Ticket: Hashable, Sendable {
    fileprivate let generation: Int
  }

  /// Creates a value that was not asked for yet.
  public init() {}

  /// Creates a value that is already there.
  public init(_ value: Value) {
    state = .loaded(value)
    latest = value
  }
}

extension Loadable: Sendable where Value: Sendable {}

extension Loadable {
  /// Whether a load runs while an earlier value is there to show.
  public var isRefreshing: Bool { state.isLoading && latest != nil }

  /// Whether what is shown is older than the last attempt to load it.
  public var isStale: Bool { latest != nil && (state.isLoading || state.error != nil) }

  /// Begins a load; `nil` while one runs, unless it shall be replaced.
  public mutating func begin(replacing: Bool = false) -> Ticket? {
    guard replacing || !state.isLoading else { return nil }
    if !state.isLoading { interrupted = state }
    generation += 1
    state = .loading
    return Ticket(generation: generation)
  }

  /// Ends a load with its answer; returns whether the answer was still wanted.
  ///
  /// A failure keeps the value loaded before. A `CancellationError` counts as cancelling.
  @discardableResult
  public mutating func finish(_ ticket: Ticket, with result: Result<Value, any Error>) -> Bool {
    guard ticket.generation == generation, state.isLoading else { return false }
    switch result {
    case .success(let value):
      latest = value
      state = .loaded(value)
    case .failure(let error) where error is CancellationError:
      cancel(ticket)
    case .failure(let error):
      state = .failed(error)
    }
    return true
  }

  /// Calls a load off and goes back to the state before it.
  public mutating func cancel(_ ticket: Ticket) {
    guard ticket.generation == generation, state.isLoading else { return }
    state = interrupted ?? .idle
  }

  /// Replaces the value itself, as after an edit; a running load goes on.
  public mutating func update(_ change: (inout Value) throws -> Void) rethrows {
    guard var value = latest else { return }
    try change(&value)
    latest = value
    if case .loaded = state { state = .loaded(value) }
    if case .loaded = interrupted { interrupted = .loaded(value) }
  }
}
