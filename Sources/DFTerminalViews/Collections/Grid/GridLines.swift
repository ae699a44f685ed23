/// The lines of a grid: as many rows of the content side by side as there are columns, and each
/// heading on a line of its own.
@MainActor struct GridLines {
  private struct Run {
    var firstLine: Int
    var rows: Range<Int>
    var isWhole: Bool
  }

  private var runs: [Run] = []
  private let columns: Int
  private(set) var count = 0

  init(_ source: RowSource, columns: Int) {
    self.columns = max(1, columns)
    for segment in source.segments {
      append(segment.first..<segment.first + segment.count, isWhole: segment.kind != .row)
    }
  }

  private mutating func append(_ rows: Range<Int>, isWhole: Bool) {
    if let last = runs.last, !isWhole, !last.isWhole {
      runs[runs.count - 1].rows = last.rows.lowerBound..<rows.upperBound
    } else {
      runs.append(Run(firstLine: count, rows: rows, isWhole: isWhole))
    }
    guard let run = runs.last else { return }
    count = run.firstLine + (isWhole ? 1 : (run.rows.count + columns - 1) / columns)
  }

  /// Returns the rows of a line, and whether it is a heading across the whole breadth.
  func rows(of line: Int) -> (rows: Range<Int>, isWhole: Bool) {
    guard let run = runs.last(where: { $0.firstLine <= line }) else { return (0..<0, false) }
    if run.isWhole { return (run.rows, true) }
    let first = run.rows.lowerBound + (line - run.firstLine) * columns
    return (first..<min(first + columns, run.rows.upperBound), false)
  }
}
