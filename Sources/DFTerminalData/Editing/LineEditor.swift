import DFTerminalCore

/// One line of text being typed: its characters and the caret between two of them.
///
/// The caret counts characters as a person sees them, so that no accent or joined emoji is ever
/// halved; what is drawn counts cells.
package struct LineEditor: Hashable, Sendable {
  private var characters: [Character]
  /// The characters before the caret.
  package private(set) var caret: Int

  /// Begins with a text and the caret at its end.
  package init(_ text: String) {
    characters = Array(text)
    caret = characters.count
  }

  /// The text.
  package var text: String { String(characters) }

  /// The number of characters.
  package var count: Int { characters.count }
}

/// Typing and deleting.
extension LineEditor {
  /// Inserts text before the caret; line breaks and tabs become spaces.
  package mutating func insert(_ text: String) {
    let before = String(characters[..<caret]) + LineEditor.flat(text)
    // A mark may join the character before it, so the text is cut into characters anew.
    let joined = Array(before)
    characters = Array(before + String(characters[caret...]))
    caret = min(joined.count, characters.count)
  }

  /// Returns text on one line: line breaks and tabs become spaces.
  package static func flat(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  /// Deletes the character before the caret.
  package mutating func deleteBackward() { delete(caret - 1..<caret) }

  /// Deletes the character after the caret.
  package mutating func deleteForward() { delete(caret..<caret + 1) }

  /// Deletes from the start of the word before the caret.
  package mutating func deleteWordBackward() { delete(wordStart..<caret) }

  /// Deletes everything before the caret.
  package mutating func deleteToStart() { delete(0..<caret) }

  /// Deletes everything after the caret.
  package mutating func deleteToEnd() { delete(caret..<count) }

  private mutating func delete(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    characters.removeSubrange(range)
    caret = min(range.lowerBound, count)
  }
}

/// Moving the caret.
extension LineEditor {
  /// Moves by a number of characters, as far as there are any.
  package mutating func move(by distance: Int) {
    caret = min(max(0, caret.addingClamped(distance)), count)
  }

  /// Moves to the start of the word before the caret.
  package mutating func moveWordBackward() { caret = wordStart }

  /// Moves behind the word after the caret.
  package mutating func moveWordForward() {
    while caret < count, characters[caret].isWhitespace { caret += 1 }
    while caret < count, !characters[caret].isWhitespace { caret += 1 }
  }

  private var wordStart: Int {
    var start = caret
    while start > 0, characters[start - 1].isWhitespace { start -= 1 }
    while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
    return start
  }
}

/// The part of a line that fits into a field.
package struct LineWindow: Hashable, Sendable {
  /// The text in sight.
  package var text: String
  /// The cell of the caret.
  package var caret: Int
  /// The first character in sight.
  package var first: Int
}

extension LineEditor {
  /// Returns what shows in a field of a width, the caret included.
  ///
  /// The text begins at its start as long as the caret then shows. Complexity: linear in the text.
  package func window(columns: Int) -> LineWindow {
    var first = caret
    var before = 0
    while first > 0 {
      let width = columnCount(first - 1)
      if before + width >= columns { break }
      before += width
      first -= 1
    }
    var end = caret
    var used = before
    while end < count, used + columnCount(end) <= columns {
      used += columnCount(end)
      end += 1
    }
    return LineWindow(text: String(characters[first..<end]), caret: before, first: first)
  }

  /// Moves the caret to the cell of a field that was clicked: the nearer side of its character.
  package mutating func place(at column: Int, of columns: Int) {
    let window = window(columns: columns)
    var start = 0
    caret = window.first
    while caret < count {
      let width = columnCount(caret)
      if start + (width + 1) / 2 > column { return }
      start += width
      caret += 1
    }
  }

  private func columnCount(_ index: Int) -> Int {
    TextMeasure.columns(of: String(characters[index]))
  }
}
