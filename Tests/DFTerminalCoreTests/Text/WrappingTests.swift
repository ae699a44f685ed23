import DFTerminalCore
import Testing

@Suite struct WrappingTests {
  @Test(arguments: [
    ("the quick brown fox", 10, ["the quick", "brown fox"]), ("a  b", 2, ["a", "b"]),
    ("  indented text", 10, ["  indented", "text"]), ("      word", 5, ["word"]),
    ("supercalifragilistic", 6, ["superc", "alifra", "gilist", "ic"]),
    ("ab supercalifragilistic", 6, ["ab", "superc", "alifra", "gilist", "ic"]),
    ("well-known fact", 6, ["well-", "known", "fact"]), ("-5 degrees", 4, ["-5", "degr", "ees"]),
    ("中文字中文", 4, ["中文", "字中", "文"]), ("中文、字", 4, ["中", "文、", "字"]),
    ("（中文）字", 4, ["（中", "文）", "字"]), ("a\n\nb\n", 5, ["a", "", "b"]), ("", 5, [""]),
    ("a\r\nb\rc", 5, ["a", "b", "c"]), ("한글", 1, ["한", "글"]), ("ab cd  ", 3, ["ab", "cd"]),
    ("x\u{A0}y z", 3, ["x\u{A0}y", "z"]), ("a\tb", 9, ["a   b"]), ("      ", 3, [""]),
  ])
  func `words move to the next line whole where they can`(
    _ text: String, _ columns: Int, _ lines: [String]
  ) {
    #expect(TextWrapping.wrap(text, to: columns) == lines)
  }

  @Test func `folding breaks after any cluster and keeps every space`() {
    #expect(TextWrapping.wrap("ab cd", to: 2, mode: .fold) == ["ab", " c", "d"])
    #expect(TextWrapping.wrap("e\u{301}👍🏽x", to: 2, mode: .fold) == ["e\u{301}", "👍🏽", "x"])
  }

  @Test func `a space that carries a mark is no blank to be left out`() {
    #expect(TextWrapping.wrap("ab \u{301}cd", to: 2) == ["ab", " \u{301}c", "d"])
  }

  @Test(arguments: [Int.min, -1, 0, 1]) func `widths below one count as one`(_ columns: Int) {
    #expect(TextWrapping.wrap("ab", to: columns) == ["a", "b"])
  }
}
