/// Stand-ins in ASCII for glyphs that draw, of the same width.
///
/// For terminals, files and readers that know only ASCII. Letters of any script are content and
/// stay as they are.
package enum ASCIIFallback {
  /// Returns a row of a buffer with its drawing glyphs replaced, without the blanks at its end.
  package static func line(_ row: Int, of buffer: CellBuffer) -> String {
    var line = ""
    for column in 0..<buffer.columnsInUse(row: row) {
      line += text(for: buffer.text(column: column, row: row))
    }
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  /// Returns what stands in for the text of one cell; the text itself where it needs none.
  package static func text(for cell: String) -> String {
    guard let scalar = cell.unicodeScalars.first, cell.unicodeScalars.count == 1 else {
      return cell
    }
    return standIn(for: scalar).map(String.init) ?? cell
  }

  /// Returns the stand-in of a scalar; `nil` where it stays.
  package static func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case ..<0x80: nil
    case 0x2500...0x257F: line(scalar.value)
    case 0x2580...0x259F: block(scalar.value)
    case 0x2800...0x28FF: braille(scalar.value)
    default: marks[scalar]
    }
  }

  /// Box drawing: `-` and `=` lie, `|` stands, everything that turns or meets is `+`.
  private static func line(_ value: UInt32) -> Unicode.Scalar {
    switch value {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D: "-"
    case 0x2574, 0x2576, 0x2578, 0x257A, 0x257C, 0x257E: "-"
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551: "|"
    case 0x2575, 0x2577, 0x2579, 0x257B, 0x257D, 0x257F: "|"
    case 0x2550: "="
    case 0x2571: "/"
    case 0x2572: "\\"
    case 0x2573: "X"
    default: "+"
    }
  }

  /// Blocks by how much of the cell they cover; an upper half and thin ones are lines.
  private static func block(_ value: UInt32) -> Unicode.Scalar {
    switch value {
    case 0x2581, 0x2594: "_"
    case 0x2582, 0x2583, 0x2591: "."
    case 0x258E, 0x258F, 0x258D, 0x2595: "|"
    case 0x2580, 0x2584, 0x258C, 0x2590, 0x2592: ":"
    default: "#"
    }
  }

  /// Braille by the number of its dots.
  private static func braille(_ value: UInt32) -> Unicode.Scalar {
    switch (value & 0xFF).nonzeroBitCount {
    case 0: " "
    case 1...2: "."
    case 3...5: ":"
    default: "#"
    }
  }

  private static let marks: [Unicode.Scalar: Unicode.Scalar] = [
    "←": "<", "→": ">", "↑": "^", "↓": "v", "↔": "-", "↕": "|", "⇐": "<", "⇒": ">", "↵": "<",
    "⏎": "<", "⌫": "<", "▲": "^", "▼": "v", "◀": "<", "▶": ">", "△": "^", "▽": "v", "◁": "<",
    "▷": ">", "▴": "^", "▾": "v", "▸": ">", "◂": "<", "►": ">", "◄": "<", "‹": "<", "›": ">",
    "«": "<", "»": ">", "❯": ">", "❮": "<", "⌃": "^", "⌄": "v", "•": "*", "●": "*", "○": "o",
    "◉": "@", "◎": "@", "◆": "*", "◇": "o", "■": "#", "□": "o", "▪": "*", "▫": "o", "★": "*",
    "☆": "*", "✓": "x", "✔": "x", "✗": "x", "✘": "x", "✕": "x", "×": "x", "☐": "o", "☑": "x",
    "☒": "x", "…": "~", "–": "-", "—": "-", "−": "-", "·": ".", "∙": ".", "¦": "|", "│": "|",
    "¹": "1", "²": "2", "³": "3", "Σ": "S", "∑": "S", "∅": "0", "⋮": ":", "⋯": ".", "≡": "=",
    "ℹ": "i", "⚠": "!", "“": "\"", "”": "\"", "‘": "'", "’": "'", "␀": "?", "\u{FFFD}": "?",
    "\u{A0}": " ",
  ]
}
