import DFTerminalCore

/// The commands of this library by what they are about, in the order of the documentation.
package struct CommandSection {
  /// What they are about.
  package let title: String
  /// The commands.
  package let commands: [Command]

  /// Every section.
  package static let all: [CommandSection] = [
    CommandSection(
      title: "Moving",
      commands: [
        .moveUp, .moveDown, .moveLeft, .moveRight, .pageUp, .pageDown, .halfPageUp, .halfPageDown,
        .moveHome, .moveEnd, .moveFirst, .moveLast, .nextPage, .previousPage, .focusNext,
        .focusPrevious, .showKeys,
      ]),
    CommandSection(
      title: "Selecting",
      commands: [
        .mark, .extendUp, .extendDown, .extendPageUp, .extendPageDown, .extendHome, .extendEnd,
        .selectAll, .selectNone, .invertSelection,
      ]),
    CommandSection(
      title: "Rows and cells",
      commands: [
        .activate, .press, .edit, .cancel, .delete, .moveRowUp, .moveRowDown, .showActions, .copy,
        .undo, .redo, .refresh,
      ]),
    CommandSection(
      title: "Order, columns and finding",
      commands: [
        .sort, .sortAdd, .widenColumn, .narrowColumn, .moveColumnLeft, .moveColumnRight,
        .hideColumn, .showColumns, .find, .findNext, .findPrevious,
      ]),
    CommandSection(
      title: "Editing text",
      commands: [
        .submit, .wordLeft, .wordRight, .selectLeft, .selectRight, .selectWordLeft,
        .selectWordRight, .deleteBackward, .deleteForward, .deleteWordBackward,
        .deleteWordForward, .deleteToStart, .deleteToEnd, .cut,
      ]),
  ]
}

extension KeyMap {
  /// The text of `Docs/Keys.md`.
  package static var documentation: String {
    ([introduction] + CommandSection.all.map(\.documentation)).joined(separator: "\n\n") + "\n"
  }

  private static var introduction: String {
    """
    # Keys

    <!-- Generated from the table of commands by `KeyTableTests`; do not edit. -->

    Every action has a name and keys in three presets: `arrows`, the default, takes no letter, so
    that programs keep theirs; `vi` and `emacs` have letters and control keys of their own. Only commands that work where one is are
    offered, hinted at and bound. `environment(\\.keyMap, KeyMap(.vi))` chooses a preset, and
    `bind(_:to:)` of a key map gives a command other keys, or none. Typing over a cell of a grid
    begins to edit it. `q` and `?` are never bound.

    With the mouse, a click selects, a double click opens or edits, a click on a header sorts,
    dragging its edge resizes the column, and the wheel scrolls three rows.
    """
  }
}

extension CommandSection {
  /// The section as a heading and a table.
  fileprivate var documentation: String {
    let rows = commands.map { command in
      let columns = KeyMap.Preset.allCases.map { cell(command, $0) }
      return "| `\(command.id)` | \(command.title) | \(columns.joined(separator: " | ")) |"
    }
    return """
      ## \(title)

      | command | does | arrows | vi | emacs |
      |---|---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  private func cell(_ command: Command, _ preset: KeyMap.Preset) -> String {
    KeyMap(preset).keys(for: command).map { "`\($0.label())`" }.joined(separator: ", ")
  }
}
