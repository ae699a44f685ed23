import Synchronization

/// The handlers that put the terminal back when the process is ended, stopped or goes wrong.
///
/// A handler puts the terminal back, then what was set up before, and raises the signal again:
/// the process ends with the status of the signal, and a crash report still comes, on a terminal
/// that can show it.
enum SignalHandlers {
  /// What a handler tells the thread that reads the terminal.
  enum Note: UInt8 {
    case resized = 0x57
    case resumed = 0x43
    case wake = 0x50
  }

  private static let notes = Atomic<Int32>(-1)
  /// What the process did on each signal before.
  nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<SignalAction>.allocate(
    capacity: Int(Signals.limit))
  private static let installed = Mutex<[Int32]>([])
  private static let isRehearsed = Atomic<Bool>(false)
  /// What is done once a process, whatever the number of sessions.
  private static let onceAProcess: Void = {
    Syscalls.useAlternateStack()
    Syscalls.atProcessExit { RestoreRecord.restore() }
  }()

  /// Installs the handlers.
  ///
  /// Requests to end are left alone where the program, or whoever started it, has dealt with them.
  /// - Parameter descriptor: Where handlers write their notes.
  static func install(notes descriptor: Int32) {
    notes.store(descriptor, ordering: .releasing)
    onceAProcess
    rehearse(descriptor)
    for signal in Signals.faults { install(signal, endProcess) }
    for signal in Signals.termination + [Signals.stop] where Syscalls.isDefault(signal) {
      install(signal, signal == Signals.stop ? stopProcess : endProcess)
    }
    install(Signals.resume, noteResumed)
    install(Signals.resize, noteResized)
  }

  /// Does once, where memory may be asked for, what handlers do where it may not.
  ///
  /// Without optimisation Swift looks the description of a type up, and allocates it, when the type is
  /// first used; a handler may have interrupted an allocation. What was done once is found without.
  private static func rehearse(_ descriptor: Int32) {
    guard !isRehearsed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    RestoreRecord.rehearse(output: descriptor)
    send(.wake)
    _ = Syscalls.waitUntilWritable(descriptor, milliseconds: 0)
    let signal = Signals.resize
    unsafe (earlier + Int(signal)).initialize(to: Syscalls.handle(signal, with: noteResized))
    unsafe Syscalls.restore(signal, earlier + Int(signal))
  }

  /// Puts back what the process did before.
  static func uninstall() {
    let signals = installed.withLock { list in
      defer { list = [] }
      return list
    }
    for signal in signals { unsafe Syscalls.restore(signal, earlier + Int(signal)) }
    notes.store(-1, ordering: .releasing)
  }

  /// Wakes the thread that reads the terminal; safe in a handler.
  static func send(_ note: Note) {
    let descriptor = notes.load(ordering: .acquiring)
    guard descriptor >= 0 else { return }
    let error = Syscalls.error
    var byte = note.rawValue
    _ = unsafe withUnsafeBytes(of: &byte) { unsafe Syscalls.write(descriptor, $0) }
    Syscalls.error = error
  }

  private static func install(_ signal: Int32, _ handler: @escaping Syscalls.SignalHandler) {
    let old = Syscalls.handle(signal, with: handler)
    unsafe (earlier + Int(signal)).initialize(to: old)
    installed.withLock { $0.append(signal) }
  }

  private static let endProcess: Syscalls.SignalHandler = { signal in
    RestoreRecord.restore()
    unsafe Syscalls.restore(signal, earlier + Int(signal))
    // Held back until the handler returns; then the earlier action takes it.
    Syscalls.raiseSignal(signal)
  }

  private static let stopProcess: Syscalls.SignalHandler = { _ in
    let error = Syscalls.error
    RestoreRecord.restore()
    Syscalls.stopProcess()
    Syscalls.error = error
  }

  private static let noteResumed: Syscalls.SignalHandler = { _ in send(.resumed) }
  private static let noteResized: Syscalls.SignalHandler = { _ in send(.resized) }
}
