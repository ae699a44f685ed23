import DFTerminal
import DFTerminalTestSupport
import Testing

@testable import tasks

/// The dashboard on a screen, as the tests of `tasks` open it.
@MainActor struct Dashboards {
  static let today = Today("2026-03-04") ?? Today()

  let dashboard: Dashboard
  let screen: Harness

  /// Opens a screen on tasks that are loaded already.
  init(
    _ tasks: [CourseTask] = CourseTask.samples(around: Dashboards.today), columns: Int = 110,
    rows: Int = 30, environment: EnvironmentValues = EnvironmentValues()
  ) async {
    await self.init(.memory(tasks), columns: columns, rows: rows, environment: environment)
  }

  /// Opens a screen on a store, once its first load has ended.
  init(
    _ store: TaskStore, columns: Int = 110, rows: Int = 30,
    environment: EnvironmentValues = EnvironmentValues()
  ) async {
    let dashboard = Dashboard(store, today: Dashboards.today)
    await dashboard.tasks.refresh()
    self.dashboard = dashboard
    screen = Harness(columns: columns, rows: rows, environment: environment) {
      TaskScreen(dashboard: dashboard)
    }
  }

  /// Opens a screen before anything is loaded.
  init(loading store: TaskStore) {
    let dashboard = Dashboard(store, today: Dashboards.today)
    self.dashboard = dashboard
    screen = Harness(columns: 110, rows: 30) { TaskScreen(dashboard: dashboard) }
  }

  /// The titles shown, in order.
  var titles: [String] { dashboard.tasks.visible.map(\.title) }

  /// The titles of the sections with the tasks in them.
  var sections: [String] {
    dashboard.tasks.sections.map { section in
      "\(section.title): \(section.elements.map(\.title).joined(separator: ", "))"
    }
  }

  /// Presses keys and waits until what they changed is saved.
  func press(_ keys: String) async {
    screen.press(keys)
    await dashboard.tasks.saved()
    await screen.settle()
  }

  /// Waits for work that runs elsewhere.
  func wait(until condition: () -> Bool) async {
    for _ in 0..<1_000_000 where !condition() { await Task.yield() }
    #expect(condition(), "waited in vain")
    await screen.settle()
  }
}
