import DFTerminalCore
import Testing

@Suite struct CanvasTests {
  private let red = CellStyle(foreground: .rgb(255, 0, 0))

  private func canvas(_ columns: Int, _ rows: Int = 1) -> Canvas {
    Canvas(CellBuffer(size: CellSize(columns: columns, rows: rows)))
  }

  @Test func `text outside the clip is neither written nor forgotten in the count`() {
    var canvas = canvas(8)
    let covered = canvas.clipped(to: CellRect(column: 2, row: 0, columns: 3, rows: 1)) {
      $0.write("abcdef", at: .zero, style: red)
    }
    #expect(canvas.buffer.line(0) == "  cde")
    #expect(covered == 5)
    #expect(canvas.clip.columns == 8)
  }

  @Test func `columns cut text and the rest keeps what is there`() {
    var canvas = canvas(8)
    canvas.write("xxxxxxxx", at: .zero, style: .plain)
    #expect(canvas.write("abcdef", at: CellPoint(column: 1, row: 0), style: red, columns: 3) == 3)
    #expect(canvas.buffer.line(0) == "xabcxxxx")
  }

  @Test(arguments: [
    (0, 4, "中文"), (1, 3, ""), (0, 3, "中"), (1, 2, ""), (2, 4, "  文"), (3, 4, ""),
  ])
  func `a wide glyph at the edge of the clip becomes a space`(from: Int, to: Int, line: String) {
    var canvas = canvas(6)
    canvas.clipped(to: CellRect(column: from, row: 0, columns: to - from, rows: 1)) {
      _ = $0.write(CellRun("中文"), at: .zero, style: red)
    }
    #expect(canvas.buffer.line(0) == line)
    #expect(canvas.buffer.brokenGlyphs == [])
    #expect(canvas.buffer.style(column: from, row: 0) == red)
    #expect(canvas.buffer.style(column: to - 1, row: 0) == red)
  }

  @Test(arguments: [(0, "x b"), (1, " xb"), (2, "中x")])
  func `overwriting half of a wide glyph clears the other half`(column: Int, line: String) {
    var canvas = canvas(4)
    canvas.write(CellRun("中"), at: .zero, style: red)
    canvas.write("b", at: CellPoint(column: 2, row: 0), style: .plain)
    canvas.write("x", at: CellPoint(column: column, row: 0), style: .plain)
    #expect(canvas.buffer.line(0) == line)
    #expect(canvas.buffer.brokenGlyphs == [])
  }

  @Test func `an overlay edge inside a wide glyph blanks the outside half`() {
    var canvas = canvas(12)
    canvas.write("abc", at: .zero, style: .plain)
    canvas.write(CellRun("字字"), at: CellPoint(column: 3, row: 0), style: .plain)
    canvas.clipped(to: CellRect(column: 4, row: 0, columns: 4, rows: 1)) {
      $0.fill($0.clip, with: "#", style: red)
    }
    #expect(canvas.buffer.line(0) == "abc ####")
    #expect(canvas.buffer.brokenGlyphs == [])
  }

  @Test func `transparent colours keep what is there`() {
    var canvas = canvas(4)
    let surface = CellStyle(foreground: .indexed(3), background: .rgb(1, 2, 3))
    canvas.fill(canvas.clip, style: surface)
    canvas.write(
      "a", at: .zero, style: CellStyle(foreground: .indexed(1), background: .transparent))
    let marker = CellStyle(foreground: .transparent, background: .indexed(7), attributes: .bold)
    canvas.write("b", at: CellPoint(column: 1, row: 0), style: marker)
    #expect(canvas.buffer.style(column: 0, row: 0).background == .rgb(1, 2, 3))
    #expect(canvas.buffer.style(column: 0, row: 0).foreground == .indexed(1))
    let second = canvas.buffer.style(column: 1, row: 0)
    #expect(second.foreground == .indexed(3) && second.background == .indexed(7))
    #expect(second.attributes == .bold)
  }

