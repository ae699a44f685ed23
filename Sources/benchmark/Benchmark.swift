import DFTerminal

/// Times the library's cases and checks their answers.
///
///     swift run -c release benchmark [filter] [--json] [--runs N]
///     swift run -c release benchmark [filter] --peers
///     swift run -c release benchmark --growth [--svg]
@main struct Benchmark {
  @MainActor static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let child = BenchmarkChild(arguments) { return child.run() }
    do {
      let options = try BenchmarkOptions(arguments)
      if options.wantsGrowth { exit(Growth.run(asPicture: options.isPicture)) }
      exit(options.wantsPeers ? runPeers(options) : run(options))
    } catch {
      printError("\(error)")
      exit(2)
    }
  }

  @MainActor private static func runPeers(_ options: BenchmarkOptions) -> Int32 {
    var peers = Peers(options)
    return peers.run()
  }

  @MainActor private static func run(_ options: BenchmarkOptions) -> Int32 {
    var failures = 0
    for item in BenchmarkCase.all where options.accepts(item.name) {
      do {
        let result = try item.measured(runs: options.runs)
        printLine(options.isJSON ? result.json : result.line)
      } catch {
        failures += 1
        printError("\(item.name): \(error)")
      }
    }
    return failures == 0 ? 0 : 1
  }
}

/// Prints a line at once, also into a pipe.
func printLine(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// Prints a line on standard error.
func printError(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}

/// What the command line asks for.
struct BenchmarkOptions {
  private(set) var filter = ""
  private(set) var isJSON = false
  private(set) var wantsPeers = false
  private(set) var wantsGrowth = false
  private(set) var isPicture = false
  private(set) var runs = 5

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--peers": wantsPeers = true
      case "--growth": wantsGrowth = true
      case "--svg": isPicture = true
      case "--runs":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else {
          throw WrongAnswer("--runs wants a number of at least 1")
        }
        runs = count
      case let name where name.hasPrefix("-"): throw WrongAnswer("\(name): no such option")
      default: filter = argument
      }
    }
  }

  /// Whether a case was asked for.
  func accepts(_ name: String) -> Bool { filter.isEmpty || name.contains(filter) }
}

/// An answer that is not the right one.
struct WrongAnswer: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Throws unless the condition holds.
  static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws {
    if !condition { throw WrongAnswer(description()) }
  }
}
