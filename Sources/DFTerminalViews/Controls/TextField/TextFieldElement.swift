package import DFTerminalCore

/// What a field remembers between frames.
package struct FieldMemory {
  /// The line being edited.
  package var editor = LineEditor()
  /// The first cluster that shows.
  var first = 0
  /// Whether the application was told that the field receives the keys.
  var isEditing = false
}

/// A field on the screen.
package final class TextFieldElement: Element {
  /// What a field tells the application.
  package struct Actions {
    package var onEditingChanged: (Bool) -> Void = { _ in }
    package var onCommit: () -> Void = {}

    package init(
      onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
    ) {
      self.onEditingChanged = onEditingChanged
      self.onCommit = onCommit
    }
  }

  let environment: EnvironmentValues
  let text: Binding<String>
  let actions: Actions
  let isSecure: Bool
  let memory: StateSlot<FieldMemory>
  private let label: Element
  private let role: SemanticNode.Role

  package init(
    _ context: _BuildContext, text: Binding<String>, label: Element, actions: Actions,
    isSecure: Bool = false, role: SemanticNode.Role = .textField
  ) {
    environment = context.environment.raised
    self.text = context.environment.fieldDraft ?? text
    self.label = label
    self.actions = actions
    self.isSecure = isSecure
    self.role = role
    memory = context.slot { FieldMemory() }
    super.init(path: context.path)
  }

  private static let idealColumns = 20

  package override func measure(_ proposal: CellProposal) -> CellSize {
    let columns = proposal.columns ?? max(TextFieldElement.idealColumns, idealWidth)
    return CellSize(columns: columns, rows: 1)
  }

  private var idealWidth: Int {
    let content = isSecure ? text.wrappedValue.count : TextMeasure.columns(of: text.wrappedValue)
    return max(content, label.size(for: .unspecified).columns) + 1
  }

  package override var words: String { isSecure ? "" : text.wrappedValue }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    synchronise()
    let isFocused = pass.isFocused(path)
    let window = window(rect.columns)
    memory.cache { $0.first = window.first }
    pass.respond(responder(rect, window)) {
      pass.clipped(to: rect) { drawLine(window, in: rect, isFocused: isFocused, pass) }
    }
    if isFocused, !rect.isEmpty {
      let column = window.column(before: memory.value.editor.caret)
      pass.cursor = rect.origin.offset(columns: min(column, rect.columns - 1))
    }
    tellEditing(isFocused, pass)
  }

  /// Takes over a text that the application set.
  private func synchronise() {
    let current = text.wrappedValue
    guard memory.value.editor.text != current else { return }
    memory.cache { $0.editor.replace(with: current) }
  }

  private var mask: String? { isSecure ? environment.glyphs.pick("•", "*") : nil }

  private func window(_ columns: Int) -> FieldWindow {
    FieldWindow(
      memory.value.editor, mask: mask, columns: columns, first: memory.value.first,
      alignment: environment.textAppearance.alignment)
  }

  private func drawLine(
    _ window: FieldWindow, in rect: CellRect, isFocused: Bool, _ pass: FramePass
  ) {
    drawGround(rect, isFocused: isFocused, pass)
    let editor = memory.value.editor
    let label = pass.collectingSemantics {
      if editor.clusters.isEmpty { self.label.draw(in: rect, pass) }
    }
    pass.describe(node(label, rect, isFocused: isFocused))
    let style = environment.textStyle
    for (cluster, column, glyph) in window.visible {
      let isSelected = isFocused && editor.selection?.contains(cluster) == true
      pass.canvas.write(
        glyph, at: rect.origin.offset(columns: column),
        style: isSelected ? style.adding(.reverse) : style)
    }
  }

  private func drawGround(_ rect: CellRect, isFocused: Bool, _ pass: FramePass) {
    let palette = environment.palette
    let surface = environment.resolve(palette.surface)
    if surface != .transparent {
      pass.canvas.fill(rect, with: " ", style: CellStyle(background: surface))
    }
    let line = environment.resolve(
      !environment.isEnabled ? palette.textDisabled : isFocused ? palette.accent : palette.border)
    pass.canvas.restyle(rect) { style in
      var style = style.adding(.underline)
      style.underlineColor = line
      return style
    }
  }

  private func node(_ label: [SemanticNode], _ rect: CellRect, isFocused: Bool) -> SemanticNode {
    let current = text.wrappedValue
    var states: Set<SemanticNode.State> = isFocused ? [.focused] : []
    if !environment.isEnabled { states.insert(.disabled) }
    let name = label.isEmpty ? self.label.words : label.map(\.label).joined(separator: ", ")
    return SemanticNode(
      role, label: TextSanitizer.sanitize(name),
      value: current.isEmpty
        ? nil : isSecure ? "\(current.count) characters" : TextSanitizer.sanitize(current),
      states: states, frame: rect)
  }

  private func tellEditing(_ isFocused: Bool, _ pass: FramePass) {
    guard memory.value.isEditing != isFocused else { return }
    memory.cache { $0.isEditing = isFocused }
    pass.afterFrame { [actions] in actions.onEditingChanged(isFocused) }
  }
}
