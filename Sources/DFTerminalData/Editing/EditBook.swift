/// All editing in a table: the open editor, drafts left behind, changes on their way, and undo.
///
/// Leaving a cell commits a draft that is accepted and keeps any other as a marked draft; sorting,
/// filtering and scrolling touch neither. A change shows at once and is taken back when the source
/// refuses it, with the reason beside the cell and the text kept as a draft.
public struct EditBook<RowID: Hashable> {
  /// The cell being edited.
  public internal(set) var session: EditSession<RowID>?
  /// Drafts that were left before they could be committed.
  public internal(set) var drafts: [CellID<RowID>: EditSession<RowID>] = [:]
  /// What was done, to be taken back.
  public internal(set) var history: UndoStack<RowChange<RowID>>
  var pending: [CellID<RowID>: [Pending]] = [:]
  var nextTicket = 0

  struct Pending: Equatable {
    var ticket: Ticket
    var change: CellChange<RowID>
  }

  /// Names a change that the source has not answered yet.
  public struct Ticket: Hashable, Sendable {
    let number: Int
  }

  /// Creates a book without edits.
  public init(undoLimit: Int = 1_000) { history = UndoStack(limit: undoLimit) }
}

extension EditBook: Sendable where RowID: Sendable {}
extension EditBook.Pending: Sendable where RowID: Sendable {}

extension EditBook {
  /// How a cell is marked.
  public enum Mark: Hashable, Sendable, CaseIterable {
    /// It holds a draft that is not committed.
    case draft
    /// Its draft was refused.
    case refused
    /// Its change is on its way.
    case pending
  }

  /// Returns how a cell is marked, or `nil`.
  public func mark(of cell: CellID<RowID>) -> Mark? {
    if let draft = drafts[cell] {
      if case .refused = draft.check { return .refused }
      return .draft
    }
    return pending[cell] == nil ? nil : .pending
  }

  /// Returns the text that a cell shows: the newest change on its way, else what the source says.
  public func shownText(of cell: CellID<RowID>, source: String) -> String {
    pending[cell]?.last?.change.after ?? source
  }

  /// Begins to edit a cell, going on with a draft that was left there.
  ///
  /// Returns a change when leaving the cell edited before commits it.
  public mutating func begin(
    _ cell: CellID<RowID>, value: String, typed: String? = nil,
    validate: (String) -> DFValidationState = { _ in .none }
  ) -> CellChange<RowID>? {
    if session?.cell == cell { return nil }
    let change = leave(validate: validate)
    if var draft = drafts.removeValue(forKey: cell) {
      draft.sourceChanged(to: value)
      if let typed { draft.type(typed, validate: validate) }
      session = draft
    } else {
      session = EditSession(cell, value: value, typed: typed)
    }
    return change
  }

  /// Changes the open session by one of its transitions.
  public mutating func withSession<Result>(
    _ transition: (inout EditSession<RowID>) throws -> Result
  ) rethrows -> Result? {
    guard var session else { return nil }
    let result = try transition(&session)
    self.session = session
    return result
  }

  /// Closes the editor and forgets the draft.
  public mutating func cancel() { session = nil }

  /// Asks for the open draft to be committed; closes the editor when that is settled.
  public mutating func commit(validate: (String) -> DFValidationState) -> Commit<RowID>? {
    let outcome = withSession { $0.commit(validate: validate) }
    if outcome?.closesEditor == true { session = nil }
    return outcome
  }

  /// Ends a check elsewhere of the open draft; closes the editor when a commit waited for it.
  public mutating func endCheck(
    _ ticket: EditSession<RowID>.CheckTicket, _ state: DFValidationState
  ) -> Commit<RowID>? {
    let outcome = withSession { $0.endCheck(ticket, state) } ?? nil
    if outcome?.closesEditor == true { session = nil }
    return outcome
  }

  /// Leaves the open cell: commits the draft if it is accepted, keeps it as a marked draft if not.
  public mutating func leave(validate: (String) -> DFValidationState) -> CellChange<RowID>? {
    guard let outcome = commit(validate: validate) else { return nil }
    if case .change(let change) = outcome { return change }
    if let session { drafts[session.cell] = session }
    session = nil
    return nil
  }

  /// Throws a draft away that was left behind.
  public mutating func discardDraft(of cell: CellID<RowID>) { drafts[cell] = nil }

  /// Takes note of the value that the source has for a cell now.
  public mutating func sourceChanged(_ cell: CellID<RowID>, to value: String) {
    if session?.cell == cell { session?.sourceChanged(to: value) }
    drafts[cell]?.sourceChanged(to: value)
  }

  /// Forgets everything about rows that no longer exist.
  public mutating func prune(exists: (RowID) -> Bool) {
    drafts = drafts.filter { exists($0.key.row) }
    pending = pending.filter { exists($0.key.row) }
    if let row = session?.cell.row, !exists(row) { session = nil }
  }
}

extension Commit {
  /// Whether there is nothing left to do in the editor.
  fileprivate var closesEditor: Bool {
    switch self {
    case .unchanged, .change: true
    case .refused, .waiting, .conflict: false
    }
  }
}
