import DFTerminalCore
import Testing

@Suite struct BufferDiffTests {
  private func diff(_ shown: CellBuffer, _ next: CellBuffer) -> BufferDiff {
    var palette = next.palette
    return BufferDiff(from: shown.cells(in: &palette), to: next.cells, size: next.size)
  }

  @Test func `equal buffers differ in nothing`() {
    let buffer = CellBuffer(columns: 30, lines: ["abc 中文", "def"])
    #expect(diff(buffer, buffer).isEmpty)
    #expect(diff(CellBuffer(size: .zero), CellBuffer(size: .zero)).isEmpty)
  }

  @Test(arguments: [
    ("a中b", "a Xb", [1..<3]), ("中文", "中字", [2..<4]), ("中文", "a", [0..<4]),
    ("abcdefgh", "abXdefgh", [2..<3]), ("abcdefghijkl", "XbcdefghijkX", [0..<1, 11..<12]),
    ("abcdefghijkl", "XbcdXfghijkl", [0..<5]), ("e", "e\u{301}", [0..<1]), ("❤|", "❤️|", [0..<3]),
  ])
  func `runs cover whole glyphs and join over short gaps`(
    before: String, after: String, ranges: [Range<Int>]
  ) {
    let found = diff(
      CellBuffer(columns: 14, lines: [before]), CellBuffer(columns: 14, lines: [after]))
    #expect(found.runs.map { $0.start..<$0.end } == ranges)
  }

  @Test func `a wide glyph that goes takes its background along`() {
    let blue = CellStyle(background: .indexed(4))
    let before = CellBuffer(columns: 12, lines: ["你好"], style: blue)
    let after = CellBuffer(columns: 12, lines: ["Hi"])
    #expect(diff(before, after).runs == [BufferDiff.Run(row: 0, start: 0, end: 4)])
  }

  @Test func `buffers of different palettes are compared by what they show`() {
    let red = CellStyle(foreground: .indexed(1))
    let one = CellBuffer(columns: 9, lines: ["red é e\u{301}"], style: red)
    var canvas = Canvas(CellBuffer(size: one.size, palette: CellPalette(lineage: 9)))
    canvas.write("x\u{301}", at: .zero, style: CellStyle(foreground: .indexed(2)))
    canvas.write("red é e\u{301}", at: .zero, style: red)
    canvas.fill(CellRect(column: 7, row: 0, columns: 2, rows: 1), style: .plain)
    #expect(!one.palette.agrees(with: canvas.buffer.palette))
    #expect(diff(one, canvas.buffer).isEmpty)
  }

  @Test(arguments: [1, 2, 5, -1, -3])
  func `a block of rows that moved is found`(distance: Int) {
    let lines = (0..<30).map { row in
      (0..<12).map { "\(row * 7919 % 997 + $0)" }.joined(separator: " ")
    }
    let before = ["top"] + lines[5..<20] + ["end"]
    let after = ["top"] + lines[5 + distance..<20 + distance] + ["end"]
    let found = diff(CellBuffer(columns: 60, lines: before), CellBuffer(columns: 60, lines: after))
    #expect(found.scroll == BufferDiff.Scroll(rows: 1..<16, distance: distance))
    #expect(Set(found.runs.map(\.row)).count == abs(distance))
  }

  @Test func `a moved block with one changed row inside still scrolls`() {
    let lines = (0..<30).map { row in "row \(row) " + String(repeating: "\(row % 10)", count: 40) }
    var after = Array(lines[1..<21])
    after[8] = String(repeating: "highlight ", count: 5)
    let found = diff(
      CellBuffer(columns: 60, lines: Array(lines[0..<20])), CellBuffer(columns: 60, lines: after))
    #expect(found.scroll?.distance == 1)
    #expect(Set(found.runs.map(\.row)) == [8, 19])
  }

  @Test func `many rows that differ in a few cells each scroll too`() {
    let lines = (0..<30).map { "the same words in every row but for number \($0 * 271 % 1000)" }
    let (before, after) = (Array(lines[0..<29]), Array(lines[1..<30]))
    let found = diff(CellBuffer(columns: 60, lines: before), CellBuffer(columns: 60, lines: after))
    #expect(found.scroll == BufferDiff.Scroll(rows: 0..<29, distance: 1))
    #expect(found.cellsCompared <= 5 * 29 * 60)
  }

