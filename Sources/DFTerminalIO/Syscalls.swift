// The only file that names the C library. Everything here is a thin, checked wrapper: a call, its
// retries after EINTR, and its error as a value.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  @unsafe @preconcurrency import Musl
#elseif canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#endif

/// The system calls of this module.
enum Syscalls {
  /// What became of a read or a write.
  enum Transfer: Hashable {
    /// This many bytes were moved; zero from a read is the end.
    case done(Int)
    /// Nothing can be moved without waiting.
    case wouldBlock
    /// The call failed.
    case failed(Int32)
  }

  /// The calling thread's last error.
  static var error: Int32 {
    get { errno }
    set { errno = newValue }
  }

  /// Returns the system's words for an error.
  static func message(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "unknown error" }
    return unsafe String(cString: text)
  }

  /// Returns the time of a clock that never jumps, since a fixed moment.
  static func monotonicTime() -> Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  /// Returns the variables of the process; the first of a name counts.
  static func environment() -> [String: String] {
    let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    #if canImport(Darwin)
      unsafe list = _NSGetEnviron().pointee
    #else
      unsafe list = environ
    #endif
    var variables: [String: String] = [:]
    var index = 0
    while let entry = unsafe list?[index] {
      let text = unsafe String(cString: entry)
      let name = text.prefix { $0 != "=" }
      let key = String(name)
      if variables[key] == nil { variables[key] = String(text.dropFirst(name.count + 1)) }
      index += 1
    }
    return variables
  }
}

// MARK: - Reading, writing, waiting

extension Syscalls {
  /// Reads up to `capacity` bytes; the array is replaced by what was read.
  static func read(_ descriptor: Int32, into bytes: inout [UInt8], capacity: Int) -> Transfer {
    var result = Transfer.done(0)
    bytes = unsafe Array(unsafeUninitializedCapacity: capacity) { buffer, count in
      result = transfer { unsafe sysRead(descriptor, buffer.baseAddress, capacity) }
      if case .done(let read) = result { count = read }
    }
    return result
  }

  /// Writes bytes once, perhaps not all of them.
  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Transfer {
    transfer { unsafe sysWrite(descriptor, bytes.baseAddress, bytes.count) }
  }

  /// Waits until a descriptor takes bytes; returns whether it did before the time was over.
  static func waitUntilWritable(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&entry, 1, milliseconds) > 0
  }

  /// Writes bytes once, perhaps not all of them.
  static func write(_ descriptor: Int32, _ bytes: RawSpan) -> Transfer {
    unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0) }
  }

  /// What is awaited of a descriptor; a negative one is left out.
  struct Interest: Hashable {
    var descriptor: Int32
    var reads = false
    var writes = false

    fileprivate var entry: pollfd {
      let events = (reads ? POLLIN : 0) | (writes ? POLLOUT : 0)
      return pollfd(fd: descriptor, events: Int16(events), revents: 0)
    }
  }

  /// What a descriptor is ready for.
  struct Readiness: Hashable {
    var canRead = false
    var canWrite = false
    var isClosed = false
  }

  /// Waits for descriptors.
  ///
  /// - Returns: One readiness an entry; all empty when the time is over or a signal came.
  static func wait(for interests: [Interest], timeout: Duration?) -> [Readiness] {
    var list = interests.map(\.entry)
    let count = unsafe poll(&list, nfds_t(list.count), timeout?.pollMilliseconds ?? -1)
    return list.map { entry in
      let events = count > 0 ? Int32(entry.revents) : 0
      return Readiness(
        canRead: events & POLLIN != 0, canWrite: events & POLLOUT != 0,
        isClosed: events & (POLLHUP | POLLERR | POLLNVAL) != 0)
    }
  }

  private static func transfer(_ call: () -> Int) -> Transfer {
    while true {
      let count = call()
      if count >= 0 { return .done(count) }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .wouldBlock
      default: return .failed(errno)
      }
    }
  }

  private static func sysRead(_ descriptor: Int32, _ base: UnsafeMutableRawPointer?, _ count: Int)
    -> Int
  {
    guard let base = unsafe base else { return 0 }
    #if canImport(Darwin)
      return unsafe Darwin.read(descriptor, base, count)
    #elseif canImport(Musl)
      return unsafe Musl.read(descriptor, base, count)
    #else
      return unsafe Glibc.read(descriptor, base, count)
    #endif
  }

  private static func sysWrite(_ descriptor: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int
  {
    guard let base = unsafe base else { return 0 }
    #if canImport(Darwin)
      return unsafe Darwin.write(descriptor, base, count)
    #elseif canImport(Musl)
      return unsafe Musl.write(descriptor, base, count)
    #else
      return unsafe Glibc.write(descriptor, base, count)
    #endif
  }

  /// Whether an error says that the reader of a stream or terminal is gone.
  static func isClosed(_ code: Int32) -> Bool { code == EPIPE || code == EIO || code == ENXIO }
}

