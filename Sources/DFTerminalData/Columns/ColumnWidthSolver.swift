/// Finds the widths of a table's columns: a pure function of specs, statistics and room.
///
/// What happens as the room shrinks: slack goes from the growing columns; the widest columns give
/// way to what nine cells in ten need, then to the least that can be read, those that can wrap
/// first; columns of the lowest priority are dropped; records take the place of the table; in the end
/// one line remains. Fixed widths and minimums hold until their column is dropped.
///
/// Laws: the table is never wider than the room; it is as wide as the room when a column can
/// grow; while the same columns are shown no width falls as the room grows, and a wider room hides no
/// column that a narrower one shows; the widths follow the columns when these change places.
package struct ColumnWidthSolver: Hashable, Sendable {
  /// The columns between two columns.
  package var gap: Int
  /// The columns that borders and gutters take at both edges together.
  package var edges: Int
  /// The columns kept free at the end while columns are dropped, for a mark that says so.
  package var dropMark: Int
  /// The least room in which records can be shown; below it one line remains.
  package var recordRoom: Int

  /// Creates a solver; two columns between columns, none at the edges, unless told otherwise.
  package init(gap: Int = 2, edges: Int = 0, dropMark: Int = 0, recordRoom: Int = 12) {
    self.gap = max(0, gap)
    self.edges = max(0, edges)
    self.dropMark = max(0, dropMark)
    self.recordRoom = max(1, recordRoom)
  }

  /// Returns the widths of columns in a room; without one, all are as wide as their content.
  ///
  /// Complexity: O(columns log columns).
  package func solve(_ specs: [ColumnSpec], room: Int?) -> ColumnLayout {
    guard let room else { return unlimited(specs) }
    let shown = fitting(specs, room)
    let overhead = overhead(shown.count, of: specs.count)
    var layout = ColumnLayout(
      widths: Array(repeating: 0, count: specs.count),
      stages: Array(repeating: .dropped, count: specs.count))
    let budget = max(0, room - overhead)
    if shown.count == 1, let only = shown.first, specs[only].floor > budget {
      layout.widths[only] = max(min(1, room), budget)
      layout.stages[only] = .clipped
    } else {
      distribute(budget, over: shown, of: specs, into: &layout)
    }
    layout.mode = mode(shown.count, of: specs.count, room)
    layout.total = specs.isEmpty ? 0 : layout.widths.reduce(overhead) { $0.addingClamped($1) }
    layout.total = min(layout.total, max(0, room))
    return layout
  }

  private func mode(_ shown: Int, of count: Int, _ room: Int) -> ColumnLayout.Mode {
    guard shown < min(2, count) else { return .table }
    return room < recordRoom ? .line : .records
  }

  private func unlimited(_ specs: [ColumnSpec]) -> ColumnLayout {
    let widths = specs.map(\.wholeWidth)
    var layout = ColumnLayout(
      widths: widths, stages: specs.map { $0.isFixed ? .fixed : .content })
    let overhead = specs.isEmpty ? 0 : overhead(specs.count, of: specs.count)
    layout.total = widths.reduce(overhead) { $0.addingClamped($1) }
    return layout
  }

  /// The columns that gaps, borders and the mark of dropped columns take.
  private func overhead(_ shown: Int, of count: Int) -> Int {
    let (gaps, overflow) = gap.multipliedReportingOverflow(by: max(0, shown - 1))
    let mark = shown < count ? dropMark : 0
    return edges.addingClamped(overflow ? .max : gaps).addingClamped(mark)
  }

  /// The columns that can be shown at their least, in their order; one at least.
  private func fitting(_ specs: [ColumnSpec], _ room: Int) -> [Int] {
    let kept = specs.indices.sorted {
      specs[$0].priority != specs[$1].priority ? specs[$0].priority > specs[$1].priority : $0 < $1
    }
    let sums = kept.reduce(into: [0]) { sums, column in
      sums.append(sums[sums.count - 1].addingClamped(specs[column].floor))
    }
    var count = kept.count
    while count > 1, sums[count].addingClamped(overhead(count, of: kept.count)) > room {
      count -= 1
    }
    return kept.prefix(count).sorted()
  }
}
