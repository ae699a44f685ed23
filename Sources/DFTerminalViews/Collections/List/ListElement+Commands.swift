import DFTerminalCore
import DFTerminalData
import Foundation

extension ListElement {
  /// The rows one step of the wheel scrolls.
  static let wheelStep = 3

  func responder(_ frame: ListFrame) -> Responder {
    let canUse = environment.isEnabled && !environment.isStatic
    var responder = Responder(
      path: path, frame: frame.rect, isFocusable: canUse && !rows.isEmpty,
      commands: canUse ? commands : [],
      perform: { [self] command in perform(command, frame) },
      handle: { [self] event in
        guard canUse, case .pointer(let pointer) = event else { return false }
        return handle(pointer, frame)
      },
      fallback: { [self] event in canUse && jump(event, frame) })
    responder.observe = { [self] pointer in
      guard canUse, let place = frame.row(at: pointer.position) else { return }
      if place.row != memory.value.navigator.cursor.offset {
        point(at: place.row, extending: false)
      }
    }
    return responder
  }

  /// What the list can do now.
  private var commands: [Command] {
    guard !rows.isEmpty else { return [] }
    var commands: [Command] = [
      .moveUp, .moveDown, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .moveHome, .moveEnd,
      .moveFirst, .moveLast, .activate,
    ]
    if selection.rule != .none { commands.append(.selectNone) }
    if selection.rule == .multiple {
      commands += [
        .mark, .selectAll, .invertSelection, .extendUp, .extendDown, .extendPageUp, .extendPageDown,
        .extendHome, .extendEnd,
      ]
    }
    let row = memory.value.navigator.cursor.offset
    if editing(of: row).onDelete != nil { commands.append(.delete) }
    if editing(of: row).onMove != nil { commands += [.moveRowUp, .moveRowDown] }
    if rows.isStop(row) { commands += options.rowCommands.map(\.command) }
    return commands + actionCommands(row)
  }

  private func perform(_ command: Command, _ frame: ListFrame) -> Bool {
    let row = memory.value.navigator.cursor.offset
    return switch command {
    case .moveUp: move(.rows(-1), frame)
    case .moveDown: move(.rows(1), frame)
    case .pageUp: move(.pageUp, frame)
    case .pageDown: move(.pageDown, frame)
    case .halfPageUp: move(.halfPageUp, frame)
    case .halfPageDown: move(.halfPageDown, frame)
    case .moveHome, .moveFirst: move(.first, frame)
    case .moveEnd, .moveLast: move(.last, frame)
    case .activate: performRevealed() || activate(row, frame)
    case .moveLeft: reveal(row, isLeftwards: true)
    case .moveRight: reveal(row, isLeftwards: false)
    case .showActions: openMenu(row)
    case .cancel: hideActions()
    case .delete: delete(row)
    case .moveRowUp: moveRow(row, by: -1)
    case .moveRowDown: moveRow(row, by: 1)
    default: performSelection(command, row, frame)
    }
  }

  private func performSelection(_ command: Command, _ row: Int, _ frame: ListFrame) -> Bool {
    switch command {
    case .mark: mark(row)
    case .extendUp: move(.rows(-1), frame, extending: true)
    case .extendDown: move(.rows(1), frame, extending: true)
    case .extendPageUp: move(.pageUp, frame, extending: true)
    case .extendPageDown: move(.pageDown, frame, extending: true)
    case .extendHome: move(.first, frame, extending: true)
    case .extendEnd: move(.last, frame, extending: true)
    case .selectAll: select { $0.selectAll(values) }
    case .invertSelection: select { $0.invert(values) }
    case .selectNone: select { $0.clear() }
    default: performOwn(command, row)
    }
  }

  /// Carries out a command of the application on a row; returns whether it is one.
  private func performOwn(_ command: Command, _ row: Int) -> Bool {
    guard let own = options.rowCommands.first(where: { $0.command == command }),
      rows.isStop(row), let value = value(of: row)
    else { return false }
    own.action(value)
    return true
  }

  /// The values of all rows that can be selected.
  private var values: [AnyHashable] { (0..<rows.count).compactMap { value(of: $0) } }

  /// Opens a row, or uses its first control; returns whether there is anything to open.
  func activate(_ row: Int, _ frame: ListFrame) -> Bool {
    if let open = rows.element(of: row)?.traits.activate {
      open()
      return true
    }
    if let onActivate = options.onActivate, let value = value(of: row) {
      onActivate(value)
      return true
    }
    guard row == memory.value.navigator.cursor.offset else { return false }
    return frame.controls.contains { $0.commands.contains(.press) && $0.perform(.press) }
  }

  /// Moves the cursor to the next row whose words begin with what is typed.
  private func jump(_ event: InputEvent, _ frame: ListFrame) -> Bool {
    guard options.jumpsToTypedText || environment.listBehavior.jumpsToTypedText,
      case .key(let key) = event, let text = key.text, !text.isEmpty
    else { return false }
    let start = memory.value.navigator.cursor.offset
    let prefix = memory.value.typed.text + text
    let found = find(prefix, from: start) ?? find(text, from: start + 1)
    memory.update { state in
      if found != nil, find(prefix, from: start) != nil {
        state.typed.append(text)
      } else {
        state.typed.restart(text)
      }
    }
    guard let found else { return true }
    return move(.to(found), frame)
  }

  /// The rows whose words are looked at for what is typed.
  private static let jumpReach = 10_000

  private func find(_ prefix: String, from start: Int) -> Int? {
    let count = rows.count
    let wanted = prefix.lowercased()
    return (0..<min(count, ListElement.jumpReach)).lazy.map { ($0 + start) % count }.first { row in
      rows.isStop(row) && rows.element(of: row)?.words.lowercased().hasPrefix(wanted) == true
    }
  }
}
