import DFTerminalCore
import Testing

@Suite struct ExportTests {
  @Test func `plain text is the rows without their blanks`() {
    let buffer = CellBuffer(columns: 9, lines: ["a中 b", "", " x"])
    #expect(PlainTextExport.text(of: buffer) == "a中 b\n\n x\n")
  }

  @Test func `drawing glyphs have stand-ins of one column in ASCII`() {
    let buffer = CellBuffer(columns: 12, lines: ["╭─┬═╮ ▲ ● ✓", "│ │中│ → … ⣿", "╰─┴─╯ █▒░ é"])
    #expect(
      PlainTextExport.text(of: buffer, ascii: true)
        == "+-+=+ ^ * x\n| |中| > ~ #\n+-+-+ #:. é\n")
    for value in UInt32(0x2500)...0x259F {
      let standIn = Unicode.Scalar(value).flatMap(ASCIIFallback.standIn)
      #expect(standIn.map { $0.isASCII && $0.value > 0x1F } == true)
    }
  }

  @Test func `a picture escapes text and refers to nothing outside`() {
    var canvas = Canvas(CellBuffer(columns: 20, lines: ["<a href='&\"'> 中"]))
    canvas.link(CellRect(column: 0, row: 0, columns: 2, rows: 1), to: "https://a.example/?a=1&b=2")
    let options = SVGExport.Options(title: "<script>alert(1)</script>")
    let svg = SVGExport.svg(of: canvas.buffer, options: options)
    #expect(!svg.contains("<script") && svg.contains("&lt;script&gt;"))
    #expect(svg.contains("&lt;") && svg.contains("href=&#39;&amp;&quot;&#39;&gt;"))
    #expect(svg.contains("href=\"https://a.example/?a=1&amp;b=2\""))
    #expect(!svg.contains("@import") && !svg.contains("url("))
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
  }

  @Test func `lines and backgrounds that touch become one shape`() {
    var canvas = Canvas(CellBuffer(size: CellSize(columns: 10, rows: 4)))
    canvas.fill(canvas.clip, style: CellStyle(background: .rgb(1, 2, 3)))
    canvas.horizontalLine(
      at: .zero, columns: 10,
      cellStyle: CellStyle(foreground: .rgb(9, 9, 9), background: .transparent))
    let svg = SVGExport.svg(of: canvas.buffer)
    #expect(svg.split(separator: "fill=\"#010203\"").count == 2)
    #expect(svg.contains("fill=\"#010203\" d=\"M18 18H108V98H18Z\""))
    #expect(
      svg.contains(
        "stroke=\"#090909\" stroke-width=\"1.2\" stroke-linecap=\"butt\" d=\"M18 28H108\""))
  }

  @Test func `every box-drawing glyph has as many arms as its name says`() {
    for value in UInt32(0x2500)...0x257F {
      guard let box = BoxDrawing(value), let scalar = Unicode.Scalar(value) else {
        Issue.record("no glyph")
        continue
      }
      let name = scalar.properties.name ?? ""
      let arms = [box.left, box.up, box.right, box.down]
      if name.contains("DOUBLE"), !name.contains("DASH") {
        #expect(arms.contains(.double), "\(name)")
      }
      if name.contains("HEAVY") { #expect(arms.contains(.heavy), "\(name)") }
      if name.contains("HORIZONTAL") { #expect(box.left != .none && box.right != .none, "\(name)") }
      if name.contains("VERTICAL") { #expect(box.up != .none && box.down != .none, "\(name)") }
      if name.contains("DIAGONAL") { #expect(arms.allSatisfy { $0 == .none }) }
    }
  }

  @Test func `HTML keeps colours, weights and links`() {
    var canvas = Canvas(CellBuffer(size: CellSize(columns: 6, rows: 1)))
    canvas.write(
      "a<中", at: .zero,
      style: CellStyle(foreground: .rgb(255, 0, 0), attributes: [.bold, .reverse]))
    let html = HTMLExport.fragment(of: canvas.buffer)
    #expect(
      html.contains(
        "a&lt;<span style=\"display:inline-block;width:2ch;text-align:center\">中</span>"))
    #expect(html.contains("background:#ff0000") && html.contains("font-weight:bold"))
  }

  @Test func `a row is one sentence`() {
    let row = SemanticNode(
      .row, states: [.selected], position: .init(index: 3, count: 120),
      children: [
        SemanticNode(.cell, value: "Ada"), SemanticNode(.cell, label: "age", value: "36"),
      ])
    let table = SemanticNode(.table, label: "People", children: [row])
    #expect(LinearTranscript.lines(of: table) == ["People", "Row 3 of 120, Ada, age 36, selected"])
  }

  @Test func `progress says its value and shapes are not read out`() {
    let bar = SemanticNode(.progress, value: "50%")
    #expect(LinearTranscript.lines(of: bar) == ["Progress: 50%"])
    let row = SemanticNode(.listItem, label: "▌● Ada ✓ ⣿", states: [.checked])
    #expect(LinearTranscript.lines(of: row) == ["Ada, on"])
    #expect(LinearTranscript.lines(of: SemanticNode(.separator, label: "────")) == [])
    #expect(LinearTranscript.lines(of: SemanticNode(.toggle, label: "Wi-Fi")) == ["Wi-Fi, off"])
  }
}
