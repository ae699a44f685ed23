import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

extension TablePainter {
  /// Draws the open editor over its cell, and what is wrong with the draft below it.
  func drawEditor() {
    guard let session = model.session else { return }
    leaveWhenAbandoned()
    guard let rect = frame.editorRect, !rect.isEmpty else { return }
    drawField(session, in: rect)
    if let message = session.message {
      drawMessage(glyphs.pick("✗", "x"), message, .destructive, .alert, below: rect)
    } else if session.check == .pending {
      drawMessage(mark, "Checking", .textSecondary, .status, below: rect)
    }
  }

  private func drawField(_ session: EditSession<Row.ID>, in rect: CellRect) {
    guard let column = model.column(session.cell.column),
      let view = editor(column, session)
    else { return }
    pass.canvas.fill(rect, style: CellStyle(background: styles.editor.fill))
    var inner = context.child(id: session.cell.row).child(id: column.id)
    inner = inner.at(inner.path.part("editor"))
    inner.environment.surface = styles.editor.fill
    inner.environment.fieldDraft = model.draft
    if frame.plan.form == .columns {
      inner.environment.textAppearance.alignment = column.textAlignment.ofLines
    }
    let element = inner.element(of: view)
    var responders: ArraySlice<Responder> = []
    let said = pass.collectingSemantics {
      responders = pass.collectingResponders {
        pass.clipped(to: rect) { element.draw(in: rect, pass) }
      }
    }
    said.map { marked($0, session) }.forEach { pass.describe($0) }
    handOverFocus(to: responders.first(where: \.isFocusable)?.path)
  }

  /// The editor of the caller's, or a text field.
  private func editor(_ column: DFColumnCore<Row>, _ session: EditSession<Row.ID>) -> AnyView? {
    let model = model
    guard let make = column.editing.editor else {
      return AnyView(
        TextField(column.header, text: model.draft, onCommit: { model.commit() }))
    }
    guard let row = model.row(session.cell.row) else { return nil }
    return make(row) { model.commit($0) }
  }

  /// Says of the field that its text is refused or not kept yet.
  private func marked(_ node: SemanticNode, _ session: EditSession<Row.ID>) -> SemanticNode {
    guard node.role == .textField else { return node }
    var node = node
    if case .refused = session.check { node.states.insert(.invalid) }
    if session.check == .pending { node.states.insert(.busy) }
    if session.isDirty { node.states.insert(.modified) }
    return node
  }

  /// Gives the keys to an editor that is new on the screen.
  private func handOverFocus(to field: ViewPath?) {
    model.store.memory.editorPath = field
    guard model.store.memory.wantsEditorFocus, model.store.memory.question == nil else { return }
    model.store.memory.wantsEditorFocus = false
    guard let field else { return }
    let scene = pass.scene
    pass.afterFrame {
      scene.focus.request(field)
      scene.invalidate()
    }
  }

  /// Keeps the draft as one left behind when the keys went elsewhere.
  private func leaveWhenAbandoned() {
    let memory = model.store.memory
    guard !frame.isFocused, !memory.wantsEditorFocus, memory.editorPath != nil else { return }
    let model = model
    pass.afterFrame { model.leaveEditor() }
  }

  private func drawMessage(
    _ glyph: String, _ message: String, _ color: DFColorRole, _ role: SemanticNode.Role,
    below rect: CellRect
  ) {
    let body = frame.zones.body
    let row = rect.maxRow < body.maxRow ? rect.maxRow : rect.minRow - 1
    guard row >= frame.rect.minRow else { return }
    let text = " \(glyph) \(message) "
    let width = min(TextMeasure.columns(of: text), body.maxColumn - body.minColumn)
    let column = max(body.minColumn, min(rect.minColumn, body.maxColumn - width))
    let line = CellRect(column: column, row: row, columns: width, rows: 1)
    write(text, in: line, styles.editor.style(color, .bold))
    pass.describe(SemanticNode(role, label: TextSanitizer.sanitize(message), frame: line))
  }
}

extension DFColumnAlignment {
  /// Where lines of text stand that are aligned like cells.
  fileprivate var ofLines: TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing, .decimal: .trailing
    }
  }
}
