import DFTerminal
import ProgramSupport

/// The course task dashboard.
@main struct TasksProgram {
  @MainActor static func main() {
    start("tasks") { try run(TasksOptions($0)) }
  }

  @MainActor private static func run(_ options: TasksOptions) throws -> Int32 {
    if options.showsHelp {
      try ProcessOutput.standardOutput.write(TasksOptions.usage)
      return 0
    }
    let dashboard = Dashboard(options.store, today: options.today)
    dashboard.tasks.search = options.search
    if options.looks.printsOnce || !ProcessOutput.standardOutput.isTerminal {
      print(dashboard, options)
    }
    return try FullScreen { TaskScreen(dashboard: dashboard).looks(options.looks) }.run(
      options.looks)
  }

  /// Prints one frame and ends the program.
  @MainActor private static func print(_ dashboard: Dashboard, _ options: TasksOptions) -> Never {
    Task {
      do {
        try ProcessOutput.standardOutput.write(await FirstSight(dashboard, options).text)
        exit(0)
      } catch {
        end("tasks", error)
      }
    }
    while true { RunLoop.main.run() }
  }
}
