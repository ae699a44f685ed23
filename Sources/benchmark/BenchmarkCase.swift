import Foundation

/// Something to time, with a check of its answer.
@MainActor struct BenchmarkCase {
  /// The name, such as `scroll/1m`.
  let name: String
  /// What a unit of work is.
  let unit: String
  /// Prepares the work; the closure it returns does one run and says how much was done.
  let prepare: () throws -> () throws -> Work

  /// What one run did.
  struct Work {
    /// Units of work, by which the time is divided.
    var units: Int
    /// Figures to print beside the time.
    var notes: [String: Int] = [:]
  }

  /// Every case in order.
  static let all: [BenchmarkCase] = scrolling + text + output

  /// Runs the case and returns the median.
  func measured(runs: Int) throws -> BenchmarkResult {
    let run = try prepare()
    _ = try run()
    var samples: [Double] = []
    var notes: [String: Int] = [:]
    for _ in 0..<runs {
      let start = clock()
      let work = try run()
      let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      samples.append(seconds * 1e6 / Double(max(1, work.units)))
      notes = work.notes
    }
    return BenchmarkResult(
      name: name, unit: unit, median: samples.sorted()[samples.count / 2], notes: notes)
  }
}

/// The median of a case.
struct BenchmarkResult {
  let name: String
  let unit: String
  /// Microseconds of processor time for each unit.
  let median: Double
  let notes: [String: Int]

  private var sortedNotes: [(key: String, value: Int)] { notes.sorted { $0.key < $1.key } }

  /// A line for people.
  var line: String {
    let figures = sortedNotes.map { ", \($0.value) \($0.key)" }.joined()
    let padding = String(repeating: " ", count: max(1, 20 - name.count))
    return "\(name)\(padding)\(formatted) µs/\(unit)\(figures)"
  }

  /// A JSON object on one line.
  var json: String {
    let figures = sortedNotes.map { ",\"\($0.key)\":\($0.value)" }.joined()
    return "{\"case\":\"\(name)\",\"value\":\(formatted),\"unit\":\"us/\(unit)\"\(figures)}"
  }

  private var formatted: String { String(format: median < 1 ? "%.4f" : "%.2f", median) }
}
