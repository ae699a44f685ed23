import DFTerminal

extension BenchmarkCase {
  /// Tables as text, and loops that show their progress.
  static let printing: [BenchmarkCase] = [staticTable, progress]

  private static let staticTable = BenchmarkCase(name: "static/100k", unit: .perSecond("rows")) {
    let rows = Person.rows(100_000)
    return {
      let start = CPUClock.seconds
      let text = TextRenderer(DFTable(columns: Person.tableColumns, rows: rows)).text
      let seconds = CPUClock.seconds - start
      let lines = text.utf8.count { $0 == 0x0A }
      try WrongAnswer.unless(lines >= rows.count, "\(lines) lines")
      try WrongAnswer.unless(
        text.suffix(200).contains(rows[rows.count - 1].email), "the last row is missing")
      return Work(
        units: Double(rows.count), seconds: seconds, needful: .copying(text.utf8.count),
        notes: ["bytes": text.utf8.count])
    }
  }

  /// The steps of the loop.
  private static let steps = 20_000_000

  private static let progress = BenchmarkCase(name: "progress", unit: .nanoseconds("step")) {
    let terminal = try PseudoTerminal(CellSize(columns: 80, rows: 24))
    terminal.drain()
    let bare = Calibration.shared.secondsPerStep * Double(steps)
    let digest = Calibration.step(0..<steps)
    return {
      let (reads, start) = (terminal.reads, CPUClock.seconds)
      let clock = ContinuousClock.now
      let loop = (0..<steps).withProgress("Counting", on: terminal.output)
      let found = Calibration.step(loop)
      let seconds = CPUClock.seconds - start
      let passed = ContinuousClock.now - clock
      try WrongAnswer.unless(found == digest, "the loop saw other steps")
      let draws = terminal.reads - reads
      let allowed = Int(passed / .milliseconds(1)) * 30 / 1000 + 4
      try WrongAnswer.unless(draws <= allowed, "\(draws) draws instead of \(allowed) at most")
      return Work(
        units: Double(steps), seconds: max(0, seconds - bare), needful: .stepping(steps),
        notes: ["draws": draws, "milliseconds": Int(passed / .milliseconds(1))])
    }
  }
}
