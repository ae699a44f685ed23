public import Foundation

extension CollectionModel {
  /// Makes a change that can be undone.
  public mutating func apply(_ change: CollectionChange<Element>, title: String) {
    guard !(change.removed.isEmpty && change.inserted.isEmpty) else { return }
    history.push([change], title: title)
    make(change)
  }

  /// Makes a change before its source has agreed; it can be undone.
  ///
  /// Until ``confirm(_:)`` the change is made again whenever the elements are loaded anew, so that a
  /// refresh does not bring back what was just deleted.
  public mutating func applyOptimistically(
    _ change: CollectionChange<Element>, title: String
  ) -> Ticket {
    apply(change, title: title)
    return note(change)
  }

  /// Takes the last change back before its source has agreed; `nil` when there is none.
  public mutating func undoOptimistically() -> [Ticket]? {
    guard let step = history.undo() else { return nil }
    return step.changes.reversed().map { makeOptimistically($0.inverse) }
  }

  /// Makes the change again that was taken back last, before its source has agreed; `nil` when
  /// there is none.
  public mutating func redoOptimistically() -> [Ticket]? {
    guard let step = history.redo() else { return nil }
    return step.changes.map { makeOptimistically($0) }
  }

  private mutating func makeOptimistically(_ change: CollectionChange<Element>) -> Ticket {
    make(change)
    return note(change)
  }

  private mutating func note(_ change: CollectionChange<Element>) -> Ticket {
    nextTicket += 1
    let ticket = Ticket(number: nextTicket)
    pending[ticket] = change
    return ticket
  }

  /// Notes that the source has a change.
  public mutating func confirm(_ ticket: Ticket) { pending[ticket] = nil }

  /// Takes a change back that the source refused; the others stay.
  public mutating func rollBack(_ ticket: Ticket) {
    guard let change = pending.removeValue(forKey: ticket) else { return }
    make(change.inverse)
  }

  /// Takes the last change back; returns its title.
  @discardableResult
  public mutating func undo() -> String? {
    guard let step = history.undo() else { return nil }
    for change in step.changes.reversed() { make(change.inverse) }
    return step.title
  }

  /// Makes the change again that was taken back last; returns its title.
  @discardableResult
  public mutating func redo() -> String? {
    guard let step = history.redo() else { return nil }
    for change in step.changes { make(change) }
    return step.title
  }

  private mutating func make(_ change: CollectionChange<Element>) {
    var elements = elements
    change.apply(to: &elements)
    setElements(elements, holding: change.isReplacement)
  }
}

extension CollectionModel {
  /// Deletes elements by their identifiers.
  public mutating func delete(_ ids: Set<Element.ID>) {
    let change = CollectionChange.removing(ids, from: elements)
    let count = change.removed.count
    apply(change, title: count == 1 ? "Delete" : "Delete \(count) items")
  }

  /// Deletes the elements at offsets into what is shown, as `onDelete` gives them.
  public mutating func delete(atOffsets offsets: IndexSet) {
    let visible = visible
    delete(Set(offsets.filter(visible.indices.contains).map { visible[$0].id }))
  }

  /// Moves the elements at offsets into what is shown, as `onMove` gives them.
  ///
  /// Nothing happens while the elements are shown in another order than their own.
  public mutating func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
    guard let move = shown.sourceMove(of: offsets, to: destination) else { return }
    apply(.moving(move.offsets, to: move.destination, in: elements), title: "Move")
  }

  /// Puts an element in, at the end unless told otherwise.
  public mutating func insert(_ element: Element, at offset: Int = .max) {
    apply(.inserting([element], at: offset, into: elements), title: "Add")
  }

  /// Changes an element where it stands; returns whether it is there.
  ///
  /// It stays where it is shown until search, filters or order change.
  @discardableResult
  public mutating func update(_ id: Element.ID, _ change: (inout Element) -> Void) -> Bool {
    guard var element = element(id) else { return false }
    change(&element)
    guard let replacing = CollectionChange.replacing(element, in: elements) else { return false }
    apply(replacing, title: "Edit")
    return true
  }
}
