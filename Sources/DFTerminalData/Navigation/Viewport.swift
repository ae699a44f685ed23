/// A window on many rows: which row is on top and how far it is scrolled out.
///
/// The place is a row and a number of its lines above the edge, so no cost grows with the number of
/// rows and nothing jumps when rows outside the window turn out taller than thought. The
/// window keeps its place while there are no rows, and shows none while it has no height.
package struct Viewport: Hashable, Sendable {
  /// The first row that shows.
  package private(set) var top = 0
  /// The lines of that row above the upper edge.
  package private(set) var cut = 0
  /// The lines of the window.
  package private(set) var height: Int

  /// Creates a window at the first row.
  package init(height: Int = 0) { self.height = max(0, height) }

  /// A row in the window.
  package struct Placement: Hashable, Sendable {
    /// The row.
    package var row: Int
    /// The line of the window where the row begins; negative when its beginning is cut off.
    package var line: Int
    /// The lines the row takes.
    package var height: Int
  }

  /// Whether the first line of the first row is on top.
  package var isAtStart: Bool { top == 0 && cut == 0 }

  /// Whether the last line of the last row shows, or there is nothing to show.
  package func isAtEnd(of rows: RowMetrics) -> Bool {
    let end = end(of: rows)
    return (top, cut) >= (end.row, end.cut)
  }
}

extension Viewport {
  /// Returns the rows in the window from top to bottom.
  ///
  /// Complexity: O(lines of the window).
  package func placements(of rows: RowMetrics) -> [Placement] {
    var result: [Placement] = []
    var line = -cut
    var row = top
    while line < height && row < rows.count {
      let placement = Placement(row: row, line: line, height: rows.height(of: row))
      if placement.height > 0 { result.append(placement) }
      line += placement.height
      row += 1
    }
    return result
  }

  /// Returns the placement of a row, or `nil` when no line of it shows.
  package func placement(of row: Int, in rows: RowMetrics) -> Placement? {
    guard row >= top, row - top < height || rows.uniformHeight == nil else { return nil }
    return placements(of: rows).first { $0.row == row }
  }

  /// Returns the row at a line of the window, or `nil` below the last row and outside.
  package func row(atLine line: Int, of rows: RowMetrics) -> Int? {
    guard line >= 0, line < height else { return nil }
    return placements(of: rows).last { $0.line <= line && line < $0.line + $0.height }?.row
  }
}

extension Viewport {
  /// Changes the height and closes a gap below the last row.
  package mutating func resize(height: Int, rows: RowMetrics) {
    self.height = max(0, height)
    settle(rows)
  }

  /// Brings the place into range after rows or height changed.
  package mutating func settle(_ rows: RowMetrics) {
    guard rows.count > 0 else { return }
    if top >= rows.count { (top, cut) = (rows.count - 1, 0) }
    cut = max(0, min(cut, rows.height(of: top) - 1))
    let end = end(of: rows)
    if (top, cut) > (end.row, end.cut) { (top, cut) = end }
  }

  /// Scrolls by lines, downward when positive, within the rows.
  package mutating func scroll(by lines: Int, rows: RowMetrics) {
    guard rows.count > 0 else { return }
    settle(rows)
    (top, cut) = place(lines, from: (top, cut), in: rows)
    settle(rows)
  }

  /// Puts a row at a line of the window, as far as the rows allow.
  package mutating func put(_ row: Int, atLine line: Int, rows: RowMetrics) {
    guard rows.count > 0 else { return }
    let row = min(max(row, 0), rows.count - 1)
    (top, cut) = place(-line, from: (row, 0), in: rows)
    settle(rows)
  }

  /// Scrolls as little as possible to show a row with some rows around it.
  ///
  /// A row taller than the window shows its beginning; one that already fills the window stays.
  package mutating func reveal(_ row: Int, margin: Int = 0, rows: RowMetrics) {
    guard rows.count > 0, height > 0 else { return }
    settle(rows)
    let row = min(max(row, 0), rows.count - 1)
    let margin = max(0, min(margin, (height - 1) / 2))
    let first = max(0, row - margin)
    let last = min(rows.count - 1, row + margin)
    if !fillsWindow(row, rows) {
      revealEnd(of: last, rows)
      revealStart(of: first, rows)
      if margin > 0 {
        revealEnd(of: row, rows)
        revealStart(of: row, rows)
      }
    }
    settle(rows)
  }

  private func fillsWindow(_ row: Int, _ rows: RowMetrics) -> Bool {
    row == top && rows.height(of: row) - cut >= height
  }

  private mutating func revealStart(of row: Int, _ rows: RowMetrics) {
    if (row, 0) < (top, cut) { (top, cut) = (row, 0) }
  }

  private mutating func revealEnd(of row: Int, _ rows: RowMetrics) {
    let highest = place(rows.height(of: row) - height, from: (row, 0), in: rows)
    if highest > (top, cut) { (top, cut) = highest < (row, 0) ? highest : (row, 0) }
  }
}

extension Viewport {
  /// Returns the place a number of lines below another, or above when negative; clamped to the rows.
  private func place(_ lines: Int, from start: (row: Int, cut: Int), in rows: RowMetrics)
    -> (row: Int, cut: Int)
  {
    let (line, overflow) = start.cut.addingReportingOverflow(lines)
    guard !overflow else { return lines < 0 ? (0, 0) : (rows.count - 1, 0) }
    if let height = rows.uniformHeight { return uniformPlace(line, from: start.row, height, rows) }
    return line < 0 ? placeAbove(line, start.row, rows) : placeBelow(line, start.row, rows)
  }

  private func uniformPlace(_ line: Int, from row: Int, _ height: Int, _ rows: RowMetrics)
    -> (row: Int, cut: Int)
  {
    let steps = line >= 0 ? line / height : (line + 1) / height - 1
    let (target, overflow) = row.addingReportingOverflow(steps)
    guard !overflow, target < rows.count else { return (rows.count - 1, height - 1) }
    return target < 0 ? (0, 0) : (target, line &- steps &* height)
  }

  private func placeAbove(_ line: Int, _ start: Int, _ rows: RowMetrics) -> (row: Int, cut: Int) {
    var (line, row) = (line, start)
    while line < 0 && row > 0 {
      row -= 1
      line += rows.height(of: row)
    }
    return (row, max(0, line))
  }

  private func placeBelow(_ line: Int, _ start: Int, _ rows: RowMetrics) -> (row: Int, cut: Int) {
    var (line, row) = (line, start)
    while row < rows.count - 1, line >= rows.height(of: row) {
      line -= rows.height(of: row)
      row += 1
    }
    return (row, max(0, min(line, rows.height(of: row) - 1)))
  }

  /// The lowest place at which the window is still full, or the start when all rows fit.
  func end(of rows: RowMetrics) -> (row: Int, cut: Int) {
    guard rows.count > 0 else { return (0, 0) }
    let last = rows.count - 1
    guard height > 0 else { return (last, max(0, rows.height(of: last) - 1)) }
    return place(rows.height(of: last) - height, from: (last, 0), in: rows)
  }
}
