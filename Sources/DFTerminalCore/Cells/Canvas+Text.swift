extension Canvas {
  /// Writes one line of text from `point` on and returns the columns it covers.
  ///
  /// Text past `columns` (default: the end of the clip) is cut at a cluster; shorten it
  /// beforehand with ``TextTruncation`` where a mark should show. A wide glyph that the clip
  /// would halve becomes a space in the same style. Columns outside the clip count as covered.
  @discardableResult
  public mutating func write(
    _ text: String, at point: CellPoint, style: CellStyle, columns: Int? = nil
  ) -> Int {
    // One column more than the clip holds: a wide glyph at its edge must be known to be wide.
    let limit = columns ?? max(0, clip.maxColumn - point.column + 1)
    let covered = cut(text, at: point, style: style, limit: limit)
    return columns == nil ? min(covered, max(0, clip.maxColumn - point.column)) : covered
  }

  /// Draws a run that was cut into glyphs before, and returns the columns it covers.
  ///
  /// Costs about a copy of the cells; `columns` and the clip cut it as ``write(_:at:style:columns:)``
  /// cuts text.
  @discardableResult
  package mutating func write(
    _ run: CellRun, at point: CellPoint, style: CellStyle, columns: Int? = nil
  ) -> Int {
    var count = min(run.columns, columns ?? .max)
    if count > 0, count < run.columns, run.glyphs[count] == Cell.trailingGlyph { count -= 1 }
    if run.clusters.isEmpty {
      place(run.glyphs, count: count, at: point, style: style)
    } else {
      place(adopt(run), count: count, at: point, style: style)
    }
    return count
  }

  /// Returns the glyphs of a run with its clusters numbered in the buffer's palette.
  private mutating func adopt(_ run: CellRun) -> [UInt32] {
    run.glyphs.map { glyph in
      guard glyph & Cell.clusterFlag != 0 else { return glyph }
      let cluster = run.clusters[Int(glyph & Cell.valueMask)]
      return glyph & ~Cell.valueMask | buffer.palette.number(ofCluster: cluster)
    }
  }

  /// Writes at most `limit` columns of text; text of ASCII is laid straight from its bytes.
  private mutating func cut(
    _ text: String, at point: CellPoint, style: CellStyle, limit: Int
  ) -> Int {
    ClusterScanner.scan(text) { scanner in
      let ascii = scanner.takeASCII(columns: limit)
      if scanner.isAtEnd || ascii.count >= limit {
        let bytes = scanner.source
        if let part = visible(ascii.count, at: point) {
          let skipped = part.lowerBound - point.column
          lay(part, row: point.row, style: style) { UInt32(bytes.byte(skipped &+ $0)) }
        }
        return ascii.count
      }
      return cutClusters(&scanner, after: ascii, at: point, style: style, limit: limit)
    }
  }

  private mutating func cutClusters(
    _ scanner: inout ClusterScanner, after ascii: Range<Int>, at point: CellPoint,
    style: CellStyle, limit: Int
  ) -> Int {
    var run = CellRun()
    swap(&run, &scratch)
    run.removeAll()
    run.append(ascii: ascii, of: scanner.source)
    run.append(&scanner, columns: limit, clusters: &buffer.palette.clusters)
    place(run.glyphs, count: run.columns, at: point, style: style)
    swap(&run, &scratch)
    return scratch.columns
  }

  /// Lays the first `count` glyphs where the clip lets them, with halves at its edges blanked.
  mutating func place(_ glyphs: [UInt32], count: Int, at point: CellPoint, style: CellStyle) {
    guard let part = visible(count, at: point) else { return }
    let first = part.lowerBound - point.column
    let last = first + part.count - 1
    unsafe glyphs.withUnsafeBufferPointer { glyphs in
      lay(part, row: point.row, style: style) { unsafe glyphs[first &+ $0] }
    }
    let start = buffer.index(column: part.lowerBound, row: point.row)
    if glyphs[first] == Cell.trailingGlyph { buffer.cells[start].glyph = Cell.spaceGlyph }
    if glyphs[last] & Cell.wideFlag != 0 {
      buffer.cells[start + last - first].glyph = Cell.spaceGlyph
    }
  }

  /// Returns the columns of the clip that `count` columns from `point` cover.
  private func visible(_ count: Int, at point: CellPoint) -> Range<Int>? {
    guard point.row >= clip.minRow, point.row < clip.maxRow else { return nil }
    let first = max(point.column, clip.minColumn)
    let end = min(point.column + count, clip.maxColumn)
    return first < end ? first..<end : nil
  }
}
