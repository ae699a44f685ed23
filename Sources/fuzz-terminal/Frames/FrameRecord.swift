import DFTerminalCore
import DFTerminalIO

/// One frame and what must be on the screen after it, as JSON.
struct FrameRecord {
  var number: Int
  var seed: UInt64
  var buffer: CellBuffer
  var cursor: CellPoint?
  var bytes: [UInt8]

  /// Returns the record as one line.
  ///
  /// `cells` holds a list of texts for each row, an empty one for the second half of a wide glyph;
  /// `looks` a number for each cell, an index of `styles`; `uncertain` the cells whose width
  /// terminals disagree about, as `[row, column]`.
  func json(_ options: EncoderOptions) -> String {
    var styles = StyleTable(options)
    let rows = 0..<buffer.size.rows
    let cells = rows.map { row in list(columns.map { quoted(buffer.text(column: $0, row: row)) }) }
    let looks = rows.map { row in
      list(columns.map { "\(styles.index(of: buffer.style(column: $0, row: row)))" })
    }
    let place = cursor.map { "[\($0.column),\($0.row)]" } ?? "null"
    return "{\"frame\":\(number),\"seed\":\(seed),\"columns\":\(buffer.size.columns),"
      + "\"rows\":\(buffer.size.rows),\"cursor\":\(place),\"cells\":\(list(cells)),"
      + "\"looks\":\(list(looks)),\"styles\":\(list(styles.entries)),"
      + "\"uncertain\":\(list(uncertain)),\"bytes\":\"\(hex)\"}"
  }

  private var columns: Range<Int> { 0..<buffer.size.columns }

  private var uncertain: [String] {
    buffer.cells.indices.filter { buffer.cells[$0].isUncertain }.map {
      "[\($0 / buffer.size.columns),\($0 % buffer.size.columns)]"
    }
  }

  private var hex: String {
    let digits = Array("0123456789abcdef".unicodeScalars)
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(text)
  }

  private func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

  private func quoted(_ text: String) -> String {
    text == "\"" || text == "\\" ? "\"\\\(text)\"" : "\"\(text)\""
  }
}

/// The styles of a frame as the terminal can show them.
private struct StyleTable {
  private(set) var entries: [String] = []
  private var numbers: [CellStyle: Int] = [:]
  private var reduction: ColorReduction
  private let options: EncoderOptions

  init(_ options: EncoderOptions) {
    self.options = options
    reduction = ColorReduction(to: options.depth, palette: options.palette)
  }

  mutating func index(of style: CellStyle) -> Int {
    if let known = numbers[style] { return known }
    numbers[style] = entries.count
    entries.append(entry(reduction.reduced(style)))
    return entries.count - 1
  }

  private func entry(_ style: CellStyle) -> String {
    let has = style.attributes.contains
    var underline = has(.curlyUnderline) ? 3 : has(.underline) ? 1 : 0
    if !options.styledUnderlines { underline = min(underline, 1) }
    let line = options.styledUnderlines && underline > 0 ? style.underlineColor : .terminalDefault
    let link = options.hyperlinks && style.link != 0
    return "{\"fg\":\(color(style.foreground)),\"bg\":\(color(style.background)),"
      + "\"ul\":\(color(line)),\"underline\":\(underline),\"bold\":\(has(.bold)),"
      + "\"faint\":\(has(.dim)),\"italic\":\(has(.italic)),\"inverse\":\(has(.reverse)),"
      + "\"strikethrough\":\(has(.strikethrough)),\"link\":\(link)}"
  }

  /// `null`, an index, or a list of three bytes.
  private func color(_ color: CellColor) -> String {
    switch color.value {
    case .terminalDefault: "null"
    case .indexed(let index): "\(index)"
    case .rgb(let red, let green, let blue): "[\(red),\(green),\(blue)]"
    }
  }
}
