public import DFTerminalData
public import Foundation

/// Changes; each can be undone.
extension DFCollection {
  /// Makes a change.
  public func apply(_ change: CollectionChange<Element>, title: String) {
    guard !(change.removed.isEmpty && change.inserted.isEmpty) else { return }
    guard save != nil else { return model.apply(change, title: title) }
    note([model.applyOptimistically(change, title: title)])
  }

  /// Deletes elements by their identifiers.
  public func delete(_ ids: Set<Element.ID>) {
    let change = CollectionChange.removing(ids, from: elements)
    let count = change.removed.count
    apply(change, title: count == 1 ? "Delete" : "Delete \(count) items")
  }

  /// Deletes the elements at offsets into what is shown, as `onDelete` gives them.
  public func delete(atOffsets offsets: IndexSet) {
    let visible = visible
    delete(Set(offsets.filter(visible.indices.contains).map { visible[$0].id }))
  }

  /// Moves the elements at offsets into what is shown, as `onMove` gives them.
  ///
  /// Nothing happens while the elements are shown in another order than their own.
  public func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
    guard let move = model.shown.sourceMove(of: offsets, to: destination) else { return }
    apply(.moving(move.offsets, to: move.destination, in: elements), title: "Move")
  }

  /// Puts an element in, at the end unless told otherwise.
  public func insert(_ element: Element, at offset: Int = .max) {
    apply(.inserting([element], at: offset, into: elements), title: "Add")
  }

  /// Changes elements where they stand, as one step; those that are not there are passed over.
  ///
  /// They stay where they are shown until search, filters or order change.
  public func update(
    _ ids: Set<Element.ID>, title: String = "Edit", _ change: (inout Element) -> Void
  ) {
    var changed = elements
    for index in changed.indices where ids.contains(changed[index].id) { change(&changed[index]) }
    apply(.replacing(ids, of: elements, with: changed), title: title)
  }

  /// Takes the last change back.
  public func undo() {
    if save == nil { model.undo() } else { note(model.undoOptimistically() ?? []) }
  }

  /// Makes the change again that was taken back last.
  public func redo() {
    if save == nil { model.redo() } else { note(model.redoOptimistically() ?? []) }
  }

  /// Whether there is a change to take back.
  public var canUndo: Bool { model.history.canUndo }
  /// Whether there is a change to make again.
  public var canRedo: Bool { model.history.canRedo }

  /// Waits until all changes are saved, or were taken back because they could not be.
  public func saved() async {
    while let saving { await saving.value }
  }
}

/// Saving: one at a time, each with all changes made until then.
extension DFCollection {
  private func note(_ tickets: [CollectionModel<Element>.Ticket]) {
    guard !tickets.isEmpty else { return }
    unsaved += tickets
    if saving == nil { saving = Task { await saveAll() } }
  }

  private func saveAll() async {
    while let save, !unsaved.isEmpty {
      let tickets = unsaved
      unsaved = []
      do {
        try await save(elements)
        tickets.forEach { model.confirm($0) }
        saveFailure = nil
      } catch {
        // What came on top goes first, and is asked for again by nobody: it was never stored.
        (unsaved + tickets).sorted().reversed().forEach { model.rollBack($0) }
        unsaved = []
        saveFailure = ErrorText.words(for: error)
      }
    }
    saving = nil
  }
}
