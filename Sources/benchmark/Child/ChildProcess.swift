import DFTerminal

/// This program, started once more to do one thing.
struct ChildProcess {
  /// What the system calls it.
  let identifier: pid_t

  /// How a process ended and what it cost.
  struct Outcome {
    var status: Int32
    /// The seconds from before the start until it was gone.
    var elapsed: Double
    /// The processor time, in seconds.
    var processor: Double
  }

  /// Starts the program; its output goes nowhere.
  init(_ arguments: [String]) throws {
    let path = CommandLine.arguments[0]
    var vector: [UnsafeMutablePointer<CChar>?] = unsafe ([path] + arguments).map {
      unsafe strdup($0)
    }
    unsafe vector.append(nil)
    defer { unsafe vector.forEach { unsafe free($0) } }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var identifier: pid_t = 0
    let code = unsafe posix_spawn(&identifier, path, &actions, nil, &vector, environ)
    guard code == 0 else { throw WrongAnswer("\(path) cannot be started") }
    self.identifier = identifier
  }

  /// Runs the program to its end.
  static func run(_ arguments: [String]) throws -> Outcome {
    let clock = ContinuousClock.now
    let child = try ChildProcess(arguments)
    var outcome = child.wait()
    outcome.elapsed = Double((ContinuousClock.now - clock) / .microseconds(1)) * 1e-6
    return outcome
  }

  /// Asks the program to end, and waits until it has.
  func end() -> Outcome {
    kill(identifier, SIGTERM)
    return wait()
  }

  /// Waits for the end.
  func wait() -> Outcome {
    var (status, usage) = (Int32(0), rusage())
    while unsafe wait4(identifier, &status, 0, &usage) < 0, errno == EINTR {}
    return Outcome(
      status: status, elapsed: 0,
      processor: usage.ru_utime.seconds + usage.ru_stime.seconds)
  }

  /// How often its threads were put to sleep or interrupted so far.
  var switches: Int {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(identifier)/task"))
    return (tasks ?? []).reduce(0) { sum, task in
      let status = ProcessStatus(process: "\(identifier)/task/\(task)")
      return sum + (status.number("voluntary_ctxt_switches") ?? 0)
        + (status.number("nonvoluntary_ctxt_switches") ?? 0)
    }
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) * 1e-6 }
}
