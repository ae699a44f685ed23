/// What must be written so that a terminal showing one buffer shows the next.
///
/// Rows are compared as raw memory; equal rows cost next to nothing. A wide glyph is one unit:
/// a run never begins or ends inside one.
package struct BufferDiff: Sendable {
  /// Cells of one row to write, from `start` up to but not including `end`.
  package struct Run: Hashable, Sendable {
    /// The row.
    package var row: Int
    /// The first column.
    package var start: Int
    /// The column after the last one.
    package var end: Int

    package init(row: Int, start: Int, end: Int) {
      self.row = row
      self.start = start
      self.end = end
    }
  }

  /// Rows that moved as a block and need not be written again.
  package struct Scroll: Hashable, Sendable {
    /// The rows of the region that moves.
    package var rows: Range<Int>
    /// How far the content moves up; negative where it moves down.
    package var distance: Int

    package init(rows: Range<Int>, distance: Int) {
      self.rows = rows
      self.distance = distance
    }
  }

  /// The move to make first, where it saves writing.
  package private(set) var scroll: Scroll?
  /// What the terminal shows once the move is made.
  package private(set) var shown: [Cell]
  /// The cells to write after the move, from the top left to the bottom right.
  package private(set) var runs: [Run] = []

  /// How many cells were compared: the work it took to find out.
  package private(set) var cellsCompared = 0

  /// Whether there is nothing to write.
  package var isEmpty: Bool { runs.isEmpty && scroll == nil }

  /// The longest gap of unchanged cells that is written again rather than jumped over: a jump
  /// takes four bytes, `ESC [ n C`.
  static let longestGap = 4

  /// Compares the cells a terminal shows with the next ones, in the numbers of one palette.
  ///
  /// - Parameters:
  ///   - shown: The cells on the screen.
  ///   - next: The cells to show; as many.
  ///   - size: The width and height of both.
  ///   - looks: What styles look like to the terminal; cells that look alike are not written.
  ///   - findsScroll: Whether moved rows are looked for.
  package init(
    from shown: [Cell], to next: [Cell], size: CellSize, looks: StyleLooks = StyleLooks(),
    findsScroll: Bool = true
  ) {
    self.shown = shown
    guard shown.count == next.count, !size.isEmpty else { return }
    (scroll, runs, cellsCompared) = RowComparison.of(
      shown, next, columns: size.columns, looks: looks
    ) { rows in
      let changed = (0..<size.rows).filter(rows.isChanged)
      if findsScroll, let search = ScrollSearch(rows, changed: changed) {
        let (move, compared) = search.best()
        if let move { return (move, [], shown.count + compared) }
      }
      return (nil, BufferDiff.runs(rows, changed), shown.count + changed.count * size.columns)
    }
    guard let scroll else { return }
    self.shown = BufferDiff.moved(shown, scroll, columns: size.columns)
    runs = RowComparison.of(self.shown, next, columns: size.columns, looks: looks) { rows in
      BufferDiff.runs(rows, Array(0..<size.rows))
    }
    cellsCompared += shown.count
  }

  /// Returns the runs of some rows.
  private static func runs(_ rows: RowComparison, _ changed: [Int]) -> [Run] {
    var runs: [Run] = []
    runs.reserveCapacity(64)
    for row in changed { rows.appendRuns(row: row, to: &runs) }
    return runs
  }

  /// Returns the cells as they are once the rows have moved.
  private static func moved(_ shown: [Cell], _ scroll: Scroll, columns: Int) -> [Cell] {
    let region = scroll.rows.lowerBound * columns..<scroll.rows.upperBound * columns
    let distance = min(abs(scroll.distance) * columns, region.count)
    let blanks = repeatElement(Cell.blank, count: distance)
    var cells: [Cell] = []
    cells.reserveCapacity(shown.count)
    cells.append(contentsOf: shown[..<region.lowerBound])
    if scroll.distance > 0 {
      cells.append(contentsOf: shown[region.lowerBound + distance..<region.upperBound])
      cells.append(contentsOf: blanks)
    } else {
      cells.append(contentsOf: blanks)
      cells.append(contentsOf: shown[region.lowerBound..<region.upperBound - distance])
    }
    cells.append(contentsOf: shown[region.upperBound...])
    return cells
  }
}

/// What styles look like to one terminal, by style number.
package struct StyleLooks: Sendable {
  /// Styles with equal entries look alike.
  package var glyph: [UInt32]
  /// Styles with equal entries look alike on a space.
  package var blank: [UInt32]

  /// Creates a table from its two columns, of equal length.
  package init(glyph: [UInt32] = [], blank: [UInt32] = []) {
    self.glyph = glyph
    self.blank = blank
  }
}
