import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

extension TablePainter {
  /// Draws the header: the words over each column and the marks of the order.
  ///
  /// A header that was drawn before is drawn again as it was while the column cursor stays.
  func drawHeader() {
    guard let line = frame.zones.header else { return }
    if let known = model.fixtures.header, known.cursorColumn == frame.cursorColumn,
      known.rect == line, known.palette.isPrefix(of: pass.canvas.palette),
      pass.canvas.draw(known.strip, at: line.origin)
    {
      return pass.describe(known.node)
    }
    let node = drawHeader(in: line)
    pass.describe(node)
    guard let strip = pass.canvas.strip(line) else { return }
    model.fixtures.header = HeaderStrip(
      cursorColumn: frame.cursorColumn, rect: line, strip: strip, node: node,
      palette: pass.canvas.palette)
  }

  private func drawHeader(in line: CellRect) -> SemanticNode {
    pass.canvas.fill(line, style: CellStyle(background: styles.header.fill))
    var nodes: [SemanticNode] = []
    for slot in frame.plan.slots {
      let column = model.columns[slot.column]
      let rect = frame.rect(of: slot, row: line.minRow)
      drawHeader(column, isUnderCursor: slot.column == frame.cursorColumn, in: rect)
      nodes.append(headerNode(column, rect))
    }
    return SemanticNode(.row, label: "Header", frame: line, children: nodes)
  }

  private func drawHeader(
    _ column: DFColumnCore<Row>, isUnderCursor: Bool, in rect: CellRect
  ) {
    let sort = sortMark(column.id)
    var style =
      sort == nil
      ? styles.header.style(.textSecondary, .bold) : styles.header.style(.primary, .bold)
    if isUnderCursor { style = style.adding(.underline) }
    let room = rect.columns - (sort.map { TextMeasure.columns(of: $0) + 1 } ?? 0)
    guard let sort, room > 0 else {
      return write(column.header, in: rect, style, alignment: column.textAlignment)
    }
    let words = TextTruncation.truncate(column.header, to: room, mark: mark)
    let isTrailing = column.textAlignment == .trailing || column.textAlignment == .decimal
    write(
      isTrailing ? "\(sort) \(words)" : "\(words) \(sort)", in: rect, style,
      alignment: column.textAlignment)
  }

  /// The mark of a column in the order: its direction, and its rank among several.
  private func sortMark(_ id: String) -> String? {
    let keys = model.sortKeys
    guard let rank = keys.firstIndex(where: { $0.columnID == id }) else { return nil }
    let arrow = keys[rank].ascending ? glyphs.pick("▲", "^") : glyphs.pick("▼", "v")
    guard keys.count > 1 else { return arrow }
    return arrow + (glyphs == .unicode ? superscript(rank + 1) : String(rank + 1))
  }

  private func superscript(_ number: Int) -> String {
    let digits = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    return String(number).compactMap(\.wholeNumberValue).map { digits[$0] }.joined()
  }

  private func headerNode(_ column: DFColumnCore<Row>, _ rect: CellRect) -> SemanticNode {
    var node = SemanticNode(
      .columnHeader, label: TextSanitizer.sanitize(column.header), frame: rect)
    if let key = model.sortKeys.first(where: { $0.columnID == column.id }) {
      node.states = [key.ascending ? .sortedAscending : .sortedDescending]
    }
    if model.canSort(column) { node.actions = ["Sort"] }
    return node
  }
}
