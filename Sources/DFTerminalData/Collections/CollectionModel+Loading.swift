extension CollectionModel {
  /// Names one load of the elements.
  public typealias LoadTicket = Loadable<Void>.Ticket

  /// How far the newest load has come, with all elements when it succeeded.
  public var loadState: LoadState<[Element]> { loading.state.map { _ in elements } }

  /// What the screen is in.
  public var status: CollectionStatus { CollectionStatus(loading, shown: shown.emptiness) }

  /// Begins a load; `nil` while one runs, unless it shall be replaced.
  ///
  /// The elements at hand stay until the answer comes.
  public mutating func beginLoading(replacing: Bool = false) -> LoadTicket? {
    loading.begin(replacing: replacing)
  }

  /// Ends a load; returns whether its answer was still wanted.
  ///
  /// A late answer changes nothing. The selection keeps what still exists, changes that the source has not answered yet are made
  /// again, and a failure leaves the elements as they are.
  @discardableResult
  public mutating func finishLoading(
    _ ticket: LoadTicket, with result: Result<[Element], any Error>
  ) -> Bool {
    guard loading.finish(ticket, with: result.map { _ in () }) else { return false }
    guard case .success(var new) = result else { return true }
    for ticket in pending.keys.sorted() { pending[ticket]?.apply(to: &new) }
    setElements(new)
    return true
  }

  /// Calls a load off and goes back to how it stood before.
  public mutating func cancelLoading(_ ticket: LoadTicket) { loading.cancel(ticket) }
}
