import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

extension TablePainter {
  /// Draws the field for what to find in place of the status line, while it is typed.
  func drawFind(in line: CellRect) {
    guard let find = model.find, find.isTyping else { return }
    leaveFindWhenAbandoned(find)
    let words = model.findWords ?? ""
    let width = min(TextMeasure.columns(of: words), line.columns / 2)
    write(words, in: line, styles.plain.style(.textSecondary), alignment: .trailing)
    let glyph = DFSymbol.glyph(for: "magnifyingglass", ascii: glyphs == .ascii)
    write(glyph, in: line, styles.plain.style(.textSecondary))
    drawField(in: line.inset(by: CellInsets(leading: 2, trailing: width == 0 ? 0 : width + 1)))
    if !words.isEmpty { pass.describe(SemanticNode(.status, label: words, frame: line)) }
  }

  private func drawField(in rect: CellRect) {
    let model = model
    var inner = context.at(context.path.part("find"))
    inner.environment.surface = styles.plain.fill
    let field = TextFieldElement(
      inner, text: Binding(get: { model.find?.text ?? "" }, set: { model.look(for: $0) }),
      label: inner.child(0).element(of: Text("Find")),
      actions: TextFieldElement.Actions(onCommit: { model.keepFind() }), role: .searchField)
    pass.clipped(to: rect) { field.draw(in: rect, pass) }
    handOverFocus(toFind: field.path)
  }

  /// Gives the keys to a field that is new on the screen.
  private func handOverFocus(toFind field: ViewPath) {
    model.change { $0.find?.field = field }
    guard model.find?.wantsFocus == true else { return }
    model.change { $0.find?.wantsFocus = false }
    let scene = pass.scene
    pass.afterFrame {
      scene.focus.request(field)
      scene.invalidate()
    }
  }

  /// Ends the typing when the keys went elsewhere.
  private func leaveFindWhenAbandoned(_ find: TableFind) {
    guard !find.wantsFocus, let field = find.field, !pass.isFocused(field) else { return }
    let model = model
    pass.afterFrame { model.update { $0.find?.isTyping = false } }
  }
}
