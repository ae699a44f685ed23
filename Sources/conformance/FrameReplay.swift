import DFTerminalCore

/// A terminal as small as it can be: shows the frames of cases, and notes what they did to it.
struct FrameReplay {
  private let size: CellSize
  private var cells: [String]
  private var column = 0
  private var row = 0
  /// The columns written or erased by the last frame.
  private(set) var touched: Set<Int> = []
  /// Whether the screen has scrolled.
  private(set) var hasScrolled = false
  /// Whether an erasure began or ended inside a wide glyph, or cells were inserted or deleted.
  private(set) var hasHalved = false
  /// The finals of the sequences of the last frame.
  private(set) var finals: Set<Unicode.Scalar> = []
  /// What stood before each glyph of the last frame: the final of a sequence, or nothing.
  private(set) var glyphs: [(text: String, after: Unicode.Scalar?)] = []

  init(size: CellSize) {
    self.size = size
    cells = Array(repeating: " ", count: size.columns * size.rows)
  }

  /// A row's text without blanks at its end.
  func line(_ row: Int) -> String {
    let text = cells[row * size.columns..<(row + 1) * size.columns].joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// Takes in a frame.
  mutating func feed(_ frame: [UInt8]) {
    touched = []
    finals = []
    glyphs = []
    var rest = String(decoding: frame, as: UTF8.self).unicodeScalars[...]
    var last: Unicode.Scalar?
    while let scalar = rest.first {
      rest.removeFirst()
      switch scalar {
      case "\u{1B}": last = takeSequence(&rest)
      case "\r": (column, last) = (0, nil)
      case "\n": moveDown()
      default:
        let text = rest.prefix { $0.value >= 0x20 }
        rest = rest[text.endIndex...]
        for cluster in TextClusters(String(scalar) + String(text)) {
          put(String(cluster), last)
          last = nil
        }
      }
    }
  }

  private mutating func moveDown() {
    if row == size.rows - 1 { hasScrolled = true } else { row += 1 }
  }

  private mutating func put(_ text: String, _ last: Unicode.Scalar?) {
    glyphs.append((text, last))
    let width = TextMeasure.columns(of: text)
    if column + width > size.columns { hasScrolled = hasScrolled || row == size.rows - 1 }
    for offset in 0..<width where column + offset < size.columns {
      cells[row * size.columns + column + offset] = offset == 0 ? text : ""
      touched.insert(column + offset)
    }
    column += width
  }

  private mutating func takeSequence(
    _ rest: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar? {
    guard rest.popFirst() == "[" else { return nil }
    let body = rest.prefix { !("@"..."~").contains($0) }
    rest = rest[body.endIndex...]
    guard let final = rest.popFirst() else { return nil }
    finals.insert(final)
    obey(final, String(body).split(separator: ";").compactMap { Int($0) })
    return final
  }

  private mutating func obey(_ final: Unicode.Scalar, _ numbers: [Int]) {
    let first = max(numbers.first ?? 1, 1)
    switch final {
    case "H": (row, column) = (first - 1, (numbers.count > 1 ? numbers[1] : 1) - 1)
    case "G": column = first - 1
    case "C": column += first
    case "D": column -= first
    case "A": row -= first
    case "B": row += first
    case "K": erase(size.columns - column)
    case "X": erase(first)
    case "P", "@": hasHalved = true
    case "b": for _ in 0..<first { put(glyphs.last?.text ?? " ", nil) }
    default: break
    }
  }

  private mutating func erase(_ count: Int) {
    let end = min(column + count, size.columns)
    let start = row * size.columns
    if column < size.columns, cells[start + column].isEmpty { hasHalved = true }
    if end < size.columns, cells[start + end].isEmpty { hasHalved = true }
    for place in column..<max(column, end) {
      cells[start + place] = " "
      touched.insert(place)
    }
  }
}
