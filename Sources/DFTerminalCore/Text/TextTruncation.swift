/// Shortens one line of text to a number of cells.
public enum TextTruncation {
  /// Where the text is cut.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// The end is cut, the beginning stays.
    case end
    /// The middle is cut, both ends stay.
    case middle
    /// The beginning is cut, the end stays.
    case start
  }

  /// The mark of a cut where the terminal shows Unicode.
  public static let unicodeMark = "…"
  /// The mark of a cut where the terminal shows ASCII only.
  public static let asciiMark = "..."

  /// Returns the text if it fits, else as much of it as fits with a mark at the cut.
  ///
  /// A cut text takes exactly `columns` cells. A wide glyph is never halved: where half of one
  /// would fit, a space fills up, on the side that was cut. A mark that is itself too wide is cut.
  /// Widths below zero count as zero. The result is sanitised.
  ///
  /// - Complexity: Linear in the bytes of the text.
  public static func truncate(
    _ text: String, to columns: Int, mode: Mode = .end, mark: String = unicodeMark,
    profile: WidthProfile = .grapheme
  ) -> String {
    let columns = max(columns, 0)
    let line = CellLine(text, profile)
    if line.columns <= columns { return line.text }
    let mark = CellLine(mark, profile).head(columns)
    let room = columns - mark.columns
    let head = line.head(mode == .end ? room : mode == .middle ? room - room / 2 : 0)
    let tail = line.tail(mode == .end ? 0 : room - head.columns)
    let filler = String(repeating: " ", count: room - head.columns - tail.columns)
    if mode == .start, tail.columns > 0 { return filler + mark.text + tail.text }
    return head.text + mark.text + filler + tail.text
  }
}
