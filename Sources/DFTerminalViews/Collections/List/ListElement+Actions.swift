public import DFTerminalCore
import DFTerminalData

/// The actions of a row: revealed from its edges, or in its menu.
extension ListElement {
  /// The actions that can be revealed at an edge of a row.
  ///
  /// A row that its collection allows to delete reveals that, unless it has trailing actions of its
  /// own.
  func actions(of row: Int, at edge: HorizontalEdge) -> [RowTraits.Action] {
    guard rows.isStop(row), let traits = rows.element(of: row)?.traits else { return [] }
    if edge == .leading { return traits.leadingActions }
    return traits.trailingActions.isEmpty ? deletion(of: row) : traits.trailingActions
  }

  /// Whether a row has actions that can be revealed.
  func hasSwipeActions(_ row: Int) -> Bool {
    HorizontalEdge.allCases.contains { !actions(of: row, at: $0).isEmpty }
  }

  /// The commands that reach the actions of a row.
  func actionCommands(_ row: Int) -> [Command] {
    guard rows.isStop(row) else { return [] }
    var commands: [Command] = []
    if hasSwipeActions(row) { commands += [.moveLeft, .moveRight] }
    if hasMenu(row) { commands.append(.showActions) }
    if memory.value.swipe != nil { commands.append(.cancel) }
    return commands
  }

  /// Reveals the actions of an edge, or moves among those revealed.
  ///
  /// The left arrow pulls the row to the left and so reveals the trailing actions, as a finger
  /// would.
  func reveal(_ row: Int, isLeftwards: Bool) -> Bool {
    guard let swipe = memory.value.swipe, swipe.id == rows.id(of: row) else {
      guard !actions(of: row, at: isLeftwards ? .trailing : .leading).isEmpty else { return false }
      memory.update { $0.swipe = RowSwipe(id: rows.id(of: row), isLeading: !isLeftwards, index: 0) }
      return true
    }
    let count = revealed(swipe, row).count
    let index = swipe.index + (isLeftwards ? -1 : 1)
    let leaves = swipe.isLeading ? index < 0 : index >= count
    if leaves { return hideActions() }
    memory.update { $0.swipe?.index = min(max(0, index), count - 1) }
    return true
  }

  /// Hides revealed actions; returns whether there were any.
  func hideActions() -> Bool {
    guard memory.value.swipe != nil else { return false }
    memory.update { $0.swipe = nil }
    return true
  }

  /// Performs the chosen one of the revealed actions; returns whether there is one.
  func performRevealed(_ index: Int? = nil) -> Bool {
    guard let swipe = memory.value.swipe, let row = row(swiped: swipe.id) else { return false }
    let actions = revealed(swipe, row)
    let index = index ?? swipe.index
    guard actions.indices.contains(index) else { return false }
    memory.update { $0.swipe = nil }
    actions[index].perform()
    return true
  }

  private func row(swiped id: AnyHashable) -> Int? {
    RowIDs(rows).offset(of: id, near: memory.value.navigator.cursor.offset)
  }

  private func revealed(_ swipe: RowSwipe, _ row: Int) -> [RowTraits.Action] {
    actions(of: row, at: swipe.isLeading ? .leading : .trailing)
  }
}

/// Dragging a row sideways.
extension ListElement {
  /// The columns a row is dragged before its actions show.
  private static let swipeStart = 3

  /// Reveals the actions that a drag uncovers.
  func swipe(_ id: AnyHashable, by columns: Int) -> Bool {
    guard abs(columns) >= ListElement.swipeStart, let row = row(swiped: id) else { return false }
    let swipe = RowSwipe(id: id, isLeading: columns > 0, index: 0)
    guard !revealed(swipe, row).isEmpty else { return false }
    memory.update { state in
      state.swipe = swipe
      state.drag?.sideways = columns
    }
    return true
  }

  /// Performs the first action of an edge when the row was dragged over half of its width.
  func finishSwipe(_ drag: RowDrag, _ row: Int, _ frame: ListFrame) {
    guard abs(drag.sideways) * 2 > frame.window.columns else { return }
    let edge: HorizontalEdge = drag.sideways > 0 ? .leading : .trailing
    // A row that names no actions of its own is deleted by a full swipe, as by Delete.
    guard rows.element(of: row)?.traits.fullSwipe[edge] ?? true else { return }
    _ = performRevealed(0)
  }

  /// The revealed actions of a row with the words on them; none where none are revealed.
  private func chips(_ row: Int) -> [(action: RowTraits.Action, words: String)] {
    guard let swipe = memory.value.swipe, swipe.id == rows.id(of: row) else { return [] }
    return revealed(swipe, row).map { ($0, "[ \(TextSanitizer.sanitize($0.title)) ]") }
  }

  /// Returns what is left of a row's content beside its revealed actions.
  func contentBesideActions(_ content: CellRect, _ row: Int) -> CellRect {
    let chips = chips(row)
    guard !chips.isEmpty, let swipe = memory.value.swipe else { return content }
    let width = chips.reduce(1) { $0 + TextMeasure.columns(of: $1.words) } - appearance.inset
    return content.inset(
      by: swipe.isLeading ? CellInsets(leading: width) : CellInsets(trailing: width))
  }

  /// Draws the revealed actions beside the row they belong to.
  func drawRevealed(_ row: Int, _ rect: CellRect, _ frame: ListFrame, _ pass: FramePass) {
    let chips = chips(row)
    guard !chips.isEmpty, let swipe = memory.value.swipe else { return }
    let width = chips.reduce(0) { $0 + TextMeasure.columns(of: $1.words) }
    let start = swipe.isLeading ? rect.minColumn + shape.gutter : rect.maxColumn - width
    var column = max(rect.minColumn, start)
    for (index, chip) in chips.enumerated() {
      let columns = TextMeasure.columns(of: chip.words)
      let place = CellRect(column: column, row: rect.minRow, columns: columns, rows: 1)
      draw(chip.action, chip.words, in: place, isChosen: index == swipe.index, pass)
      frame.chips.append((place.intersection(rect), index))
      column += columns
    }
  }

