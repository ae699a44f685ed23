extension Viewport {
  /// Returns the row one page below a row: as far as the window reaches, one row at least.
  package func row(pageBelow row: Int, in rows: RowMetrics) -> Int {
    guard rows.count > 0 else { return 0 }
    if let height = rows.uniformHeight {
      return min(row.addingClamped(steps(height)), rows.count - 1)
    }
    var (lines, target) = (0, row)
    while target < rows.count - 1 {
      lines += rows.height(of: target + 1)
      if lines > height && target > row { break }
      target += 1
    }
    return target
  }

  /// Returns the row one page above a row: what fits above it, one row at least.
  package func row(pageAbove row: Int, in rows: RowMetrics) -> Int {
    guard rows.count > 0 else { return 0 }
    if let height = rows.uniformHeight { return max(row - steps(height), 0) }
    var (lines, target) = (0, row)
    while target > 0 {
      lines += rows.height(of: target - 1)
      if lines > height && target < row { break }
      target -= 1
    }
    return target
  }

  private func steps(_ rowHeight: Int) -> Int { max(1, height / rowHeight) }

  /// Returns the cells that a scroll bar's thumb covers on a track, or `nil` when all rows show.
  ///
  /// At least one cell, never the whole track; on a track of three cells or more it touches an end
  /// exactly when the window does. Complexity: O(lines of the window).
  package func thumb(track: Int, rows: RowMetrics) -> Range<Int>? {
    guard track > 0, height > 0, let last = placements(of: rows).last else { return nil }
    if isAtStart && isAtEnd(of: rows) { return nil }
    guard track > 1 else { return 0..<1 }
    let above = Double(top) + Double(cut) / Double(max(1, rows.height(of: top)))
    let lastLines = Double(last.height)
    let cutBelow = max(0, Double(last.line) + lastLines - Double(height)) / lastLines
    let below = isAtEnd(of: rows) ? 0 : Double(rows.count - 1 - last.row) + cutBelow
    let shown = Double(rows.count) - above - below
    let length = Int((Double(track) * shown / Double(rows.count)).rounded())
    let size = min(max(1, length), max(1, track - 2))
    return thumbStart(above, below, space: track - size).map { $0..<$0 + size }
  }

  private func thumbStart(_ above: Double, _ below: Double, space: Int) -> Int? {
    let start = Int((Double(space) * above / (above + below)).rounded())
    guard space > 1 else { return start }
    return min(max(start, above > 0 ? 1 : 0), below > 0 ? space - 1 : space)
  }

  /// Scrolls so that the thumb of a scroll bar begins at a cell of its track.
  package mutating func drag(thumbTo cell: Int, track: Int, rows: RowMetrics) {
    guard let thumb = thumb(track: track, rows: rows), rows.count > 0 else { return }
    let space = track - thumb.count
    guard space > 0, cell < space else { return put(rows.count - 1, atLine: 0, rows: rows) }
    let share = Double(max(0, cell)) / Double(space)
    let end = end(of: rows).row
    put(Int(saturating: share * Double(end)), atLine: 0, rows: rows)
  }
}
