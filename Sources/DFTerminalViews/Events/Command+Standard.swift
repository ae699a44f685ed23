import DFTerminalCore

extension KeyChord {
  fileprivate static func key(_ character: Character) -> KeyChord {
    KeyChord(.character(character))
  }

  fileprivate static func shift(_ code: KeyCode) -> KeyChord { KeyChord(code, .shift) }

  fileprivate static func shift(_ character: Character) -> KeyChord {
    KeyChord(.character(character), .shift)
  }

  fileprivate static func control(_ character: Character) -> KeyChord {
    KeyChord(.character(character), .control)
  }

  fileprivate static func control(_ code: KeyCode) -> KeyChord { KeyChord(code, .control) }

  fileprivate static func alt(_ code: KeyCode) -> KeyChord { KeyChord(code, .alt) }
}

/// Moving the cursor.
extension Command {
  /// Moves the cursor one row up.
  public static let moveUp = Command(
    "move.up", "Up", keys: [KeyChord(.up)], vi: [.key("k")], emacs: [.control("p")])
  /// Moves the cursor one row down.
  public static let moveDown = Command(
    "move.down", "Down", keys: [KeyChord(.down)], vi: [.key("j")], emacs: [.control("n")])
  /// Moves the cursor one column to the left.
  public static let moveLeft = Command(
    "move.left", "Left", keys: [KeyChord(.left)], vi: [.key("h")], emacs: [.control("b")])
  /// Moves the cursor one column to the right.
  public static let moveRight = Command(
    "move.right", "Right", keys: [KeyChord(.right)], vi: [.key("l")], emacs: [.control("f")])
  /// Moves the cursor one page up.
  public static let pageUp = Command(
    "move.pageUp", "Page up", keys: [KeyChord(.pageUp)], vi: [.control("b")],
    emacs: [KeyChord(.character("v"), .alt)])
  /// Moves the cursor one page down.
  public static let pageDown = Command(
    "move.pageDown", "Page down", keys: [KeyChord(.pageDown)], vi: [.control("f")],
    emacs: [.control("v")])
  /// Moves the cursor half a page up.
  public static let halfPageUp = Command("move.halfPageUp", "Half page up", vi: [.control("u")])
  /// Moves the cursor half a page down.
  public static let halfPageDown = Command(
    "move.halfPageDown", "Half page down", vi: [.control("d")])
  /// Moves the cursor to the first row, or the first cell of the row in a grid.
  public static let moveHome = Command(
    "move.home", "Start", keys: [KeyChord(.home)], emacs: [.control("a")])
  /// Moves the cursor to the last row, or the last cell of the row in a grid.
  public static let moveEnd = Command(
    "move.end", "End", keys: [KeyChord(.end)], emacs: [.control("e")])
  /// Moves the cursor to the first row.
  public static let moveFirst = Command(
    "move.first", "First row", keys: [.control(.home)], vi: [.key("g")],
    emacs: [KeyChord(.character("<"), .alt)])
  /// Moves the cursor to the last row.
  public static let moveLast = Command(
    "move.last", "Last row", keys: [.control(.end)], vi: [.shift("g")],
    emacs: [KeyChord(.character(">"), .alt)])
  /// Moves to the next page of a paged collection.
  public static let nextPage = Command(
    "page.next", "Next page", keys: [.control(.pageDown)], vi: [KeyChord(.character("]"))])
  /// Moves to the previous page of a paged collection.
  public static let previousPage = Command(
    "page.previous", "Previous page", keys: [.control(.pageUp)], vi: [KeyChord(.character("["))])
}

/// Selecting rows.
extension Command {
  /// Adds the row to the selection or takes it away.
  public static let mark = Command("select.mark", "Mark", keys: [KeyChord(.space)])
  /// Extends the selection one row up.
  public static let extendUp = Command(
    "select.extendUp", "Extend up", keys: [.shift(.up)], vi: [.shift("k")])
  /// Extends the selection one row down.
  public static let extendDown = Command(
    "select.extendDown", "Extend down", keys: [.shift(.down)], vi: [.shift("j")])
  /// Extends the selection one page up.
  public static let extendPageUp = Command(
    "select.extendPageUp", "Extend page up", keys: [.shift(.pageUp)])
  /// Extends the selection one page down.
  public static let extendPageDown = Command(
    "select.extendPageDown", "Extend page down", keys: [.shift(.pageDown)])
  /// Extends the selection to the first row.
  public static let extendHome = Command(
    "select.extendHome", "Extend to start", keys: [.shift(.home)])
  /// Extends the selection to the last row.
  public static let extendEnd = Command(
    "select.extendEnd", "Extend to end", keys: [.shift(.end)])
  /// Selects every row.
  public static let selectAll = Command(
    "select.all", "Select all", keys: [.control("a")], emacs: [KeyChord(.character("a"), .alt)],
    replaced: [.emacs])
  /// Selects nothing.
  public static let selectNone = Command(
    "select.none", "Select none", keys: [KeyChord(.character("a"), [.control, .shift])])
  /// Exchanges the selected rows and the others.
  public static let invertSelection = Command("select.invert", "Invert", keys: [.alt(.space)])
}

