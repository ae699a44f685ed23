import DFTerminal
import ProgramSupport

/// The dashboard printed once: what one sees at first, so with a latency the placeholders.
@MainActor struct FirstSight {
  private let dashboard: Dashboard
  private let options: TasksOptions

  init(_ dashboard: Dashboard, _ options: TasksOptions) {
    self.dashboard = dashboard
    self.options = options
  }

  /// The frame in the form asked for.
  var text: String {
    get async {
      if options.latency == .zero {
        await dashboard.tasks.refresh()
        if options.failure == .refresh { await dashboard.tasks.refresh() }
        return frame
      }
      let load = Task { await dashboard.tasks.refresh() }
      while dashboard.tasks.status.kind == .idle { await Task.yield() }
      defer { load.cancel() }
      return frame
    }
  }

  private var frame: String {
    PrintedFrame(
      TaskScreen(dashboard: dashboard), options.looks, as: options.format, columns: 100, rows: 30
    ).text
  }
}
