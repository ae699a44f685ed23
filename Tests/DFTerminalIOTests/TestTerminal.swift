import DFTerminalCore
import Testing

/// A generator whose numbers repeat from one run to the next.
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

/// A terminal's style as SGR sequences change it, read after ECMA-48 and xterm's documentation.
struct SGRModel {
  var style = CellStyle.plain

  mutating func apply(_ parameters: Substring) {
    var rest = parameters.split(separator: ";", omittingEmptySubsequences: false)[...]
    while let first = rest.popFirst() {
      switch first {
      case "38", "48": setExtended(first == "38", &rest)
      default: apply(one: first)
      }
    }
  }

  private mutating func setExtended(_ isForeground: Bool, _ rest: inout ArraySlice<Substring>) {
    let kind = rest.popFirst()
    let bytes = (0..<(kind == "2" ? 3 : 1)).map { _ in UInt8(rest.popFirst() ?? "") ?? 0 }
    let color: CellColor = kind == "2" ? .rgb(bytes[0], bytes[1], bytes[2]) : .indexed(bytes[0])
    if isForeground { style.foreground = color } else { style.background = color }
  }

  private mutating func apply(one parameter: Substring) {
    if parameter.hasPrefix("58:") { return setUnderlineColor(parameter) }
    switch parameter {
    case "", "0": style = .plain
    case "1": style.attributes.insert(.bold)
    case "2": style.attributes.insert(.dim)
    case "3": style.attributes.insert(.italic)
    case "4": setUnderline(.underline)
    case "4:3": setUnderline(.curlyUnderline)
    case "7": style.attributes.insert(.reverse)
    case "9": style.attributes.insert(.strikethrough)
    case "22": style.attributes.subtract([.bold, .dim])
    case "23": style.attributes.remove(.italic)
    case "24": style.attributes.subtract([.underline, .curlyUnderline])
    case "27": style.attributes.remove(.reverse)
    case "29": style.attributes.remove(.strikethrough)
    case "39": style.foreground = .terminalDefault
    case "49": style.background = .terminalDefault
    case "59": style.underlineColor = .terminalDefault
    default: setIndexed(Int(parameter) ?? -1)
    }
  }

  private mutating func setUnderline(_ kind: TextAttributes) {
    style.attributes.subtract([.underline, .curlyUnderline])
    style.attributes.insert(kind)
  }

  private mutating func setIndexed(_ number: Int) {
    switch number {
    case 30...37: style.foreground = .indexed(UInt8(number - 30))
    case 40...47: style.background = .indexed(UInt8(number - 40))
    case 90...97: style.foreground = .indexed(UInt8(number - 82))
    case 100...107: style.background = .indexed(UInt8(number - 92))
    default: Issue.record("SGR \(number) is not in our vocabulary")
    }
  }

  private mutating func setUnderlineColor(_ parameter: Substring) {
    let parts = parameter.split(separator: ":", omittingEmptySubsequences: false)
    let bytes = parts.compactMap { UInt8($0) }
    style.underlineColor =
      parts[1] == "2" ? .rgb(bytes[2], bytes[3], bytes[4]) : .indexed(bytes[2])
  }
}

/// A terminal with grapheme clusters, as far as the encoder's vocabulary goes.
///
/// Written from the standards (ECMA-48, xterm's control sequences), not from the encoder. Whatever it
/// does not know is recorded as an issue, so that the vocabulary cannot grow unnoticed.
struct TestTerminal {
  struct Glyph: Equatable {
    var text = " "
    var style = CellStyle.plain
    /// Whether this is the second half of the wide glyph before it.
    var isSecond = false
  }

  let size: CellSize
  private(set) var cells: [Glyph]
  private(set) var cursor = CellPoint.zero
  private(set) var isCursorVisible = true
  private(set) var scrolled = 0
  private var wrapPending = false
  private var wraps = true
  private var margins: Range<Int>
  private var sgr = SGRModel()
  private var lastGlyph = " "

  init(size: CellSize) {
    self.size = size
    cells = Array(repeating: Glyph(), count: size.columns * size.rows)
    margins = 0..<size.rows
  }

  /// Takes in the bytes of a frame.
  mutating func feed(_ bytes: [UInt8]) {
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}": escape(&scalars)
      case "\r": (cursor.column, wrapPending) = (0, false)
      case "\n": (cursor.row, wrapPending) = (min(cursor.row + 1, size.rows - 1), false)
      case "\u{8}": cursor.column = max(cursor.column - 1, 0)
      default: print(scalar, &scalars)
      }
    }
  }

  private mutating func print(_ first: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView) {
    let plain = rest.prefix { $0.value >= 0x20 && $0 != "\u{7F}" }
    let text = String(first) + String(plain)
    rest = rest[plain.endIndex...]
    for cluster in TextClusters(text) { put(String(cluster)) }
  }

  private mutating func put(_ text: String) {
    let width = TextMeasure.columns(of: text)
    if wrapPending || cursor.column + width > size.columns {
      Issue.record("\(text) wraps at \(cursor)")
      return
    }
    for column in cursor.column..<cursor.column + width { sever(column) }
    let index = cursor.row * size.columns + cursor.column
    for offset in 0..<width {
      cells[index + offset] = Glyph(
        text: offset == 0 ? text : "", style: sgr.style, isSecond: offset > 0)
    }
    lastGlyph = text
    advance(width)
  }

  private mutating func advance(_ width: Int) {
    cursor.column += width
    guard cursor.column == size.columns else { return }
    cursor.column -= 1
    wrapPending = wraps
  }

  /// Blanks the wide glyph of which a cell is a part.
  private mutating func sever(_ column: Int) {
    let index = cursor.row * size.columns + column
    if cells[index].isSecond { cells[index - 1].text = " " }
    if column + 1 < size.columns, cells[index + 1].isSecond {
      cells[index + 1] = Glyph(text: " ", style: cells[index + 1].style)
    }
  }
}