/// Acting on rows and cells.
extension Command {
  /// Opens, presses or edits what the cursor is on.
  public static let activate = Command("act.activate", "Open", keys: [KeyChord(.enter)])
  /// Edits what the cursor is on.
  public static let edit = Command(
    "act.edit", "Edit", keys: [KeyChord(.function(2))], vi: [.key("e")])
  /// Leaves the innermost thing without effect.
  public static let cancel = Command("act.cancel", "Cancel", keys: [KeyChord(.escape)])
  /// Deletes the selected rows, or the one under the cursor.
  public static let delete = Command(
    "act.delete", "Delete", keys: [KeyChord(.delete)], vi: [.key("x")], emacs: [.control("d")])
  /// Moves the row one place up.
  public static let moveRowUp = Command("row.moveUp", "Move row up", keys: [.alt(.up)])
  /// Moves the row one place down.
  public static let moveRowDown = Command("row.moveDown", "Move row down", keys: [.alt(.down)])
  /// Shows the actions of the row.
  public static let showActions = Command(
    "row.actions", "Actions", keys: [KeyChord(.menu), .shift(.function(10))])
  /// Copies the selection.
  public static let copy = Command(
    "act.copy", "Copy", keys: [.control("c")], vi: [.key("y")], replaced: [.vi])
  /// Takes back the last change.
  public static let undo = Command("act.undo", "Undo", keys: [.control("z")], vi: [.key("u")])
  /// Makes the change again that was taken back.
  public static let redo = Command(
    "act.redo", "Redo",
    keys: [.control("y"), KeyChord(.character("z"), [.control, .shift])], vi: [.control("r")])
  /// Loads the data anew.
  public static let refresh = Command(
    "act.refresh", "Refresh", keys: [KeyChord(.function(5)), .control("r")],
    vi: [KeyChord(.function(5))], replaced: [.vi])
}

/// Sorting, columns and finding.
extension Command {
  /// Sorts by the column under the cursor, then backwards, then not at all.
  public static let sort = Command(
    "sort.cycle", "Sort", keys: [KeyChord(.function(7))], vi: [.key("s")])
  /// Adds the column under the cursor to the sort order.
  public static let sortAdd = Command(
    "sort.add", "Add sort key", keys: [.shift(.function(7))], vi: [.shift("s")])
  /// Makes the column under the cursor wider.
  public static let widenColumn = Command(
    "column.widen", "Wider", keys: [.alt(.right)])
  /// Makes the column under the cursor narrower.
  public static let narrowColumn = Command(
    "column.narrow", "Narrower", keys: [.alt(.left)])
  /// Moves the column under the cursor one place to the left.
  public static let moveColumnLeft = Command(
    "column.moveLeft", "Column left", keys: [KeyChord(.left, [.alt, .shift])])
  /// Moves the column under the cursor one place to the right.
  public static let moveColumnRight = Command(
    "column.moveRight", "Column right", keys: [KeyChord(.right, [.alt, .shift])])
  /// Hides the column under the cursor.
  public static let hideColumn = Command(
    "column.hide", "Hide column", keys: [.shift(.function(8))], vi: [.key("-")])
  /// Shows all columns again.
  public static let showColumns = Command(
    "column.showAll", "Show columns", keys: [KeyChord(.function(8))], vi: [.key("c")])
  /// Starts to search.
  public static let find = Command(
    "find.start", "Find", keys: [.control("f")], vi: [.key("/")], emacs: [.control("s")],
    replaced: [.vi, .emacs])
  /// Moves to the next match.
  public static let findNext = Command(
    "find.next", "Next match", keys: [KeyChord(.function(3))], vi: [.key("n")])
  /// Moves to the previous match.
  public static let findPrevious = Command(
    "find.previous", "Previous match", keys: [.shift(.function(3))], vi: [.shift("n")])
  /// Shows the keys that work now, or hides them.
  public static let showKeys = Command(
    "help.keys", "Keys", keys: [KeyChord(.function(1))])
  /// Moves the keys to the next control.
  public static let focusNext = Command("focus.next", "Next", keys: [KeyChord(.tab)])
  /// Moves the keys to the previous control.
  public static let focusPrevious = Command(
    "focus.previous", "Previous", keys: [.shift(.tab)])
}
