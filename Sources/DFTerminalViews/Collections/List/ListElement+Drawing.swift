import DFTerminalCore
import DFTerminalData

extension ListElement {
  /// Draws the rows in sight and the bar.
  func drawContent(_ frame: ListFrame, _ pass: FramePass) {
    fill(frame.rect, appearance.background, pass)
    pass.clipped(to: frame.window) {
      for row in frame.rows { draw(row, frame, pass) }
      drawDropMark(frame, pass)
    }
    if let track = frame.track {
      Scrollbar(.vertical, thumb: frame.thumb, in: track)?
        .draw(environment, isFocused: pass.isFocused(path), on: &pass.canvas)
    }
  }

  private func draw(_ place: ListFrame.Row, _ frame: ListFrame, _ pass: FramePass) {
    guard let element = rows.element(of: place.row) else { return }
    let rect = frame.rect(of: place)
    guard rows.kind(of: place.row) == .row else {
      draw(element, in: shape.content(of: place.row, in: rect), pass)
      return
    }
    let state = rowState(place.row, isListFocused: frame.isFocused)
    let ground = strips.ground(of: rect, state, pass.canvas)
    if let inside = strips.draw(place.row, at: rect, ground, on: &pass.canvas) {
      describe(
        place.row, rect, state, isActive: state.isListFocused && state.isCursor, inside, pass)
    } else {
      drawAnew(element, place.row, rect, state, ground, frame, pass)
    }
    drawRevealed(place.row, rect, frame, pass)
  }

  private func drawAnew(
    _ element: Element, _ row: Int, _ rect: CellRect, _ state: RowState,
    _ ground: RowStripStore.Ground?, _ frame: ListFrame, _ pass: FramePass
  ) {
    fill(rect, background(state), pass)
    pass.scene.slots.markOwner(path)
    var inside: [SemanticPiece] = []
    let isKeepable = pass.drawsCellsOnly {
      inside = pass.collectingPieces {
        let controls = drawControls(element, row, rect, isCursor: state.isCursor, pass)
        if state.isCursor { frame.controls = controls }
      }
    }
    let isActive =
      state.isCursor
      && (state.isListFocused || frame.controls.contains { pass.isFocused($0.path) })
    describe(row, rect, state, isActive: isActive, inside, pass)
    drawMarks(state, row, in: rect, isActive: isActive, pass)
    finish(rect, row, isActive: isActive, pass)
    if isKeepable { strips.keep(row, rect, ground, inside, pass.canvas) }
  }

  /// What a row is at the moment.
  struct RowState: Hashable {
    var isCursor: Bool
    var isSelected: Bool
    /// Whether the keys go to the list.
    var isListFocused: Bool
    /// The edge from which its actions are revealed.
    var revealed: HorizontalEdge?
  }

  private func rowState(_ row: Int, isListFocused: Bool) -> RowState {
    let state = memory.value
    let isCursor = state.navigator.cursor.id != nil && state.navigator.cursor.offset == row
    var result = RowState(isCursor: isCursor, isSelected: false, isListFocused: isListFocused)
    if let swipe = state.swipe, swipe.id == rows.id(of: row) {
      result.revealed = swipe.isLeading ? .leading : .trailing
    }
    if selection.rule != .none, let value = value(of: row) {
      result.isSelected = state.selection.ids.contains(value)
    }
    return result
  }

  /// Draws the content of a row; its controls receive keys only in the cursor's row.
  private func drawControls(
    _ element: Element, _ row: Int, _ rect: CellRect, isCursor: Bool, _ pass: FramePass
  ) -> ArraySlice<Responder> {
    let allowed = pass.allowsFocus
    pass.allowsFocus = allowed && isCursor
    defer { pass.allowsFocus = allowed }
    return pass.collectingResponders {
      let content = contentBesideActions(shape.content(of: row, in: rect), row)
      pass.clipped(to: content) { draw(element, in: content, pass) }
    }
  }

  /// Draws an element at the beginning of a rectangle, as wide as it likes to be.
  private func draw(_ element: Element, in rect: CellRect, _ pass: FramePass) {
    let wanted = element.size(for: CellProposal(columns: rect.columns, rows: nil))
    let size = CellSize(columns: min(wanted.columns, rect.columns), rows: rect.rows)
    element.draw(in: CellRect(origin: rect.origin, size: size), pass)
  }

  private func background(_ state: RowState) -> Color? {
    if state.isCursor, state.isListFocused, let color = appearance.cursorBackground { return color }
    if state.isSelected { return appearance.selectedBackground ?? environment.palette.selection }
    return appearance.rowBackground
  }

  private func fill(_ rect: CellRect, _ color: Color?, _ pass: FramePass) {
    guard let color else { return }
    let resolved = environment.resolve(color)
    guard resolved != .transparent else { return }
    pass.canvas.fill(rect, with: " ", style: CellStyle(background: resolved))
  }

