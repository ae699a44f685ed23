import DFTerminalCore
import DFTerminalIO
import Testing

/// Random frames, encoded and replayed in ``TestTerminal``, must show what was drawn.
///
/// Tests/Oracles does the same with terminal engines that nobody here wrote.
@Suite struct ReplayTests {
  private static let texts = [
    "a", "word ", "        ", "中文", "e\u{301}", "👩‍💻", "🇩🇪", "======", "─│", "❤️", "x\u{20D7}y",
  ]
  private static let colors: [CellColor] = [
    .terminalDefault, .terminalDefault, .transparent, .indexed(1), .indexed(200), .rgb(9, 80, 200),
  ]
  private static let options = [
    EncoderOptions(styledUnderlines: true, graphemeClusters: true),
    EncoderOptions(
      synchronizedOutput: true, repeatCharacter: true, backgroundColorErase: true, hyperlinks: true,
      styledUnderlines: true, graphemeClusters: true),
    EncoderOptions(scrollRegions: false, styledUnderlines: true, graphemeClusters: true),
  ]

  private func style(_ random: inout SplitMix) -> CellStyle {
    CellStyle(
      foreground: Self.colors.randomElement(using: &random) ?? .terminalDefault,
      background: Self.colors.randomElement(using: &random) ?? .terminalDefault,
      attributes: TextAttributes(
        rawValue: UInt16.random(in: 0...127, using: &random)
          & UInt16.random(in: 0...127, using: &random)))
  }

  private func draw(on canvas: inout Canvas, _ random: inout SplitMix) {
    let size = canvas.size
    let place = CellPoint(
      column: Int.random(in: -2..<size.columns, using: &random),
      row: Int.random(in: 0..<size.rows, using: &random))
    let area = CellRect(
      origin: place,
      size: CellSize(
        columns: Int.random(in: 0...size.columns, using: &random),
        rows: Int.random(in: 0...size.rows, using: &random)))
    let style = style(&random)
    switch Int.random(in: 0...9, using: &random) {
    case 0: canvas.fill(area, style: style)
    case 1: canvas.border(area, cellStyle: style)
    case 2:
      let rows = CellRect(column: 0, row: place.row, columns: size.columns, rows: size.rows)
      canvas.scroll(rows, rows: Int.random(in: -2...2, using: &random))
    case 3: canvas.link(area, to: "https://example.com/\(place.row)")
    default:
      let text = (0...Int.random(in: 0...6, using: &random)).compactMap { _ in
        Self.texts.randomElement(using: &random)
      }
      canvas.write(text.joined(), at: place, style: style)
    }
  }

  @Test(arguments: options.indices, 1...6)
  func `the screen shows what was drawn`(option: Int, seed: UInt64) {
    var random = SplitMix(state: seed)
    let size = CellSize(
      columns: Int.random(in: 1...30, using: &random), rows: Int.random(in: 1...8, using: &random))
    var terminal = TestTerminal(size: size)
    var encoder = ANSIEncoder(options: Self.options[option])
    var shown: CellBuffer?
    for frame in 0..<150 {
      var canvas = Canvas(shown ?? CellBuffer(size: size))
      for _ in 0..<Int.random(in: 0...4, using: &random) { draw(on: &canvas, &random) }
      if frame % 40 == 39 { canvas.buffer.renewPalette() }
      let cursor: CellPoint? = Bool.random(using: &random) ? nil : .zero
      terminal.feed(encoder.encode(from: shown, to: canvas.buffer, cursor: cursor))
      let differences = terminal.differences(from: canvas.buffer)
      #expect(differences == [], "frame \(frame)")
      #expect(terminal.isCursorVisible == (cursor != nil))
      #expect(cursor == nil || terminal.cursor == cursor)
      if !differences.isEmpty { return }
      shown = canvas.buffer
    }
  }

  @Test func `rows that move are scrolled by the terminal`() {
    let size = CellSize(columns: 60, rows: 20)
    var terminal = TestTerminal(size: size)
    var encoder = ANSIEncoder()
    var shown: CellBuffer?
    for first in 0..<30 {
      var canvas = Canvas(CellBuffer(size: size, palette: shown?.palette ?? CellPalette()))
      for row in 1..<19 {
        let number = (first + row) * 7919 % 10_007
        let text = (0..<8).map { "\(number &* ($0 + 3) % 9973)" }.joined(separator: " ")
        canvas.write(text, at: CellPoint(column: 1, row: row), style: .plain)
      }
      let bytes = encoder.encode(from: shown, to: canvas.buffer)
      terminal.feed(bytes)
      #expect(terminal.differences(from: canvas.buffer) == [])
      if shown != nil { #expect(bytes.count < 120) }
      shown = canvas.buffer
    }
    #expect(terminal.scrolled == 29)
  }
}
