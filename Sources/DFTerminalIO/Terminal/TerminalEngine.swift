import DFTerminalCore
import Synchronization

/// What runs behind a session: the state that its owner and its reading thread share.
final class TerminalEngine: Sendable {
  /// The state behind the lock.
  struct State: Sendable {
    var modes: TerminalModes
    var saved: TerminalAttributes
    var size: CellSize
    var queue = FrameQueue()
    var isClosing = false
    var hasEnded = false
    /// Whether the terminal has been asked and has not yet answered the last question.
    var isAsking = false
    var awaitedCursorReports = 0
  }

  let device: TerminalDevice
  let environment: [String: String]
  let mailbox = EventMailbox()
  let recording: SessionRecording?
  /// Where signal handlers and the owner wake the reading thread.
  let notes: (reading: Int32, writing: Int32)
  let state: Mutex<State>

  init(
    _ options: TerminalOptions, _ environment: [String: String]
  ) throws(TerminalError) {
    let device = try TerminalDevice()
    let size = device.size(environment)
    let saved: TerminalAttributes
    do {
      saved = try Syscalls.attributes(device.control)
      recording = try TerminalEngine.recording(options, size)
      notes = try Syscalls.makePipe()
    } catch {
      device.close()
      throw error
    }
    self.device = device
    self.environment = environment
    let capabilities = TerminalCapabilities.detect(environment: environment, isTerminal: true)
    state = Mutex(
      State(
        modes: TerminalModes(options: options, capabilities: capabilities), saved: saved,
        size: size))
  }

  private static func recording(
    _ options: TerminalOptions, _ size: CellSize
  ) throws(TerminalError) -> SessionRecording? {
    guard let path = options.recording else { return nil }
    return try SessionRecording(path: path, size: size)
  }

  deinit {
    Syscalls.closeDescriptor(notes.reading)
    Syscalls.closeDescriptor(notes.writing)
    device.close()
  }

  /// Takes the terminal over: settings, modes, and the questions what it can do.
  func begin() throws(TerminalError) {
    SignalHandlers.install(notes: notes.writing)
    RestoreRecord.setDescriptors(input: device.control, output: device.output)
    do {
      try enter { state in
        let asks = state.modes.options.asksTerminal
        state.isAsking = asks
        let isSafe = state.modes.capabilities.isSafeToAsk
        let questions = asks ? TerminalQuery.bytes(isSafeToAsk: isSafe) : []
        return questions + state.modes.room(rows: state.size.rows) + state.modes.first
      }
    } catch {
      end()
      throw error
    }
  }

  /// Puts the terminal into the session's settings and writes the bytes that set its modes.
  func enter(_ bytes: (inout State) -> [UInt8]) throws(TerminalError) {
    let result = state.withLock { state -> Result<Void, TerminalError> in
      RestoreRecord.set(state.saved, state.modes.leave)
      RestoreRecord.arm()
      do throws(TerminalError) {
        try Syscalls.setAttributes(device.control, state.saved.raw)
        try send(bytes(&state), &state)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  /// Changes what the session has turned on, and with it what its end turns off.
  @discardableResult
  func change<Result: Sendable>(
    _ body: @Sendable (inout TerminalModes) -> Result
  ) -> Result {
    state.withLock { state in
      let result = body(&state.modes)
      RestoreRecord.set(state.saved, state.modes.leave)
      return result
    }
  }

  /// Puts the terminal back and lets go of signals.
  func end() {
    RestoreRecord.restore()
    SignalHandlers.uninstall()
  }

  /// Writes bytes behind whatever is on its way.
  func send(_ bytes: [UInt8], _ state: inout State) throws(TerminalError) {
    recording?.add(bytes, .output)
    state.queue.append(bytes)
    try check(state.queue.proceed(write), &state)
  }

  /// Writes to the terminal.
  func write(_ bytes: RawSpan) -> Syscalls.Transfer {
    Syscalls.write(device.output, bytes)
  }

  /// Turns a failed write into an error, and an unfinished one into work for the reading thread.
  func check(_ progress: FrameQueue.Progress, _ state: inout State) throws(TerminalError) {
    switch progress {
    case .done: return
    case .blocked: SignalHandlers.send(.wake)
    case .failed(let code):
      throw Syscalls.isClosed(code) ? .closed : .system(call: "write", code: code)
    }
  }
}
