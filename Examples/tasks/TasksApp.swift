import DFTerminal

/// A list of course tasks, grouped by when they are due.
@main struct TasksApp: App {
  var body: some Scene {
    WindowGroup("Tasks") { TaskScreen() }
  }
}
