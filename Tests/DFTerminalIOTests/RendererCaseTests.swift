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

  @Test func `render-combining-later: a mark that arrives later brings its base along`() {
    #expect(bytes([buffer(4, ["e"]), buffer(4, ["e\u{301}"])]) == "^[He\u{301}")
  }

  @Test func `render-ech-ich-dch-mid-wide: nothing is erased or inserted inside a wide glyph`() {
    var random = SplitMix64(state: 5)
    var frames: [CellBuffer] = []
    for _ in 0..<200 {
      let lines = (0..<3).map { _ in
        (0..<8).map { _ in ["中", " ", "      ", "ab", "        "][Int(random.next() % 5)] }.joined()
      }
      frames.append(buffer(30, lines))
    }
    var encoder = ANSIEncoder()
    for (shown, next) in zip(frames, frames.dropFirst()) {
      _ = encoder.encode(from: shown, to: shown)
      let text = String(decoding: encoder.encode(from: shown, to: next), as: UTF8.self)
      #expect(!text.contains("@") && !text.contains("P"))
      #expect(erasuresInsideWideGlyphs(text, shown: shown, next: next) == [])
    }
  }

  /// Follows the cursor through a frame and returns the erasures that begin or end inside a wide
  /// glyph on the screen.
  private func erasuresInsideWideGlyphs(
    _ text: String, shown: CellBuffer, next: CellBuffer
  ) -> [String] {
    var screen = TestScreen(shown)
    screen.feed(text)
    return screen.halvedErasures
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
        CellBuffer(size: CellSize(columns: 80, rows: 3)),
        buffer(80, Array(repeating: String(repeating: "x中", count: 25), count: 3)),
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

private struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

/// Follows the cursor and the wide glyphs of a screen, as far as the encoder's sequences need it.
private struct TestScreen {
  private var isTrailing: [Bool]
  private let columns: Int
  private var row = 0
  private var column = 0
  private(set) var halvedErasures: [String] = []

  init(_ buffer: CellBuffer) {
    columns = buffer.size.columns
    isTrailing = buffer.cells.map(\.isTrailing)
  }

  mutating func feed(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}":
        _ = rest.popFirst()
        let body = rest.prefix { !("@"..."~").contains($0) }
        rest = rest.dropFirst(body.count)
        control(String(String.UnicodeScalarView(body)), rest.popFirst() ?? " ")
      case "\r": column = 0
      case "\n": row += 1
      case "\u{8}": column -= 1
      default: put(scalar)
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = TextMeasure.columns(of: String(Character(scalar)))
    for offset in 0..<width { isTrailing[row * columns + column + offset] = offset == 1 }
    column = min(column + width, columns - 1)
  }

  private mutating func control(_ body: String, _ final: Unicode.Scalar) {
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 1 }
    switch final {
    case "H": (row, column) = ((numbers.first ?? 1) - 1, (numbers.count > 1 ? numbers[1] : 1) - 1)
    case "G": column = numbers[0] - 1
    case "C": column += numbers[0]
    case "D": column -= numbers[0]
    case "A": row -= 1
    case "B": row += 1
    case "X": erase(numbers[0], "ECH")
    case "K": erase(columns - column, "EL")
    default: break
    }
  }

  private mutating func erase(_ count: Int, _ name: String) {
    let start = row * columns + column
    let end = start + count
    if isTrailing[start] || (end < (row + 1) * columns && isTrailing[end]) {
      halvedErasures.append("\(name) at row \(row), column \(column)")
    }
    for index in start..<end { isTrailing[index] = false }
  }
}
