/// Turns cells into HTML that keeps their grid, colours and links.
package enum HTMLExport {
  /// Returns a `<pre>` element with a span for each run of one look.
  ///
  /// Wide glyphs are held in boxes of two columns, so that the grid holds in any font.
  package static func fragment(of buffer: CellBuffer, colors: ExportColors = ExportColors())
    -> String
  {
    let style =
      "margin:0;padding:1em;border-radius:8px;line-height:1.3;overflow-x:auto;"
      + "font-family:\(SVGExport.fontFamily);"
      + "color:\(colors.foreground.hex.cssColor);background:\(colors.background.hex.cssColor)"
    var html = "<pre style=\"\(style.markupEscaped)\">"
    for row in 0..<buffer.size.rows { html += line(row, of: buffer, colors) + "\n" }
    return html + "</pre>\n"
  }

  /// Returns a whole document.
  package static func document(
    of buffer: CellBuffer, title: String = "", colors: ExportColors = ExportColors()
  ) -> String {
    """
    <!DOCTYPE html>
    <html><head><meta charset="utf-8"><title>\(title.markupEscaped)</title></head>
    <body style="margin:2em;background:\(colors.background.hex.cssColor)">
    \(fragment(of: buffer, colors: colors))</body></html>

    """
  }

  private static func line(_ row: Int, of buffer: CellBuffer, _ colors: ExportColors) -> String {
    var html = ""
    for run in LookRun.runs(row, of: buffer, colors) {
      let text = (run.columns.lowerBound..<run.columns.upperBound).map { column in
        let text = buffer.text(column: column, row: row).markupEscaped
        let isWide = buffer.cells[buffer.index(column: column, row: row)].isWide
        return isWide
          ? "<span style=\"display:inline-block;width:2ch;text-align:center\">\(text)</span>" : text
      }
      let css = css(run.look, colors)
      var piece = text.joined()
      if let target = buffer.palette.link(run.look.link) {
        piece =
          "<a href=\"\(target.markupEscaped)\" style=\"color:inherit;text-decoration:inherit\">\(piece)</a>"
      }
      html += css.isEmpty ? piece : "<span style=\"\(css)\">\(piece)</span>"
    }
    return html
  }

  private static func css(_ look: ExportLook, _ colors: ExportColors) -> String {
    var rules: [String] = []
    if look.foreground != colors.foreground.hex {
      rules.append("color:\(look.foreground.cssColor)")
    }
    if let background = look.background { rules.append("background:\(background.cssColor)") }
    if look.attributes.contains(.bold) { rules.append("font-weight:bold") }
    if look.attributes.contains(.italic) { rules.append("font-style:italic") }
    let lines = [
      look.attributes.isDisjoint(with: [.underline, .curlyUnderline]) ? nil : "underline",
      look.attributes.contains(.strikethrough) ? "line-through" : nil,
    ].compactMap { $0 }
    if !lines.isEmpty {
      let shape = look.attributes.contains(.curlyUnderline) ? " wavy" : ""
      let color = look.underline == look.foreground ? "" : " " + look.underline.cssColor
      rules.append("text-decoration:" + lines.joined(separator: " ") + shape + color)
    }
    return rules.joined(separator: ";")
  }
}

/// Neighbouring cells of one row that look alike.
struct LookRun {
  var columns: Range<Int>
  var look: ExportLook

  /// Returns the runs of a row up to the last cell that shows anything.
  static func runs(_ row: Int, of buffer: CellBuffer, _ colors: ExportColors) -> [LookRun] {
    var runs: [LookRun] = []
    for column in 0..<buffer.size.columns {
      let look = ExportLook(buffer.style(column: column, row: row), colors)
      if let last = runs.last, last.look == look {
        runs[runs.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        runs.append(LookRun(columns: column..<column + 1, look: look))
      }
    }
    if let last = runs.last, last.look == ExportLook(.plain, colors) {
      let end = min(
        last.columns.upperBound, max(last.columns.lowerBound, buffer.columnsInUse(row: row)))
      runs[runs.count - 1].columns = last.columns.lowerBound..<end
    }
    return runs.filter { !$0.columns.isEmpty }
  }
}
