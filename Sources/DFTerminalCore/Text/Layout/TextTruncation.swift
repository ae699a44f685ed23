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
    let line = CellLine(text, profile)
    guard let cut = Cut(of: line, to: max(columns, 0), mode: mode, mark: mark) else {
      return line.text
    }
    return line.string(0..<cut.head) + cut.filling + line.string(cut.tail..<line.text.utf8.count)
  }

  /// Where a line is cut and what stands in between.
  struct Cut {
    /// The end of the beginning that stays.
    let head: Int
    /// The start of the end that stays.
    let tail: Int
    /// The mark, with a space where half of a wide glyph would fit.
    let filling: String

    /// Decides how a line is cut; `nil` if it fits.
    init?(of line: CellLine, to columns: Int, mode: Mode, mark: String) {
      guard line.columns > columns else { return nil }
      let mark = CellLine(mark, line.profile)
      let (markEnd, markColumns) = mark.head(columns)
      let room = columns - markColumns
      let head = line.head(mode == .end ? room : mode == .middle ? room - room / 2 : 0)
      let tail = line.tail(mode == .end ? 0 : room - head.columns)
      let space = String(repeating: " ", count: room - head.columns - tail.columns)
      let shown = mark.string(0..<markEnd)
      self.head = head.end
      self.tail = tail.start
      // The space stands on the side that was cut, but a mark alone stands first.
      filling = mode == .start && tail.columns > 0 ? space + shown : shown + space
    }
  }
}
