/// Measures text in cells.
public enum TextMeasure {
  /// Returns the cells that one line of text takes on the screen.
  ///
  /// Measured is what is shown: text is sanitised first, so a line break counts as its mark `⏎`, a
  /// tab as the spaces up to the next stop, and invisible scalars as nothing. The result equals
  /// what ``Canvas`` covers when it writes the text.
  ///
  /// - Complexity: Linear in the bytes of the text, without allocation.
  public static func columns(of text: String, profile: WidthProfile = .grapheme) -> Int {
    UTF8Bytes.of(text) { bytes in
      let end = bytes.endOfPrintableASCII(from: 0)
      return end == bytes.count ? end : measure(bytes, from: end, profile)
    }
  }

  /// Measures a text whose first `start` bytes are printable ASCII.
  @inline(never)
  private static func measure(_ bytes: UTF8Bytes, from start: Int, _ profile: WidthProfile) -> Int {
    // A mark may follow the last one and belong to it.
    let start = max(start - 1, 0)
    var reader = TextReader(bytes, profile: profile, at: start, column: start)
    _ = reader.read()
    return reader.columns
  }

  /// Returns how many clusters one line of text has and the cells they take, found one by one as
  /// for writing them into cells.
  ///
  /// - Complexity: Linear in the bytes of the text, without allocation.
  package static func clusters(
    of text: String, profile: WidthProfile = .grapheme
  ) -> (count: Int, columns: Int) {
    ClusterScanner.scan(text, profile: profile) { scanner in
      var count = 0
      while !scanner.isAtEnd {
        count += scanner.takeASCII().count
        if scanner.next() != nil { count += 1 }
      }
      return (count, scanner.column)
    }
  }

  /// Returns the cells of a text of several lines: its widest line and the number of lines.
  ///
  /// Lines end at hard breaks only, as in ``TextWrapping``; an empty text has one line.
  ///
  /// - Complexity: Linear in the bytes of the text.
  public static func size(of text: String, profile: WidthProfile = .grapheme) -> CellSize {
    UTF8Bytes.of(text) { bytes in
      var size = CellSize.zero
      for line in HardLines(bytes) {
        var scanner = ClusterScanner(bytes.part(line), profile: profile)
        scanner.readRest()
        size.columns = max(size.columns, scanner.column)
        size.rows += 1
      }
      return size
    }
  }
}
