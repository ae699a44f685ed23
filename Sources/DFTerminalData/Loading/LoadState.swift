/// How far the loading of something has come.
///
/// The four states of the chapter on collections, at its spelling. A success without rows is
/// `loaded` with an empty value and never looks like a failure. ``Loadable`` adds what a screen needs
/// beside them: the value loaded before, while a newer one is fetched or could not be.
public enum LoadState<Value> {
  /// Nothing was asked for yet.
  case idle
  /// It is on its way.
  case loading
  /// It is here.
  case loaded(Value)
  /// It could not be had.
  case failed(any Error)
}

extension LoadState: Sendable where Value: Sendable {}

extension LoadState {
  /// The value, when it is here.
  public var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// The reason of a failure.
  public var error: (any Error)? {
    if case .failed(let error) = self { error } else { nil }
  }

  /// Whether something is on its way.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Returns the state with its value made into another.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> LoadState<Other> {
    switch self {
    case .idle: .idle
    case .loading: .loading
    case .loaded(let value): .loaded(try transform(value))
    case .failed(let error): .failed(error)
    }
  }
}
