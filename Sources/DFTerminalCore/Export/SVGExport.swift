/// Turns cells into a picture: a rounded card with the text of a terminal on it.
///
/// Lines, blocks and Braille are drawn as shapes, so that they join at any size and in any font;
/// words carry their exact place and length, so that the grid holds. The text can be selected and
/// searched, and nothing outside the file is referred to.
package enum SVGExport {
  /// How the picture looks.
  package struct Options: Hashable, Sendable {
    /// The colours of the terminal's own look, and of its palette.
    package var colors: ExportColors
    /// The name of the picture, read out by a screen reader and shown above the text.
    package var title: String?
    /// The room between the text and the edge of the card, in pixels.
    package var padding: Double
    /// The radius of the card's corners, in pixels.
    package var cornerRadius: Double

    /// Creates options; by default there is no title.
    package init(
      colors: ExportColors = ExportColors(), title: String? = nil, padding: Double = 18,
      cornerRadius: Double = 10
    ) {
      self.colors = colors
      self.title = title
      self.padding = padding
      self.cornerRadius = cornerRadius
    }
  }

  /// The fonts that are tried, in CSS.
  static let fontFamily =
    "ui-monospace,'SF Mono','Cascadia Code','JetBrains Mono',Menlo,Consolas,"
    + "'DejaVu Sans Mono','Noto Sans Mono CJK SC',monospace"
  /// The size of the text and of a cell, in pixels; most fonts advance 0.6 of their size.
  static let fontSize = 15.0
  static let cellWidth = 9.0
  static let cellHeight = 20.0

  /// Returns the picture of a buffer as an SVG document.
  package static func svg(of buffer: CellBuffer, options: Options = Options()) -> String {
    var drawing = SVGDrawing(buffer, options)
    drawing.drawCells()
    return drawing.document
  }
}

/// A picture while it is drawn.
struct SVGDrawing {
  private let buffer: CellBuffer
  private let options: SVGExport.Options
  private var backgrounds = SVGShapes()
  private var shapes = SVGShapes()
  private var texts: [String] = []
  private var links: [String] = []

  init(_ buffer: CellBuffer, _ options: SVGExport.Options) {
    self.buffer = buffer
    self.options = options
  }

  private var header: Double { options.title == nil ? 0 : 30 }
  private var top: Double { options.padding + header }
  private var width: Double {
    Double(buffer.size.columns) * SVGExport.cellWidth + options.padding * 2
  }
  private var height: Double {
    Double(buffer.size.rows) * SVGExport.cellHeight + options.padding + top
  }

  /// Draws all rows.
  mutating func drawCells() {
    for row in 0..<buffer.size.rows {
      for run in LookRun.runs(row, of: buffer, options.colors) { draw(run, row: row) }
    }
  }

  private func cell(column: Int, row: Int, columns: Int = 1) -> SVGCell {
    SVGCell(
      x: options.padding + Double(column) * SVGExport.cellWidth,
      y: top + Double(row) * SVGExport.cellHeight, width: Double(columns) * SVGExport.cellWidth,
      height: SVGExport.cellHeight)
  }

  private mutating func draw(_ run: LookRun, row: Int) {
    let place = cell(column: run.columns.lowerBound, row: row, columns: run.columns.count)
    if let background = run.look.background {
      backgrounds.rectangle(
        x: place.x, y: place.y, width: place.width, height: place.height,
        SVGShapes.Paint(color: background))
    }
    drawLines(run.look, place)
    var words = SVGWords(look: run.look)
    for column in run.columns {
      let content = buffer.cells[buffer.index(column: column, row: row)]
      if content.isTrailing { continue }
      let place = cell(column: column, row: row, columns: content.isWide ? 2 : 1)
      if !content.isCluster, shapes.draw(content.value, in: place, run.look.foreground) {
        words.end(&texts)
      } else {
        words.add(buffer.text(column: column, row: row), content, place, &texts)
      }
    }
    words.end(&texts)
    if let target = buffer.palette.link(run.look.link) {
      links.append(
        "<a href=\"\(target.markupEscaped)\"><rect x=\"\(place.x.svg)\" y=\"\(place.y.svg)\" "
          + "width=\"\(place.width.svg)\" height=\"\(place.height.svg)\" fill-opacity=\"0\"/></a>")
    }
  }

