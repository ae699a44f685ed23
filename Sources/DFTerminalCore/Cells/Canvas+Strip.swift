/// Some lines of cells as they were drawn, to be drawn again as they are.
///
/// The numbers in the cells are those of the palette the strip was taken with: it may be drawn
/// wherever that palette is a prefix of the canvas's own (``CellPalette/isPrefix(of:)``).
package struct CellStrip: Sendable {
  /// The cells, line by line.
  let cells: [Cell]
  /// The width, in cells.
  package let columns: Int
  /// The number of lines.
  package var rows: Int { columns == 0 ? 0 : cells.count / columns }
}

extension Canvas {
  /// The palette the cells refer to.
  package var palette: CellPalette { buffer.palette }

  /// Returns the cell that fills a rectangle, or `nil` when there are several, or part of it lies
  /// outside the clip.
  ///
  /// Complexity: a comparison of its cells.
  package func onlyCell(in rect: CellRect) -> Cell? {
    guard !rect.isEmpty, clip.intersection(rect) == rect else { return nil }
    let first = buffer.cells[buffer.index(column: rect.minColumn, row: rect.minRow)]
    for row in rect.minRow..<rect.maxRow {
      let start = buffer.index(column: rect.minColumn, row: row)
      guard isFilled(start..<start + rect.columns, with: first) else { return nil }
    }
    return first
  }

  /// Whether a range of cells holds one cell only; compared without a branch for each.
  private func isFilled(_ range: Range<Int>, with cell: Cell) -> Bool {
    unsafe buffer.cells.withUnsafeBufferPointer { cells in
      var difference: UInt32 = 0
      for index in range {
        let other = unsafe cells[index]
        difference |= other.glyph ^ cell.glyph | other.style ^ cell.style
      }
      return difference == 0
    }
  }

  /// Takes a copy of a rectangle, or `nil` when part of it lies outside the clip.
  package func strip(_ rect: CellRect) -> CellStrip? {
    guard !rect.isEmpty, clip.intersection(rect) == rect else { return nil }
    var cells: [Cell] = []
    cells.reserveCapacity(rect.columns * rect.rows)
    for row in rect.minRow..<rect.maxRow {
      let start = buffer.index(column: rect.minColumn, row: row)
      cells.append(contentsOf: buffer.cells[start..<start + rect.columns])
    }
    return CellStrip(cells: cells, columns: rect.columns)
  }

  /// Draws a strip with its top left corner at `point`; it must lie inside the clip.
  ///
  /// Returns whether it did. Complexity: a copy of its cells.
  package mutating func draw(_ strip: CellStrip, at point: CellPoint) -> Bool {
    let rect = CellRect(
      origin: point, size: CellSize(columns: strip.columns, rows: strip.rows))
    guard !rect.isEmpty, clip.intersection(rect) == rect else { return false }
    for line in 0..<strip.rows {
      sever(rect.minColumn..<rect.maxColumn, row: rect.minRow + line)
      let target = buffer.index(column: rect.minColumn, row: rect.minRow + line)
      copy(strip.cells, from: line * strip.columns, count: strip.columns, to: target)
    }
    return true
  }

  private mutating func copy(_ cells: [Cell], from start: Int, count: Int, to target: Int) {
    unsafe buffer.cells.withUnsafeMutableBufferPointer { buffer in
      unsafe cells.withUnsafeBufferPointer { source in
        let part = unsafe UnsafeBufferPointer(rebasing: source[start..<start + count])
        _ = unsafe buffer[target..<target + count].update(fromContentsOf: part)
      }
    }
  }
}
