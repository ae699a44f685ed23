import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

extension TablePainter {
  /// Draws the columns of a row under each other: header and value on a line each.
  func drawRecord(
    _ row: Row, _ look: RowLook, in rect: CellRect
  ) -> [String: [SemanticNode]] {
    var views: [String: [SemanticNode]] = [:]
    let content = rect.inset(by: CellInsets(leading: frame.gutter))
    let lines = model.options.separators == .line ? rect.rows - 1 : rect.rows
    let widest = model.columns.map { TextMeasure.columns(of: $0.header) }.max() ?? 0
    let label = min(widest + 2, max(0, content.columns / 2))
    for (index, column) in model.columns.prefix(lines).enumerated() {
      let line = CellRect(
        column: content.minColumn, row: content.minRow + index, columns: content.columns, rows: 1)
      drawLabel(column.header, look, columns: label, in: line)
      let value = line.inset(by: CellInsets(leading: label))
      if let nodes = draw(leading(column), of: row, look, in: value) { views[column.id] = nodes }
    }
    return views
  }

  private func drawLabel(_ header: String, _ look: RowLook, columns: Int, in line: CellRect) {
    guard columns > 2 else { return }
    let style = styles[look.ground].style(.textSecondary)
    let words = TextTruncation.truncate(header, to: columns - 2, mark: mark)
    pass.canvas.write(words + ":", at: line.origin, style: style, columns: columns)
  }

  /// Draws what fits of a row on one line: the value of the column that matters most.
  func drawLine(
    _ row: Row, _ look: RowLook, in rect: CellRect
  ) -> [String: [SemanticNode]] {
    let highest = model.columns.map(\.priority).max() ?? 0
    guard let column = model.columns.first(where: { $0.priority == highest }) else { return [:] }
    let rect = rect.inset(by: CellInsets(leading: frame.gutter))
    return draw(leading(column), of: row, look, in: rect).map { [column.id: $0] } ?? [:]
  }

  /// The column with its cells at the leading edge, where values stand under each other.
  private func leading(_ column: DFColumnCore<Row>) -> DFColumnCore<Row> {
    var copy = column
    copy.alignment = .leading
    copy.lineLimit = 1
    return copy
  }
}
