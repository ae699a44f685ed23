import DFTerminal

/// The median of a case.
@MainActor struct BenchmarkResult {
  let name: String
  let unit: BenchmarkUnit
  /// The processor time of the median run.
  let seconds: Double
  let work: BenchmarkCase.Work
  let runs: Int

  /// The figure.
  var value: Double { unit.value(units: work.units, seconds: seconds) }

  /// How many times as long it took as what a machine has to do at least; `nil` where that is
  /// nothing.
  var limitRatio: Double? {
    let limit = Calibration.shared.seconds(for: work.needful)
    return limit > 0 ? seconds / limit : nil
  }

  private var notes: [(key: String, value: Int)] {
    var notes = work.notes.sorted { $0.key < $1.key }
    if let peak = MemoryPeak.kibibytes { notes.append((key: "peak_rss_kib", value: peak)) }
    return notes
  }

  /// A line for people.
  var line: String {
    let padding = String(repeating: " ", count: max(1, 22 - name.count))
    let ratio = limitRatio.map { ", \(BenchmarkResult.text($0))x the limit" } ?? ""
    let figures = notes.map { ", \($0.value) \($0.key)" }.joined()
    return "\(name)\(padding)\(BenchmarkResult.text(value)) \(unit.name)\(ratio)\(figures)"
  }

  /// A JSON object on one line.
  var json: String {
    let ratio = limitRatio.map(BenchmarkResult.text) ?? "null"
    let figures = notes.map { ",\"\($0.key)\":\($0.value)" }.joined()
    return "{\"case\":\"\(name)\",\"value\":\(BenchmarkResult.text(value)),"
      + "\"unit\":\"\(unit.name)\",\"limit_ratio\":\(ratio),\"runs\":\(runs)\(figures)}"
  }

  /// Four figures that count.
  static func text(_ value: Double) -> String {
    let digits = value >= 1000 ? 0 : value >= 100 ? 1 : value >= 10 ? 2 : 3
    return String(format: "%.\(digits)f", value)
  }
}
