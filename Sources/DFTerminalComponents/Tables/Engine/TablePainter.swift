import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

/// Draws a table into a frame.
@MainActor final class TablePainter<Row: Identifiable> {
  let frame: TableFrame<Row>
  let pass: FramePass
  let context: _BuildContext
  let styles: TableStyles
  let highlighter: SearchHighlighter?
  let mark: String
  /// Whether the looks of rows depend on more than the rows' own values.
  let hasProbes: Bool
  /// Whether rows that are not marked show that they can be.
  let canBeMarked: Bool
  /// Whether drafts were left behind in cells.
  let hasDrafts: Bool
  /// The rows as the caller gave them.
  let rows: TableRows<Row>
  /// The rows selected.
  let selected: Set<Row.ID>
  /// How the cells of the columns are drawn.
  private(set) lazy var recipes = model.recipes
  /// Says what rows say of themselves.
  private(set) lazy var speech = RowSpeech(model)
  /// How rows look in this frame.
  private(set) lazy var looks = RowLooks(
    styles: styles, isStriped: model.options.isStriped, cursorPlace: frame.cursorPlace,
    cursorColumn: model.isCellCursor ? frame.cursorColumn : nil, canBeMarked: canBeMarked)
  /// The rows drawn that have not been described yet.
  var unspoken: [SpokenRow] = []

  init(_ frame: TableFrame<Row>, _ pass: FramePass, _ context: _BuildContext) {
    self.frame = frame
    self.pass = pass
    self.context = context
    styles = frame.model.styles
    let search = frame.model.markedSearch
    highlighter = search.isEmpty ? nil : SearchHighlighter(search)
    mark = context.environment.glyphs.pick("…", "...")
    hasProbes = frame.model.hasProbes
    hasDrafts = !frame.model.store.memory.edits.drafts.isEmpty
    rows = frame.model.store.cache.rows
    selected = frame.model.store.memory.selection.ids
    canBeMarked =
      frame.model.spec.selectionRule == .multiple && frame.gutter > 2 && !selected.isEmpty
  }

  var model: TableModel<Row> { frame.model }
  var glyphs: GlyphSet { context.environment.glyphs }

  /// Draws every part there is room for.
  func draw() {
    pass.canvas.fill(frame.rect, style: CellStyle(background: styles.plain.fill))
    drawFrame()
    if frame.plan.form == .columns { drawHeader() }
    drawRule(frame.zones.headerRule, marksHiddenColumns: true)
    if frame.metrics.count == 0 { drawNoRows() } else { drawRows() }
    drawThumb()
    drawRule(frame.zones.summaryRule, marksHiddenColumns: false)
    drawSummary()
    drawPager()
    drawStatus()
    drawEditor()
  }

  private func drawFrame() {
    if let title = frame.zones.title, let words = model.options.title {
      write(words, in: title, styles.plain.style(.textPrimary, .bold))
    }
    guard let rect = frame.zones.border, let line = model.options.border else { return }
    pass.canvas.border(
      rect, style: glyphs == .unicode ? line : .ascii, cellStyle: styles.plain.ruleStyle)
    if let words = model.options.title, rect.columns > 6 {
      let text = TextTruncation.truncate(" \(words) ", to: rect.columns - 4, mark: mark)
      pass.canvas.write(
        text, at: rect.origin.offset(columns: 2),
        style: styles.plain.style(.textPrimary, .bold))
    }
  }

  /// Draws a rule; the one below the header says how many columns are out of sight.
  private func drawRule(_ rect: CellRect?, marksHiddenColumns: Bool) {
    guard let rect else { return }
    let line = CellRect(
      column: rect.minColumn + frame.gutter, row: rect.minRow,
      columns: rect.columns - frame.gutter - model.edge(rect.columns), rows: 1)
    pass.canvas.fill(line, with: glyphs == .unicode ? "─" : "-", style: styles.plain.ruleStyle)
    guard marksHiddenColumns, frame.plan.form == .columns else { return }
    let before = frame.plan.hiddenBefore
    let after = frame.plan.hiddenAfter
    if before > 0 {
      write(
        "\(glyphs.pick("‹", "<")) \(before) ", in: line,
        styles.plain.markStyle(.primary, .bold))
    }
    if after > 0 {
      let text = " +\(after) \(glyphs.pick("›", ">"))"
      write(text, in: line, styles.plain.markStyle(.primary, .bold), alignment: .trailing)
    }
  }

  private func drawThumb() {
    guard let thumb = frame.thumb else { return }
    let rect = CellRect(
      column: frame.zones.body.maxColumn - 1, row: frame.zones.body.minRow + thumb.lowerBound,
      columns: 1, rows: thumb.count)
    let role: DFColorRole = frame.isFocused ? .primary : .textSecondary
    pass.canvas.fill(
      rect, with: glyphs == .unicode ? "┃" : "#", style: styles.plain.markStyle(role))
  }

  /// Writes words into a line, cut with a mark where they do not fit.
  func write(
    _ text: String, in rect: CellRect, _ style: CellStyle,
    alignment: DFColumnAlignment = .leading
  ) {
    guard rect.columns > 0 else { return }
    let width = TextMeasure.columns(of: text)
    guard width <= rect.columns else {
      let cut = TextTruncation.truncate(text, to: rect.columns, mark: mark)
      pass.canvas.write(cut, at: rect.origin, style: style, columns: rect.columns)
      return
    }
    let point = rect.origin.offset(columns: alignment.offset(of: width, in: rect.columns))
    pass.canvas.write(text, at: point, style: style, columns: rect.columns)
  }
}

extension DFColumnAlignment {
  /// Returns the cells before a text of a width; never below zero.
  func offset(of width: Int, in columns: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, (columns - width) / 2)
    case .trailing, .decimal: max(0, columns - width)
    }
  }
}
