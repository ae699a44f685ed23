/// Which rows are measured to find the widths of a table.
///
/// Up to ``limit`` rows all of them; of more the first quarter of that number, the last eighth, and the
/// rest spread evenly between. The choice depends on the number of rows only, so widths are the same
/// on every run and wherever one has scrolled.
package struct ColumnSample: RandomAccessCollection, Hashable, Sendable {
  /// The most rows measured.
  package static let limit = 512

  private let rows: Int
  private let head: Int
  private let tail: Int

  /// Chooses among a number of rows.
  package init(of rows: Int) {
    self.rows = Swift.max(0, rows)
    let isWhole = self.rows <= Self.limit
    head = isWhole ? self.rows : Self.limit / 4
    tail = isWhole ? 0 : Self.limit / 8
  }

  /// The first place.
  package var startIndex: Int { 0 }
  /// The place after the last.
  package var endIndex: Int { Swift.min(rows, Self.limit) }

  /// The row at a place; rows rise with places.
  package subscript(place: Int) -> Int {
    let spread = endIndex - head - tail
    if place < head { return place }
    if place >= head + spread { return rows - (endIndex - place) }
    let step = (rows - head - tail) / Swift.max(1, spread)
    return head + (place - head) * step
  }
}

extension DataColumn {
  /// Measures the column over a sample of rows; `words` asks for the longest word too.
  ///
  /// Complexity: O(``ColumnSample/limit``) cells, whatever the number of rows.
  package func statistics(
    of rows: some RandomAccessCollection<Row>, words: Bool = false
  ) -> ColumnStatistics {
    var statistics = ColumnStatistics(header: header)
    for offset in ColumnSample(of: rows.count) {
      statistics.note(shownText(of: rows.element(at: offset)), words: words)
    }
    return statistics
  }
}
