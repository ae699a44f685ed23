package import DFTerminalCore
import Synchronization

/// Something that happened to a running screen.
package enum ScreenEvent: Sendable {
  /// A person or the terminal did something.
  case input(InputEvent)
  /// A frame is due: something changed or animates.
  case frameDue
  /// The program was stopped and continues; nothing is known to be on the screen.
  case resumed
  /// The terminal is gone or the process was told to end, with this exit status.
  case ended(Int32)
}

/// Collects events from any thread; the run loop takes all of them at once.
package final class Mailbox: Sendable {
  private let events = Mutex<[ScreenEvent]>([])
  private let continuation: AsyncStream<Void>.Continuation
  /// Yields whenever there is something to take.
  package let signals: AsyncStream<Void>

  package init() {
    (signals, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Adds an event and wakes the run loop.
  package func post(_ event: ScreenEvent) {
    events.withLock { $0.append(event) }
    continuation.yield()
  }

  /// Takes everything that was posted, in order.
  package func takeAll() -> [ScreenEvent] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
