/// How many rows there are and how tall each is, in lines.
package struct RowMetrics {
  private enum Heights {
    case uniform(Int)
    case each((Int) -> Int)
  }

  /// The number of rows.
  package let count: Int
  private let heights: Heights

  /// Describes rows of one height; heights below one count as one.
  package init(count: Int, height: Int = 1) {
    self.count = max(0, count)
    heights = .uniform(max(1, height))
  }

  /// Describes rows of different heights, each asked for only when its row is near the viewport.
  ///
  /// A row of no height does not show.
  package init(count: Int, heights: @escaping (Int) -> Int) {
    self.count = max(0, count)
    self.heights = .each(heights)
  }

  /// Returns the height of a row.
  package func height(of row: Int) -> Int {
    switch heights {
    case .uniform(let height): height
    case .each(let height): max(0, height(row))
    }
  }

  /// The one height of all rows, or `nil` when they differ.
  var uniformHeight: Int? {
    if case .uniform(let height) = heights { height } else { nil }
  }
}