  /// Draws the lines below and through a run.
  private mutating func drawLines(_ look: ExportLook, _ place: SVGCell) {
    let pen = SVGShapes.Pen(color: look.underline, width: 1.2)
    if look.attributes.contains(.curlyUnderline) {
      let count = max(1, Int(place.width / SVGExport.cellWidth))
      let wave = String(repeating: "q2.25 -3 4.5 0t4.5 0", count: count)
      shapes.path("M\(place.x.svg) \((place.bottom - 2.5).svg)\(wave)", pen)
    } else if look.attributes.contains(.underline) {
      shapes.horizontal(place.bottom - 2.5, place.x, place.right, pen)
    }
    if look.attributes.contains(.strikethrough) {
      let pen = SVGShapes.Pen(color: look.foreground, width: 1.2)
      shapes.horizontal(place.middleY + 0.5, place.x, place.right, pen)
    }
  }

  /// The whole file.
  var document: String {
    let colors = options.colors
    let edge = colors.foreground.flattened(alpha: 0.16, over: colors.background).hex.cssColor
    let name = options.title?.markupEscaped ?? ""
    let label = name.isEmpty ? "Terminal output" : name
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width.svg)\" height=\"\(height.svg)\" "
        + "viewBox=\"0 0 \(width.svg) \(height.svg)\" role=\"img\" aria-label=\"\(label)\">",
      "<title>\(label)</title>",
      "<style>text{font:\(SVGExport.fontSize.svg)px \(SVGExport.fontFamily);white-space:pre}"
        + ".b{font-weight:700}.i{font-style:italic}.m{text-anchor:middle}</style>",
      "<rect x=\"0.5\" y=\"0.5\" width=\"\((width - 1).svg)\" height=\"\((height - 1).svg)\" "
        + "rx=\"\(options.cornerRadius.svg)\" fill=\"\(colors.background.hex.cssColor)\" "
        + "stroke=\"\(edge)\"/>",
    ]
    if !name.isEmpty { lines.append(titleLine(name)) }
    lines.append("<g shape-rendering=\"crispEdges\">")
    lines += backgrounds.fills + shapes.fills
    lines.append("</g>")
    lines += shapes.strokes + texts + links
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private func titleLine(_ name: String) -> String {
    let colors = options.colors
    let color = colors.foreground.flattened(alpha: 0.6, over: colors.background).hex.cssColor
    let y = options.padding + SVGExport.cellHeight / 2 + 2
    return
      "<text class=\"m\" x=\"\((width / 2).svg)\" y=\"\(y.svg)\" fill=\"\(color)\">\(name)</text>"
  }
}

/// The words of one run, gathered into text elements.
struct SVGWords {
  private let attributes: String
  private var text = ""
  private var columns = 0
  private var start: SVGCell?

  init(look: ExportLook) {
    var classes: [String] = []
    if look.attributes.contains(.bold) { classes.append("b") }
    if look.attributes.contains(.italic) { classes.append("i") }
    self.classes = classes
    attributes = " fill=\"\(look.foreground.cssColor)\""
  }

  private let classes: [String]

  /// Adds a glyph: letters of one column gather in words, others stand alone in their cells.
  mutating func add(_ glyph: String, _ content: Cell, _ place: SVGCell, _ texts: inout [String]) {
    if glyph == " " {
      if text.isEmpty || text.hasSuffix(" ") { return end(&texts) }
    } else if content.isWide || content.isCluster || content.value >= 0x0500 {
      end(&texts)
      texts.append(element(glyph, x: place.middleX, place, classes + ["m"]))
      return
    }
    if start == nil { start = place }
    text += glyph
    columns += 1
  }

  /// Ends the word.
  mutating func end(_ texts: inout [String]) {
    while text.hasSuffix(" ") {
      text.removeLast()
      columns -= 1
    }
    if let start, !text.isEmpty {
      let length = (Double(columns) * SVGExport.cellWidth).svg
      texts.append(element(text, x: start.x, start, classes, length: columns > 1 ? length : nil))
    }
    text = ""
    columns = 0
    start = nil
  }

  private func element(
    _ text: String, x: Double, _ place: SVGCell, _ classes: [String], length: String? = nil
  ) -> String {
    let kind = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    let extent = length.map { " textLength=\"\($0)\"" } ?? ""
    let y = place.y + SVGExport.cellHeight * 0.72
    return "<text\(kind) x=\"\(x.svg)\" y=\"\(y.svg)\"\(extent)\(attributes)>"
      + "\(text.markupEscaped)</text>"
  }
}
