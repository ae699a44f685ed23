import DFTerminalCore
import Synchronization

/// Events on their way from the thread that reads the terminal to whoever awaits them.
///
/// Taken in batches, so that a run loop draws once for all that has happened. A size that has been
/// followed by another, and a motion that went on, are left out.
final class EventMailbox: Sendable {
  /// How many events may wait before the terminal is no longer read.
  static let limit = 8192

  fileprivate struct Contents {
    var events: [TerminalEvent] = []
    var waiter: CheckedContinuation<[TerminalEvent]?, Never>?
    var isFinished = false
    var wasFull = false
  }

  private let contents = Mutex(Contents())

  /// Whether so many events wait that the terminal should not be read.
  var isFull: Bool {
    contents.withLock { contents in
      contents.wasFull = contents.events.count >= EventMailbox.limit
      return contents.wasFull
    }
  }

  /// Adds events and wakes whoever waits.
  func post(_ events: [TerminalEvent]) {
    guard !events.isEmpty else { return }
    let wake = contents.withLock { contents in
      for event in events { contents.add(event) }
      return contents.takeWake()
    }
    wake?()
    #if canImport(Darwin)
      MainQueue.interrupt()
    #endif
  }

  /// Says that no more events will come.
  func finish() {
    let wake = contents.withLock { contents in
      contents.isFinished = true
      return contents.takeWake()
    }
    wake?()
  }

  /// Takes all events that wait, without waiting.
  func takeAll() -> [TerminalEvent] {
    contents.withLock { contents in
      defer { contents.events = [] }
      return contents.events
    }
  }

  /// Returns all events that wait, or waits for some; `nil` after the last, or when cancelled.
  ///
  /// - Parameter drained: Called when a full box has been emptied.
  func next(drained: @escaping @Sendable () -> Void) async -> [TerminalEvent]? {
    await withTaskCancellationHandler {
      await withCheckedContinuation {
        (continuation: CheckedContinuation<[TerminalEvent]?, Never>) in
        let (wake, wasFull) = contents.withLock { contents in
          contents.waiter?.resume(returning: nil)
          contents.waiter = continuation
          defer { contents.wasFull = false }
          return (Task.isCancelled ? contents.cancel() : contents.takeWake(), contents.wasFull)
        }
        wake?()
        if wasFull { drained() }
      }
    } onCancel: {
      contents.withLock { $0.cancel() }?()
    }
  }
}

extension EventMailbox.Contents {
  fileprivate typealias Wake = @Sendable () -> Void

  fileprivate mutating func add(_ event: TerminalEvent) {
    if let last = events.last, event.replaces(last) { events.removeLast() }
    events.append(event)
  }

  /// Takes the waiter together with what it gets, if it gets something.
  fileprivate mutating func takeWake() -> Wake? {
    guard let waiter, !events.isEmpty || isFinished else { return nil }
    self.waiter = nil
    let batch = events.isEmpty ? nil : events
    events = []
    return { waiter.resume(returning: batch) }
  }

  fileprivate mutating func cancel() -> Wake? {
    guard let waiter else { return nil }
    self.waiter = nil
    return { waiter.resume(returning: nil) }
  }
}

extension TerminalEvent {
  /// Whether an earlier event need not be seen when this one follows it at once.
  fileprivate func replaces(_ earlier: TerminalEvent) -> Bool {
    switch (earlier, self) {
    case (.input(.resize), .input(.resize)), (.capabilities, .capabilities), (.ready, .ready):
      true
    case (.input(.pointer(let first)), .input(.pointer(let second))):
      first.action == second.action && first.modifiers == second.modifiers && second.isMotion
    default: false
    }
  }
}

extension PointerEvent {
  /// Whether the pointer moved, with or without a button.
  fileprivate var isMotion: Bool {
    switch action {
    case .move, .drag: true
    case .press, .release, .wheel: false
    }
  }
}
