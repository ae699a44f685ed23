import DFTerminalCore
import Testing

@Suite struct CellRunTests {
  private static let texts = [
    "", "plain", "中文字", "a中b", "e\u{301}x", "👩‍💻!", "\u{1B}[31m", "tab\tstop", "🇩🇪🇯🇵", "ｗide",
    "line\nbreak",
  ]

  @Test(arguments: texts)
  func `a run draws what its text does`(text: String) {
    for columns in 0...12 {
      for start in -3...3 {
        let style = CellStyle(foreground: .indexed(1), background: .transparent)
        var one = Canvas(CellBuffer(size: CellSize(columns: 9, rows: 1)))
        one.fill(one.clip, with: "中", style: CellStyle(background: .indexed(4)))
        var two = one
        let place = CellPoint(column: start, row: 0)
        let covered = one.write(text, at: place, style: style, columns: columns)
        #expect(two.write(CellRun(text), at: place, style: style, columns: columns) == covered)
        #expect(one.buffer.lines == two.buffer.lines)
        #expect(one.buffer.brokenGlyphs == [] && two.buffer.brokenGlyphs == [])
        #expect(CellRun(text, columns: columns).columns == covered)
      }
    }
  }

  @Test(arguments: texts)
  func `a run is as wide as its text is measured`(text: String) {
    #expect(CellRun(text).columns == TextMeasure.columns(of: text))
  }

  @Test func `a run may be drawn into any palette`() {
    let run = CellRun("e\u{301} 👩‍💻")
    for lineage in UInt64(0)..<3 {
      var canvas = Canvas(
        CellBuffer(size: CellSize(columns: 9, rows: 1), palette: CellPalette(lineage: lineage)))
      canvas.write("o\u{308}", at: CellPoint(column: 6, row: 0), style: .plain)
      canvas.write(run, at: .zero, style: .plain)
      #expect(canvas.buffer.line(0) == "e\u{301} 👩‍💻  o\u{308}")
    }
  }
}
