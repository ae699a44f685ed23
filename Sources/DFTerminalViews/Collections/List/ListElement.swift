package import DFTerminalCore
import DFTerminalData

/// A list on the screen.
package final class ListElement: Element {
  let rows: RowSource
  let memory: StateSlot<ListMemory>
  let environment: EnvironmentValues
  let appearance: ListAppearance
  let selection: ListSelection
  let options: ListOptions
  /// Whether rows show what it takes to mark them.
  let isEditing: Bool
  /// Where the menu of a row is built.
  let menuContext: _BuildContext
  /// Rows as they were drawn last.
  let strips = RowStripStore()
  private var noted = NotedRows()
  private let layout: LazyLayout

  package init<Content: View>(
    _ content: Content, _ context: _BuildContext, selection: ListSelection, options: ListOptions
  ) {
    environment = context.environment
    appearance = environment.listAppearance
    self.selection = selection
    self.options = options
    menuContext = context.at(context.path.part("rowMenu"))
    isEditing = context.editMode.wrappedValue.isEditing
    let rows = context.rows(of: content, axis: .vertical)
    self.rows = rows
    memory = context.slot { ListMemory(selection.rule) }
    let shape = RowShape(
      environment, rows: rows, options: options, rule: selection.rule, isEditing: isEditing)
    self.shape = shape
    let items = LazyLayout.Items(count: rows.count, id: rows.id(of:)) { row, width in
      shape.height(of: row, width: width)
    }
    layout = LazyLayout(
      .vertical, items, spacing: 0, memory: context.slot(index: 1) { LazyMemory() },
      isExact: environment.isStatic)
    super.init(path: context.path)
  }

  /// Where the parts of a row are, and how tall it is.
  let shape: RowShape

  package override func measure(_ proposal: CellProposal) -> CellSize {
    let columns = proposal.columns ?? shape.idealColumns
    let lines = proposal.rows ?? layout.total(across: columns)
    return CellSize(columns: columns, rows: lines)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    noticeChanges(pass)
    let frame = frame(rect, pass)
    frame.isFocused = pass.isFocused(path)
    strips.begin(palette: pass.canvas.palette)
    pass.respond(responder(frame)) {
      pass.describe(node(frame, pass)) { drawContent(frame, pass) }
    }
    follow(frame, pass)
    presentMenu(frame, pass)
    rows.forgetFarRows(from: frame.rows.map(\.row))
    strips.end(shown: frame.rows.count)
  }

  private func node(_ frame: ListFrame, _ pass: FramePass) -> SemanticNode {
    let count = rows.rowCount
    return SemanticNode(
      .list, label: options.label, value: count == 1 ? "1 row" : "\(count) rows",
      states: pass.isFocused(path) ? [.focused] : [], frame: frame.rect)
  }

  /// The rows in sight: all of them where there is room, else those in the window.
  private func frame(_ rect: CellRect, _ pass: FramePass) -> ListFrame {
    let fits = layout.total(across: rect.columns) <= rect.rows
    var state = memory.value
    let width = fits ? rect.columns : shape.rowColumns(in: rect.columns, bar: showsBar(rect))
    state.heights.begin(width: width)
    let frame =
      fits
      ? wholeFrame(rect, &state, pass) : windowFrame(rect, width, &state)
    state.rows = rows
    memory.cache { $0 = state }
    return frame
  }

  private func wholeFrame(
    _ rect: CellRect, _ state: inout ListMemory, _ pass: FramePass
  ) -> ListFrame {
    let placements = layout.placements(
      in: rect.window(along: .vertical, clip: pass.canvas.clip), across: rect.columns,
      scroll: environment.scrollContext, pass)
    let metrics = metrics(state)
    state.navigator.resize(height: rect.rows, metrics: metrics)
    state.needsReveal = false
    let frame = ListFrame(rect: rect, window: rect, isWhole: true)
    for placement in placements {
      _ = state.heights.set(placement.length, rows.id(of: placement.item))
      frame.append(placement.item, line: placement.position, height: placement.length)
    }
    if state.navigator.cursor.id != nil {
      frame.cursorLine = layout.position(
        of: state.navigator.cursor.offset, across: rect.columns)
    }
    return frame
  }

  private func windowFrame(
    _ rect: CellRect, _ width: Int, _ state: inout ListMemory
  ) -> ListFrame {
    settle(rect.rows, width, &state)
    let metrics = metrics(state)
    let window = CellRect(origin: rect.origin, size: CellSize(columns: width, rows: rect.rows))
    let frame = ListFrame(rect: rect, window: window, isWhole: false)
    for placement in state.navigator.viewport.placements(of: metrics) {
      frame.append(placement.row, line: placement.line, height: placement.height)
    }
    frame.thumb = state.navigator.viewport.thumb(track: rect.rows, rows: metrics)
    frame.cursorLine = frame.rows.first { $0.row == state.navigator.cursor.offset }?.line
    return frame
  }

  /// Measures the rows in the window until it shows only rows of known heights.
  private func settle(_ height: Int, _ width: Int, _ state: inout ListMemory) {
    for _ in 0..<ListElement.settlingLimit {
      let metrics = metrics(state)
      state.navigator.resize(height: height, metrics: metrics)
      if state.needsReveal { reveal(&state, metrics) }
      var isKnown = true
      for placement in state.navigator.viewport.placements(of: metrics) {
        guard noted.insert(placement.row, state.heights) else { continue }
        let length = shape.height(of: placement.row, width: width) ?? 0
        if state.heights.set(length, rows.id(of: placement.row)) { isKnown = false }
      }
      if isKnown { break }
    }
    state.needsReveal = false
  }

  /// The rounds of measuring at most; each meets rows not seen before.
  private static let settlingLimit = 16

  private func showsBar(_ rect: CellRect) -> Bool {
    options.showsIndicators && !environment.isStatic && rect.columns > 2
  }

  /// Keeps the cursor row in sight of the scroll view around the list.
  private func follow(_ frame: ListFrame, _ pass: FramePass) {
    guard let line = frame.cursorLine, pass.focusTarget != nil else { return }
    let isInside = pass.isFocused(path) || frame.controls.contains { pass.isFocused($0.path) }
    guard isInside else { return }
    let height = memory.value.heights.height(rows.id(of: memory.value.navigator.cursor.offset))
    pass.focusTarget = FocusTarget(
      frame: CellRect(
        column: frame.rect.minColumn, row: frame.rect.minRow + line,
        columns: frame.rect.columns, rows: height),
      moves: pass.scene.focus.moves + memory.value.moves)
  }
}

