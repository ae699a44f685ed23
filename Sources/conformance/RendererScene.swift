import DFTerminalCore
import DFTerminalIO

/// The frames that the input of a renderer case means.
struct RendererScene {
  private(set) var frames: [CellBuffer] = []
  private(set) var options = EncoderOptions()

  init?(_ input: JSONValue) {
    addRows(input)
    addScreens(input)
    addOperation(input["op"].string ?? input["inside"].string)
    guard !frames.isEmpty else { return nil }
  }

  /// Rows of text, one a frame.
  private mutating func addRows(_ input: JSONValue) {
    var rows = (input["frames"].array ?? []).compactMap(\.string)
    if input["frame"].string != nil { rows = ["", String(repeating: "x中", count: 400)] }
    if let row = input["row"].string { rows = ["", row] }
    var styles = [CellStyle](repeating: .plain, count: rows.count)
    if let before = input["before"].string, let after = input["after"].string {
      rows = [before, after]
      styles = [.plain, .plain]
      if before.hasSuffix(" on blue") { (rows, styles) = Self.styled(rows) }
      if before == "box over fg colour" {
        rows = ["", "中|"]
        styles = [.plain, CellStyle(foreground: .indexed(1))]
      }
    }
    if input["frame"].string != nil { options.synchronizedOutput = true }
    let widest = rows.map { TextMeasure.columns(of: $0) }.max() ?? 0
    let columns = input["cols"].int ?? widest + 4
    frames += zip(rows, styles).map { Self.frame($0, columns: columns, style: $1) }
    if let narrow = input["new_cols"].int, let wide = frames.last {
      frames.append(wide.resized(to: CellSize(columns: narrow, rows: 1)))
    }
  }

  /// `你好 on blue`, then `Hi default`.
  private static func styled(_ rows: [String]) -> ([String], [CellStyle]) {
    let words = rows.map { String($0.prefix { $0 != " " }) }
    return (words, [CellStyle(background: .indexed(4)), .plain])
  }

  /// Whole screens, given by their size and what happens to them.
  private mutating func addScreens(_ input: JSONValue) {
    if let size = input["winsize"].array?.compactMap(\.int), size.count == 2 {
      let blank = CellBuffer(size: CellSize(columns: size[0], rows: size[1]))
      frames += [blank, Self.filled(blank, 1)]
    }
    guard let columns = input["cols"].int, let rows = input["rows"].int else {
      return addOverlay(input)
    }
    let blank = CellBuffer(size: CellSize(columns: columns, rows: rows))
    let count = input["fill_all"].bool == true ? columns * rows : input["changed_cells"].int ?? 0
    frames += [blank, Self.filled(blank, count)]
  }

  /// An area of blanks over a row.
  private mutating func addOverlay(_ input: JSONValue) {
    guard let back = input["back"].string, let start = input["overlay"]["x"].int,
      let width = input["overlay"]["w"].int
    else { return }
    let before = Self.frame(back, columns: max(12, start + width))
    var canvas = Canvas(before)
    canvas.fill(CellRect(column: start, row: 0, columns: width, rows: 1), style: .plain)
    frames += [before, canvas.buffer]
  }

  /// The operations that cases name in words.
  private mutating func addOperation(_ words: String?) {
    switch words {
    case "erase with background set":
      let before = Self.frame("some text that goes", columns: 24)
      var canvas = Canvas(before)
      canvas.fill(canvas.clip, style: CellStyle(background: .indexed(4)))
      frames += [before, canvas.buffer]
    case "wide glyph":
      let rows = ["a中文字b中文", "a中      中", "中文x", "x     中文", " 中", "ab中文字ab", "a"]
      frames += rows.map { Self.frame($0, columns: 20) }
    case "REP after 中":
      options.repeatCharacter = true
      frames += ["", String(repeating: "中", count: 20)].map { Self.frame($0, columns: 44) }
    case let words? where words.hasPrefix("erase to end of line at column 2 of "):
      let before = Self.frame(String(words.split(separator: " ").last ?? ""), columns: 12)
      var canvas = Canvas(before)
      canvas.fill(CellRect(column: 2, row: 0, columns: 10, rows: 1), style: .plain)
      frames += [before, canvas.buffer]
    default: break
    }
  }

  private static func frame(
    _ text: String, columns: Int, style: CellStyle = .plain
  ) -> CellBuffer {
    var canvas = Canvas(CellBuffer(size: CellSize(columns: columns, rows: 1)))
    canvas.write(text, at: .zero, style: style)
    return canvas.buffer
  }

  /// A screen with a number of cells written, row by row from the middle on.
  private static func filled(_ blank: CellBuffer, _ count: Int) -> CellBuffer {
    var canvas = Canvas(blank)
    let cells = blank.size.columns * blank.size.rows
    let first = count >= cells ? 0 : cells / 2
    for cell in first..<min(first + count, cells) {
      let place = CellPoint(column: cell % blank.size.columns, row: cell / blank.size.columns)
      canvas.write("x", at: place, style: .plain)
    }
    return canvas.buffer
  }
}
