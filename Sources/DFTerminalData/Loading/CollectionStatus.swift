/// What a screen of rows is in: the states a person must be able to tell apart.
public struct CollectionStatus: Hashable, Sendable {
  /// What is shown in place of rows, or the rows.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Nothing was asked for yet.
    case idle
    /// The first load runs; there is nothing to show.
    case loading
    /// Rows are shown.
    case rows
    /// There are no rows at all.
    case empty
    /// There are rows, but search and filters leave none.
    case noMatch
    /// The first load failed; there is nothing to show.
    case failed
  }

  /// What the person can do about it.
  public enum Action: Hashable, Sendable, CaseIterable {
    /// Make a first row.
    case create
    /// Take search and filters away.
    case clearFilters
    /// Load again.
    case retry
  }

  /// What is shown.
  public var kind: Kind
  /// Whether newer rows are on their way while these are shown.
  public var isRefreshing: Bool
  /// Why the last load failed; beside rows it means that they are older.
  public var failure: String?

  /// Joins how loading stands with what the pipeline shows of it.
  public init<Value>(_ loadable: Loadable<Value>, shown: ArrangedRows.Emptiness) {
    isRefreshing = loadable.isRefreshing
    failure = loadable.state.error.map(ErrorText.words)
    if loadable.latest != nil {
      kind = shown == .none ? .rows : shown == .noRows ? .empty : .noMatch
      if kind == .empty && failure != nil { kind = .failed }
    } else {
      switch loadable.state {
      case .idle: kind = .idle
      case .loading: kind = .loading
      case .failed: kind = .failed
      case .loaded: kind = .empty
      }
    }
  }

  /// The action to offer, or `nil` when there is nothing to do.
  public var action: Action? {
    switch kind {
    case .idle, .loading: nil
    case .rows: failure == nil ? nil : .retry
    case .empty: .create
    case .noMatch: .clearFilters
    case .failed: .retry
    }
  }
}
