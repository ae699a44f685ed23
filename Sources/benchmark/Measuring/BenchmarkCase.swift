import DFTerminal

/// Something to time, with a check of its answer.
@MainActor struct BenchmarkCase {
  /// The name, such as `scroll/1m`.
  let name: String
  /// How the figure is told.
  let unit: BenchmarkUnit
  /// How often it is measured at most; `nil` is as often as the command line says.
  var mostRuns: Int?
  /// Prepares the work; the closure it returns does one run and says how much was done.
  let prepare: () throws -> () throws -> Work

  /// What one run did.
  struct Work {
    /// Units of work, by which the time is divided.
    var units: Double
    /// The seconds it took, where the caller's clock would measure something else.
    var seconds: Double?
    /// What a machine has to do at least, for the ratio.
    var needful = Needful.nothing
    /// Figures to print beside the time.
    var notes: [String: Int] = [:]

    init(
      units: Double, seconds: Double? = nil, needful: Needful = .nothing, notes: [String: Int] = [:]
    ) {
      self.units = units
      self.seconds = seconds
      self.needful = needful
      self.notes = notes
    }
  }

  /// Every case in order.
  static let all: [BenchmarkCase] = scrolling + text + diffs + printing + processes + [deep]

  /// Runs the case and returns the median; the first run only warms up.
  func measured(runs: Int) throws -> BenchmarkResult {
    MemoryPeak.reset()
    let run = try prepare()
    let count = min(runs, mostRuns ?? runs)
    if mostRuns == nil { _ = try run() }
    var samples: [(seconds: Double, work: Work)] = []
    for _ in 0..<count {
      let start = CPUClock.seconds
      let work = try run()
      samples.append((work.seconds ?? CPUClock.seconds - start, work))
    }
    samples.sort { $0.seconds / $0.work.units < $1.seconds / $1.work.units }
    let median = samples[samples.count / 2]
    return BenchmarkResult(
      name: name, unit: unit, seconds: median.seconds, work: median.work, runs: count)
  }
}

/// How a figure is told.
enum BenchmarkUnit {
  /// Microseconds of processor time for each unit of work.
  case microseconds(String)
  /// Nanoseconds of processor time for each unit of work.
  case nanoseconds(String)
  /// Milliseconds of processor time for each unit of work.
  case milliseconds(String)
  /// Units of work in a second of processor time.
  case perSecond(String)
  /// Millions of units of work in a second of processor time.
  case millionsPerSecond(String)
  /// How often something happened: the units of work themselves.
  case count(String)

  /// The name, such as `µs/frame`.
  var name: String {
    switch self {
    case .microseconds(let unit): "us/\(unit)"
    case .nanoseconds(let unit): "ns/\(unit)"
    case .milliseconds(let unit): "ms/\(unit)"
    case .perSecond(let unit): "\(unit)/s"
    case .millionsPerSecond(let unit): "\(unit)/s"
    case .count(let unit): unit
    }
  }

  /// Returns the figure for a number of units done in a number of seconds.
  func value(units: Double, seconds: Double) -> Double {
    switch self {
    case .microseconds: seconds / units * 1e6
    case .nanoseconds: seconds / units * 1e9
    case .milliseconds: seconds / units * 1e3
    case .perSecond: units / seconds
    case .millionsPerSecond: units / seconds / 1e6
    case .count: units
    }
  }
}
