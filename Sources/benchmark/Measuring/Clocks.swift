import DFTerminal

/// The processor time of the calling thread.
enum CPUClock {
  /// The seconds so far.
  static var seconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// The most memory the process held at once.
enum MemoryPeak {
  /// Begins anew, where the system can; else the peak is that of the whole run.
  static func reset() {
    #if os(Linux)
      try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    #endif
  }

  /// The peak in units of 1,024 bytes; `nil` where the system does not tell.
  static var kibibytes: Int? {
    #if os(Linux)
      return ProcessStatus(process: "self").number("VmHWM")
    #else
      var usage = rusage()
      guard unsafe getrusage(RUSAGE_SELF, &usage) == 0 else { return nil }
      return usage.ru_maxrss / 1024
    #endif
  }
}

/// What Linux tells of a process.
struct ProcessStatus {
  private let lines: [Substring]

  /// Reads the state of a process; empty where the system has no such file.
  init(process: String) {
    let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    lines = text.split(separator: "\n")
  }

  /// Returns the number of a line.
  func number(_ name: String) -> Int? {
    guard let line = lines.first(where: { $0.hasPrefix(name + ":") }) else { return nil }
    return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
  }
}
