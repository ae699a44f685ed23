import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

extension TablePainter {
  /// Draws the cells of a row beside each other; returns what those say that show views.
  func drawCells(of row: Row, _ look: RowLook, in rect: CellRect) -> [Int: SemanticNode] {
    var said: [Int: SemanticNode] = [:]
    for slot in frame.plan.slots {
      if !hasDrafts, slot.column != look.cursorColumn,
        drawPlain(recipes[slot.column], row, look, slot, rect)
      {
        continue
      }
      let column = model.columns[slot.column]
      let cell = frame.rect(of: slot, row: rect.minRow, rows: textRows(rect))
      var look = look
      if slot.column == look.cursorColumn { mark(&look, cell) }
      if hasDrafts, drawDraft(CellID(row: row.id, column: column.id), look, in: cell) { continue }
      if let node = draw(column, of: row, look, in: cell) { said[slot.column] = node }
    }
    return said
  }

  /// Draws a cell of a plain value; returns whether it is one.
  private func drawPlain(
    _ recipe: CellRecipe<Row>, _ row: Row, _ look: RowLook, _ slot: ColumnPlan.Slot,
    _ rect: CellRect
  ) -> Bool {
    guard let text = recipe.values?.text(of: row) else { return false }
    let rows = textRows(rect)
    draw(
      text, look.base, recipe.alignment, recipe.decimal, recipe.truncation,
      in: frame.rect(of: slot, row: rect.minRow + (rows - 1) / 2))
    return true
  }

  /// Draws a draft that was left behind in place of the value; returns whether there is one.
  private func drawDraft(
    _ cell: CellID<Row.ID>, _ look: RowLook, in rect: CellRect
  ) -> Bool {
    let edits = model.store.memory.edits
    guard let draft = edits.drafts[cell] else { return false }
    let isRefused = edits.mark(of: cell) == .refused
    let glyph = isRefused ? glyphs.pick("✗", "x") : glyphs.pick("•", "~")
    let role: DFColorRole = isRefused ? .destructive : .warning
    write(
      "\(glyph) \(draft.draft)", in: rect,
      CellStyle(
        foreground: styles[look.ground].text(role), background: look.base.background,
        attributes: look.base.attributes.union(.italic)))
    return true
  }

  /// Shows that the cursor stands on a cell: reversed, or the other way round in a reversed row.
  private func mark(_ look: inout RowLook, _ cell: CellRect) {
    look.base.attributes.formSymmetricDifference(.reverse)
    look.base.attributes.formUnion(.bold)
    pass.canvas.fill(
      cell,
      style: CellStyle(
        foreground: look.base.foreground, background: look.base.background,
        attributes: look.base.attributes.intersection(.reverse)))
  }

  /// Draws one cell; returns what it says where it shows a view.
  func draw(
    _ column: DFColumnCore<Row>, of row: Row, _ look: RowLook, in rect: CellRect
  ) -> SemanticNode? {
    let own = column.style?(row)
    var style = own.map { look.base.overlaid($0, in: model.environment) } ?? look.base
    switch column.content(of: row) {
    case .missing:
      style.foreground = styles[look.ground].text(.textDisabled)
      draw(glyphs.pick("–", "-"), style, column.textAlignment, nil, column.truncation, in: rect)
      return nil
    case .text(let text, let color, let attributes):
      if let color { style.foreground = model.environment.resolve(color) }
      if !attributes.isEmpty { style = style.adding(attributes) }
      drawText(text, style, column, in: rect)
      return nil
    case .view(let view):
      let inner = pass.collectingSemantics { drawView(view, column, of: row, look, in: rect) }
      let said = inner.map { [$0.label, $0.value ?? ""].filter { !$0.isEmpty } }
      return SemanticNode(
        .cell, value: said.joined().joined(separator: " "), children: inner)
    }
  }

