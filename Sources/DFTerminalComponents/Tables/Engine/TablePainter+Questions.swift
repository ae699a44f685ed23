import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

extension TablePainter {
  /// Draws the question that is open, with the keys that answer it.
  func drawQuestion(_ question: TableQuestion<Row.ID>) {
    let line = questionRect
    guard !line.isEmpty else { return }
    let (words, hints) = words(question)
    let style = styles.plain.style(.destructive, .bold)
    pass.canvas.fill(line, style: CellStyle(background: styles.plain.fill))
    write(words, in: line, style)
    let keys = model.hintWords(hints).joined(separator: glyphs.pick(" · ", " - "))
    let rest = line.inset(by: CellInsets(leading: TextMeasure.columns(of: words) + 2))
    write(keys, in: rest, styles.plain.style(.textSecondary))
    pass.describe(SemanticNode(.alert, label: words, hint: keys, frame: line))
  }

  private func words(
    _ question: TableQuestion<Row.ID>
  ) -> (String, [(Command, String)]) {
    switch question {
    case .delete(let ids):
      return (model.deleteWords(ids), [(.confirm, "delete"), (.cancel, "keep")])
    case .conflict(_, let theirs):
      let theirs = TextSanitizer.sanitize(theirs)
      return (
        "Changed meanwhile to “\(theirs)”.",
        [(.confirm, "keep mine"), (.takeTheirs, "take theirs"), (.cancel, "go on editing")]
      )
    }
  }

  /// The status line, or the last line of the rows where there is none.
  private var questionRect: CellRect {
    if let line = frame.zones.status { return line.inset(by: CellInsets(leading: frame.gutter)) }
    let body = frame.zones.body
    return CellRect(
      column: body.minColumn, row: body.maxRow - 1, columns: body.columns,
      rows: min(1, body.rows))
  }
}
