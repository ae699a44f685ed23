import DFTerminalCore

/// Which part of an edited line shows in a field, and which cell stands for which cluster.
struct FieldWindow {
  private let widths: [Int]
  private let glyphs: [String]
  private let columns: Int
  /// The first cluster that shows.
  let first: Int
  /// The blank cells before a line that does not begin at the edge.
  private let lead: Int

  /// Scrolls as little as possible from a first cluster so that the caret shows.
  init(
    _ editor: LineEditor, mask: String?, columns: Int, first: Int,
    alignment: TextAlignment = .leading
  ) {
    glyphs = editor.clusters.map { mask ?? $0 }
    widths = glyphs.map { TextMeasure.columns(of: $0) }
    self.columns = max(0, columns)
    var first = min(max(0, first), editor.caret)
    var width = widths[first..<editor.caret].reduce(1, +)
    while width > columns, first < editor.caret {
      width -= widths[first]
      first += 1
    }
    // A line that became shorter leaves no room unused at its end.
    var rest = widths[first...].reduce(1, +)
    while first > 0, rest + widths[first - 1] <= columns {
      first -= 1
      rest += widths[first]
    }
    self.first = first
    lead = alignment.blanks(before: rest, in: columns)
  }

  /// The clusters that show, each with the column where it begins.
  var visible: [(cluster: Int, column: Int, glyph: String)] {
    var column = lead
    var result: [(Int, Int, String)] = []
    for cluster in first..<glyphs.count {
      guard column + widths[cluster] <= columns else { break }
      result.append((cluster, column, glyphs[cluster]))
      column += widths[cluster]
    }
    return result
  }

  /// The column of the place before a cluster.
  func column(before cluster: Int) -> Int {
    guard cluster >= first else { return lead }
    return lead + widths[first..<min(cluster, widths.count)].reduce(0, +)
  }

  /// The place nearest to a column; the second half of a wide glyph belongs to the place after it.
  func place(at column: Int) -> Int {
    var start = lead
    for cluster in first..<widths.count {
      let width = widths[cluster]
      if column < start + (width + 1) / 2 { return cluster }
      start += width
    }
    return widths.count
  }
}

extension TextAlignment {
  /// Returns the blank cells before a line of a width.
  fileprivate func blanks(before width: Int, in columns: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, (columns - width) / 2)
    case .trailing: max(0, columns - width)
    }
  }
}
