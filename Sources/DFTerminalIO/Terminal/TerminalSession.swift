public import DFTerminalCore
import Synchronization

/// The owner of the terminal while a program draws on it.
///
/// Opening takes the terminal over: every key comes as it is typed, the screen is the program's
/// own, the mouse and pastes are reported. However the program ends, the terminal is put back:
/// on ``close()`` and when the session is released, at `exit`, on TERM, HUP, INT and QUIT, on a
/// trap or another fault, and while the process is stopped. Only KILL leaves it, and the next
/// full-screen session repairs that.
public final class TerminalSession: Sendable {
  private static let isOpen = Atomic<Bool>(false)

  private let engine: TerminalEngine
  /// Who waits for the terminal: a thread of the session, once its owner wants that.
  private let thread = Mutex<SystemThread?>(nil)
  private let reader: Mutex<TerminalReader>
  private let isClosed = Atomic<Bool>(false)

  /// Opens the terminal.
  ///
  /// - Parameters:
  ///   - options: What the session uses; a screen of its own by default.
  ///   - environment: The variables to go by; the process's own by default.
  /// - Throws: ``TerminalError/noTerminal(_:)`` without a terminal that can move its cursor,
  ///   ``TerminalError/alreadyOpen`` when the process has a session, which is left as it is.
  public static func open(
    _ options: TerminalOptions = TerminalOptions(),
    environment: [String: String] = ProcessEnvironment.variables
  ) throws(TerminalError) -> TerminalSession {
    let detected = TerminalCapabilities.detect(environment: environment, isTerminal: true)
    guard detected.movesCursor else {
      let term = environment["TERM"].map { "TERM is \($0)" } ?? "TERM is not set"
      throw .noTerminal("\(term), which cannot move the cursor")
    }
    guard !isOpen.exchange(true, ordering: .acquiringAndReleasing) else { throw .alreadyOpen }
    do throws(TerminalError) {
      return try TerminalSession(options, environment)
    } catch {
      isOpen.store(false, ordering: .releasing)
      throw error
    }
  }

  private init(
    _ options: TerminalOptions, _ environment: [String: String]
  ) throws(TerminalError) {
    engine = try TerminalEngine(options, environment)
    try engine.begin()
    reader = Mutex(TerminalReader(engine))
  }

  deinit { close() }

  /// The size in cells; at least one cell.
  public var size: CellSize { engine.state.withLock { $0.size } }

  /// What is known of the terminal by now.
  public var capabilities: TerminalCapabilities { engine.capabilities }

  /// Whether the terminal has answered the last question it was asked at the start, or was asked none.
  ///
  /// What is not among the ``TerminalCapabilities/findings`` by then will not come.
  public var hasAnswers: Bool { !engine.isAsking }

  /// Returns what happens, in batches for one reader.
  ///
  /// Draw once for each batch. From the first call on, a thread of the session waits for the
  /// terminal; a program uses either this or ``nextEvents(waitingAtMost:)``.
  /// - Throws: ``TerminalError/system(call:code:)`` when there can be no further thread.
  public func events() throws(TerminalError) -> TerminalEvents {
    try startThread()
    return TerminalEvents(engine: engine)
  }

  /// Waits on the main thread for what happens next, and returns all of it.
  ///
  /// Work of the main actor runs meanwhile, here and not earlier; afterwards the batch may be
  /// empty. Idle, this wakes zero times.
  /// - Parameter limit: How long to wait at most; forever by default.
  /// - Returns: The events, none when time was over, ``wake()`` was called or work was done.
  ///   After the end, ``TerminalEvent/ended`` at once and again.
  public func nextEvents(waitingAtMost limit: Duration? = nil) throws(TerminalError)
    -> [TerminalEvent]
  {
    let waiting = engine.mailbox.takeAll()
    if !waiting.isEmpty { return waiting }
    guard engine.isRunning else { return [.ended] }
    try waitOnce(atMost: limit)
    return engine.mailbox.takeAll()
  }

  #if canImport(Darwin)
    private func waitOnce(atMost limit: Duration?) throws(TerminalError) {
      try startThread()
      MainQueue.wait(atMost: limit)
    }
  #else
    private func waitOnce(atMost limit: Duration?) throws(TerminalError) {
      let end = limit.map { Syscalls.monotonicTime() + $0 }
      let hasWork = reader.withLock { reader in
        reader.step(until: end, alsoFor: MainQueue.descriptor)
      }
      if hasWork { MainQueue.run() }
    }
  #endif

  /// Ends ``nextEvents(waitingAtMost:)`` early, from any thread.
  public func wake() {
    SignalHandlers.send(.wake)
    #if canImport(Darwin)
      MainQueue.interrupt()
    #endif
  }

