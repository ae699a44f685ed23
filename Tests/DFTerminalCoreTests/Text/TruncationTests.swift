import DFTerminalCore
import Testing

@Suite struct TruncationTests {
  @Test(arguments: [
    ("hello", 5, TextTruncation.Mode.end, "hello"), ("hello world", 6, .end, "hello…"),
    ("hello world", 6, .start, "…world"), ("hello world", 7, .middle, "hel…rld"),
    ("hello", 1, .end, "…"), ("hello", 0, .end, ""), ("hello", -3, .end, ""),
    ("日本語", 2, .end, "… "),
    ("日本語", 4, .end, "日… "), ("日本語", 5, .end, "日本…"), ("日本語", 4, .start, " …語"),
    ("日本語", 2, .start, "… "), ("e\u{301}e\u{301}e\u{301}", 2, .end, "e\u{301}…"),
    ("👩‍💻👩‍💻", 3, .end, "👩‍💻…"), ("", 3, .end, ""),
  ])
  func `a text is cut at its clusters`(
    _ text: String, _ columns: Int, _ mode: TextTruncation.Mode, _ result: String
  ) {
    #expect(TextTruncation.truncate(text, to: columns, mode: mode) == result)
  }

  @Test func `other marks are used, and cut where they do not fit`() {
    #expect(TextTruncation.truncate("hello world", to: 8, mark: "...") == "hello...")
    #expect(TextTruncation.truncate("hello", to: 2, mark: "...") == "..")
    #expect(TextTruncation.truncate("中文字", to: 3, mark: "") == "中 ")
    #expect(TextTruncation.truncate("한", to: 1, mark: "") == " ")
  }

  @Test func `a second skin tone is a glyph of its own`() {
    #expect(TextMeasure.columns(of: "☝🏽🏽a") == 5)
    #expect(TextTruncation.truncate("☝🏽🏽a", to: 4) == "☝🏽… ")
  }

  @Test func `padding places text where the alignment says`() {
    #expect(TextPadding.pad("ab", to: 5) == "ab   ")
    #expect(TextPadding.pad("ab", to: 5, alignment: .center) == " ab  ")
    #expect(TextPadding.pad("ab", to: 5, alignment: .trailing) == "   ab")
    #expect(TextPadding.pad("日本語", to: 4, alignment: .trailing) == "日… ")
  }
}
