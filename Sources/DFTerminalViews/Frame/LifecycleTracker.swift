/// What is to happen when a view comes and goes.
@MainActor package struct LifecycleEntry {
  var path: ViewPath
  /// A change of this value restarts the task.
  var id: AnyHashable?
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  var task: (@MainActor @Sendable () async -> Void)?

  package init(
    path: ViewPath, id: AnyHashable? = nil, onAppear: (() -> Void)? = nil,
    onDisappear: (() -> Void)? = nil, task: (@MainActor @Sendable () async -> Void)? = nil
  ) {
    self.path = path
    self.id = id
    self.onAppear = onAppear
    self.onDisappear = onDisappear
    self.task = task
  }
}

/// Tells views that they appeared or disappeared: the difference of the paths of two frames.
@MainActor final class LifecycleTracker {
  private struct Live {
    var entry: LifecycleEntry
    var task: _Concurrency.Task<Void, Never>?
  }

  private var live: [ViewPath: Live] = [:]

  /// The number of views that are listening.
  var count: Int { live.count }

  func update(_ entries: [LifecycleEntry]) {
    var next: [ViewPath: Live] = [:]
    var arrived: [LifecycleEntry] = []
    for entry in entries {
      if let known = live.removeValue(forKey: entry.path), known.entry.id == entry.id {
        next[entry.path] = Live(entry: entry, task: known.task)
      } else {
        arrived.append(entry)
      }
    }
    let departed = Array(live.values)
    live = next
    departed.forEach(depart)
    arrived.forEach(arrive)
  }

  /// Lets every view disappear, when the screen closes.
  func close() {
    update([])
  }

  private func arrive(_ entry: LifecycleEntry) {
    let task = entry.task.map { work in _Concurrency.Task { await work() } }
    live[entry.path] = Live(entry: entry, task: task)
    entry.onAppear?()
  }

  private func depart(_ departed: Live) {
    departed.task?.cancel()
    departed.entry.onDisappear?()
  }
}