extension TestTerminal {
  private mutating func escape(_ rest: inout Substring.UnicodeScalarView) {
    switch rest.popFirst() {
    case "[":
      let body = rest.prefix { !("@"..."~").contains($0) }
      rest = rest[body.endIndex...]
      control(Substring(body), rest.popFirst() ?? " ")
    case "]":
      let body = rest.prefix { $0 != "\u{1B}" }
      rest = rest[body.endIndex...].dropFirst(2)
      if !body.starts(with: "8;".unicodeScalars) { Issue.record("OSC \(Substring(body))") }
    case let other: Issue.record("ESC \(String(describing: other))")
    }
  }

  private mutating func control(_ body: Substring, _ final: Unicode.Scalar) {
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = max(numbers.first?.flatMap { $0 } ?? 1, 1)
    let second = max((numbers.count > 1 ? numbers[1] : nil) ?? 1, 1)
    if final != "m" { wrapPending = false }
    switch final {
    case "m": sgr.apply(body)
    case "H": place(row: first - 1, column: second - 1)
    case "G": place(row: cursor.row, column: first - 1)
    case "A": place(row: cursor.row - first, column: cursor.column)
    case "B": place(row: cursor.row + first, column: cursor.column)
    case "C": place(row: cursor.row, column: cursor.column + first)
    case "D": place(row: cursor.row, column: cursor.column - first)
    case "K": erase(size.columns - cursor.column)
    case "X": erase(first)
    case "J" where body == "2": cells = Array(repeating: blank, count: cells.count)
    case "b": for _ in 0..<first { put(lastGlyph) }
    case "r": setMargins(first - 1, numbers.count > 1 ? numbers[1] : nil)
    case "S": scroll(first)
    case "T": scroll(-first)
    case "h", "l": setMode(body, final == "h")
    default: Issue.record("CSI \(body) \(final)")
    }
  }

  private mutating func place(row: Int, column: Int) {
    let isInside = (0..<size.rows).contains(row) && (0..<size.columns).contains(column)
    if !isInside { Issue.record("the cursor leaves the screen: row \(row), column \(column)") }
    cursor = CellPoint(
      column: min(max(column, 0), size.columns - 1), row: min(max(row, 0), size.rows - 1))
  }

  private var blank: Glyph { Glyph(style: CellStyle(background: sgr.style.background)) }

  private mutating func erase(_ count: Int) {
    let start = cursor.row * size.columns + cursor.column
    let end = min(start + count, (cursor.row + 1) * size.columns)
    let isHalved = cells[start].isSecond || (end % size.columns != 0 && cells[end].isSecond)
    if isHalved { Issue.record("an erasure halves a wide glyph in row \(cursor.row)") }
    for index in start..<end { cells[index] = blank }
  }

  private mutating func setMargins(_ top: Int, _ bottom: Int?) {
    margins = top..<(bottom ?? size.rows)
    cursor = .zero
  }

  private mutating func scroll(_ distance: Int) {
    scrolled += 1
    let before = cells
    for row in margins {
      for column in 0..<size.columns {
        let source = row + distance
        cells[row * size.columns + column] =
          margins.contains(source) ? before[source * size.columns + column] : blank
      }
    }
  }

  private mutating func setMode(_ body: Substring, _ isSet: Bool) {
    switch body {
    case "?25": isCursorVisible = isSet
    case "?7": wraps = isSet
    case "?2026": break
    default: Issue.record("mode \(body)")
    }
  }
}

extension TestTerminal {
  /// The cells that show something else than a buffer.
  func differences(from buffer: CellBuffer) -> [String] {
    cells.indices.compactMap { index in
      let (column, row) = (index % size.columns, index / size.columns)
      let (text, style) = (
        buffer.text(column: column, row: row), buffer.style(column: column, row: row)
      )
      let cell = cells[index]
      if cell.text != text { return "\(column),\(row): \(cell.text) instead of \(text)" }
      if cell.isSecond || cell.style.seen(on: text) == style.seen(on: text) { return nil }
      return "\(column),\(row): \(text) in \(cell.style) instead of \(style)"
    }
  }
}

extension CellStyle {
  /// What of a style can be seen on a glyph; links aside.
  fileprivate func seen(on text: String) -> CellStyle {
    var style = CellStyle(
      foreground: foreground, background: background, underlineColor: underlineColor,
      attributes: attributes)
    if attributes.contains(.curlyUnderline) { style.attributes.remove(.underline) }
    let isUnderlined = !attributes.isDisjoint(with: [.underline, .curlyUnderline])
    if !isUnderlined { style.underlineColor = .terminalDefault }
    let inked: TextAttributes = [.underline, .curlyUnderline, .strikethrough, .reverse]
    if text == " ", attributes.isDisjoint(with: inked) {
      style = CellStyle(background: background)
    }
    return style
  }
}
