import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

/// Drawing the rows in sight, again as they were where nothing changed.
extension TablePainter {
  /// Draws the rows in sight.
  func drawRows() {
    pass.scene.slots.markOwner(context.path)
    let strips = keptStrips
    strips?.begin(epoch, palette: pass.canvas.palette)
    pass.clipped(to: frame.zones.body) {
      let places = frame.places(in: pass.canvas.clip)
      if let strips, !hasProbes, !model.isPaged {
        drawRows(at: places, strips)
      } else {
        for place in places { drawRow(at: place, strips) }
      }
      describeRows()
      strips?.end(shown: places.count)
      model.fetchAfterFrame(places, pass)
    }
    showCursor()
  }

  /// Draws the rows that were kept at once, then those that are new or changed.
  private func drawRows(at places: Range<Int>, _ strips: RowStrips) {
    guard let first = places.first else { return }
    let cache = model.store.cache
    var spoken = [SpokenRow?](repeating: nil, count: places.count)
    let others = strips.draw(
      places, cache.order, from: cache.page.lowerBound, looks,
      selectionVersion: cache.selectionVersion, rect: frame.rect(ofRowAt: first),
      on: &pass.canvas, spoken: &spoken)
    for place in others {
      guard let offset = model.sourceOffset(at: place) else { continue }
      let rect = frame.rect(ofRowAt: place)
      spoken[place - first] = drawAnew(at: place, offset, rect, strips)
    }
    unspoken += spoken.compactMap { $0 }
  }

  /// The rows kept from earlier frames; `nil` where rows are more than their values.
  private var keptStrips: RowStrips? {
    model.isPlain && !hasDrafts && !model.environment.isStatic ? model.store.strips : nil
  }

  /// Describes the rows drawn so far, should someone ask.
  private func describeRows() {
    guard !unspoken.isEmpty else { return }
    let (first, count) = (model.store.cache.page.lowerBound, model.store.cache.order.count)
    pass.describe(.later { [unspoken] in unspoken.map { $0.placed(from: first, of: count) } })
    unspoken = []
  }

  private var epoch: RowStrips.Epoch {
    RowStrips.Epoch(
      dataVersion: model.store.cache.dataVersion,
      stylesVersion: model.store.cache.stylesVersion, plan: frame.plan,
      columns: model.signatures, width: frame.rowWidth, height: frame.rowHeight,
      gutter: frame.gutter, hasMarks: model.spec.selectionRule != .none,
      search: model.markedSearch, separators: model.options.separators, glyphs: glyphs)
  }

  private func drawRow(at place: Int, _ strips: RowStrips?) {
    guard let offset = model.sourceOffset(at: place) else { return }
    let rect = frame.rect(ofRowAt: place)
    guard let strips else { return append(drawAnew(at: place, offset, rect, nil)) }
    let version = model.store.cache.selectionVersion
    if let kept = strips.entry(at: offset), kept.selectionVersion == version,
      kept.look == look(at: place, isSelected: kept.look.isSelected),
      !hasProbes || model.row(at: place).map(probe) == kept.probe,
      pass.canvas.draw(kept.strip, at: rect.origin)
    {
      return unspoken.append(SpokenRow(node: kept.node, place: place, rect: rect))
    }
    append(drawAnew(at: place, offset, rect, strips))
  }

  private func append(_ row: SpokenRow?) {
    if let row { unspoken.append(row) }
  }

  /// Draws a row and keeps it; returns what it says, or `nil` where it is not at hand.
  private func drawAnew(
    at place: Int, _ offset: Int, _ rect: CellRect, _ strips: RowStrips?
  ) -> SpokenRow? {
    guard let row = rows.row(at: offset) else {
      describeRows()
      drawMissing(at: place, offset, in: rect)
      return nil
    }
    WorkCounters.current.rowsBuilt += 1
    let look = look(at: place, isSelected: !selected.isEmpty && selected.contains(row.id))
    let said = draw(row, look, in: rect)
    let node = LaterNode { [speech] in speech.node(row, look, said) }
    let spoken = SpokenRow(node: node, place: place, rect: rect)
    guard let strips, let strip = pass.canvas.strip(rect) else { return spoken }
    let entry = RowStrips.Entry(
      look: look, probe: hasProbes ? probe(row) : RowProbe(), strip: strip, node: node,
      selectionVersion: model.store.cache.selectionVersion)
    strips.keep(entry, at: offset, palette: pass.canvas.palette)
    return spoken
  }

  /// What a row shows in columns that have to be read for every frame.
  private func probe(_ row: Row) -> RowProbe {
    var probe = RowProbe()
    for column in model.columns {
      if column.isProbed, let data = column.data { probe.texts.append(data.shownText(of: row)) }
      if let style = column.style { probe.styles.append(style(row)) }
    }
    return probe
  }