  private func drawMarks(
    _ state: RowState, _ row: Int, in rect: CellRect, isActive: Bool, _ pass: FramePass
  ) {
    drawHandle(row, in: rect, pass)
    guard shape.gutter > 0 else { return }
    let palette = environment.palette
    if state.isCursor, !environment.isStatic {
      let color = isActive ? appearance.cursorColor ?? palette.accent : palette.border
      for line in 0..<rect.rows {
        pass.canvas.write(
          environment.glyphs.pick(appearance.cursorMark), at: rect.origin.offset(rows: line),
          style: environment.style(color), columns: 1)
      }
    }
    guard let column = shape.markColumn, let mark = mark(state, row) else { return }
    pass.canvas.write(
      environment.glyphs.pick(mark), at: rect.origin.offset(columns: column),
      style: environment.style(
        mark == appearance.deleteMark
          ? palette.destructive : appearance.selectedColor ?? palette.accent), columns: 1)
  }

  private func mark(_ state: RowState, _ row: Int) -> ListAppearance.Mark? {
    if state.isSelected { return appearance.selectedMark }
    guard isEditing else { return nil }
    if selection.rule == .multiple { return appearance.unselectedMark }
    return isDeletable(row) ? appearance.deleteMark : nil
  }

  /// Draws what a row is moved by, while rows are edited.
  private func drawHandle(_ row: Int, in rect: CellRect, _ pass: FramePass) {
    let column = rect.maxColumn - 1 - appearance.inset
    guard shape.hasHandle(row), column >= rect.minColumn else { return }
    pass.canvas.write(
      environment.glyphs.pick(appearance.moveMark),
      at: CellPoint(column: column, row: rect.minRow),
      style: environment.style(environment.palette.textSecondary), columns: 1)
  }

  /// Sets the cursor row apart and separates it from the next one.
  private func finish(_ rect: CellRect, _ row: Int, isActive: Bool, _ pass: FramePass) {
    if isActive, !appearance.cursorAttributes.isEmpty {
      let attributes = appearance.cursorAttributes
      pass.canvas.restyle(rect) { $0.adding(attributes) }
    }
    let color = environment.resolve(appearance.separatorColor ?? environment.palette.border)
    let last = CellRect(
      column: rect.minColumn, row: rect.maxRow - 1, columns: rect.columns, rows: 1)
    switch appearance.separator {
    case .none: break
    case .underline:
      pass.canvas.restyle(last) { style in
        var style = style.adding(.underline)
        style.underlineColor = color
        return style
      }
    case .line where shape.separatorLines(after: row) > 0:
      pass.canvas.fill(
        last, with: environment.glyphs == .unicode ? "─" : "-",
        style: CellStyle(foreground: color, background: .transparent))
    case .line: break
    }
  }

  /// Shows where a dragged row would be dropped.
  private func drawDropMark(_ frame: ListFrame, _ pass: FramePass) {
    guard let target = memory.value.drag?.target else { return }
    let line =
      frame.rows.first { $0.row == target }?.line
      ?? frame.rows.last.map { $0.line + $0.height } ?? 0
    let rect = CellRect(
      column: frame.window.minColumn, row: frame.window.minRow + max(0, line - 1),
      columns: frame.window.columns, rows: 1)
    let color = environment.resolve(environment.palette.accent)
    pass.canvas.restyle(rect) { style in
      var style = style.adding(.underline)
      style.underlineColor = color
      return style
    }
  }

  /// Says what a row is, worked out of what is in it when someone asks.
  private func describe(
    _ row: Int, _ rect: CellRect, _ state: RowState, isActive: Bool, _ inside: [SemanticPiece],
    _ pass: FramePass
  ) {
    pass.describe(
      .later { [self] in
        [node(row, rect, state, inside.nodes, isActive: isActive)]
      })
  }

  private func node(
    _ row: Int, _ rect: CellRect, _ state: RowState, _ inside: [SemanticNode], isActive: Bool
  ) -> SemanticNode {
    var node = SemanticNode(.listItem, combining: inside)
    if state.isSelected { node.states.insert(.selected) }
    if isActive { node.states.insert(.focused) }
    node.position = rows.ordinal(of: row).map {
      SemanticNode.Position(index: $0 + 1, count: rows.rowCount)
    }
    node.actions = actionTitles(of: row)
    node.frame = rect
    return node
  }

  /// What can be done to a row, in words: what its menu lists.
  private func actionTitles(of row: Int) -> [String] { menuActions(of: row).map(\.title) }
}

extension SemanticNode {
  /// Creates a node that speaks for others: their words become its label, controls stay inside.
  init(_ role: Role, combining nodes: [SemanticNode]) {
    let words = nodes.flatMap(\.spoken).filter { !$0.isEmpty }
    self.init(role, label: words.joined(separator: ", "), children: nodes.flatMap(\.controls))
  }

  /// The words of a node and what is in it, in reading order.
  private var spoken: [String] {
    guard !isControl else { return [] }
    let own = [label, value ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    return [own] + children.flatMap(\.spoken)
  }

  /// The controls in a node, itself included.
  private var controls: [SemanticNode] {
    isControl ? [self] : children.flatMap(\.controls)
  }

  private var isControl: Bool {
    switch role {
    case .button, .toggle, .textField, .searchField, .menu, .menuItem, .list, .table, .grid: true
    default: false
    }
  }
}
