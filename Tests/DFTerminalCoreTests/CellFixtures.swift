import DFTerminalCore

extension CellBuffer {
  /// A buffer whose rows begin with the given lines.
  init(columns: Int, rows: Int? = nil, lines: [String], style: CellStyle = .plain) {
    var canvas = Canvas(CellBuffer(size: CellSize(columns: columns, rows: rows ?? lines.count)))
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: CellPoint(column: 0, row: row), style: style)
    }
    self = canvas.buffer
  }

  /// The rows, trimmed.
  var lines: [String] { (0..<size.rows).map(line) }

  /// What is wrong with the halves of wide glyphs; empty where all is well.
  var brokenGlyphs: [String] {
    cells.indices.compactMap { index in
      let column = index % size.columns
      let cell = cells[index]
      let next = column + 1 < size.columns ? cells[index + 1] : nil
      if cell.isTrailing, column == 0 || !cells[index - 1].isWide { return "\(index): lone half" }
      if cell.isWide, next?.isTrailing != true { return "\(index): half missing" }
      if cell.isWide, next?.style != cell.style { return "\(index): halves differ in style" }
      return nil
    }
  }
}
