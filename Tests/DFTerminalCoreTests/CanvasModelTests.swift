import DFTerminalCore
import Testing

/// A canvas written the slow and obvious way: one dictionary of glyphs, drawn cell by cell.
private struct NaiveCanvas {
  struct Glyph: Equatable {
    var text: String
    var columns: Int
    var style: CellStyle
  }

  let size: CellSize
  var clip: CellRect
  /// What begins in each cell; `nil` in the second half of a wide glyph.
  var cells: [CellPoint: Glyph?] = [:]

  init(size: CellSize) {
    self.size = size
    clip = CellRect(origin: .zero, size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        cells[CellPoint(column: column, row: row)] = Glyph(text: " ", columns: 1, style: .plain)
      }
    }
  }

  func below(_ point: CellPoint) -> CellStyle {
    let lead = cells[point] == .some(nil) ? point.offset(columns: -1) : point
    return cells[lead].flatMap { $0 }?.style ?? .plain
  }

  /// Turns the wide glyph that covers a cell into spaces.
  mutating func sever(_ point: CellPoint) {
    let lead = cells[point] == .some(nil) ? point.offset(columns: -1) : point
    guard case .some(.some(let glyph)) = cells[lead], glyph.columns == 2 else { return }
    for offset in 0..<2 {
      cells[lead.offset(columns: offset)] = Glyph(text: " ", columns: 1, style: glyph.style)
    }
  }

  mutating func put(_ text: String, columns: Int, at point: CellPoint, style: CellStyle) {
    let covered = (0..<columns).map { point.offset(columns: $0) }
    let inside = covered.filter(clip.contains)
    let styles = inside.map { style.mixed(over: below($0)) }
    for place in inside { sever(place) }
    if inside.count == columns {
      cells[point] = Glyph(text: text, columns: columns, style: styles[0])
      if columns == 2 { cells[covered[1]] = .some(nil) }
    } else if let place = inside.first {
      cells[place] = Glyph(text: " ", columns: 1, style: styles[0])
    }
  }

  /// The cells that a buffer shows otherwise.
  func differences(from buffer: CellBuffer) -> [String] {
    cells.compactMap { point, glyph in
      let text = buffer.text(column: point.column, row: point.row)
      let style = buffer.style(column: point.column, row: point.row)
      if text == glyph?.text ?? "", glyph.map({ $0.style == style }) ?? true { return nil }
      return "\(point): \(text) \(style) instead of \(String(describing: glyph))"
    }
  }
}

extension CellStyle {
  fileprivate func mixed(over below: CellStyle) -> CellStyle {
    var style = self
    if style.foreground == .transparent { style.foreground = below.foreground }
    if style.background == .transparent { style.background = below.background }
    return style
  }
}

@Suite struct CanvasModelTests {
  private static let glyphs = ["a", "b", "中", "文", "e\u{301}", "👩‍💻", " ", "─", "ｗ"]
  private static let colors: [CellColor] = [
    .terminalDefault, .transparent, .indexed(1), .rgb(1, 2, 3),
  ]

  private static func style(_ random: inout SeededGenerator) -> CellStyle {
    CellStyle(
      foreground: colors.randomElement(using: &random) ?? .transparent,
      background: colors.randomElement(using: &random) ?? .transparent,
      attributes: Bool.random(using: &random) ? .bold : [])
  }

  @Test(arguments: 1...40)
  func `a canvas does what one glyph at a time would`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = CellSize(
      columns: Int.random(in: 1...14, using: &random), rows: Int.random(in: 1...4, using: &random))
    var canvas = Canvas(CellBuffer(size: size))
    var model = NaiveCanvas(size: size)
    for _ in 0..<60 {
      let clip = CellRect(
        column: Int.random(in: 0..<size.columns, using: &random),
        row: Int.random(in: 0..<size.rows, using: &random),
        columns: Int.random(in: 0...size.columns, using: &random),
        rows: Int.random(in: 0...size.rows, using: &random))
      let whole = CellRect(origin: .zero, size: size)
      let area = Bool.random(using: &random) ? whole : clip.intersection(whole)
      model.clip = area
      canvas.clip = area
      let style = Self.style(&random)
      if Int.random(in: 0...3, using: &random) == 0 {
        fill(&canvas, &model, style, &random)
      } else {
        write(&canvas, &model, style, &random)
      }
      #expect(canvas.buffer.brokenGlyphs == [])
      let differences = model.differences(from: canvas.buffer)
      #expect(differences == [])
      if !differences.isEmpty { return }
    }
  }

  private func write(
    _ canvas: inout Canvas, _ model: inout NaiveCanvas, _ style: CellStyle,
    _ random: inout SeededGenerator
  ) {
    let start = CellPoint(
      column: Int.random(in: -4..<model.size.columns, using: &random),
      row: Int.random(in: -1...model.size.rows, using: &random))
    let pieces = (0..<Int.random(in: 0...7, using: &random)).compactMap { _ in
      Self.glyphs.randomElement(using: &random)
    }
    var column = start.column
    for piece in pieces {
      let columns = TextMeasure.columns(of: piece)
      let place = CellPoint(column: column, row: start.row)
      model.put(piece, columns: columns, at: place, style: style)
      column += columns
    }
    if Bool.random(using: &random) {
      canvas.write(pieces.joined(), at: start, style: style)
    } else {
      canvas.write(CellRun(pieces.joined()), at: start, style: style)
    }
  }

  private func fill(
    _ canvas: inout Canvas, _ model: inout NaiveCanvas, _ style: CellStyle,
    _ random: inout SeededGenerator
  ) {
    let rect = CellRect(
      column: Int.random(in: -2..<model.size.columns, using: &random), row: 0,
      columns: Int.random(in: 0...8, using: &random), rows: model.size.rows)
    canvas.fill(rect, with: "#", style: style)
    for row in 0..<rect.rows {
      for column in 0..<rect.columns {
        let place = CellPoint(column: rect.minColumn + column, row: row)
        model.put("#", columns: 1, at: place, style: style)
      }
    }
  }
}