  @Test func `rows that differ little are written rather than scrolled`() {
    let before = (0..<8).map { "item \($0)" }
    let after = (1..<9).map { "item \($0)" }
    let found = diff(CellBuffer(columns: 20, lines: before), CellBuffer(columns: 20, lines: after))
    #expect(found.scroll == nil)
  }

  @Test func `applying a difference gives the next buffer`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let size = CellSize(
        columns: Int.random(in: 1...20, using: &random), rows: Int.random(in: 1...9, using: &random)
      )
      func lines() -> [String] {
        (0..<size.rows).map { _ in
          (0..<Int.random(in: 0...9, using: &random)).map { _ in
            ["a", "b", " ", "中", "e\u{301}", "cc"].randomElement(using: &random) ?? ""
          }.joined()
        }
      }
      let before = CellBuffer(columns: size.columns, lines: lines())
      let moved = Bool.random(using: &random) ? Array(before.lines.dropFirst()) + [""] : lines()
      let after = CellBuffer(columns: size.columns, lines: moved)
      let found = diff(before, after)
      var palette = after.palette
      _ = before.cells(in: &palette)
      var cells = found.shown
      for run in found.runs {
        for column in run.start..<run.end {
          let index = run.row * size.columns + column
          cells[index] = after.cells[index]
        }
      }
      #expect(cells == after.cells)
    }
  }
}

@Suite struct CellPaletteTests {
  private func styles(_ range: Range<Int>) -> [CellStyle] {
    range.map { CellStyle(foreground: .rgb(UInt8($0 & 255), UInt8($0 >> 8), 7)) }
  }

  @Test func `numbers stay and equal styles share one`() {
    var palette = CellPalette()
    let numbers = styles(0..<3_000).map { palette.number(of: $0) }
    #expect(Set(numbers).count == 3_000)
    #expect(styles(0..<3_000).map { palette.number(of: $0) } == numbers)
    #expect(numbers.map { palette.style($0) } == styles(0..<3_000))
    #expect(palette.number(of: .plain) == 0)
    #expect(palette.style(.max) == .plain)
  }

  @Test func `palettes agree as long as one continues the other`() {
    var old = CellPalette()
    for style in styles(0..<10) { _ = old.number(of: style) }
    _ = old.number(ofCluster: "e\u{301}")
    var next = old
    #expect(old.isPrefix(of: next) && next.isPrefix(of: old))
    _ = next.number(of: CellStyle(attributes: .bold))
    #expect(old.isPrefix(of: next) && !next.isPrefix(of: old) && next.agrees(with: old))
    _ = old.number(of: CellStyle(attributes: .italic))
    #expect(!old.agrees(with: next))
    #expect(!CellPalette(lineage: 1).agrees(with: CellPalette(lineage: 2)))
  }

  @Test func `canonically equal clusters stay apart`() {
    var palette = CellPalette()
    let one = palette.number(ofCluster: "e\u{323}\u{301}")
    let two = palette.number(ofCluster: "e\u{301}\u{323}")
    #expect(one != two)
    #expect(
      palette.clusters[Int(two)].unicodeScalars.elementsEqual("e\u{301}\u{323}".unicodeScalars))
    for index in 0..<500 { _ = palette.number(ofCluster: "x\u{301}\(index)") }
    #expect(palette.number(ofCluster: "e\u{323}\u{301}") == one)
  }

  @Test func `renewing drops what is not shown and keeps the looks`() {
    var canvas = Canvas(CellBuffer(size: CellSize(columns: 4, rows: 1)))
    for style in styles(0..<9_000) { canvas.write("x", at: .zero, style: style) }
    canvas.write("e\u{301}", at: CellPoint(column: 2, row: 0), style: .plain)
    canvas.link(CellRect(column: 0, row: 0, columns: 1, rows: 1), to: "https://a.example")
    let before = canvas.buffer
    #expect(before.palette.isFull)
    canvas.buffer.renewPalette()
    #expect(canvas.buffer.palette.styles.count == 2)
    #expect(canvas.buffer.lines == before.lines)
    let style = canvas.buffer.style(column: 0, row: 0)
    #expect(style.foreground == before.style(column: 0, row: 0).foreground)
    #expect(canvas.buffer.palette.link(style.link) == "https://a.example")
  }
}
