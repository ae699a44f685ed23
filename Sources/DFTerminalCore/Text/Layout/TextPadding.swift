/// Fits text into a number of cells, exactly.
public enum TextPadding {
  /// Returns the text shortened or filled with spaces to take exactly `columns` cells.
  ///
  /// Text that fits is placed at the leading edge, in the middle (an odd cell goes to the trailing
  /// side) or at the trailing edge; longer text is cut with a mark, as ``TextTruncation`` does.
  /// Widths below zero count as zero.
  ///
  /// - Complexity: Linear in the bytes of the text.
  public static func pad(
    _ text: String, to columns: Int, alignment: HorizontalAlignment = .leading,
    mode: TextTruncation.Mode = .end, mark: String = TextTruncation.unicodeMark,
    profile: WidthProfile = .grapheme
  ) -> String {
    let columns = max(columns, 0)
    let shown = TextTruncation.truncate(
      text, to: columns, mode: mode, mark: mark, profile: profile)
    let room = max(columns - TextMeasure.columns(of: shown, profile: profile), 0)
    let before = alignment.offset(of: columns - room, in: columns)
    return String(repeating: " ", count: before) + shown
      + String(repeating: " ", count: room - before)
  }
}