  private func startThread() throws(TerminalError) {
    let result = thread.withLock { thread -> Result<Void, TerminalError> in
      guard thread == nil else { return .success(()) }
      do throws(TerminalError) {
        thread = try SystemThread.start { [engine] in
          var reader = TerminalReader(engine)
          reader.run()
        }
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  /// Whether a frame would be taken now.
  public var isReady: Bool {
    RestoreRecord.isArmed && engine.state.withLock { $0.queue.isEmpty && !$0.isClosing }
  }

  /// Writes a frame in one piece, without waiting for the terminal.
  ///
  /// What the terminal does not take at once follows by itself, then comes
  /// ``TerminalEvent/ready``. Until then, and while the process is stopped, further frames are
  /// refused: draw the newest state when ``TerminalEvent/ready`` or ``TerminalEvent/resumed`` comes.
  /// - Returns: Whether the frame was taken; a refused one has written nothing.
  /// - Throws: ``TerminalError/closed`` when the terminal is gone.
  public func write(frame: [UInt8]) throws(TerminalError) -> Bool {
    let result = engine.state.withLock { state -> Result<Bool, TerminalError> in
      guard RestoreRecord.isArmed, state.queue.isEmpty, !state.isClosing else {
        return .success(false)
      }
      engine.recording?.add(frame, .output)
      do throws(TerminalError) {
        try engine.check(state.queue.send(frame, engine.write), &state)
        return .success(true)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Writes bytes outside a frame, behind one that is on its way: a bell, a question.
  ///
  /// Nothing is written while the process is stopped.
  /// - Throws: ``TerminalError/closed`` when the terminal is gone.
  public func write(_ bytes: [UInt8]) throws(TerminalError) {
    let result = engine.state.withLock { state -> Result<Void, TerminalError> in
      guard RestoreRecord.isArmed, !state.isClosing else { return .success(()) }
      do throws(TerminalError) {
        return .success(try engine.send(bytes, &state))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  /// Sets the title of the window until the session ends; control characters are left out.
  public func setTitle(_ title: String) throws(TerminalError) {
    let isFirst = engine.change { modes in
      defer { modes.options.title = title }
      return modes.options.title == nil
    }
    let text = (isFirst ? TerminalModes.pushTitle : "") + TerminalModes.title(title)
    try write(Array(text.utf8))
  }

  /// Shows a progress in the taskbar or the tab, where the terminal has one (OSC 9;4).
  ///
  /// It is taken away when the session ends, however it ends.
  public func setTaskbarProgress(_ progress: TaskbarProgress) throws(TerminalError) {
    engine.change { $0.showsProgress = true }
    try write(Array(progress.bytes.utf8))
  }

  /// Asks where the cursor is; the answer comes as ``TerminalReport/cursor(row:column:)``.
  public func askForCursor() throws(TerminalError) {
    engine.state.withLock { $0.awaitedCursorReports += 1 }
    try write(Array("\u{1B}[6n".utf8))
  }

  /// Puts the terminal back and stops the job, as Ctrl+Z does in other programs.
  ///
  /// Returns when the job goes on; then ``TerminalEvent/resumed`` comes.
  public func suspend() {
    engine.state.withLock { state in
      state.queue.removeAll()
      RestoreRecord.restore()
    }
    Syscalls.stopJob()
  }

  /// Puts the terminal back while another program uses it, as for an editor, and takes it again.
  ///
  /// Afterwards ``TerminalEvent/resumed`` comes: draw everything.
  /// - Parameter body: Runs the other program and waits for it.
  public func handOver<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    engine.state.withLock { state in
      state.queue.removeAll()
      RestoreRecord.restore()
    }
    SignalHandlers.send(.wake)
    defer { engine.resume() }
    return try body()
  }

  /// Puts the terminal back and ends the session; once, further calls do nothing.
  ///
  /// The last frame of a live region is written out first, for at most a second.
  public func close() {
    guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    engine.state.withLock { $0.isClosing = true }
    SignalHandlers.send(.wake)
    thread.withLock { $0?.join() }
    engine.drain()
    engine.end()
    engine.mailbox.finish()
    TerminalSession.isOpen.store(false, ordering: .releasing)
  }
}

/// What happens to a session, in batches of everything that happened since the last one.
public struct TerminalEvents: AsyncSequence, AsyncIteratorProtocol, Sendable {
  let engine: TerminalEngine

  /// Returns the iterator, which is the sequence itself.
  public func makeAsyncIterator() -> TerminalEvents { self }

  /// Returns the next batch, never an empty one; `nil` after the end or when cancelled.
  public func next() async -> [TerminalEvent]? {
    await engine.mailbox.next { SignalHandlers.send(.wake) }
  }
}
