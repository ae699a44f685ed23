import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

extension TablePainter {
  /// What a row looks like before its cells are drawn.
  struct RowLook {
    var ground: TableStyles.Ground
    var base: CellStyle
    var isUnderCursor = false
    var isSelected = false
  }

  /// Draws the rows in sight.
  func drawRows() {
    pass.scene.slots.markOwner(context.path)
    let body = frame.zones.body
    pass.clipped(to: body) {
      for placement in frame.navigator.viewport.placements(of: frame.metrics) {
        let rect = CellRect(
          column: body.minColumn, row: body.minRow + placement.line, columns: body.columns,
          rows: placement.height)
        drawRow(at: placement.row, in: rect)
      }
    }
  }

  private func drawRow(at place: Int, in rect: CellRect) {
    WorkCounters.current.rowsBuilt += 1
    guard let row = model.row(at: place) else { return drawPlaceholder(at: place, in: rect) }
    let look = look(of: row, at: place)
    fill(look, rect)
    drawGutter(look, rect)
    var views: [String: [SemanticNode]] = [:]
    switch frame.plan.form {
    case .columns: views = drawCells(of: row, look, in: rect)
    case .records: views = drawRecord(row, look, in: rect)
    case .line: views = drawLine(row, look, in: rect)
    }
    pass.describe(rowNode(row, at: place, look, views, rect))
    drawSeparator(rect)
  }

  private func look(of row: Row, at place: Int) -> RowLook {
    let isUnderCursor = place == frame.cursorPlace
    let isSelected = model.memory.value.selection.ids.contains(row.id)
    let ground: TableStyles.Ground =
      switch (isSelected, isUnderCursor) {
      case (true, true): .selectedCursor
      case (true, false): .selected
      case (false, true): .cursor
      case (false, false): model.options.isStriped && place % 2 == 1 ? .stripe : .plain
      }
    let attributes = isUnderCursor ? styles.cursorAttributes : []
    return RowLook(
      ground: ground, base: styles[ground].style(.textPrimary, attributes),
      isUnderCursor: isUnderCursor, isSelected: isSelected)
  }

  private func fill(_ look: RowLook, _ rect: CellRect) {
    guard look.ground != .plain else { return }
    let reverse = look.base.attributes.intersection(.reverse)
    pass.canvas.fill(
      textRect(rect), style: CellStyle(background: look.base.background, attributes: reverse))
  }

  /// The rectangle of a row without its separating line and the scroll bar.
  private func textRect(_ rect: CellRect) -> CellRect {
    CellRect(
      origin: rect.origin,
      size: CellSize(
        columns: rect.columns - (frame.thumb == nil ? 0 : 1),
        rows: rect.rows - (model.options.separators == .line ? 1 : 0)))
  }

  private func drawGutter(_ look: RowLook, _ rect: CellRect) {
    guard frame.gutter > 0 else { return }
    if look.isUnderCursor {
      let bar = styles[look.ground].markStyle(.primary, .bold)
      for line in 0..<textRect(rect).rows {
        pass.canvas.write(
          glyphs.pick("▌", ">"), at: rect.origin.offset(rows: line), style: bar, columns: 1)
      }
    }
    guard model.spec.selectionRule != .none else { return }
    drawMark(look, at: rect.origin.offset(columns: frame.gutter > 2 ? 2 : 0))
  }

  private func drawMark(_ look: RowLook, at point: CellPoint) {
    guard look.isSelected else { return drawOpenMark(look, at: point) }
    if frame.gutter == 2, look.isUnderCursor { return }
    let style = styles[look.ground].markStyle(.primary, .bold)
    pass.canvas.write(glyphs.pick("●", "*"), at: point, style: style, columns: 1)
  }

  /// While several rows may be marked and some are, the others show that they can be.
  private func drawOpenMark(_ look: RowLook, at point: CellPoint) {
    guard model.spec.selectionRule == .multiple, frame.gutter > 2, !model.environment.isStatic,
      !model.memory.value.selection.ids.isEmpty
    else { return }
    let style = styles[look.ground].ruleStyle
    pass.canvas.write(glyphs.pick("○", "."), at: point, style: style, columns: 1)
  }

  private func drawSeparator(_ rect: CellRect) {
    let line = rect.rows - 1
    switch model.options.separators {
    case .none: return
    case .line:
      let rule = CellRect(
        column: rect.minColumn + frame.gutter, row: rect.minRow + line,
        columns: rect.columns - frame.gutter, rows: 1)
      pass.canvas.fill(rule, with: glyphs == .unicode ? "─" : "-", style: styles.plain.ruleStyle)
    case .underline:
      let color = styles.plain.border
      let last = CellRect(
        column: rect.minColumn + frame.gutter, row: rect.minRow + line,
        columns: max(0, rect.columns - frame.gutter), rows: 1)
      pass.canvas.restyle(last) { style in
        var style = style.adding(.underline)
        style.underlineColor = color
        return style
      }
    }
  }

  func drawPlaceholder(at place: Int, in rect: CellRect) {
    for slot in frame.plan.slots {
      let width = max(1, slot.width * (40 + (place &* 31 &+ slot.column &* 17) % 50) / 100)
      let cell = frame.rect(of: slot, row: rect.minRow)
      let bar = CellRect(origin: cell.origin, size: CellSize(columns: width, rows: 1))
      pass.canvas.fill(bar, with: glyphs == .unicode ? "▒" : ".", style: styles.plain.ruleStyle)
    }
  }
}
