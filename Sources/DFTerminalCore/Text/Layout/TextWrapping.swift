/// Breaks text into lines of a number of cells.
public enum TextWrapping {
  /// Where a line may end.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// Between words, and between ideographs; a word longer than a line is folded.
    case word
    /// After any cluster.
    case fold
  }

  /// Returns the lines of a text, none wider than `columns`, at least one.
  ///
  /// Lines end at hard breaks (LF, CR, CR LF, U+2028, U+2029) and where the next word or cluster
  /// does not fit. Between words, the spaces at a soft break belong to no line; spaces at the
  /// beginning of a hard line stay. Widths below one count as one, and there a wide glyph stands
  /// alone on a line of two cells. The lines are sanitised.
  ///
  /// - Complexity: Linear in the bytes of the text.
  public static func wrap(
    _ text: String, to columns: Int, mode: Mode = .word, profile: WidthProfile = .grapheme
  ) -> [String] {
    let hardLines = UTF8Bytes.of(text) { bytes in
      HardLines(bytes).map { bytes.string($0) }
    }
    return hardLines.flatMap { line in
      let line = CellLine(line, profile)
      if line.columns <= columns { return [line.text] }
      let breaker = LineBreaker(line.text, limit: max(columns, 1), profile: profile)
      return (mode == .fold ? breaker.folded : breaker.wrapped).map { line.string($0) }
    }
  }
}
