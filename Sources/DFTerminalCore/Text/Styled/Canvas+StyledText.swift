extension Canvas {
  /// Writes one line of styled text from `point` on and returns the columns it covers.
  ///
  /// Line breaks show as `⏎`; text past `columns` (default: the end of the clip) is cut at a
  /// cluster. Shorten it beforehand with ``StyledText/truncated(to:mode:mark:profile:)`` where a
  /// mark should show. Links become links of the cells.
  @discardableResult
  public mutating func write(
    _ text: StyledText, at point: CellPoint, columns: Int? = nil
  ) -> Int {
    let limit = columns ?? max(0, clip.maxColumn - point.column)
    var covered = 0
    for run in text.runs where covered < limit {
      let start = CellPoint(column: point.column + covered, row: point.row)
      let width = write(run.text, at: start, style: run.style, columns: limit - covered)
      if let link = run.link {
        let area = CellRect(origin: start, size: CellSize(columns: width, rows: 1))
        self.link(area, to: link)
      }
      covered += width
      // A wide glyph that does not fit ends the line.
      if width < TextMeasure.columns(of: run.text) { break }
    }
    return covered
  }
}
