import DFTerminalCore
import Testing

@Suite struct StyledTextTests {
  private func style(_ sequence: String) -> CellStyle? {
    StyledText(parsing: "\u{1B}[\(sequence)mx").runs.first?.style
  }

  @Test(arguments: [
    ("31", CellColor.indexed(1)), ("97", .indexed(15)), ("38;5;208", .indexed(208)),
    ("38:5:208", .indexed(208)), ("38;2;1;2;3", .rgb(1, 2, 3)), ("38:2::1:2:3", .rgb(1, 2, 3)),
    ("38:2:1:2:3", .rgb(1, 2, 3)), ("38:2:0:1:2:3:0:0", .rgb(1, 2, 3)), ("31;39", .terminalDefault),
    ("31;0", .terminalDefault), ("31;", .terminalDefault), ("38;5;300", .terminalDefault),
    ("38;9;31", .indexed(1)), ("1;38;5;9;4", .indexed(9)), ("38;2;999;0;0", .terminalDefault),
  ])
  func `a foreground is read in every form`(_ sequence: String, _ color: CellColor) {
    #expect(style(sequence)?.foreground == color)
  }

  @Test(arguments: [
    ("1;3;4", [TextAttributes.bold, .italic, .underline]), ("1;2;22", []),
    ("4:3", [.curlyUnderline]),
    ("4:3;4:0", []), ("4;24", []), ("7;9", [.reverse, .strikethrough]), ("21", [.underline]),
    ("7;27;9;29;3;23", []), ("5;8", []),
  ])
  func `attributes are set and reset`(_ sequence: String, _ attributes: [TextAttributes]) {
    #expect(style(sequence)?.attributes == attributes.reduce([]) { $0.union($1) })
  }

  @Test func `backgrounds and underline colours are read`() {
    #expect(style("44")?.background == .indexed(4))
    #expect(style("104")?.background == .indexed(12))
    #expect(style("48:2::9:8:7")?.background == .rgb(9, 8, 7))
    #expect(style("58;5;3")?.underlineColor == .indexed(3))
    #expect(style("58;5;3;59")?.underlineColor == .terminalDefault)
  }

  @Test(arguments: [
    "\u{1B}[2J", "\u{1B}[?1049h", "\u{1B}[>4;2m", "\u{1B}]0;pwn\u{7}", "\u{1B}]52;c;eA==\u{1B}\\",
    "\u{1B}P$qm\u{1B}\\", "\u{1B}_G\u{1B}\\", "\u{1B}c", "\u{1B}(0", "\u{9B}2J", "\u{9D}0;x\u{9C}",
    "\u{90}q\u{9C}", "\u{1B}[38 q", "\u{1B}[1", "\u{1B}",
  ])
  func `every other sequence is left out`(_ sequence: String) {
    let text = StyledText(parsing: "a\(sequence)")
    #expect(text.runs == [StyledText.Run("a")])
  }

  @Test func `a sequence that does not end hides nothing after it but itself`() {
    #expect(StyledText(parsing: "\u{1B}[1é").text == "é")
    #expect(StyledText(parsing: "\u{1B}[31\u{1B}[1mx").runs.first?.style.attributes == .bold)
    #expect(StyledText(parsing: "a\u{1B}]0;never ends").text == "a")
  }

  @Test func `links of safe schemes are kept and others left out`() {
    func link(_ target: String) -> String? {
      StyledText(parsing: "\u{1B}]8;id=1;\(target)\u{1B}\\x\u{1B}]8;;\u{1B}\\").runs.first?.link
    }
    #expect(link("https://e.test/a;b") == "https://e.test/a;b")
    #expect(link("mailto:a@b.c") == "mailto:a@b.c")
    #expect(link("javascript:alert(1)") == nil)
    #expect(link("") == nil)
  }

  @Test func `a link is drawn on its cells and nowhere else`() {
    let text = StyledText(parsing: "a\u{1B}]8;;https://e.test\u{7}bc\u{1B}]8;;\u{7}d")
    var canvas = Canvas(CellBuffer(size: CellSize(columns: 6, rows: 1)))
    #expect(canvas.write(text, at: .zero) == 4)
    let links = (0..<6).map { canvas.buffer.style(column: $0, row: 0).link != 0 }
    #expect(links == [false, true, true, false, false, false])
    #expect(canvas.buffer.line(0) == "abcd")
  }

  @Test func `a cut keeps the look of what stays and gives it to the mark`() {
    let cut = StyledText(parsing: "\u{1B}[31mhello\u{1B}[0m world").truncated(to: 4)
    #expect(cut.runs.map(\.text) == ["hel…"])
    #expect(cut.runs.first?.style.foreground == .indexed(1))
  }

  @Test func `the text of runs is sanitised and keeps its lines`() {
    let text = StyledText(parsing: "a\u{1B}[1m\u{7}b\r\nc\u{202E}")
    #expect(text.text == "a␇b\nc")
    #expect(text.wrapped(to: 10).map(\.text) == ["a␇b", "c"])
    #expect(text.size() == CellSize(columns: 3, rows: 2))
  }
}
