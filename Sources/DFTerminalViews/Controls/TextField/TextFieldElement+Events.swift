import DFTerminalCore

extension TextFieldElement {
  func responder(_ rect: CellRect, _ window: FieldWindow) -> Responder {
    guard environment.isEnabled, !environment.isStatic else {
      return Responder(path: path, frame: rect)
    }
    return Responder(
      path: path, frame: rect, isFocusable: true, commands: commands,
      perform: { [self] in perform($0) },
      handle: { [self] event in handle(event, rect, window) })
  }

  private var commands: [Command] {
    let editor = memory.value.editor
    var commands: [Command] = [
      .submit, .moveLeft, .moveRight, .moveHome, .moveEnd, .wordLeft, .wordRight, .selectLeft,
      .selectRight, .selectWordLeft, .selectWordRight, .extendHome, .extendEnd, .deleteBackward,
      .deleteForward, .deleteWordBackward, .deleteWordForward, .deleteToStart, .deleteToEnd,
      .selectAll,
    ]
    if editor.selection != nil, !isSecure { commands += [.copy, .cut] }
    if editor.canUndo { commands.append(.undo) }
    if editor.canRedo { commands.append(.redo) }
    return commands
  }

  private func perform(_ command: Command) -> Bool {
    switch command {
    case .submit: submit()
    case .copy: environment.copyText(memory.value.editor.selectedText)
    case .cut:
      environment.copyText(memory.value.editor.selectedText)
      edit { $0.delete(.left) }
    case .selectAll: edit { $0.selectAll() }
    case .undo: edit { $0.undo() }
    case .redo: edit { $0.redo() }
    default: return performMotion(command)
    }
    return true
  }

  private func performMotion(_ command: Command) -> Bool {
    if let motion = TextFieldElement.moves[command] {
      edit { $0.move(motion) }
    } else if let motion = TextFieldElement.extensions[command] {
      edit { $0.move(motion, extending: true) }
    } else if let motion = TextFieldElement.deletions[command] {
      edit { $0.delete(motion) }
    } else {
      return false
    }
    return true
  }

  private static let moves: [Command: LineEditor.Motion] = [
    .moveLeft: .left, .moveRight: .right, .moveHome: .start, .moveEnd: .end,
    .wordLeft: .wordLeft, .wordRight: .wordRight,
  ]

  private static let extensions: [Command: LineEditor.Motion] = [
    .selectLeft: .left, .selectRight: .right, .extendHome: .start, .extendEnd: .end,
    .selectWordLeft: .wordLeft, .selectWordRight: .wordRight,
  ]

  private static let deletions: [Command: LineEditor.Motion] = [
    .deleteBackward: .left, .deleteForward: .right, .deleteWordBackward: .wordLeft,
    .deleteWordForward: .wordRight, .deleteToStart: .start, .deleteToEnd: .end,
  ]

  private func submit() {
    actions.onCommit()
    environment.submitAction?()
  }

  /// Changes the line and tells the application about its text.
  private func edit(_ change: (inout LineEditor) -> Void) {
    let before = memory.value.editor.text
    memory.update { change(&$0.editor) }
    let after = memory.value.editor.text
    if after != before { text.wrappedValue = after }
  }

  private func handle(_ event: InputEvent, _ rect: CellRect, _ window: FieldWindow) -> Bool {
    switch event {
    case .key(let key):
      guard let typed = key.text, !typed.isEmpty, key.modifiers.isSubset(of: .shift) else {
        return false
      }
      edit { $0.insert(typed) }
      return true
    case .paste(let pasted):
      edit { $0.insert(pasted) }
      return true
    case .pointer(let pointer): return handle(pointer, rect, window)
    default: return false
    }
  }

  private func handle(_ pointer: PointerEvent, _ rect: CellRect, _ window: FieldWindow) -> Bool {
    let place = window.place(at: pointer.position.column - rect.minColumn)
    switch pointer.action {
    case .press(.left) where pointer.clickCount > 2: edit { $0.selectAll() }
    case .press(.left) where pointer.clickCount == 2: edit { $0.selectWord(at: place) }
    case .press(.left):
      edit { $0.move(to: place, extending: pointer.modifiers.contains(.shift)) }
    case .drag(.left): edit { $0.move(to: place, extending: true) }
    case .release(.left): break
    default: return false
    }
    return true
  }
}

/// Editing a line of text.
extension Command {
  /// Submits what was typed.
  public static let submit = Command("text.submit", "Submit", keys: [KeyChord(.enter)])
  /// Moves the caret to the beginning of the word.
  public static let wordLeft = Command(
    "text.wordLeft", "Word left",
    keys: [KeyChord(.left, .control), KeyChord(.left, .alt)],
    emacs: [KeyChord(.character("b"), .alt)])
  /// Moves the caret to the end of the word.
  public static let wordRight = Command(
    "text.wordRight", "Word right",
    keys: [KeyChord(.right, .control), KeyChord(.right, .alt)],
    emacs: [KeyChord(.character("f"), .alt)])
  /// Extends the selection by a character to the left.
  public static let selectLeft = Command(
    "text.selectLeft", "Select left", keys: [KeyChord(.left, .shift)])
  /// Extends the selection by a character to the right.
  public static let selectRight = Command(
    "text.selectRight", "Select right", keys: [KeyChord(.right, .shift)])
  /// Extends the selection to the beginning of the word.
  public static let selectWordLeft = Command(
    "text.selectWordLeft", "Select word left", keys: [KeyChord(.left, [.control, .shift])])
  /// Extends the selection to the end of the word.
  public static let selectWordRight = Command(
    "text.selectWordRight", "Select word right", keys: [KeyChord(.right, [.control, .shift])])
  /// Deletes the character before the caret.
  public static let deleteBackward = Command(
    "text.deleteBackward", "Delete back", keys: [KeyChord(.backspace)])
  /// Deletes the character after the caret.
  public static let deleteForward = Command(
    "text.deleteForward", "Delete", keys: [KeyChord(.delete)],
    emacs: [KeyChord(.character("d"), .control)])
  /// Deletes the word before the caret.
  public static let deleteWordBackward = Command(
    "text.deleteWordBackward", "Delete word back",
    keys: [
      KeyChord(.backspace, .control), KeyChord(.backspace, .alt),
      KeyChord(.character("w"), .control),
    ])
  /// Deletes the word after the caret.
  public static let deleteWordForward = Command(
    "text.deleteWordForward", "Delete word",
    keys: [KeyChord(.delete, .control), KeyChord(.delete, .alt)],
    emacs: [KeyChord(.character("d"), .alt)])
  /// Deletes everything before the caret.
  public static let deleteToStart = Command(
    "text.deleteToStart", "Delete to start", keys: [KeyChord(.character("u"), .control)])
  /// Deletes everything after the caret.
  public static let deleteToEnd = Command(
    "text.deleteToEnd", "Delete to end", keys: [KeyChord(.character("k"), .control)])
  /// Copies the selection and deletes it.
  public static let cut = Command("act.cut", "Cut", keys: [KeyChord(.character("x"), .control)])
}
