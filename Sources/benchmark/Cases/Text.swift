import DFTerminal

extension BenchmarkCase {
  /// Measuring text, whole strings and cluster by cluster.
  static let text: [BenchmarkCase] = [
    width("width/ascii", 9_743_909, \.ascii), width("width/cjk", 6_486_666, \.cjk),
    width("width/emoji", 5_428_833, \.emoji),
    clusters("width/ascii/clusters", 9_743_909, \.ascii),
    clusters("width/cjk/clusters", 6_486_666, \.cjk),
    clusters("width/emoji/clusters", 5_428_833, \.emoji),
  ]

  /// Measures every line as a whole.
  private static func width(
    _ name: String, _ columns: Int, _ lines: @escaping (WidthTexts) -> [String]
  ) -> BenchmarkCase {
    measuring(name, columns, lines) { lines in
      var sum = 0
      for line in lines { sum += TextMeasure.columns(of: line) }
      return sum
    }
  }

  /// Finds the clusters of every line with their widths, as a writer of cells does.
  private static func clusters(
    _ name: String, _ columns: Int, _ lines: @escaping (WidthTexts) -> [String]
  ) -> BenchmarkCase {
    measuring(name, columns, lines) { lines in
      var sum = 0
      for line in lines {
        sum += TextMeasure.clusters(of: line).columns
      }
      return sum
    }
  }

  private static func measuring(
    _ name: String, _ columns: Int, _ lines: @escaping (WidthTexts) -> [String],
    _ measure: @escaping ([String]) -> Int
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, unit: .millionsPerSecond("MB")) {
      let lines = lines(WidthTexts.all)
      let bytes = lines.reduce(0) { $0 + $1.utf8.count }
      return {
        let sum = measure(lines)
        try WrongAnswer.unless(sum == columns, "\(sum) columns instead of \(columns)")
        return Work(units: Double(bytes), needful: .scanning(bytes), notes: ["columns": sum])
      }
    }
  }
}
