import DFTerminal

/// How the cost of a frame that scrolls by a row grows with one thing at a time.
@MainActor struct Growth {
  /// What grows.
  let name: String
  /// The microseconds of a frame for each size, in rising order.
  let points: [(size: Int, microseconds: Double)]

  /// Measures everything that the figure shows.
  static func all() throws -> [Growth] {
    let kinds = try GrowthRow.Kind.allCases.map { kind in
      try Growth("rows, \(kind.rawValue)", [100, 1_000, 10_000, 100_000, 1_000_000]) { count in
        try grid(rows: count, kind: kind)
      }
    }
    return try kinds + [
      Growth("columns", [1, 2, 4, 8, 16, 32, 64]) { try grid(columns: $0) },
      Growth("width of the screen", [20, 40, 80, 160, 320, 640]) { try grid(width: $0) },
      Growth("height of the screen", [10, 20, 40, 80, 160]) { try grid(height: $0) },
    ]
  }

  private init(_ name: String, _ sizes: [Int], _ make: (Int) throws -> BenchmarkScreen) throws {
    self.name = name
    points = try sizes.map { ($0, try Growth.microseconds(make($0))) }
  }

  private static func grid(
    rows: Int = 10_000, kind: GrowthRow.Kind = .ascii, columns: Int = 6, width: Int = 120,
    height: Int = 40
  ) throws -> BenchmarkScreen {
    try BenchmarkScreen(size: CellSize(columns: width, rows: height)) {
      DFDataGrid(
        columns: GrowthRow.columns(columns, kind), rows: GrowthRow.rows(rows, kind))
    }
  }

  /// The processor time of a frame, the median of five runs in the middle of the rows.
  private static func microseconds(_ screen: BenchmarkScreen) throws -> Double {
    let frames = 40
    try screen.press(.moveLast)
    for _ in 0..<200 { try screen.press(.moveUp) }
    let runs = try (0..<5).map { _ in
      let start = CPUClock.seconds
      for round in 0..<frames { try screen.press(round < frames / 2 ? .moveUp : .moveDown) }
      return (CPUClock.seconds - start) / Double(frames) * 1e6
    }
    return runs.sorted()[2]
  }
}

extension Growth {
  /// Prints the figures, or the picture of them.
  static func run(asPicture: Bool) -> Int32 {
    do {
      let growths = try all()
      if asPicture {
        printLine(TextRenderer(LogLogChart(growths).dfThemePreset(.slate)).svg)
      } else {
        for growth in growths { printLine(growth.line) }
      }
      return 0
    } catch {
      printError("\(error)")
      return 1
    }
  }

  private var line: String {
    let figures = points.map { "\($0.size): \(BenchmarkResult.text($0.microseconds))" }
    return "\(name): \(figures.joined(separator: ", ")) us/frame"
  }
}