extension Duration {
  /// The duration in whole milliseconds, rounded up so that a wait never ends too early.
  fileprivate var pollMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    let milliseconds =
      min(seconds, 86_400) * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: milliseconds)
  }
}

// MARK: - Descriptors

extension Syscalls {
  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Opens the terminal that controls the process.
  static func openControllingTerminal() -> Int32? {
    #if canImport(Darwin)
      // Its /dev/tty cannot be waited for; the terminal's own name can.
      if isTerminal(2), let name = unsafe ttyname(2) {
        let own = unsafe open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
        if own >= 0 { return own }
      }
    #endif
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Opens the terminal of a descriptor anew, so that not waiting concerns nobody else.
  ///
  /// O_NONBLOCK belongs to what several processes share, the open file: on an inherited descriptor
  /// it would reach the shell. Returns `nil` where the terminal cannot be opened by its name.
  static func reopenTerminal(_ descriptor: Int32) -> Int32? {
    guard let name = unsafe ttyname(descriptor) else { return nil }
    let own = unsafe open(name, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard own >= 0 else { return nil }
    guard isSameDevice(own, descriptor) else {
      close(own)
      return nil
    }
    return own
  }

  /// Whether two descriptors are the same device.
  static func isSameDevice(_ first: Int32, _ second: Int32) -> Bool {
    var left = stat()
    var right = stat()
    guard unsafe fstat(first, &left) == 0, unsafe fstat(second, &right) == 0 else { return false }
    return left.st_rdev == right.st_rdev
  }

  /// Creates a pipe that nobody waits at and no child inherits: its ends for reading and writing.
  static func makePipe() throws(TerminalError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .system(call: "pipe", code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }

  /// Creates a file that nobody but its owner may read, in place of an earlier one.
  static func createPrivateFile(_ path: String) throws(TerminalError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    let descriptor = unsafe open(path, flags, mode_t(0o600))
    guard descriptor >= 0 else { throw .system(call: "open \(path)", code: errno) }
    return descriptor
  }

  /// Closes a descriptor.
  static func closeDescriptor(_ descriptor: Int32) { close(descriptor) }
}

// MARK: - The terminal

/// The settings of a terminal's line discipline.
struct TerminalAttributes {
  fileprivate var settings = termios()

  /// The same settings for reading every key as it comes, without echo or translation.
  var raw: TerminalAttributes {
    var copy = self
    unsafe cfmakeraw(&copy.settings)
    return copy
  }

  /// Whether keys come as they are typed, unprinted: what a program that died may leave behind.
  var isRaw: Bool {
    settings.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0
      && settings.c_oflag & tcflag_t(OPOST) == 0
  }

  /// The same settings with what a shell expects: lines, echo, signals, line ends.
  var sane: TerminalAttributes {
    var copy = self
    copy.settings.c_iflag |= tcflag_t(ICRNL | IXON)
    copy.settings.c_oflag |= tcflag_t(OPOST | ONLCR)
    copy.settings.c_lflag |= tcflag_t(ISIG | ICANON | IEXTEN | ECHO | ECHOE | ECHOK)
    copy.settings.c_lflag |= tcflag_t(ECHOCTL | ECHOKE)
    return copy
  }
}

extension Syscalls {
  /// Returns the settings of a terminal.
  static func attributes(_ descriptor: Int32) throws(TerminalError) -> TerminalAttributes {
    var attributes = TerminalAttributes()
    guard unsafe tcgetattr(descriptor, &attributes.settings) == 0 else {
      throw .system(call: "tcgetattr", code: errno)
    }
    return attributes
  }

  /// Changes the settings of a terminal at once.
  static func setAttributes(
    _ descriptor: Int32, _ attributes: TerminalAttributes
  ) throws(TerminalError) {
    var settings = attributes.settings
    while unsafe tcsetattr(descriptor, TCSANOW, &settings) != 0 {
      guard errno == EINTR else { throw .system(call: "tcsetattr", code: errno) }
    }
  }

  /// Changes the settings from a signal handler, which may neither allocate nor throw.
  static func setAttributes(_ descriptor: Int32, _ attributes: UnsafePointer<TerminalAttributes>) {
    unsafe attributes.withMemoryRebound(to: termios.self, capacity: 1) { settings in
      _ = unsafe tcsetattr(descriptor, TCSANOW, settings)
    }
  }

  /// Returns the size a terminal says it has, in cells; zero where it does not know.
  static func windowSize(_ descriptor: Int32) -> (columns: Int, rows: Int) {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (0, 0) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Whether the process may write to its terminal: it is not in the background.
  static func isForeground(_ descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }
}

// MARK: - Signals

/// The signals this module deals with.
enum Signals {
  /// Requests to end.
  static let termination: [Int32] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
  /// Faults of the program.
  static let faults: [Int32] = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  static let stop = SIGTSTP
  static let resume = SIGCONT
  static let resize = SIGWINCH
  /// One more than the greatest signal number of any supported system.
  static let limit = 129
}

/// What the process does on a signal.
struct SignalAction {
  fileprivate var action = sigaction()
}

extension Syscalls {
  /// What runs when a signal arrives; it may only call what is safe there.
  typealias SignalHandler = @convention(c) (Int32) -> Void

  /// Installs a handler on the alternate stack, with every other signal held back while it runs.
  ///
  /// - Returns: What the process did before.
  static func handle(_ signal: Int32, with handler: @escaping SignalHandler) -> SignalAction {
    var new = SignalAction()
    #if canImport(Darwin)
      unsafe new.action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      unsafe new.action.__sa_handler.sa_handler = handler
    #else
      unsafe new.action.__sigaction_handler.sa_handler = handler
    #endif
    new.action.sa_flags = Int32(SA_RESTART) | Int32(SA_ONSTACK)
    unsafe sigfillset(&new.action.sa_mask)
    var old = SignalAction()
    unsafe sigaction(signal, &new.action, &old.action)
    return old
  }

  /// Puts back what the process did before; safe in a handler.
  static func restore(_ signal: Int32, _ old: UnsafeMutablePointer<SignalAction>) {
    unsafe old.withMemoryRebound(to: sigaction.self, capacity: 1) { action in
      _ = unsafe sigaction(signal, action, nil)
    }
  }

  /// Whether nothing was set up for a signal, so that it ends or stops the process.
  static func isDefault(_ signal: Int32) -> Bool {
    var current = SignalAction()
    unsafe sigaction(signal, nil, &current.action)
    #if canImport(Darwin)
      let handler = unsafe current.action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = unsafe current.action.__sa_handler.sa_handler
    #else
      let handler = unsafe current.action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == 0
  }

  /// Sends a signal to the calling thread.
  static func raiseSignal(_ signal: Int32) { raise(signal) }

  /// Stops every process of the job, until the shell continues it.
  static func stopJob() { kill(0, SIGSTOP) }

  /// Stops this process only.
  static func stopProcess() { kill(getpid(), SIGSTOP) }

  /// Gives the calling thread a stack for handlers, so that a stack overflow can be handled.
  ///
  /// Called once: the stack belongs to the thread until the process ends. A thread that has one,
  /// from the runtime's crash reporter, keeps it.
  static func useAlternateStack() {
    var present = unsafe stack_t()
    guard unsafe sigaltstack(nil, &present) == 0, unsafe present.ss_flags & Int32(SS_DISABLE) != 0
    else {
      return
    }
    let size = 64 * 1024
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe stack.ss_size = size
    unsafe sigaltstack(&stack, nil)
  }

  /// Runs a function when the process exits in the ordinary way.
  static func atProcessExit(_ function: @escaping @convention(c) () -> Void) {
    atexit(function)
  }
}

// MARK: - Threads

/// A thread that can be waited for.
struct SystemThread: @unchecked Sendable {
  fileprivate let handle: pthread_t

  /// Starts a thread that leaves all signals but faults to the others.
  static func start(_ body: @escaping @Sendable () -> Void) throws(TerminalError) -> SystemThread {
    let box = unsafe Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    #if canImport(Darwin)
      var handle: pthread_t?
    #else
      var handle: pthread_t! = pthread_t()
    #endif
    let code = unsafe pthread_create(&handle, nil, { unsafe runThread($0) }, box)
    guard code == 0, let handle else {
      unsafe Unmanaged<ThreadBody>.fromOpaque(box).release()
      throw .system(call: "pthread_create", code: code)
    }
    return SystemThread(handle: handle)
  }

  /// Waits until the thread has ended.
  func join() {
    #if canImport(Darwin)
      unsafe pthread_join(handle, nil)
    #else
      pthread_join(handle, nil)
    #endif
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runThread(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let box = unsafe box else { return nil }
  var signals = sigset_t()
  unsafe sigfillset(&signals)
  for fault in Signals.faults { unsafe sigdelset(&signals, fault) }
  unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  unsafe Unmanaged<ThreadBody>.fromOpaque(box).takeRetainedValue().run()
  return nil
}
