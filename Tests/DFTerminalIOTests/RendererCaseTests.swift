import DFTerminalCore
import DFTerminalIO
import Testing

/// The renderer cases of the fixtures, each by its name.
@Suite struct RendererCaseTests {
  private func buffer(
    _ columns: Int, _ lines: [String], _ style: CellStyle = .plain
  ) -> CellBuffer {
    var canvas = Canvas(CellBuffer(size: CellSize(columns: columns, rows: lines.count)))
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: CellPoint(column: 0, row: row), style: style)
    }
    return canvas.buffer
  }

  private func bytes(
    _ frames: [CellBuffer], _ options: EncoderOptions = EncoderOptions()
  ) -> String {
    var encoder = ANSIEncoder(options: options)
    var shown: CellBuffer?
    var last: [UInt8] = []
    for frame in frames {
      last = encoder.encode(from: shown, to: frame)
      shown = frame
    }
    return String(decoding: last, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test
  func `render-bce: cells with a background are never erased unless the terminal paints them`() {
    let blue = CellStyle(background: .indexed(4))
    var canvas = Canvas(buffer(20, ["some text that goes"]))
    let before = canvas.buffer
    canvas.fill(canvas.clip, style: blue)
    #expect(
      bytes([before, canvas.buffer]) == "^[H^[44m" + String(repeating: " ", count: 20) + "^[m")
  }

  @Test func `render-clear-straddle-left: a wide glyph that is covered in part goes as a whole`() {
    let before = buffer(10, ["abc字字"])
    var canvas = Canvas(before)
    canvas.fill(CellRect(column: 4, row: 0, columns: 4, rows: 1), style: .plain)
    #expect(canvas.buffer.text(column: 3, row: 0) == " ")
    #expect(bytes([before, canvas.buffer]) == "^[1;4H    ")
  }

  @Test func `render-resize-smaller-cuts-wide: half of a wide glyph is a space`() {
    let cut = buffer(4, ["ab中"]).resized(to: CellSize(columns: 3, rows: 1))
    #expect(cut.text(column: 2, row: 0) == " ")
    #expect(bytes([cut]).contains("ab^["))
  }

  @Test func `render-combining-later: a mark that arrives later brings its base along`() {
    #expect(bytes([buffer(4, ["e"]), buffer(4, ["e\u{301}"])]) == "^[He\u{301}")
  }

  @Test func `render-ech-ich-dch-mid-wide: nothing is erased or inserted inside a wide glyph`() {
    var random = SplitMix(state: 5)
    let pieces = ["中", " ", "      ", "ab", "        "]
    var encoder = ANSIEncoder()
    var terminal = TestTerminal(size: CellSize(columns: 30, rows: 3))
    var shown: CellBuffer?
    for _ in 0..<200 {
      let lines = (0..<3).map { _ in
        (0..<8).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      }
      let next = buffer(30, lines)
      // The terminal records an erasure that halves a glyph, and any insertion or deletion.
      terminal.feed(encoder.encode(from: shown, to: next))
      #expect(terminal.differences(from: next) == [])
      shown = next
    }
  }

  @Test func `render-el-mid-wide: the erasure begins at the glyph and not inside it`() {
    let text = bytes([buffer(12, ["a中bcdefghi"]), buffer(12, ["a"])])
    #expect(text == "^[1;2H^[K")
    let inside = bytes([buffer(12, ["a中bcdefghi"]), buffer(12, ["ax"])])
    #expect(inside == "^[1;2Hx ^[K")
  }

  @Test func `render-last-cell-no-scroll: the last cell is written without a wrap`() {
    let full = buffer(10, Array(repeating: "0123456789", count: 3))
    let text = bytes([CellBuffer(size: full.size), full])
    #expect(text == "^[H0123456789\r\n0123456789\r\n0123456789")
  }

  @Test func `render-min-bytes-one-cell: the cost follows the change`() {
    let before = CellBuffer(size: CellSize(columns: 200, rows: 50))
    var canvas = Canvas(before)
    canvas.write("x", at: CellPoint(column: 100, row: 30), style: .plain)
    #expect(bytes([before, canvas.buffer]).utf8.count <= 40)
  }

  @Test func `render-narrow-over-second-half: both columns are written`() {
    #expect(bytes([buffer(6, ["a中b"]), buffer(6, ["a Xb"])]) == "^[1;2H X")
  }

  @Test func `render-no-change-no-bytes: an unchanged frame writes nothing`() {
    let frame = buffer(8, ["same", "中文"])
    #expect(bytes([frame, frame]) == "")
  }

  @Test func `render-rep-after-wide: wide glyphs are never repeated by a sequence`() {
    let options = EncoderOptions(repeatCharacter: true)
    let frame = buffer(40, [String(repeating: "中", count: 20)])
    #expect(
      bytes([CellBuffer(size: frame.size), frame], options) == "^[H"
        + String(repeating: "中", count: 20))
  }

  @Test func `render-size-1x1: a screen of one cell is real`() {
    let frame = buffer(1, ["x"])
    #expect(bytes([CellBuffer(size: frame.size), frame]) == "^[Hx")
    #expect(bytes([CellBuffer(size: .zero), CellBuffer(size: .zero)]) == "")
  }

  @Test func `render-style-diff-trailing: nothing is written for a hidden half`() {
    let style = CellStyle(foreground: .indexed(1))
    #expect(
      bytes([CellBuffer(size: CellSize(columns: 6, rows: 1)), buffer(6, ["中|"], style)])
        == "^[H^[31m中|^[m")
  }

  @Test func `render-sync-pair: brackets are balanced`() {
    let options = EncoderOptions(synchronizedOutput: true)
    let text = bytes(
      [
        CellBuffer(size: CellSize(columns: 80, rows: 6)),
        buffer(80, Array(repeating: String(repeating: "x中", count: 25), count: 6)),
      ], options)
    #expect(text.hasPrefix("^[?2026h") && text.hasSuffix("^[?2026l"))
    #expect(text.split(separator: "?2026").count == 3)
  }

  @Test func `render-uncertain-width-reanchor: an absolute move follows the cluster`() {
    let frame = buffer(8, ["❤️|x"])
    let text = bytes([CellBuffer(size: frame.size), frame])
    #expect(text == "^[H  \r❤️^[3G|x")
    let trusted = EncoderOptions(graphemeClusters: true)
    #expect(bytes([CellBuffer(size: frame.size), frame], trusted) == "^[H❤️^[3G|x")
  }

  @Test func `render-vs16-late: the bar after the cluster is written again`() {
    #expect(bytes([buffer(8, ["❤|"]), buffer(8, ["❤️|"])]) == "^[H  \r❤️^[3G|")
  }

  @Test func `clusters that could wrap at the edge are cut there`() {
    let frame = buffer(3, [" 👩‍💻"])
    #expect(bytes([CellBuffer(size: frame.size), frame]) == "^[1;2H^[?7l👩^[?7h")
  }

  @Test func `render-wide-stale-ink: nothing stays of glyphs that went`() {
    let frames = [buffer(6, ["中文"]), buffer(6, ["a"]), buffer(6, [""])]
    #expect(bytes(Array(frames[..<2])) == "^[Ha   ")
    #expect(bytes(frames) == "^[H ")
  }

  @Test func `render-wide-to-narrow-style: the second half loses its background`() {
    let blue = CellStyle(background: .indexed(4))
    #expect(bytes([buffer(12, ["你好"], blue), buffer(12, ["Hi"])]) == "^[HHi  ")
  }

  @Test func `color-none: no colour keeps emphasis`() {
    let style = CellStyle(foreground: .indexed(1), attributes: [.bold, .underline])
    let options = EncoderOptions(depth: .none)
    #expect(
      bytes([CellBuffer(size: CellSize(columns: 2, rows: 1)), buffer(2, ["x"], style)], options)
        == "^[H^[1;4mx^[m")
  }

  @Test func `color-16-applies-to-256-input: indexed colours come down as well`() {
    let style = CellStyle(foreground: .indexed(208), background: .rgb(9, 9, 9))
    let text = bytes(
      [CellBuffer(size: CellSize(columns: 2, rows: 1)), buffer(2, ["x"], style)],
      EncoderOptions(depth: .ansi16))
    #expect(!text.contains("38;") && !text.contains("48;"))
  }
}
