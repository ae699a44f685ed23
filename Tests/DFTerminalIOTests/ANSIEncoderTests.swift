import DFTerminalCore
import DFTerminalIO
import Testing

@Suite struct ANSIEncoderTests {
  private func buffer(_ columns: Int, _ lines: [String], _ style: CellStyle = .plain) -> CellBuffer
  {
    var canvas = Canvas(CellBuffer(size: CellSize(columns: columns, rows: lines.count)))
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: CellPoint(column: 0, row: row), style: style)
    }
    return canvas.buffer
  }

  private func encode(
    _ shown: CellBuffer?, _ next: CellBuffer, _ options: EncoderOptions = EncoderOptions()
  ) -> String {
    var encoder = ANSIEncoder(options: options)
    let blank = CellBuffer(size: next.size)
    _ = encoder.encode(from: nil, to: shown ?? blank)
    return String(decoding: encoder.encode(from: shown ?? blank, to: next), as: UTF8.self)
      .replacing("\u{1B}", with: "^")
  }

  @Test func `an unchanged frame writes nothing`() {
    let frame = buffer(10, ["abc", "def"], CellStyle(foreground: .rgb(1, 2, 3)))
    #expect(encode(frame, frame) == "")
  }

  @Test func `the first frame clears the screen and hides the cursor`() {
    var encoder = ANSIEncoder()
    let bytes = encoder.encode(from: nil, to: buffer(4, ["ab", ""]))
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[m\u{1B}[2J\u{1B}[Hab\u{1B}[?25l")
  }

  @Test func `one changed cell of a large screen takes at most forty bytes`() {
    let before = buffer(200, Array(repeating: "x", count: 50))
    var canvas = Canvas(before)
    canvas.write(
      "y", at: CellPoint(column: 150, row: 40),
      style: CellStyle(foreground: .rgb(255, 255, 255)))
    let options = EncoderOptions(synchronizedOutput: true)
    let bytes = encode(before, canvas.buffer, options)
    #expect(bytes == "^[41;151H^[38;2;255;255;255my^[m")
    #expect(bytes.utf8.count <= 40)
  }

  @Test(arguments: [
    (ColorDepth.truecolor, "^[H^[1;38;2;255;135;0;48;2;0;0;95mx^[m"),
    (.palette256, "^[H^[1;38;5;208;48;5;17mx^[m"), (.ansi16, "^[H^[1;91;40mx^[m"),
    (.none, "^[H^[1mx^[m"),
  ])
  func `colours come down to the depth and attributes stay`(depth: ColorDepth, bytes: String) {
    let style = CellStyle(
      foreground: .rgb(255, 135, 0), background: .rgb(0, 0, 95), attributes: .bold)
    #expect(encode(nil, buffer(3, ["x"], style), EncoderOptions(depth: depth)) == bytes)
  }

  @Test func `styles that look alike at a depth are not written again`() {
    let (one, two) = (
      CellStyle(foreground: .rgb(255, 0, 0)), CellStyle(foreground: .rgb(250, 0, 0))
    )
    let options = EncoderOptions(depth: .ansi16)
    #expect(encode(buffer(3, ["abc"], one), buffer(3, ["abc"], two), options) == "")
  }

  @Test func `a style change says only what differs or starts anew, whichever is shorter`() {
    var canvas = Canvas(CellBuffer(size: CellSize(columns: 9, rows: 1)))
    let styles: [CellStyle] = [
      CellStyle(foreground: .indexed(1)), CellStyle(foreground: .indexed(1), attributes: .bold),
      CellStyle(foreground: .indexed(1), attributes: [.bold, .italic]),
      CellStyle(foreground: .indexed(1), attributes: .dim), CellStyle(attributes: .bold), .plain,
      CellStyle(foreground: .indexed(2), background: .indexed(9)),
    ]
    for (column, style) in styles.enumerated() {
      canvas.write("x", at: CellPoint(column: column, row: 0), style: style)
    }
    #expect(
      encode(nil, canvas.buffer)
        == "^[H^[31mx^[1mx^[3mx^[;2;31mx^[;1mx^[mx^[32;101mx^[m")
  }

  @Test func `short gaps are written again and long ones jumped over`() {
    let before = buffer(40, ["abcdefghijklmnopqrstuvwxyz"])
    #expect(encode(before, buffer(40, ["XbcdeXghijklmnopqrXtuvwxyz"])) == "^[HXbcdeX^[12CX")
  }

  @Test func `rows that moved are scrolled`() {
    let words = [
      "apple", "bear", "cloud", "dune", "elm", "fern", "gorse", "heath", "ivy", "jay", "kite",
    ]
    let lines = words.map { String(repeating: $0 + " ", count: 6).dropLast().description }
    let before = buffer(60, ["head"] + lines[0..<10] + ["foot"])
    let after = buffer(60, ["head"] + lines[1..<11] + ["foot"])
    #expect(encode(before, after) == "^[2;11r^[S^[r^[11H\(lines[10])")
    #expect(encode(after, before) == "^[2;11r^[T^[r\r\n\(lines[0])")
    #expect(!encode(before, after, EncoderOptions(scrollRegions: false)).contains("^[S"))
  }

  @Test func `the end of a row is erased only in a look that erasing leaves`() {
    let before = buffer(30, ["a long line of text"])
    #expect(encode(before, buffer(30, ["a"])) == "^[1;3H^[K")
    let blue = CellStyle(background: .indexed(4))
    var canvas = Canvas(before)
    canvas.fill(canvas.clip, style: blue)
    let spaces = String(repeating: " ", count: 30)
    #expect(encode(before, canvas.buffer) == "^[H^[44m\(spaces)^[m")
    let erasing = EncoderOptions(backgroundColorErase: true)
    #expect(encode(before, canvas.buffer, erasing) == "^[H^[44m^[K^[m")
    let repeating = EncoderOptions(repeatCharacter: true)
    #expect(encode(before, canvas.buffer, repeating) == "^[H^[44m ^[29b^[m")
  }

  @Test func `repeat is used after ASCII only`() {
    let options = EncoderOptions(repeatCharacter: true)
    let dashes = String(repeating: "-", count: 20)
    #expect(encode(nil, buffer(30, [dashes]), options) == "^[H-^[19b")
    let lines = String(repeating: "─", count: 20)
    #expect(encode(nil, buffer(30, [lines]), options) == "^[H" + lines)
  }

  @Test func `blanks between words are repeated rather than jumped over`() {
    let options = EncoderOptions(repeatCharacter: true, backgroundColorErase: true)
    let text = "a" + String(repeating: " ", count: 14) + "b"
    let shown = buffer(20, [String(repeating: "x", count: 20)])
    #expect(encode(shown, buffer(20, [text]), options) == "^[Ha ^[13bb    ")
  }

  @Test func `frames are bracketed where the terminal takes them as one`() {
    let options = EncoderOptions(synchronizedOutput: true)
    let bytes = encode(
      nil,
      buffer(
        80, Array(repeating: String(repeating: "ab", count: 40), count: 7)),
      options)
    #expect(bytes.hasPrefix("^[?2026h") && bytes.hasSuffix("^[?2026l"))
    #expect(bytes.split(separator: "2026").count == 3)
  }

  @Test func `the cursor sits where it is asked for`() {
    let frame = buffer(10, ["abc", "def"])
    var encoder = ANSIEncoder()
    func bytes(_ cursor: CellPoint?) -> String {
      String(decoding: encoder.encode(from: frame, to: frame, cursor: cursor), as: UTF8.self)
        .replacing("\u{1B}", with: "^")
    }
    _ = encoder.encode(from: nil, to: frame, cursor: CellPoint(column: 1, row: 1))
    #expect(bytes(CellPoint(column: 1, row: 1)) == "")
    #expect(bytes(CellPoint(column: 2, row: 1)) == "^[2;3H")
    #expect(bytes(nil) == "^[?25l")
    #expect(bytes(CellPoint(column: 99, row: 1)) == "")
    #expect(bytes(.zero) == "^[H^[?25h")
  }

  @Test func `links open and close around their cells`() {
    var canvas = Canvas(buffer(10, ["see here"]))
    let before = canvas.buffer
    canvas.link(CellRect(column: 4, row: 0, columns: 4, rows: 1), to: "https://a.example")
    #expect(
      encode(before, canvas.buffer, EncoderOptions(hyperlinks: true))
        == "^[1;5H^]8;id=1;https://a.example^\\here^]8;;^\\")
    #expect(encode(before, canvas.buffer) == "")
  }

  @Test func `underlines have a colour and a curl where the terminal has them`() {
    let style = CellStyle(underlineColor: .rgb(1, 2, 3), attributes: .curlyUnderline)
    let frame = buffer(3, ["x"], style)
    #expect(encode(nil, frame) == "^[H^[4mx^[m")
    #expect(
      encode(nil, frame, EncoderOptions(styledUnderlines: true)) == "^[H^[4:3;58:2::1:2:3mx^[m")
  }

  @Test func `static lines end in the default style without blanks and without motion`() {
    let style = CellStyle(foreground: .indexed(2))
    var canvas = Canvas(buffer(10, ["ab", "", "c"], style))
    canvas.fill(
      CellRect(column: 3, row: 2, columns: 2, rows: 1), style: CellStyle(background: .indexed(4)))
    let text = String(decoding: ANSIEncoder().encodeStatic(canvas.buffer), as: UTF8.self)
    #expect(text.replacing("\u{1B}", with: "^") == "^[32mab^[m\n\n^[32mc  ^[39;44m  ^[m\n")
  }
}
