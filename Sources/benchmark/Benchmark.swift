import Foundation

/// Times the library's cases and checks their answers: `benchmark [filter] [--json] [--runs N]`.
@main struct Benchmark {
  @MainActor static func main() {
    let options = BenchmarkOptions(CommandLine.arguments.dropFirst())
    var failures = 0
    for item in BenchmarkCase.all where item.name.contains(options.filter) {
      do {
        let result = try item.measured(runs: options.runs)
        print(options.json ? result.json : result.line)
      } catch {
        failures += 1
        print("\(item.name): \(error)")
      }
    }
    exit(failures == 0 ? 0 : 1)
  }
}

/// What the command line asks for.
struct BenchmarkOptions {
  var filter = ""
  var json = false
  var runs = 5

  init(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": json = true
      case "--runs": runs = max(1, rest.popFirst().flatMap(Int.init) ?? runs)
      default: filter = argument
      }
    }
  }
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