  private func drawText(
    _ text: String, _ style: CellStyle, _ column: DFColumnCore<Row>, in rect: CellRect
  ) {
    if column.lineLimit > 1, rect.rows > 1 { return drawLines(text, style, column, in: rect) }
    let alignment = column.textAlignment
    let decimal =
      alignment == .decimal
      ? model.store.cache.statistics[column.id].map { DecimalAlignment($0) } : nil
    let line = CellRect(
      column: rect.minColumn, row: rect.minRow + (rect.rows - 1) / 2, columns: rect.columns,
      rows: 1)
    draw(text, style, alignment, decimal, column.truncation, in: line)
  }

  private func drawLines(
    _ text: String, _ style: CellStyle, _ column: DFColumnCore<Row>, in rect: CellRect
  ) {
    var lines = TextWrapping.wrap(text, to: max(1, rect.columns), mode: .word)
    let limit = min(column.lineLimit, rect.rows)
    if lines.count > limit {
      lines[limit - 1] = lines[(limit - 1)...].joined(separator: " ")
    }
    for (row, line) in lines.prefix(limit).enumerated() {
      let rect = CellRect(
        column: rect.minColumn, row: rect.minRow + row, columns: rect.columns, rows: 1)
      draw(line, style, column.textAlignment, nil, column.truncation, in: rect)
    }
  }

  /// Draws one line of text where its alignment puts it, cut with a mark where it does not fit.
  private func draw(
    _ text: String, _ style: CellStyle, _ alignment: DFColumnAlignment,
    _ decimal: DecimalAlignment?, _ truncation: TextAppearance.Truncation, in rect: CellRect
  ) {
    guard rect.columns > 0 else { return }
    let width = TextMeasure.columns(of: text)
    var shown = text
    var offset = 0
    if width > rect.columns {
      // One cell shows the beginning rather than a mark only.
      let mark = rect.columns > 1 ? mark : ""
      shown = TextTruncation.truncate(text, to: rect.columns, mode: truncation.mode, mark: mark)
    } else if let decimal {
      offset = decimal.leadingBlanks(for: text, width: width, in: rect.columns)
    } else {
      offset = alignment.offset(of: width, in: rect.columns)
    }
    let point = rect.origin.offset(columns: offset)
    pass.canvas.write(shown, at: point, style: style, columns: rect.columns - offset)
    if let highlighter { highlight(highlighter, shown, at: point, end: rect.maxColumn) }
  }

  /// Marks what the search found in a text that was drawn.
  private func highlight(
    _ highlighter: SearchHighlighter, _ text: String, at point: CellPoint, end: Int
  ) {
    for range in highlighter.ranges(in: text) {
      let start = point.column + TextMeasure.columns(of: String(text[..<range.lowerBound]))
      let width = TextMeasure.columns(of: String(text[range]))
      let rect = CellRect(
        column: start, row: point.row, columns: min(width, end - start), rows: 1)
      pass.canvas.restyle(rect) { style in
        CellStyle(
          foreground: styles.match.text(.textPrimary), background: styles.match.fill,
          attributes: style.attributes.union([.bold, .underline]))
      }
    }
  }

  private func drawView(
    _ view: AnyView, _ column: DFColumnCore<Row>, of row: Row, _ look: RowLook, in rect: CellRect
  ) {
    guard !rect.isEmpty else { return }
    var cell = context.child(id: row.id).child(id: column.id)
    cell.lazyOwner = context.path
    cell.environment.textAppearance.lineLimit = rect.rows
    cell.environment.surface = look.base.background
    let element = cell.element(of: view)
    let size = element.size(for: CellProposal(rect.size))
    let offset = column.textAlignment.offset(of: size.columns, in: rect.columns)
    let placed = CellRect(
      column: rect.minColumn + offset, row: rect.minRow + max(0, (rect.rows - size.rows) / 2),
      columns: min(size.columns, rect.columns), rows: min(size.rows, rect.rows))
    let allows = pass.allowsFocus
    pass.allowsFocus = allows && look.isUnderCursor
    pass.clipped(to: rect) { element.draw(in: placed, pass) }
    pass.allowsFocus = allows
  }
}

extension TextAppearance.Truncation {
  /// The same in the words of the text module.
  fileprivate var mode: TextTruncation.Mode {
    switch self {
    case .head: .start
    case .middle: .middle
    case .tail: .end
    }
  }
}
