import DFTerminal

extension BenchmarkCase {
  /// Moving through tables and lists, one row a frame.
  static let scrolling: [BenchmarkCase] = [
    scroll("scroll/1k", rows: 1_000), scroll("scroll/100k", rows: 100_000),
    scroll("scroll/1m", rows: 1_000_000),
    scroll("scroll/1m/256", rows: 1_000_000, depth: .palette256), scrollPTY, firstFrame, list,
  ]

  /// The size of the screen.
  static let screenSize = CellSize(columns: 120, rows: 40)
  private static let frames = 400

  private static func scroll(
    _ name: String, rows count: Int, depth: ColorDepth = .truecolor
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, unit: .microseconds("frame")) {
      let rows = Person.rows(count)
      try Person.check(rows)
      let screen = try gridScreen(rows, depth: depth)
      return try scrolling(screen, rows)
    }
  }

  private static let scrollPTY = BenchmarkCase(
    name: "scroll-pty/1m", unit: .microseconds("frame")
  ) {
    let rows = Person.rows(1_000_000)
    let terminal = try PseudoTerminal(screenSize)
    terminal.drain()
    let screen = try BenchmarkScreen(size: screenSize, output: terminal.output) { grid(rows) }
    return try scrolling(screen, rows, on: terminal)
  }

  /// A screen with a grid of rows.
  static func gridScreen(
    _ rows: [Person], depth: ColorDepth = .truecolor
  ) throws -> BenchmarkScreen {
    try BenchmarkScreen(size: screenSize, depth: depth) { grid(rows) }
  }

  private static func grid(_ rows: [Person]) -> some View {
    DFDataGrid(columns: Person.columns, rows: rows)
  }

  /// Scrolls from the middle of the rows on.
  private static func scrolling(
    _ screen: BenchmarkScreen, _ rows: [Person], on terminal: PseudoTerminal? = nil
  ) throws -> () throws -> Work {
    var place = 0
    func move(_ command: Command, by step: Int, _ count: Int) throws {
      for _ in 0..<count { try screen.press(command) }
      place += step * count
    }
    try move(.moveDown, by: 1, 100)
    return {
      if place + frames >= rows.count {
        try screen.press(.moveFirst)
        place = 0
        try move(.moveDown, by: 1, 100)
      }
      let (bytes, writes) = (screen.bytes, screen.writes)
      let start = CPUClock.seconds
      try move(.moveDown, by: 1, frames)
      let seconds = CPUClock.seconds - start
      try WrongAnswer.unless(
        screen.text.contains(" \(rows[place].email) "), "row \(place) is not on the screen")
      try WrongAnswer.unless(screen.writes - writes == frames, "more or less than a write a frame")
      var notes = ["bytes": (screen.bytes - bytes) / frames, "rows_built": screen.work.rowsBuilt]
      notes["allocations"] = try AllocationCounter.count { try move(.moveDown, by: 1, 1) }
      return Work(
        units: Double(frames), seconds: seconds, needful: .copying(cellBytes * frames), notes: notes
      )
    }
  }

  /// The bytes of a screen's cells.
  private static var cellBytes: Int {
    screenSize.columns * screenSize.rows * MemoryLayout<Cell>.stride
  }

  private static let firstFrame = BenchmarkCase(
    name: "first-frame/1m", unit: .milliseconds("frame")
  ) {
    let rows = Person.rows(1_000_000)
    return {
      let screen = try BenchmarkScreen(size: screenSize) { grid(rows) }
      try WrongAnswer.unless(screen.text.contains(rows[0].email), "the first row is missing")
      return Work(
        units: 1, needful: .copying(cellBytes),
        notes: ["bytes": screen.bytes, "rows_built": screen.work.rowsBuilt])
    }
  }

  private static let list = BenchmarkCase(name: "list/100k", unit: .microseconds("frame")) {
    let rows = Person.rows(100_000)
    return try scrolling(listScreen(rows), rows)
  }

  /// A screen with a list of rows.
  static func listScreen(_ rows: [Person]) throws -> BenchmarkScreen {
    try BenchmarkScreen(size: screenSize) {
      DFList(rows) { person in
        DFListRow(
          person.name, subtitle: person.email, icon: "person.fill",
          accessory: .badge(.text(person.status)))
      }
    }
  }
}
