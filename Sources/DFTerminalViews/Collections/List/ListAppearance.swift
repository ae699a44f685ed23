package import DFTerminalCore

/// How a list looks; a theme sets it for the lists inside.
package struct ListAppearance: Hashable, Sendable {
  /// A glyph with its substitute of ASCII.
  package struct Mark: Hashable, Sendable {
    package var unicode: String
    package var ascii: String

    package init(_ unicode: String, _ ascii: String) {
      self.unicode = unicode
      self.ascii = ascii
    }
  }

  /// What separates rows.
  package enum Separator: Hashable, Sendable {
    /// Nothing.
    case none
    /// An underline below the last line of a row; it costs no line.
    case underline
    /// A line of its own.
    case line
  }

  /// The mark of the row that keys act on.
  package var cursorMark = Mark("▌", ">")
  /// The mark of selected rows.
  package var selectedMark = Mark("●", "*")
  /// The mark of rows that are not selected, while marks are being set.
  package var unselectedMark = Mark("○", "-")
  /// The mark of rows that can be deleted, while rows are edited.
  package var deleteMark = Mark("⊖", "x")
  /// What rows are moved by, while they are edited.
  package var moveMark = Mark("≡", "=")
  /// The colour of the cursor mark; `nil` is the accent.
  package var cursorColor: Color?
  /// The colour of selection marks; `nil` is the accent.
  package var selectedColor: Color?
  /// The colour behind the list; `nil` is what lies below.
  package var background: Color?
  /// The colour behind rows; `nil` is what lies below.
  package var rowBackground: Color?
  /// The colour behind the cursor row while the list has the keys; `nil` is the row's.
  package var cursorBackground: Color?
  /// The colour behind selected rows; `nil` is the palette's.
  package var selectedBackground: Color?
  /// What sets the cursor row apart while the list has the keys.
  package var cursorAttributes: TextAttributes = .bold
  /// What separates rows.
  package var separator = Separator.none
  /// The colour of separators; `nil` is the palette's border.
  package var separatorColor: Color?
  /// Whether there is a column for marks before the rows.
  package var showsGutter = true
  /// The columns left free on both sides of a row.
  package var inset = 0

  package init() {}
}

private struct ListAppearanceKey: EnvironmentKey {
  static let defaultValue = ListAppearance()
}

extension EnvironmentValues {
  /// How lists look.
  package var listAppearance: ListAppearance {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }
}

extension GlyphSet {
  /// Returns the glyph of a mark.
  package func pick(_ mark: ListAppearance.Mark) -> String { pick(mark.unicode, mark.ascii) }
}
