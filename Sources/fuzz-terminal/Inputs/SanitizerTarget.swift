import DFTerminalCore
import DFTerminalIO

extension FuzzTarget {
  /// Texts from outside: what reaches a cell is clean, measured right and cut right, and what
  /// reaches the terminal is of our own vocabulary.
  static let sanitizer = FuzzTarget(
    name: "sanitizer",
    words: [
      "a", "7", " ", "\t", "\n", "\r\n", "\u{0}", "\u{1B}[2J", "\u{1B}]52;c;x\u{7}", "\u{9B}1m",
      "\u{1B}P$qm\u{1B}\\", "\u{85}", "\u{7F}", "\u{300}", "\u{301}", "\u{20E3}", "\u{FE0E}",
      "\u{FE0F}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{202E}", "\u{2066}", "\u{2028}",
      "\u{FEFF}", "\u{AD}", "\u{FFFE}", "❤", "☝", "👍", "🏽", "👩", "💻", "🇩", "🇪", "🏴",
      "\u{E0067}", "\u{E007F}", "\u{E0100}", "中", "あ", "\u{3099}", "\u{FF9E}", "ᄒ", "\u{1161}",
      "\u{11AB}", "한", "क", "\u{94D}", "\u{93F}", "\u{600}", "م", "\u{E33}", "ก", "\u{D4E}",
      "\u{3164}", "\u{1D165}", "𝄞", "\u{378}",
    ]
  ) { bytes in
    let result = TextSanitizer.inspect(bytes: bytes)
    var laws = LawCheck()
    checkCleanness(of: result, from: bytes, &laws)
    checkLayout(of: String(decoding: bytes, as: UTF8.self), &laws)
    checkFrame(with: String(decoding: bytes, as: UTF8.self), &laws)
    return laws.broken
  }

  private static func checkCleanness(
    of result: TextSanitizer.Result, from bytes: [UInt8], _ laws: inout LawCheck
  ) {
    let clean = result.text
    let columns = TextMeasure.columns(of: clean)
    laws.expect(TextSanitizer.sanitize(clean) == clean, "sanitising twice gives the same")
    laws.expect(
      TextMeasure.columns(of: String(decoding: bytes, as: UTF8.self)) == columns,
      "a sanitised text takes the columns of the original")
    laws.expect(
      !clean.unicodeScalars.contains { $0.properties.generalCategory == .control },
      "no control is left")
    laws.expect(clean.utf8.count <= bytes.count * 6, "the text does not grow without bound")
    var largest = 0
    ClusterScanner.scan(clean) { scanner in
      while let cluster = scanner.next() {
        largest = max(largest, scanner.text(of: cluster).unicodeScalars.count)
      }
    }
    laws.expect(largest <= 31, "a cluster keeps 31 scalars")
    laws.expect(OSCString(clean).text.utf8.count <= OSCString.limit, "titles are short")
  }

  private static func checkLayout(of text: String, _ laws: inout LawCheck) {
    for columns in [1, 2, 7, 40] {
      for mode in TextTruncation.Mode.allCases {
        let cut = TextTruncation.truncate(text, to: columns, mode: mode)
        laws.expect(
          TextMeasure.columns(of: cut) <= columns, "cut \(mode) to \(columns) it is wider")
      }
      let padded = TextPadding.pad(text, to: columns)
      laws.expect(TextMeasure.columns(of: padded) == columns, "padded to \(columns) it is not")
      let lines = TextWrapping.wrap(text, to: columns)
      laws.expect(
        lines.allSatisfy { TextMeasure.columns(of: $0) <= max(columns, 2) },
        "a line is wider than \(columns)")
    }
  }

  private static func checkFrame(with text: String, _ laws: inout LawCheck) {
    let size = CellSize(columns: 30, rows: 2)
    var canvas = Canvas(CellBuffer(size: size))
    let covered = canvas.write(text, at: CellPoint(column: 3, row: 0), style: .plain)
    let wanted = min(TextMeasure.columns(of: text), size.columns - 3)
    laws.expect(covered == wanted, "it covers \(covered) columns instead of \(wanted)")
    canvas.write("|", at: CellPoint(column: 0, row: 1), style: .plain)
    canvas.link(CellRect(column: 0, row: 0, columns: 9, rows: 1), to: text)
    var encoder = ANSIEncoder(options: EncoderOptions(hyperlinks: true))
    let bytes = encoder.encode(from: nil, to: canvas.buffer)
    if let strange = ByteVocabulary.firstStranger(in: bytes) {
      laws.expect(false, "the frame holds \(strange)")
    }
  }
}
