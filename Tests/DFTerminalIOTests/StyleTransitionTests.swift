import DFTerminalCore
import DFTerminalIO
import Testing

@Suite struct StyleTransitionTests {
  /// Reads what styles the letters of a line of bytes have.
  private func styles(in bytes: [UInt8]) -> [CellStyle] {
    var model = SGRModel()
    var styles: [CellStyle] = []
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let first = rest.popFirst() {
      guard first == "\u{1B}" else {
        if first != "\n" { styles.append(model.style) }
        continue
      }
      let body = rest.dropFirst().prefix { !$0.isLetter }
      rest = rest.dropFirst(body.count + 2)
      model.apply(body)
    }
    return styles
  }

  private func color(_ random: inout SplitMix) -> CellColor {
    switch random.next() % 5 {
    case 0...1: .terminalDefault
    case 2: .indexed(UInt8(truncatingIfNeeded: random.next()) & 15)
    case 3: .indexed(UInt8(truncatingIfNeeded: random.next()))
    default: .rgb(UInt8(truncatingIfNeeded: random.next()), 7, 200)
    }
  }

  @Test func `any style follows any other`() {
    var random = SplitMix(state: 99)
    let columns = 4_000
    var canvas = Canvas(CellBuffer(size: CellSize(columns: columns, rows: 1)))
    var wanted: [CellStyle] = []
    for column in 0..<columns {
      var style = CellStyle(
        foreground: color(&random), background: color(&random),
        attributes: TextAttributes(rawValue: UInt16(truncatingIfNeeded: random.next()) & 127))
      if style.attributes.contains(.curlyUnderline) { style.attributes.remove(.underline) }
      if !style.attributes.isDisjoint(with: [.underline, .curlyUnderline]) {
        style.underlineColor = color(&random)
      }
      wanted.append(style)
      canvas.write("x", at: CellPoint(column: column, row: 0), style: style)
    }
    let options = EncoderOptions(styledUnderlines: true)
    let found = styles(in: ANSIEncoder(options: options).encodeStatic(canvas.buffer))
    #expect(found == wanted)
  }

  @Test func `a sequence is never longer than starting anew`() {
    let red = CellStyle(foreground: .rgb(200, 0, 0), attributes: [.bold, .italic, .underline])
    var canvas = Canvas(CellBuffer(size: CellSize(columns: 3, rows: 1)))
    canvas.write("a", at: .zero, style: red)
    canvas.write("b", at: CellPoint(column: 1, row: 0), style: CellStyle(attributes: .dim))
    canvas.write("c", at: CellPoint(column: 2, row: 0), style: red.adding(.reverse))
    let text = String(decoding: ANSIEncoder().encodeStatic(canvas.buffer), as: UTF8.self)
    #expect(
      text.replacing("\u{1B}", with: "^")
        == "^[1;3;4;38;2;200;0;0ma^[;2mb^[;1;3;4;7;38;2;200;0;0mc^[m\n")
  }
}