  @Test func `restyling asks once for each style and spares halved glyphs`() {
    var canvas = canvas(100, 40)
    canvas.fill(CellRect(column: 0, row: 0, columns: 50, rows: 40), style: red)
    canvas.write(CellRun("中"), at: CellPoint(column: 1, row: 0), style: .plain)
    var asked = 0
    canvas.restyle(CellRect(column: 2, row: 0, columns: 98, rows: 40)) { style in
      asked += 1
      return style.adding(.reverse)
    }
    #expect(asked <= 4)
    #expect(canvas.buffer.style(column: 1, row: 0).attributes == [])
    #expect(canvas.buffer.style(column: 99, row: 39).attributes == .reverse)
    #expect(canvas.buffer.brokenGlyphs == [])
  }

  @Test func `rows scroll inside a rectangle only`() {
    var canvas = Canvas(CellBuffer(columns: 3, lines: ["abc", "def", "ghi"]))
    canvas.scroll(CellRect(column: 1, row: 0, columns: 2, rows: 3), rows: 1)
    #expect(canvas.buffer.lines == ["aef", "dhi", "g"])
    canvas.scroll(CellRect(column: 0, row: 0, columns: 1, rows: 3), rows: -2)
    #expect(canvas.buffer.lines == [" ef", " hi", "a"])
    canvas.scroll(CellRect(column: 0, row: 0, columns: 3, rows: 3), rows: .max)
    #expect(canvas.buffer.lines == ["", "", ""])
  }

  @Test func `a link covers cells and only known schemes become one`() {
    var canvas = canvas(10)
    canvas.write("click here", at: .zero, style: red)
    canvas.link(CellRect(column: 6, row: 0, columns: 4, rows: 1), to: "https://a.example/ü\u{1B}")
    canvas.link(CellRect(column: 0, row: 0, columns: 5, rows: 1), to: "javascript:alert(1)")
    let style = canvas.buffer.style(column: 6, row: 0)
    #expect(canvas.buffer.palette.link(style.link) == "https://a.example/%C3%BC%1B")
    #expect(canvas.buffer.style(column: 0, row: 0).link == 0)
    #expect(LinkTarget("https://" + String(repeating: "a", count: 3_000)) == nil)
  }

  @Test(arguments: [
    (4, 3, ["╭──╮", "│  │", "╰──╯"]), (1, 3, ["│", "│", "│"]), (3, 1, ["───"]), (1, 1, ["─"]),
    (2, 2, ["╭╮", "╰╯"]),
  ])
  func `a frame fits any rectangle`(columns: Int, rows: Int, lines: [String]) {
    var canvas = canvas(columns, rows)
    canvas.border(canvas.clip, cellStyle: .plain)
    #expect(canvas.buffer.lines == lines)
  }

  @Test func `rules join the sides of a frame`() {
    var canvas = canvas(5, 5)
    canvas.border(canvas.clip, style: .double, cellStyle: red)
    canvas.horizontalLine(
      at: CellPoint(column: 0, row: 2), columns: 5, style: .double, cellStyle: red, joining: true)
    canvas.verticalLine(
      at: CellPoint(column: 2, row: 0), rows: 2, style: .double, cellStyle: red)
    #expect(canvas.buffer.lines == ["╔═║═╗", "║ ║ ║", "╠═══╣", "║   ║", "╚═══╝"])
  }

  @Test func `a buffer with another palette is copied with its looks`() {
    let other = CellBuffer(columns: 3, lines: ["abc"], style: CellStyle(attributes: .italic))
    var canvas = canvas(5, 2)
    canvas.fill(canvas.clip, style: red)
    canvas.blit(other, at: CellPoint(column: 3, row: 1))
    #expect(canvas.buffer.lines == ["", "   ab"])
    #expect(canvas.buffer.style(column: 4, row: 1).attributes == .italic)
    #expect(canvas.buffer.style(column: 2, row: 1) == red)
  }

  @Test func `cutting a row through a wide glyph blanks it`() {
    var canvas = canvas(4)
    canvas.write("ab", at: .zero, style: .plain)
    canvas.write(CellRun("中"), at: CellPoint(column: 2, row: 0), style: red)
    let cut = canvas.buffer.resized(to: CellSize(columns: 3, rows: 2))
    #expect(cut.lines == ["ab", ""])
    #expect(cut.brokenGlyphs == [])
    #expect(cut.style(column: 2, row: 0) == red)
  }
}
