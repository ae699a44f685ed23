/// Changes that were made, to be taken back and made again.
///
/// A change is whatever describes itself well enough to be reversed: cell changes keyed by identifier
/// survive sorting, filtering and paging. A new change forgets those taken back. The oldest are
/// forgotten beyond a limit.
public struct UndoStack<Change> {
  /// One step: a title for menus and announcements, and its changes in the order they were made.
  public struct Step {
    /// What was done, as `Delete 3 rows`.
    public let title: String
    /// The changes, in the order they were made.
    public let changes: [Change]
  }

  /// The steps kept.
  public let limit: Int
  private var done: [Step] = []
  private var undone: [Step] = []
  private var saved: Int? = 0

  /// Creates an empty stack; 1,000 steps are kept unless told otherwise, at least one.
  public init(limit: Int = 1_000) { self.limit = max(1, limit) }

  /// Whether there is a step to take back.
  public var canUndo: Bool { !done.isEmpty }
  /// Whether there is a step to make again.
  public var canRedo: Bool { !undone.isEmpty }
  /// The title of the step that would be taken back.
  public var undoTitle: String? { done.last?.title }
  /// The title of the step that would be made again.
  public var redoTitle: String? { undone.last?.title }
  /// Whether something was done or taken back since the last save.
  public var isDirty: Bool { saved != done.count }
}

extension UndoStack: Sendable where Change: Sendable {}
extension UndoStack.Step: Sendable where Change: Sendable {}
extension UndoStack.Step: Equatable where Change: Equatable {}

extension UndoStack {
  /// Notes a step that was made; one without changes is none.
  public mutating func push(_ changes: [Change], title: String) {
    guard !changes.isEmpty else { return }
    if let saved, saved > done.count { self.saved = nil }
    undone = []
    done.append(Step(title: title, changes: changes))
    guard done.count > limit else { return }
    done.removeFirst()
    saved = saved.flatMap { $0 > 0 ? $0 - 1 : nil }
  }

  /// Returns the step to take back: reverse its changes, the last one first.
  public mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  /// Returns the step to make again: repeat its changes in order.
  public mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }

  /// Notes that everything is saved as it is now.
  public mutating func markSaved() { saved = done.count }

  /// Forgets all steps, as when other data is shown; counts as saved.
  public mutating func clear() { self = UndoStack(limit: limit) }
}