/// The rows whose heights were noted while the same elements draw them.
@MainActor private struct NotedRows {
  private var rows: Set<Int> = []
  private var generation = -1

  /// Notes a row; returns whether it was not noted since heights were forgotten.
  mutating func insert(_ row: Int, _ heights: RowHeights) -> Bool {
    if generation != heights.generation {
      rows = []
      generation = heights.generation
    }
    return rows.insert(row).inserted
  }
}

/// What a list shows in one frame.
@MainActor final class ListFrame {
  /// A row in sight.
  struct Row {
    var row: Int
    /// The line of the window where it begins.
    var line: Int
    var height: Int
  }

  let rect: CellRect
  /// The rectangle of the rows, without the bar.
  let window: CellRect
  /// Whether every row shows, as far as the screen reaches.
  let isWhole: Bool
  private(set) var rows: [Row] = []
  /// The cells of the scroll bar's thumb.
  var thumb: Range<Int>?
  /// The line of the cursor row, if it shows.
  var cursorLine: Int?
  /// Whether the keys go to the list.
  var isFocused = false
  /// The revealed actions of a row, with the cells of each.
  var chips: [(rect: CellRect, index: Int)] = []
  /// The controls of the cursor row.
  var controls: ArraySlice<Responder> = []

  init(rect: CellRect, window: CellRect, isWhole: Bool) {
    self.rect = rect
    self.window = window
    self.isWhole = isWhole
  }

  func append(_ row: Int, line: Int, height: Int) {
    rows.append(Row(row: row, line: line, height: height))
  }

  /// The rectangle of a row in sight.
  func rect(of row: Row) -> CellRect {
    CellRect(
      column: window.minColumn, row: window.minRow + row.line, columns: window.columns,
      rows: row.height)
  }

  /// The row at a position of the screen.
  func row(at point: CellPoint) -> Row? {
    guard window.contains(point) else { return nil }
    return rows.last { rect(of: $0).contains(point) }
  }

  /// The cells of the scroll bar, if there is one.
  var track: CellRect? {
    guard thumb != nil, window.columns < rect.columns else { return nil }
    return CellRect(
      column: window.maxColumn, row: rect.minRow, columns: rect.columns - window.columns,
      rows: rect.rows)
  }
}
