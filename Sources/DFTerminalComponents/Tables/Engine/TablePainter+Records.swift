import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

extension TablePainter {
  /// Draws the columns of a row under each other: header and value on a line each.
  func drawRecord(_ row: Row, _ look: RowLook, in rect: CellRect) -> [Int: SemanticNode] {
    var said: [Int: SemanticNode] = [:]
    let content = rect.inset(by: CellInsets(leading: frame.gutter))
    let widest = model.columns.map { TextMeasure.columns(of: $0.header) }.max() ?? 0
    let label = min(widest + 2, max(0, content.columns / 2))
    for (index, column) in model.columns.prefix(textRows(rect)).enumerated() {
      let line = CellRect(
        column: content.minColumn, row: content.minRow + index, columns: content.columns, rows: 1)
      drawLabel(column.header, look, columns: label, in: line)
      let value = line.inset(by: CellInsets(leading: label))
      if let node = draw(leading(column), of: row, look, in: value) { said[index] = node }
    }
    return said
  }

  private func drawLabel(_ header: String, _ look: RowLook, columns: Int, in line: CellRect) {
    guard columns > 2 else { return }
    let style = styles[look.ground].style(.textSecondary)
    let words = TextTruncation.truncate(header, to: columns - 2, mark: mark)
    pass.canvas.write(words + ":", at: line.origin, style: style, columns: columns)
  }

  /// Draws what fits of a row on one line: the value of the column that matters most.
  func drawLine(_ row: Row, _ look: RowLook, in rect: CellRect) -> [Int: SemanticNode] {
    let highest = model.columns.map(\.priority).max() ?? 0
    guard let index = model.columns.firstIndex(where: { $0.priority == highest }) else {
      return [:]
    }
    let rect = rect.inset(by: CellInsets(leading: frame.gutter))
    let node = draw(leading(model.columns[index]), of: row, look, in: rect)
    return node.map { [index: $0] } ?? [:]
  }

  /// The column with its cells at the leading edge, where values stand under each other.
  private func leading(_ column: DFColumnCore<Row>) -> DFColumnCore<Row> {
    var copy = column
    copy.alignment = .leading
    copy.lineLimit = 1
    return copy
  }
}
