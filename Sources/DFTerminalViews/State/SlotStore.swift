/// What views remember between frames, by path; forgotten when the view is gone.
@MainActor package final class SlotStore {
  private struct Key: Hashable {
    var path: ViewPath
    var index: Int
  }

  private struct Entry {
    var slot: AnyObject
    var lastFrame: Int
    /// The lazy container whose row this belongs to: rows out of sight keep their state.
    var owner: ViewPath?
  }

  private var entries: [Key: Entry] = [:]
  private var owners: [ViewPath: Int] = [:]
  private var frame = 0
  private let onChange: () -> Void
  private let onMove: () -> Void

  /// The slots kept for rows out of sight, at most.
  package static let retainedLimit = 4096

  /// Creates a store; a change asks to build the views anew, a move only to draw them anew.
  init(onChange: @escaping () -> Void, onMove: @escaping () -> Void = {}) {
    self.onChange = onChange
    self.onMove = onMove
  }

  /// The number of slots held.
  package var count: Int { entries.count }

  func changed() {
    onChange()
  }

  func moved() {
    onMove()
  }

  /// Whether more slots wait for their views than are kept; building the views sorts them out.
  var isOverfull: Bool { entries.count > 2 * SlotStore.retainedLimit }

  /// Returns the slot at a path, made with its initial value where there is none of that type.
  package func slot<Value>(
    at path: ViewPath, index: Int, owner: ViewPath?, initial: () -> Value
  ) -> StateSlot<Value> {
    let key = Key(path: path, index: index)
    if let known = entries[key]?.slot as? StateSlot<Value> {
      entries[key]?.lastFrame = frame
      return known
    }
    let slot = StateSlot(initial(), store: self)
    entries[key] = Entry(slot: slot, lastFrame: frame, owner: owner)
    return slot
  }

  /// Notes that a lazy container is in this frame, so that its rows keep their state.
  package func markOwner(_ path: ViewPath) {
    owners[path] = frame
  }

  func beginFrame() {
    frame += 1
  }

  /// Forgets the slots of views that are no longer there.
  func endFrame() {
    owners = owners.filter { $0.value == frame }
    var retained = 0
    entries = entries.filter { _, entry in
      if entry.lastFrame == frame { return true }
      guard let owner = entry.owner, owners[owner] != nil else { return false }
      retained += 1
      return retained <= SlotStore.retainedLimit
    }
  }
}
