import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

extension TablePainter {
  /// Draws the open editor over its cell, and what is wrong with the draft below it.
  func drawEditor() {
    guard let session = model.session, let rect = frame.editorRect, !rect.isEmpty else { return }
    if let column = model.column(session.cell.column), let make = column.editing.editor {
      drawEditor(make, column, session, in: rect)
    } else {
      drawLine(session, in: rect)
    }
    if let message = session.message { drawMessage(message, below: rect) }
  }

  private func drawLine(_ session: EditSession<Row.ID>, in rect: CellRect) {
    let isRefused = if case .refused = session.check { true } else { false }
    let style = styles.editor.style(.textPrimary, .underline)
    pass.canvas.fill(rect, style: style)
    let window = (model.memory.value.line ?? LineEditor(session.draft))
      .window(columns: rect.columns)
    pass.canvas.write(window.text, at: rect.origin, style: style, columns: rect.columns)
    if frame.isFocused {
      let caret = min(window.caret, rect.columns - 1)
      pass.cursor = rect.origin.offset(columns: caret)
      let cell = CellRect(
        origin: rect.origin.offset(columns: caret), size: CellSize(columns: 1, rows: 1))
      pass.canvas.restyle(cell) { $0.adding(.reverse) }
    }
    var node = SemanticNode(
      .textField, label: model.column(session.cell.column)?.header ?? "",
      value: TextSanitizer.sanitize(session.draft), states: [.focused], frame: rect)
    if isRefused { node.states.insert(.invalid) }
    if session.isDirty { node.states.insert(.modified) }
    pass.describe(node)
  }

  /// Draws an editor of the caller's; what it hands over is committed.
  private func drawEditor(
    _ make: @MainActor @Sendable (Row, @escaping (String) -> Void) -> AnyView,
    _ column: DFColumnCore<Row>, _ session: EditSession<Row.ID>, in rect: CellRect
  ) {
    guard let row = model.row(session.cell.row) else { return }
    pass.canvas.fill(rect, style: CellStyle(background: styles.editor.fill))
    let model = model
    let home = context.path
    let scene = pass.scene
    let view = make(row) { value in
      model.commit(value)
      scene.focus.request(home)
    }
    var inner = context.child(id: session.cell.row).child(id: column.id)
    inner = inner.at(inner.path.part("editor"))
    inner.environment.surface = styles.editor.fill
    let element = inner.element(of: view)
    let responders = pass.collectingResponders {
      pass.clipped(to: rect) { element.draw(in: rect, pass) }
    }
    // The keys go to the editor as soon as it is there, and come back when it hands over a value.
    guard pass.isFocused(home), let field = responders.first(where: \.isFocusable) else { return }
    pass.afterFrame { scene.focus.request(field.path) }
  }

  private func drawMessage(_ message: String, below rect: CellRect) {
    let body = frame.zones.body
    let row = rect.maxRow < body.maxRow ? rect.maxRow : rect.minRow - 1
    guard row >= body.minRow || row >= frame.rect.minRow else { return }
    let text = " \(glyphs.pick("✗", "x")) \(message) "
    let width = min(TextMeasure.columns(of: text), body.maxColumn - body.minColumn)
    let column = max(body.minColumn, min(rect.minColumn, body.maxColumn - width))
    let line = CellRect(column: column, row: row, columns: width, rows: 1)
    write(text, in: line, styles.editor.style(.destructive, .bold))
    pass.describe(SemanticNode(.alert, label: TextSanitizer.sanitize(message), frame: line))
  }
}

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
