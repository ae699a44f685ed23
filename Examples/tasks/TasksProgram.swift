import DFTerminal

/// The course task dashboard.
@main struct TasksProgram {
  @MainActor static func main() {
    do {
      exit(try run(TasksOptions(arguments: Array(CommandLine.arguments.dropFirst()))))
    } catch {
      exit(status(of: error))
    }
  }

  /// Says what went wrong, unless nobody listens any more; returns the status to end with.
  private static func status(of error: any Error) -> Int32 {
    if let error = error as? TerminalError, error == .closed { return 0 }
    FileHandle.standardError.write(Data("tasks: \(error)\n".utf8))
    return 2
  }

  @MainActor private static func run(_ options: TasksOptions) throws -> Int32 {
    if options.showsHelp {
      try ProcessOutput.standardOutput.write(TasksOptions.usage)
      return 0
    }
    let dashboard = Dashboard(options.store, today: options.today)
    dashboard.tasks.search = options.search
    if options.prints || !ProcessOutput.standardOutput.isTerminal { print(dashboard, options) }
    return try FullScreen { TaskScreen(dashboard: dashboard).appearance(options) }.run()
  }

  /// Prints one frame and ends the program.
  @MainActor private static func print(_ dashboard: Dashboard, _ options: TasksOptions) -> Never {
    Task {
      do {
        try ProcessOutput.standardOutput.write(await OneFrame(dashboard, options).text)
        exit(0)
      } catch {
        exit(status(of: error))
      }
    }
    while true { RunLoop.main.run() }
  }
}

extension View {
  /// Applies what the command line says about looks; what the terminal decided stays otherwise.
  @MainActor func appearance(_ options: TasksOptions) -> some View {
    themed(options.theme)
      .transformed(options.density == .comfortable) { view in
        view.environment(\.metrics, DFMetrics(density: .comfortable))
      }
      .transformed(options.reducesMotion) { $0.environment(\.accessibilityReduceMotion, true) }
      .transformed(options.usesASCII) { $0.environment(\.glyphs, .ascii) }
  }

  @ViewBuilder private func themed(_ theme: DFTheme?) -> some View {
    if let theme { dfTheme(theme) } else { self }
  }

  @ViewBuilder private func transformed<Other: View>(
    _ applies: Bool, _ change: (Self) -> Other
  ) -> some View {
    if applies { change(self) } else { self }
  }
}
