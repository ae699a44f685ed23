import DFTerminal
import ProgramSupport

/// What the command line asks for.
@MainActor struct TasksOptions {
  var file: URL?
  var usesSamples = false
  var latency = Duration.zero
  var failure: TaskStore.Failure?
  var today = Today()
  var search = ""
  var looks = LookOptions()
  var format: FrameFormat?
  var showsHelp = false

  static let usage = """
    usage: tasks [options]

      --file PATH          where tasks are kept, as JSON
      --demo               start with sample tasks and forget changes at the end
      --today DATE         look at tasks from a day such as 2026-03-05
      --search TEXT        start with a search
      --latency SECONDS    answer as slowly as a distant server
      --fail WHAT          let load, refresh or save fail
    \(LookOptions.usage)
      --format FORMAT      text, ansi, svg, html or linear
      --help               print this text

    """

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    while let argument = arguments.next() {
      if try !looks.read(argument, &arguments) { try read(argument, &arguments) }
    }
  }

  private mutating func read(_ argument: String, _ arguments: inout Arguments) throws {
    switch argument {
    case "--demo": usesSamples = true
    case "--help", "-h": showsHelp = true
    case "--file": file = URL(fileURLWithPath: try arguments.value(of: argument))
    case "--today": today = try arguments.choice(of: argument) { Today($0) }
    case "--search": search = try arguments.value(of: argument)
    case "--latency":
      latency = try arguments.choice(of: argument) { text in
        Double(text).flatMap { (0...3600).contains($0) ? .seconds($0) : nil }
      }
    case "--fail":
      failure = try arguments.choice(of: argument) { TaskStore.Failure(rawValue: $0) }
    case "--format": format = try arguments.choice(of: argument) { FrameFormat(rawValue: $0) }
    case _ where argument.hasPrefix("-"): throw arguments.unknown(argument)
    default: throw UsageError("\(argument) is no option; see tasks --help")
    }
  }
}

extension TasksOptions {
  /// Where tasks come from: the file, or samples.
  var store: TaskStore {
    let store: TaskStore =
      usesSamples ? .memory(CourseTask.samples(around: today)) : .file(file ?? TasksOptions.home)
    return store.failing(failure).slowed(by: latency)
  }

  /// The file of a person who names none.
  private static var home: URL {
    let variables = ProcessEnvironment.variables
    let data =
      variables["XDG_DATA_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
    return data.appendingPathComponent("dfterminal-tasks/tasks.json")
  }
}
