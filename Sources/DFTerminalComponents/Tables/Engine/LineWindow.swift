import DFTerminalCore
import DFTerminalViews

/// The part of a line that fits into a cell while it is edited.
struct LineWindow: Hashable {
  /// The text in sight.
  var text: String
  /// The column of the caret.
  var caret: Int
  /// The first cluster in sight.
  var first: Int
}

extension LineEditor {
  /// Returns what shows in a cell of a width, the caret included.
  ///
  /// The text begins at its start as long as the caret then shows. Complexity: linear in the text.
  func window(columns: Int) -> LineWindow {
    var first = caret
    var before = 0
    while first > 0 {
      let width = TextMeasure.columns(of: clusters[first - 1])
      if before + width >= columns { break }
      before += width
      first -= 1
    }
    var end = caret
    var used = before
    while end < clusters.count {
      used += TextMeasure.columns(of: clusters[end])
      if used > columns { break }
      end += 1
    }
    return LineWindow(text: clusters[first..<end].joined(), caret: before, first: first)
  }

  /// Moves the caret to the column that was clicked: the nearer side of the cluster there.
  mutating func place(at column: Int, of columns: Int) {
    var place = window(columns: columns).first
    var start = 0
    while place < clusters.count {
      let width = TextMeasure.columns(of: clusters[place])
      if start + (width + 1) / 2 > column { break }
      start += width
      place += 1
    }
    move(to: place)
  }
}
