import Synchronization

/// Lets a test hold work inside a callback until it says so.
final class Gate: Sendable {
  private let opened = Atomic(false)
  private let released = Atomic(false)

  var isOpen: Bool { opened.load(ordering: .acquiring) }
  var isReleased: Bool { released.load(ordering: .acquiring) }

  func open() { opened.store(true, ordering: .releasing) }
  func release() { released.store(true, ordering: .releasing) }
}
