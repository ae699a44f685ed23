/// One line of sanitised text that can be cut at cells.
struct CellLine {
  /// The text, sanitised.
  let text: String
  /// The cells of the text.
  let columns: Int
  /// How cells are counted.
  let profile: WidthProfile

  /// Sanitises and measures a text.
  init(_ text: String, _ profile: WidthProfile) {
    self.text = TextSanitizer.sanitize(text)
    self.profile = profile
    columns = TextMeasure.columns(of: self.text, profile: profile)
  }

  /// Returns where the clusters end that fit into the first cells, and the cells they take.
  func head(_ room: Int) -> (end: Int, columns: Int) {
    if room >= columns { return (text.utf8.count, columns) }
    return cut(at: room, roundingUp: false)
  }

  /// Returns where the clusters begin that fit into the last cells, and the cells they take.
  func tail(_ room: Int) -> (start: Int, columns: Int) {
    if room >= columns { return (0, columns) }
    let (start, skipped) = cut(at: columns - room, roundingUp: true)
    return (start, columns - skipped)
  }

  /// Returns the text of a range of bytes that begins and ends between clusters.
  func string(_ bytes: Range<Int>) -> String {
    UTF8Bytes.of(text) { $0.string(bytes) }
  }

  /// Finds the last cluster boundary at or before a column, or the first one at or after it, and
  /// the cells before that boundary.
  private func cut(at column: Int, roundingUp: Bool) -> (Int, Int) {
    ClusterScanner.scan(text, profile: profile) { scanner in
      scanner.skip(columns: max(column, 0))
      if roundingUp, scanner.column < column { _ = scanner.next() }
      return (scanner.position, scanner.column)
    }
  }
}

extension ClusterScanner {
  /// Moves past the clusters that fit into a number of cells.
  package mutating func skip(columns: Int) {
    let end = column + columns
    while column < end, !isAtEnd {
      takeASCII(columns: end - column)
      let before = self
      guard let cluster = next() else { return }
      if before.column + cluster.columns > end {
        self = before
        return
      }
    }
  }
}
