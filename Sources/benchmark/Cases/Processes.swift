import DFTerminal

extension BenchmarkCase {
  /// What it takes to start a program, and to show a screen on which nothing happens.
  static let processes: [BenchmarkCase] = [startup, idle]

  private static let startup = BenchmarkCase(name: "startup", unit: .milliseconds("start")) {
    let rounds = 20
    return {
      var costs: [(hello: Double, table: Double, elapsed: Double)] = []
      for _ in 0..<rounds {
        let hello = try ChildProcess.run(BenchmarkChild.hello.arguments)
        let table = try ChildProcess.run(BenchmarkChild.table.arguments)
        try WrongAnswer.unless(hello.status == 0 && table.status == 0, "a child failed")
        costs.append((hello.processor, table.processor, table.elapsed))
      }
      let hello = median(costs.map(\.hello))
      let table = median(costs.map(\.table))
      return Work(
        units: 1, seconds: table,
        notes: [
          "hello_us": Int(hello * 1e6), "above_hello_us": Int((table - hello) * 1e6),
          "elapsed_us": Int(median(costs.map(\.elapsed)) * 1e6),
        ])
    }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// The seconds a still screen is watched.
  private static let idleSeconds = 10

  private static let idle = BenchmarkCase(
    name: "idle", unit: .count("wakeups in \(idleSeconds) s"), mostRuns: 1
  ) {
    let terminal = try PseudoTerminal(screenSize)
    terminal.drain()
    return {
      let child = try ChildProcess(BenchmarkChild.screen(terminal: terminal.path).arguments)
      Thread.sleep(forTimeInterval: 2)
      let (bytes, switches) = (terminal.bytesDrained, child.switches)
      try WrongAnswer.unless(bytes > 1000, "\(bytes) bytes are no screen")
      Thread.sleep(forTimeInterval: Double(idleSeconds))
      let wakeups = child.switches - switches
      let written = terminal.bytesDrained - bytes
      let outcome = child.end()
      try WrongAnswer.unless(outcome.status == SIGTERM, "the screen ended by itself")
      return Work(units: Double(wakeups), seconds: 1, notes: ["bytes": written])
    }
  }
}
