import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// What a person can do to a table that was drawn.
@MainActor struct TableResponder<Row: Identifiable> {
  let frame: TableFrame<Row>

  init(_ frame: TableFrame<Row>) {
    self.frame = frame
  }

  var model: TableModel<Row> { frame.model }

  /// The responder to register while the table is drawn.
  func responder(_ path: ViewPath) -> Responder {
    let environment = model.environment
    guard environment.isEnabled, !environment.isStatic else {
      return Responder(path: path, frame: frame.rect)
    }
    return Responder(
      path: path, frame: frame.rect, isFocusable: true, commands: commands,
      perform: perform, handle: handle, fallback: typeOver)
  }

  private func handle(_ event: InputEvent) -> Bool {
    if case .pointer(let pointer) = event { return handle(pointer) }
    return false
  }

  /// The commands that can be carried out now.
  var commands: [Command] {
    if let question = model.store.memory.question { return answers(question) }
    if model.session != nil { return editorCommands }
    if model.find?.isTyping == true { return findingCommands }
    if model.isPaged { return browsingCommands }
    if let known = model.fixtures.commands { return known }
    let commands = browsingCommands
    model.fixtures.commands = commands
    return commands
  }

  /// What can be done while nothing is edited or asked.
  private var browsingCommands: [Command] {
    var commands: [Command] = [
      .moveUp, .moveDown, .moveLeft, .moveRight, .pageUp, .pageDown, .halfPageUp, .halfPageDown,
      .moveHome, .moveEnd, .moveFirst, .moveLast,
    ]
    let isEditable = model.columns.contains(where: model.spec.isEditable)
    if isEditable { commands.append(.edit) }
    if model.keepsHistory { commands += [.undo, .redo] }
    if isEditable || model.spec.onActivate != nil || model.pages?.failures.isEmpty == false {
      commands.append(.activate)
    }
    if model.spec.canDelete { commands.append(.delete) }
    if model.spec.selectionRule != .none { commands.append(.mark) }
    if model.spec.selectionRule == .multiple {
      commands += [
        .extendUp, .extendDown, .extendPageUp, .extendPageDown, .extendHome, .extendEnd,
        .selectAll, .selectNone, .invertSelection,
      ]
    }
    if model.columns.contains(where: model.canSort) { commands += [.sort, .sortAdd] }
    commands += [.copy, .widenColumn, .narrowColumn] + arrangingCommands + findingCommands
    if model.spec.pageSize != nil { commands += [.nextPage, .previousPage] }
    return commands
  }

  /// Carries out a command; returns whether it did.
  func perform(_ command: Command) -> Bool {
    let notice = model.store.memory.notice
    if notice != nil { model.update { $0.notice = nil } }
    if case .copied? = notice, command == .copy, model.copySharesInterrupt { return false }
    return carryOut(command)
  }

  private func carryOut(_ command: Command) -> Bool {
    if model.store.memory.question != nil { return answer(command) }
    if model.session != nil { return performEditing(command) }
    if findingCommands.contains(command) { return performFinding(command) }
    if let step = step(of: command) {
      move(step)
      return true
    }
    if let step = extendingStep(of: command) {
      extend(step)
      return true
    }
    if arrangingCommands.contains(command) { return performArranging(command) }
    switch command {
    case .moveLeft: moveColumn(by: -1)
    case .moveRight: moveColumn(by: 1)
    case .moveHome: moveColumn(by: .min)
    case .moveEnd: moveColumn(by: .max)
    case .activate: return activate()
    case .edit: return beginEditing() || refuseEditing()
    case .undo: return model.undo() || say(.nothingTo("undo"))
    case .redo: return model.redo() || say(.nothingTo("redo"))
    case .delete: return deleteOrAsk()
    case .mark: mark()
    case .selectAll: model.select { $0.selectAll(shownIDs) }
    case .selectNone: model.select { $0.clear() }
    case .invertSelection: model.select { $0.invert(shownIDs) }
    case .sort, .sortAdd: return sort(adding: command == .sortAdd)
    case .copy: return copy()
    case .widenColumn: return resize(by: 1)
    case .narrowColumn: return resize(by: -1)
    case .nextPage: return turn(by: 1)
    case .previousPage: return turn(by: -1)
    default: return false
    }
    return true
  }

  private func step(of command: Command) -> RowStep? {
    switch command {
    case .moveUp: .rows(-1)
    case .moveDown: .rows(1)
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .halfPageUp: .halfPageUp
    case .halfPageDown: .halfPageDown
    case .moveFirst: .first
    case .moveLast: .last
    case .moveHome where !model.isCellCursor: .first
    case .moveEnd where !model.isCellCursor: .last
    default: nil
    }
  }

  private func extendingStep(of command: Command) -> RowStep? {
    switch command {
    case .extendUp: .rows(-1)
    case .extendDown: .rows(1)
    case .extendPageUp: .pageUp
    case .extendPageDown: .pageDown
    case .extendHome: .first
    case .extendEnd: .last
    default: nil
    }
  }

  /// All rows that search and filters leave, also those of other pages.
  private var shownIDs: [Row.ID] {
    let cached = model.store.cache
    return cached.order.compactMap { cached.rows.key(at: $0).id }
  }
}
