import DFTerminal

/// What this program does when it has started itself to measure a process.
enum BenchmarkChild {
  /// Prints a word: what every program of these libraries costs.
  case hello
  /// Prints a table of ten rows.
  case table
  /// Says how many objects a steady frame of a grid and of a list allocates.
  case allocations
  /// Shows a still screen on a terminal until it is told to end.
  case screen(terminal: String)

  /// The arguments that start a child.
  var arguments: [String] {
    switch self {
    case .hello: ["--child", "hello"]
    case .table: ["--child", "table"]
    case .allocations: ["--child", "allocations"]
    case .screen(let terminal): ["--child", "screen", terminal]
    }
  }

  /// Takes over the arguments of a child; `nil` for others.
  init?(_ arguments: [String]) {
    guard arguments.count > 1, arguments[0] == "--child" else { return nil }
    switch (arguments[1], arguments.count > 2 ? arguments[2] : nil) {
    case ("hello", _): self = .hello
    case ("table", _): self = .table
    case ("allocations", _): self = .allocations
    case ("screen", let terminal?): self = .screen(terminal: terminal)
    default: return nil
    }
  }

  /// Does it.
  @MainActor func run() {
    switch self {
    case .hello: print("hello")
    case .table: print(DFTable(columns: Person.tableColumns, rows: Person.rows(10)))
    case .allocations: exit(BenchmarkChild.countAllocations())
    case .screen(let terminal): exit(BenchmarkChild.show(on: terminal))
    }
  }

  /// Counts for a frame in which a row came into sight, once everything is warm.
  @MainActor private static func countAllocations() -> Int32 {
    do {
      let rows = Person.rows(1000)
      for (name, screen) in [
        ("grid", try BenchmarkCase.gridScreen(rows)), ("list", try BenchmarkCase.listScreen(rows)),
      ] {
        for _ in 0..<60 { try screen.press(.moveDown) }
        let count = try AllocationCounter.count { try screen.press(.moveDown) }
        printLine("\(name) \(count.map(String.init) ?? "unknown")")
      }
      return 0
    } catch {
      printError("\(error)")
      return 1
    }
  }

  /// Makes a terminal the one that controls the process, and shows a screen on it.
  @MainActor private static func show(on terminal: String) -> Int32 {
    setsid()
    let descriptor = unsafe open(terminal, O_RDWR)
    guard descriptor >= 0 else { return 1 }
    for standard in 0..<Int32(2) { dup2(descriptor, standard) }
    do {
      return try FullScreen {
        DFDataGrid(columns: Person.columns, rows: Person.rows(1000))
      }.run()
    } catch {
      printError("\(error)")
      return 1
    }
  }
}
