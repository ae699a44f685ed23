import DFTerminal

/// Where tasks come from and go to.
struct TaskStore: Sendable {
  /// Fetches all tasks.
  var load: @Sendable () async throws -> TaskFile.Content
  /// Stores all tasks.
  var save: @Sendable ([CourseTask]) async throws -> Void

  /// A file.
  static func file(_ url: URL) -> TaskStore {
    let file = TaskFile(url)
    return TaskStore(load: { try await file.read() }, save: { try await file.write($0) })
  }

  /// Tasks that are forgotten when the program ends.
  static func memory(_ tasks: [CourseTask]) -> TaskStore {
    let memory = Memory(tasks)
    return TaskStore(
      load: { TaskFile.Content(tasks: await memory.tasks) }, save: { await memory.keep($0) })
  }

  private actor Memory {
    private(set) var tasks: [CourseTask]

    init(_ tasks: [CourseTask]) { self.tasks = tasks }

    func keep(_ tasks: [CourseTask]) { self.tasks = tasks }
  }
}

/// What goes wrong with a server, to be tried out.
extension TaskStore {
  /// What fails.
  enum Failure: String, CaseIterable, Error, LocalizedError {
    /// Every load.
    case load
    /// Every load but the first.
    case refresh
    /// Every save.
    case save

    var errorDescription: String? { "the course server does not answer" }
  }

  /// The same store, answering after some time.
  func slowed(by latency: Duration) -> TaskStore {
    guard latency > .zero else { return self }
    return TaskStore(
      load: {
        try await Task.sleep(for: latency)
        return try await load()
      },
      save: { tasks in
        try await Task.sleep(for: latency)
        try await save(tasks)
      })
  }

  /// The same store, failing where it is told to.
  func failing(_ failure: Failure?) -> TaskStore {
    guard let failure else { return self }
    let count = Counter()
    return TaskStore(
      load: {
        let isFirst = await count.next() == 1
        if failure == .load || failure == .refresh && !isFirst { throw failure }
        return try await load()
      },
      save: { tasks in
        if failure == .save { throw failure }
        try await save(tasks)
      })
  }

  private actor Counter {
    private var value = 0

    func next() -> Int {
      value += 1
      return value
    }
  }
}