  private func draw(
    _ action: RowTraits.Action, _ words: String, in rect: CellRect, isChosen: Bool,
    _ pass: FramePass
  ) {
    let palette = environment.palette
    let color = action.isDestructive ? palette.destructive : action.tint ?? palette.accent
    let style = environment.style(color, isChosen ? [.bold, .reverse] : [])
    pass.canvas.fill(rect, with: " ", style: .plain)
    pass.canvas.write(words, at: rect.origin, style: style)
  }
}

/// The menu of a row.
extension ListElement {
  /// Whether there is anything in the menu of a row.
  func hasMenu(_ row: Int) -> Bool { !menuActions(of: row).isEmpty }

  /// Opens the menu of a row; returns whether there is anything in it.
  func openMenu(_ row: Int) -> Bool {
    guard hasMenu(row) else { return false }
    memory.update { $0.menuRow = rows.id(of: row) }
    return true
  }

  /// Shows the menu that is open, below its row.
  func presentMenu(_ frame: ListFrame, _ pass: FramePass) {
    guard let id = memory.value.menuRow else { return }
    guard let place = frame.rows.first(where: { rows.id(of: $0.row) == id }) else {
      memory.cache { $0.menuRow = nil }
      return
    }
    let entries = MenuEntries(actions: menuActions(of: place.row))
    OverlayBox(
      menu: { $0.elements(of: entries) }, title: "Actions", menuContext,
      below: frame.rect(of: place)
    ) { [memory] in
      memory.update { $0.menuRow = nil }
    }
    .present(pass)
  }

  /// Everything that can be done to a row: its own actions, then what its collection allows.
  func menuActions(of row: Int) -> [RowTraits.Action] {
    guard let traits = rows.element(of: row)?.traits else { return [] }
    let deletes = traits.actions.contains { $0.title == ListElement.deleteTitle }
    return traits.actions + (deletes ? [] : deletion(of: row)) + moves(of: row)
  }

  /// What deleting a row by its collection is called.
  static let deleteTitle = "Delete"

  /// Deleting the row alone, where its collection allows it.
  private func deletion(of row: Int) -> [RowTraits.Action] {
    guard isDeletable(row) else { return [] }
    return [
      RowTraits.Action(title: ListElement.deleteTitle, symbol: "trash", isDestructive: true) {
        [self] in delete([row])
      }
    ]
  }

  /// Moving the row past its neighbours, where its collection allows it.
  private func moves(of row: Int) -> [RowTraits.Action] {
    [("Move up", -1), ("Move down", 1)].filter { canMove(row, by: $0.1) }.map { title, distance in
      RowTraits.Action(title: title) { [self] in _ = moveRow(row, by: distance) }
    }
  }
}

/// A button for each action.
private struct MenuEntries: View {
  typealias Body = Never

  let actions: [RowTraits.Action]

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    for (index, action) in view.actions.enumerated() {
      let role: ButtonRole? = action.isDestructive ? .destructive : nil
      let button = Button(action.title, role: role, action: action.perform)
      Button<Text>._collect(button, in: context.child(index), into: collector)
    }
  }
}

extension View {
  /// Offers actions of a row: revealed from an edge with the arrows or a drag, and in its menu.
  ///
  /// Left reveals the trailing actions and Right the leading ones; then the arrows choose, Enter
  /// performs and Escape hides. The Menu key, Shift-F10 or a right click lists them
  /// all. Dragging over half of the width performs the first one, unless `allowsFullSwipe` is off.
  /// Each action is a ``Button``; a destructive role and a tint show. Trailing actions take the
  /// place of the one that `onDelete` brings. Source: SwiftUI's `swipeActions`.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return wrappingElement { element, context in
      let inner = context.at(element.path.part("swipeActions")).child(edge == .leading ? 0 : 1)
      return SwipeElement(element, edge: edge, allowsFullSwipe: allowsFullSwipe) {
        inner.elements(of: content).compactMap(\.rowAction)
      }
    }
  }

  /// Opens the row with Enter or a double click.
  public func onActivate(perform action: @escaping () -> Void) -> some View {
    transformTraits { $0.activate = action }
  }

  /// Keeps the row from being deleted, whatever its collection allows.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    transformTraits { $0.isDeleteDisabled = isDisabled }
  }

  /// Keeps the row from being moved, whatever its collection allows.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    transformTraits { $0.isMoveDisabled = isDisabled }
  }

  /// Keeps the row from being selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    transformTraits { $0.isSelectionDisabled = isDisabled }
  }
}

/// Adds actions to what a row tells its list; they are built once, when they are asked for.
private final class SwipeElement: WrapperElement {
  private let edge: HorizontalEdge
  private let allowsFullSwipe: Bool
  private let build: () -> [RowTraits.Action]
  private lazy var actions = build()

  init(
    _ child: Element, edge: HorizontalEdge, allowsFullSwipe: Bool,
    build: @escaping () -> [RowTraits.Action]
  ) {
    self.edge = edge
    self.allowsFullSwipe = allowsFullSwipe
    self.build = build
    super.init(child)
  }

  override var traits: RowTraits {
    var traits = child.traits
    switch edge {
    case .leading: traits.leadingActions += actions
    case .trailing: traits.trailingActions += actions
    }
    traits.fullSwipe[edge] = allowsFullSwipe
    return traits
  }
}
