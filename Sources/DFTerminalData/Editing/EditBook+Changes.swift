extension EditBook {
  /// Notes a change that is sent to the source, and shows it at once.
  ///
  /// Call ``settle(_:)`` when the source has it, ``refuse(_:reason:)`` when it will not take it.
  public mutating func apply(_ change: CellChange<RowID>, title: String = "Edit") -> Ticket {
    history.push([.cell(change)], title: title)
    return send(change)
  }

  /// Notes several changes as one step, and shows them at once.
  public mutating func apply(_ changes: [CellChange<RowID>], title: String) -> [Ticket] {
    history.push(changes.map { .cell($0) }, title: title)
    return changes.map { send($0) }
  }

  /// Notes that rows were deleted, as one step.
  public mutating func noteDeletion(of ids: Set<RowID>, title: String) {
    history.push([.deletion(ids)], title: title)
  }

  private mutating func send(_ change: CellChange<RowID>) -> Ticket {
    nextTicket += 1
    let ticket = Ticket(number: nextTicket)
    pending[change.cell, default: []].append(Pending(ticket: ticket, change: change))
    return ticket
  }

  /// Ends a change that the source has taken: from here on the source's value shows.
  public mutating func settle(_ ticket: Ticket) { _ = take(ticket) }

  /// Takes a refused change back and keeps its text as a draft with the reason.
  ///
  /// When the cell is being edited again, that draft stays and shows the reason.
  public mutating func refuse(_ ticket: Ticket, reason: String) {
    guard let change = take(ticket) else { return }
    var draft = EditSession(change.cell, value: change.before, typed: change.after)
    draft.refuse(reason)
    guard session?.cell != change.cell else {
      session?.refuse(reason)
      return
    }
    drafts[change.cell] = draft
  }

  private mutating func take(_ ticket: Ticket) -> CellChange<RowID>? {
    for (cell, changes) in pending {
      guard let index = changes.firstIndex(where: { $0.ticket == ticket }) else { continue }
      pending[cell]?.remove(at: index)
      if pending[cell]?.isEmpty == true { pending[cell] = nil }
      return changes[index].change
    }
    return nil
  }

  /// Returns the changes that take the last step back, in the order to make them.
  public mutating func undo() -> (title: String, changes: [RowChange<RowID>])? {
    history.undo().map { ($0.title, $0.changes.reversed().map(\.inverse)) }
  }

  /// Returns the changes that make the step again that was taken back last.
  public mutating func redo() -> (title: String, changes: [RowChange<RowID>])? {
    history.redo().map { ($0.title, $0.changes) }
  }

  /// Notes that everything is saved as it is now.
  public mutating func markSaved() { history.markSaved() }
}
