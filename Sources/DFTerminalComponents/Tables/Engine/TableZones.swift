import DFTerminalCore

/// The rectangles of a table's parts; what does not fit is left out, least important first.
struct TableZones: Equatable {
  /// What a table would like to show round its rows.
  struct Wishes: Equatable {
    var hasBorder = false
    var hasTitle = false
    var hasHeader = true
    var hasSummary = false
    var hasPager = false
    var hasStatus = false

    /// The same without what only makes sense with cells beside each other.
    var withoutColumns: Wishes {
      var copy = self
      copy.hasHeader = false
      copy.hasSummary = false
      return copy
    }
  }

  var border: CellRect?
  var title: CellRect?
  var header: CellRect?
  var headerRule: CellRect?
  var body = CellRect.zero
  var summaryRule: CellRect?
  var summary: CellRect?
  var pager: CellRect?
  var status: CellRect?

  /// Shares out a rectangle.
  init(_ rect: CellRect, _ wishes: Wishes) {
    var inner = rect
    if wishes.hasBorder, rect.columns >= 12, rect.rows >= 5 {
      border = rect
      inner = rect.inset(by: CellInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    }
    var wishes = wishes
    if inner.columns < TableZones.statusColumns { wishes.hasStatus = false }
    let lines = TableZones.lines(inner.rows, wishes, isFramed: border != nil)
    place(lines, in: inner)
  }

  /// The narrowest table whose status line says something.
  private static let statusColumns = 12

  /// The lines beside the rows, in the order in which they are given up, last first.
  private enum Line: CaseIterable {
    case header, status, headerRule, pager, summary, title, summaryRule
  }

  /// The lines a table of a number of content rows takes.
  static func rows(for content: Int, _ wishes: Wishes) -> Int {
    let frame = wishes.hasBorder ? 2 : 0
    let lines = Line.allCases.filter { isWanted($0, wishes, isFramed: wishes.hasBorder) }
    return content + lines.count + frame
  }

  private static func isWanted(_ line: Line, _ wishes: Wishes, isFramed: Bool) -> Bool {
    switch line {
    case .header, .headerRule: wishes.hasHeader
    case .status: wishes.hasStatus && !isFramed
    case .pager: wishes.hasPager
    case .summary, .summaryRule: wishes.hasSummary
    case .title: wishes.hasTitle && !isFramed
    }
  }

  /// The lines that fit: each needs the rows' first line and those before it.
  private static func lines(_ rows: Int, _ wishes: Wishes, isFramed: Bool) -> Set<Line> {
    var kept: Set<Line> = []
    for line in Line.allCases where isWanted(line, wishes, isFramed: isFramed) {
      let needed = kept.count + 2
      let reserve = line == .headerRule || line == .summaryRule ? 1 : 0
      if needed + reserve <= rows { kept.insert(line) }
    }
    return kept
  }

  private mutating func place(_ lines: Set<Line>, in rect: CellRect) {
    var top = rect.minRow
    var bottom = rect.maxRow
    func line(_ row: Int) -> CellRect {
      CellRect(column: rect.minColumn, row: row, columns: rect.columns, rows: 1)
    }
    func take(_ wanted: Line) -> CellRect? {
      guard lines.contains(wanted) else { return nil }
      defer { top += 1 }
      return line(top)
    }
    func takeLast(_ wanted: Line) -> CellRect? {
      guard lines.contains(wanted) else { return nil }
      bottom -= 1
      return line(bottom)
    }
    title = take(.title)
    header = take(.header)
    headerRule = take(.headerRule)
    status = takeLast(.status)
    pager = takeLast(.pager)
    summary = takeLast(.summary)
    summaryRule = takeLast(.summaryRule)
    body = CellRect(
      column: rect.minColumn, row: top, columns: rect.columns, rows: max(0, bottom - top))
  }
}
