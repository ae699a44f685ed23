/// The editing of one cell, from its beginning to a commit, a cancel or a draft that is kept.
///
/// A pure state machine: whoever draws the editor calls its transitions and acts on what they return.
/// The cell is named by identifiers, so the session survives sorting, filtering and scrolling.
public struct EditSession<RowID: Hashable> {
  /// What is known about the draft.
  public enum Check: Hashable, Sendable {
    /// It was not touched yet.
    case untouched
    /// It is accepted.
    case accepted
    /// It is being checked elsewhere.
    case pending
    /// It is refused, with a message.
    case refused(String)
  }

  /// The cell.
  public let cell: CellID<RowID>
  /// The value when editing began, or the newer one that was accepted since.
  public private(set) var original: String
  /// What was typed.
  public private(set) var draft: String
  /// What is known about the draft.
  public private(set) var check: Check
  /// The value that someone else gave the cell meanwhile, while it differs from both.
  public private(set) var theirs: String?
  private var generation = 0
  private var commitsWhenChecked = false

  /// Begins to edit a cell; `typed` is the text that a key which began it already brought.
  public init(_ cell: CellID<RowID>, value: String, typed: String? = nil) {
    self.cell = cell
    original = value
    draft = typed ?? value
    check = .untouched
  }
}

extension EditSession: Equatable {}
extension EditSession: Sendable where RowID: Sendable {}

extension EditSession {
  /// Whether the draft differs from the value.
  public var isDirty: Bool { draft != original }

  /// The message to show under or beside the cell, or `nil`.
  public var message: String? {
    if case .refused(let message) = check { return message }
    return theirs == nil ? nil : "Changed meanwhile"
  }

  /// Names one check of a draft, so that a late answer about an older one is dropped.
  public struct CheckTicket: Hashable, Sendable {
    fileprivate let generation: Int
  }

  /// Takes the draft after a keystroke and checks it.
  public mutating func type(_ draft: String, validate: (String) -> DFValidationState) {
    self.draft = draft
    generation += 1
    commitsWhenChecked = false
    check = Check(validate(draft))
  }

  /// Begins a check elsewhere of the present draft, unless it is refused already.
  public mutating func beginCheck() -> CheckTicket? {
    if case .refused = check { return nil }
    generation += 1
    check = .pending
    return CheckTicket(generation: generation)
  }

  /// Ends a check elsewhere; returns the outcome of a commit that waited for it.
  ///
  /// An answer about an older draft changes nothing.
  public mutating func endCheck(_ ticket: CheckTicket, _ state: DFValidationState) -> Commit<RowID>?
  {
    guard ticket.generation == generation, check == .pending else { return nil }
    check = Check(state)
    guard commitsWhenChecked else { return nil }
    commitsWhenChecked = false
    return outcome
  }
}

/// What a request to commit an edit leads to.
public enum Commit<RowID: Hashable>: Equatable {
  /// Nothing was changed: the editor closes and nothing is called.
  case unchanged
  /// The draft is refused: the editor stays open and shows the message.
  case refused(String)
  /// The draft is being checked: the commit follows when that ends.
  case waiting
  /// The value was changed by someone else: a person must choose.
  case conflict(mine: String, theirs: String)
  /// The change to make.
  case change(CellChange<RowID>)
}

extension Commit: Sendable where RowID: Sendable {}

extension EditSession {
  /// Asks for the draft to be committed; `validate` is asked about drafts that were not touched.
  public mutating func commit(validate: (String) -> DFValidationState) -> Commit<RowID> {
    guard isDirty else { return .unchanged }
    if check == .untouched { check = Check(validate(draft)) }
    if check == .pending { commitsWhenChecked = true }
    return outcome
  }

  private var outcome: Commit<RowID> {
    switch check {
    case .refused(let message): return .refused(message)
    case .pending: return .waiting
    case .untouched, .accepted: break
    }
    if let theirs { return .conflict(mine: draft, theirs: theirs) }
    guard isDirty else { return .unchanged }
    return .change(CellChange(cell, before: original, after: draft))
  }

  /// Goes back to the value; nothing was changed and nothing is called.
  public mutating func cancel() {
    self = EditSession(cell, value: theirs ?? original)
  }

  /// Says that the source refused the change: the draft stays, with the reason.
  public mutating func refuse(_ reason: String) { check = .refused(reason) }

  /// Takes note of the value that the source has now.
  ///
  /// A draft that was not touched follows it; one that is the same loses nothing; another one is in
  /// conflict until ``resolve(keeping:)`` or until the source agrees again.
  public mutating func sourceChanged(to value: String) {
    if value == original {
      theirs = nil
    } else if !isDirty || value == draft {
      (original, draft, theirs) = (value, value, nil)
    } else {
      theirs = value
    }
  }

  /// A side of a conflict.
  public enum Side: Hashable, Sendable, CaseIterable {
    /// What was typed here.
    case mine
    /// What the source has now.
    case theirs
  }

  /// Ends a conflict: with `mine` the draft may be committed over their value.
  public mutating func resolve(keeping side: Side) {
    guard let theirs else { return }
    original = theirs
    if side == .theirs {
      draft = theirs
      check = .untouched
    }
    self.theirs = nil
  }
}

extension EditSession.Check {
  fileprivate init(_ state: DFValidationState) {
    self = state.message.map(Self.refused) ?? .accepted
  }
}