  /// Puts the terminal's cursor where the table's is.
  private func showCursor() {
    guard let place = frame.cursorPlace else { return }
    let rect = frame.rect(ofRowAt: place)
    guard frame.zones.body.contains(rect.origin) else { return }
    pass.cursor = rect.origin
    guard model.isCellCursor, let slot = frame.cursorColumn.flatMap(frame.plan.slot(of:)) else {
      return
    }
    pass.cursor = frame.rect(of: slot, row: rect.minRow).origin
  }
}

/// What a row looks like.
extension TablePainter {
  func look(at place: Int, isSelected: Bool) -> RowLook {
    looks.look(
      at: place, isSelected: isSelected, isStale: model.isPaged && model.isStale(at: place))
  }

  /// Draws a row; returns what cells that show views say, by column.
  private func draw(_ row: Row, _ look: RowLook, in rect: CellRect) -> [Int: SemanticNode] {
    fill(look, rect)
    drawGutter(look, rect)
    let cells =
      switch frame.plan.form {
      case .columns: drawCells(of: row, look, in: rect)
      case .records: drawRecord(row, look, in: rect)
      case .line: drawLine(row, look, in: rect)
      }
    drawSeparator(rect)
    return cells
  }

  /// Draws what lies behind a row, and its marks.
  func drawGround(_ look: RowLook, _ rect: CellRect) {
    fill(look, rect)
    drawGutter(look, rect)
  }

  private func fill(_ look: RowLook, _ rect: CellRect) {
    guard look.ground != .plain else { return }
    let reverse = look.base.attributes.intersection(.reverse)
    pass.canvas.fill(
      textRect(rect), style: CellStyle(background: look.base.background, attributes: reverse))
  }

  /// The rectangle of a row without its separating line.
  private func textRect(_ rect: CellRect) -> CellRect {
    CellRect(origin: rect.origin, size: CellSize(columns: rect.columns, rows: textRows(rect)))
  }

  func textRows(_ rect: CellRect) -> Int {
    max(1, rect.rows - (model.options.separators == .line ? 1 : 0))
  }

  private func drawGutter(_ look: RowLook, _ rect: CellRect) {
    guard frame.gutter > 0 else { return }
    if look.isUnderCursor {
      let bar = styles[look.ground].markStyle(.primary, .bold)
      for line in 0..<textRows(rect) {
        pass.canvas.write(
          glyphs.pick("▌", ">"), at: rect.origin.offset(rows: line), style: bar, columns: 1)
      }
    }
    if frame.gutter == 2, look.isUnderCursor { return }
    let point = rect.origin.offset(columns: frame.gutter > 2 ? 2 : 0)
    if look.isSelected {
      let style = styles[look.ground].markStyle(.primary, .bold)
      pass.canvas.write(glyphs.pick("●", "*"), at: point, style: style, columns: 1)
    } else if look.canBeMarked {
      pass.canvas.write(
        glyphs.pick("○", "."), at: point, style: styles[look.ground].ruleStyle, columns: 1)
    }
  }

  private func drawSeparator(_ rect: CellRect) {
    guard model.options.separators != .none else { return }
    let line = CellRect(
      column: rect.minColumn + frame.gutter, row: rect.maxRow - 1,
      columns: max(0, rect.columns - frame.gutter), rows: 1)
    if model.options.separators == .line {
      pass.canvas.fill(
        line, with: glyphs == .unicode ? "─" : "-", style: styles.plain.ruleStyle)
      return
    }
    let color = styles.plain.border
    pass.canvas.restyle(line) { style in
      var style = style.adding(.underline)
      style.underlineColor = color
      return style
    }
  }

  /// Draws bars in place of the values of a row that is not there yet.
  func drawPlaceholder(at place: Int, in rect: CellRect) {
    for slot in frame.plan.slots {
      let width = max(1, slot.width * (40 + (place &* 31 &+ slot.column &* 17) % 50) / 100)
      let cell = frame.rect(of: slot, row: rect.minRow)
      let bar = CellRect(origin: cell.origin, size: CellSize(columns: width, rows: 1))
      pass.canvas.fill(bar, with: placeholder.glyph, style: placeholder.style)
    }
  }

  /// What fills the bar of a cell that is still loading: a tint where there are colours for it.
  private var placeholder: (glyph: Character, style: CellStyle) {
    guard glyphs == .unicode else { return (".", styles.plain.ruleStyle) }
    guard context.environment.colorDepth >= .palette256 else {
      return ("▒", styles.plain.ruleStyle)
    }
    let tint = context.environment.themeLook.skeleton(on: .surface, strength: 1).base
    return (SkeletonFill.lineGlyph, CellStyle(foreground: tint, background: styles.plain.fill))
  }
}
