import DFTerminalCore
import Synchronization

/// What waits for a session: for keys, signals and a terminal that takes more bytes.
///
/// It sleeps until one of them comes. A deadline exists only while a sequence is incomplete or
/// the terminal has not answered, so an idle session wakes zero times.
struct TerminalReader: Sendable {
  /// How many bytes one read takes.
  private static let capacity = 64 * 1024
  /// How long the terminal may take to answer before the session goes on without.
  static let patience = Duration.milliseconds(150)

  private let engine: TerminalEngine
  private var decoder: InputDecoder
  private var buffer: [UInt8] = []
  /// When the capabilities are announced even if the terminal has not answered.
  private var announcement: Duration?

  init(_ engine: TerminalEngine) {
    self.engine = engine
    decoder = InputDecoder(limits: InputDecoder.Limits(environment: engine.environment))
    announcement = engine.isAsking ? Syscalls.monotonicTime() + TerminalReader.patience : .zero
  }

  /// Reads until the session closes or the terminal is gone.
  mutating func run() {
    while engine.isRunning { _ = step(until: nil, alsoFor: -1) }
  }

  /// Waits once and takes what came.
  ///
  /// - Returns: Whether another descriptor, which may be negative, can be read.
  mutating func step(until end: Duration?, alsoFor other: Int32) -> Bool {
    let more = Syscalls.Interest(descriptor: other, reads: true)
    let ready = Syscalls.wait(for: engine.interests + [more], timeout: timeout(until: end))
    if ready[0].canRead { takeNotes() }
    if ready[1].canWrite { engine.proceed() }
    if ready[1].canRead {
      read()
    } else if ready[1].isClosed {
      engine.finish()
    } else {
      engine.take(decoder.timeout(at: Syscalls.monotonicTime()))
    }
    announceIfDue()
    return ready[2].canRead
  }

  private func timeout(until end: Duration?) -> Duration? {
    guard let first = [decoder.deadline, announcement, end].compactMap(\.self).min() else {
      return nil
    }
    return max(.zero, first - Syscalls.monotonicTime())
  }

  private mutating func read() {
    // Put back meanwhile: what is there is for somebody else.
    guard RestoreRecord.isArmed else { return }
    switch Syscalls.read(engine.device.input, into: &buffer, capacity: TerminalReader.capacity) {
    case .done(1...):
      engine.recording?.add(buffer, .input)
      decoder.awaitedCursorReports += engine.takeAwaitedCursorReports()
      engine.take(decoder.feed(buffer, at: Syscalls.monotonicTime()))
    case .wouldBlock: return
    case .done, .failed: engine.finish()
    }
  }

  private mutating func takeNotes() {
    var notes: [UInt8] = []
    _ = Syscalls.read(engine.notes.reading, into: &notes, capacity: 1024)
    let kinds = Set(notes.compactMap(SignalHandlers.Note.init))
    if kinds.contains(.resumed) {
      engine.resume()
    } else if kinds.contains(.resized) {
      engine.measure()
    }
  }

  /// Announces the capabilities when the answers take long; when they are there, they have been.
  private mutating func announceIfDue() {
    guard let announcement else { return }
    if announcement != .zero, !engine.isAsking {
      self.announcement = nil
    } else if announcement <= Syscalls.monotonicTime() {
      self.announcement = nil
      engine.mailbox.post([.capabilities(engine.capabilities)])
    }
  }
}

extension TerminalEngine {
  /// What is known of the terminal.
  ///
  /// Clusters are measured by the terminal only once their mode is on, after the last answer.
  var capabilities: TerminalCapabilities {
    state.withLock { state in
      var capabilities = state.modes.capabilities
      if !state.modes.isAnswered { capabilities.graphemeClusters = false }
      return capabilities
    }
  }

  /// Whether the terminal has not yet answered the last question.
  var isAsking: Bool { state.withLock { $0.isAsking } }

  /// Whether there is something to wait for: the session is not closing and the terminal is there.
  var isRunning: Bool { state.withLock { !$0.isClosing && !$0.hasEnded } }

  /// What is waited for: notes of signal handlers, then the terminal.
  ///
  /// A session that is stopped or in the background leaves the terminal alone.
  var interests: [Syscalls.Interest] {
    let isFull = mailbox.isFull
    return state.withLock { state in
      let terminal =
        RestoreRecord.isArmed
        ? Syscalls.Interest(
          descriptor: device.input, reads: !isFull, writes: !state.queue.isEmpty)
        : Syscalls.Interest(descriptor: -1)
      return [Syscalls.Interest(descriptor: notes.reading, reads: true), terminal]
    }
  }

  /// Goes on writing what is on its way.
  func proceed() {
    let isOut = state.withLock { state in
      guard RestoreRecord.isArmed, !state.queue.isEmpty else { return false }
      return state.queue.proceed(write) == .done
    }
    if isOut { mailbox.post([.ready]) }
  }

  /// Looks at the size after a signal said that it changed.
  func measure() {
    if let event = resized(to: device.size(environment)) { mailbox.post([event]) }
  }

  /// Takes the number of cursor reports the owner has asked for since the last call.
  func takeAwaitedCursorReports() -> Int {
    state.withLock { state in
      defer { state.awaitedCursorReports = 0 }
      return state.awaitedCursorReports
    }
  }

  /// Says that the terminal is gone.
  func finish() {
    let isFirst = state.withLock { state in
      defer { state.hasEnded = true }
      return !state.hasEnded
    }
    if isFirst { mailbox.post([.ended]) }
    mailbox.finish()
  }

  /// Goes on after the process was stopped, if the terminal is ours again.
  ///
  /// Continued in the background, the session touches nothing: the terminal is somebody else's
  /// until the shell brings the job to the front, which is another signal.
  func resume() {
    guard Syscalls.isForeground(device.control) else { return RestoreRecord.disarm() }
    do throws(TerminalError) {
      if !RestoreRecord.isArmed { try refreshSavedAttributes() }
      try enter { state in
        state.queue.removeAll()
        return state.modes.room(rows: state.size.rows) + state.modes.again
      }
    } catch {
      return finish()
    }
    mailbox.post([resized(to: device.size(environment)), .resumed].compactMap(\.self))
  }

  /// Notes the settings again: the shell may have changed them while the process was stopped.
  private func refreshSavedAttributes() throws(TerminalError) {
    let saved = try Syscalls.attributes(device.control)
    state.withLock { $0.saved = saved }
  }
}
