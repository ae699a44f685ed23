import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

/// The parts of the line that turns pages.
struct PagerLine {
  let previous: CellRect
  let words: CellRect
  let next: CellRect
  let text: String

  /// Lays the parts out; the words give way before the buttons do.
  init(_ pages: Pagination, in line: CellRect, previous: String, next: String) {
    let back = min(TextMeasure.columns(of: previous), line.columns / 2)
    let forth = min(TextMeasure.columns(of: next), line.columns - back)
    let room = max(0, line.columns - back - forth - 4)
    let full = "Page \(pages.label)   \(pages.rowsLabel)"
    let short = "Page \(pages.label)"
    text =
      [full, short, pages.label].first { TextMeasure.columns(of: $0) <= room } ?? ""
    let width = TextMeasure.columns(of: text)
    let gap = text.isEmpty ? 1 : 2
    self.previous = CellRect(
      column: line.minColumn, row: line.minRow, columns: back, rows: 1)
    words = CellRect(
      column: self.previous.maxColumn + gap, row: line.minRow, columns: width, rows: 1)
    self.next = CellRect(
      column: words.maxColumn + (text.isEmpty ? 0 : gap), row: line.minRow, columns: forth, rows: 1
    ).intersection(line)
  }
}

extension TableFrame {
  /// The line that turns pages, where there is room for one.
  var pager: PagerLine? {
    guard let line = zones.pager, let pages = model.store.memory.pagination else { return nil }
    let glyphs = model.environment.glyphs
    return PagerLine(
      pages, in: line.inset(by: CellInsets(leading: gutter)),
      previous: "\(glyphs.pick("‹", "<")) Previous", next: "Next \(glyphs.pick("›", ">"))")
  }
}

extension TablePainter {
  /// Draws the line that turns pages.
  func drawPager() {
    guard let pager = frame.pager, let pages = model.store.memory.pagination else { return }
    drawButton(
      "\(glyphs.pick("‹", "<")) Previous", in: pager.previous, isEnabled: pages.hasPrevious)
    write(pager.text, in: pager.words, styles.plain.style(.textSecondary))
    drawButton("Next \(glyphs.pick("›", ">"))", in: pager.next, isEnabled: pages.hasNext)
    guard let line = frame.zones.pager else { return }
    var actions: [String] = []
    if pages.hasPrevious { actions.append("Previous") }
    if pages.hasNext { actions.append("Next") }
    pass.describe(
      SemanticNode(
        .status, label: "Page \(pages.label), \(pages.rowsLabel)", actions: actions, frame: line))
  }

  private func drawButton(_ title: String, in rect: CellRect, isEnabled: Bool) {
    write(
      title, in: rect,
      isEnabled
        ? styles.plain.style(.primary, .bold) : styles.plain.style(.textDisabled))
  }
}

extension TableResponder {
  /// Returns how many pages a click turns, where it hits the line that turns them.
  func pagerStep(at point: CellPoint) -> Int? {
    guard let pager = frame.pager else { return nil }
    if pager.previous.contains(point) { return -1 }
    return pager.next.contains(point) ? 1 : nil
  }
}
