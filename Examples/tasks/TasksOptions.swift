import DFTerminal

/// What the command line asks for.
@MainActor struct TasksOptions {
  /// A form a frame can be printed in.
  enum Format: String, CaseIterable {
    case text, ansi, svg, html, linear
  }

  var file: URL?
  var usesSamples = false
  var latency = Duration.zero
  var failure: TaskStore.Failure?
  var today = Today()
  var search = ""
  var theme: DFTheme?
  var density = DFMetrics.Density.compact
  var reducesMotion = false
  var usesASCII = false
  var prints = false
  var columns: Int?
  var rows: Int?
  var format: Format?
  var depth: ColorDepth?
  var showsHelp = false

  static let usage = """
    usage: tasks [options]

      --file PATH          where tasks are kept, as JSON
      --demo               start with sample tasks and forget changes at the end
      --today DATE         look at tasks from a day such as 2026-03-05
      --search TEXT        start with a search
      --latency SECONDS    answer as slowly as a distant server
      --fail WHAT          let load, refresh or save fail
      --theme NAME         such as slate-light; a path of a theme file works too
      --density DENSITY    compact or comfortable
      --reduce-motion      nothing moves by itself
      --ascii              ASCII glyphs only
      --once               print one frame and exit (the default without a terminal)
      --size CxR           the size of the frame, such as 80x24
      --format FORMAT      text, ansi, svg, html or linear
      --depth DEPTH        truecolor, 256, 16 or none
      --help               print this text

    """

  init(arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--demo": usesSamples = true
      case "--reduce-motion": reducesMotion = true
      case "--ascii": usesASCII = true
      case "--once": prints = true
      case "--help", "-h": showsHelp = true
      default:
        guard argument.hasPrefix("--") else {
          throw UsageError("\(argument) is no option; see tasks --help")
        }
        guard let value = rest.popFirst() else { throw UsageError("\(argument) needs a value") }
        if try !readFrame(argument, value) { try readTasks(argument, value) }
      }
    }
  }

  private mutating func readTasks(_ option: String, _ value: String) throws {
    switch option {
    case "--file": file = URL(fileURLWithPath: value)
    case "--today": today = try choice(option, value) { Today($0) }
    case "--search": search = value
    case "--latency":
      latency = try choice(option, value) { text in
        Double(text).flatMap { (0...3600).contains($0) ? .seconds($0) : nil }
      }
    case "--fail": failure = try choice(option, value) { TaskStore.Failure(rawValue: $0) }
    case "--theme": theme = try TasksOptions.theme(value)
    case "--density":
      density = try choice(option, value) { name in
        DFMetrics.Density.allCases.first { "\($0)" == name }
      }
    default: throw UsageError("there is no option \(option); see tasks --help")
    }
  }

  /// Reads an option of printed frames; returns whether it is one.
  private mutating func readFrame(_ option: String, _ value: String) throws -> Bool {
    switch option {
    case "--size":
      let numbers = value.split(separator: "x").compactMap { Int($0) }
      guard numbers.count == 2, numbers.allSatisfy({ (0...4096).contains($0) }) else {
        throw UsageError("--size \(value): write columns x rows, such as 80x24")
      }
      (columns, rows) = (numbers[0], numbers[1])
    case "--format": format = try choice(option, value) { Format(rawValue: $0) }
    case "--depth": depth = try choice(option, value) { ColorDepth(name: $0) }
    default: return false
    }
    return true
  }

  private func choice<Value>(
    _ option: String, _ value: String, _ make: (String) -> Value?
  ) throws -> Value {
    guard let choice = make(value) else {
      throw UsageError("\(option) does not know \(value); see tasks --help")
    }
    return choice
  }

  private static func theme(_ name: String) throws -> DFTheme {
    if let theme = DFTheme.named(name) { return theme }
    if FileManager.default.fileExists(atPath: name) { return try ThemeFile(path: name).theme }
    throw UsageError(
      "there is no theme \(name); the names are \(DFTheme.allNames.joined(separator: ", "))")
  }
}

/// A command line that cannot be carried out.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
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
