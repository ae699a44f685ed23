import DFTerminalCore

/// A generator whose numbers repeat from one run to the next (splitmix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

/// Draws at random: text of all kinds of width, fills, frames, moves and new sizes.
struct RandomProgram {
  private var random: SplitMix
  private let size: CellSize
  private let resizes: Bool
  private var styles: [CellStyle] = []

  init(seed: UInt64, size: CellSize, resizes: Bool) {
    random = SplitMix(state: seed)
    self.size = size
    self.resizes = resizes
    styles = (0..<12).map { _ in randomStyle() }
  }

  /// Returns the frame after another one, and where its cursor is.
  mutating func next(after shown: CellBuffer?) -> (CellBuffer, CellPoint?) {
    var canvas = Canvas(start(after: shown))
    for _ in 0..<number(in: 0...4) { draw(on: &canvas) }
    let cursor = number(in: 0...2) == 0 ? nil : point(canvas.size)
    return (canvas.buffer, cursor)
  }

  private mutating func start(after shown: CellBuffer?) -> CellBuffer {
    guard let shown else { return CellBuffer(size: size) }
    var buffer = shown
    if resizes, number(in: 0...30) == 0 {
      buffer = shown.resized(
        to: CellSize(
          columns: max(1, size.columns + number(in: -8...8)),
          rows: max(1, size.rows + number(in: -3...3))))
    }
    if number(in: 0...25) == 0 { buffer.reset(size: buffer.size) }
    if number(in: 0...40) == 0 || buffer.palette.isFull { buffer.renewPalette() }
    return buffer
  }

  private mutating func draw(on canvas: inout Canvas) {
    let area = rectangle(canvas.size)
    let style = style()
    switch number(in: 0...11) {
    case 0...5: write(on: &canvas)
    case 6: canvas.fill(area, with: fillers[number(in: 0...fillers.count - 1)], style: style)
    case 7: canvas.border(area, style: borders[number(in: 0...borders.count - 1)], cellStyle: style)
    case 8: canvas.restyle(area) { $0.background(style.background).adding(style.attributes) }
    case 9: canvas.scroll(area, rows: number(in: -3...3), style: style)
    case 10:
      let rows = CellRect(column: 0, row: area.minRow, columns: canvas.size.columns, rows: 99)
      canvas.scroll(rows, rows: number(in: -3...3))
    default:
      canvas.link(area, to: number(in: 0...1) == 0 ? nil : "https://example.com/\(area.rows)")
    }
  }

  private mutating func write(on canvas: inout Canvas) {
    let style = style()
    for _ in 0..<number(in: 1...3) {
      let place = point(canvas.size).offset(columns: number(in: -3...0))
      let text = text()
      if number(in: 0...3) == 0 {
        canvas.clipped(to: rectangle(canvas.size)) { _ = $0.write(text, at: place, style: style) }
      } else {
        canvas.write(text, at: place, style: style)
      }
    }
  }

  private mutating func text() -> String {
    var text = ""
    for _ in 0..<number(in: 1...8) {
      switch number(in: 0...5) {
      case 0...1: text += words[number(in: 0...words.count - 1)]
      case 2: text += String(repeating: " ", count: number(in: 1...14))
      case 3: text += String(repeating: "=", count: number(in: 1...12))
      default: text += clusters[number(in: 0...clusters.count - 1)]
      }
    }
    return text
  }

  private let words = ["a", "of", "tree", "Hello, world", "x|y", "─", "│", "é", "Ω", "ж", "✓", "→"]
  private let fillers: [Character] = [" ", "#", "中", ".", "█", "─"]
  private let borders: [BorderStyle] = [.rounded, .double, .ascii, .block]
  private let clusters = [
    "中", "文", "日本", "한", "字", "ｗ", "ﾊ", "e\u{301}", "o\u{308}\u{323}", "n\u{303}", "x\u{20D7}",
    "❤️", "❤", "☎️", "✈️", "1️⃣", "🚀", "🎉", "👍🏽", "👩‍💻", "👨‍👩‍👧‍👦", "🇩🇪", "🇯🇵", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🧑‍🤝‍🧑", "🛜",
    "क्षि", "नी", "กำ", "ᄀ\u{1161}\u{11A8}", "ا\u{64B}", "\u{1F1E6}", "a\u{301}\u{302}\u{303}\u{304}",
    "\u{200B}", "\t", "\u{E33}", "한\u{11A8}", "ष", "\u{1F1EA}",
    "\u{1B}[31m", "\u{9B}", "🫠", "〰️", "㊗️", "™️", "🏳️‍🌈", "🅰️",
  ]
}

extension RandomProgram {
  private mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func point(_ size: CellSize) -> CellPoint {
    CellPoint(column: number(in: 0...size.columns - 1), row: number(in: 0...size.rows - 1))
  }

  private mutating func rectangle(_ size: CellSize) -> CellRect {
    CellRect(
      origin: point(size),
      size: CellSize(columns: number(in: 0...size.columns), rows: number(in: 0...size.rows)))
  }

  private mutating func style() -> CellStyle {
    number(in: 0...9) == 0 ? randomStyle() : styles[number(in: 0...styles.count - 1)]
  }

  private mutating func randomStyle() -> CellStyle {
    CellStyle(
      foreground: color(), background: color(), underlineColor: color(),
      attributes: TextAttributes(rawValue: UInt16(number(in: 0...127) & number(in: 0...127))))
  }

  private mutating func color() -> CellColor {
    switch number(in: 0...5) {
    case 0...1: .terminalDefault
    case 2: .indexed(UInt8(number(in: 0...255)))
    case 3: .transparent
    default: .rgb(byte(), byte(), byte())
    }
  }

  private mutating func byte() -> UInt8 { UInt8(number(in: 0...255)) }
}
