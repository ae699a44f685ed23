import DFTerminal

/// Frames of random letters in 256 colours on 8.
enum RandomCells {
  static let size = CellSize(columns: 200, rows: 60)

  /// Returns a frame of random cells.
  static func frame(_ generator: inout SplitMix64) -> CellBuffer {
    var canvas = Canvas(CellBuffer(size: size))
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        put(CellPoint(column: column, row: row), on: &canvas, &generator)
      }
    }
    return canvas.buffer
  }

  /// Returns the frame with a share of its cells changed.
  static func changed(
    _ frame: CellBuffer, share: Double, _ generator: inout SplitMix64
  ) -> CellBuffer {
    var canvas = Canvas(frame)
    let cells = size.columns * size.rows
    for _ in 0..<Int(Double(cells) * share) {
      let place = generator.below(cells)
      let point = CellPoint(column: place % size.columns, row: place / size.columns)
      put(point, on: &canvas, &generator)
    }
    return canvas.buffer
  }

  private static func put(
    _ point: CellPoint, on canvas: inout Canvas, _ generator: inout SplitMix64
  ) {
    let bits = generator.next()
    let style = CellStyle(
      foreground: .indexed(UInt8(bits & 0xFF)), background: .indexed(UInt8(bits >> 8 & 7)))
    let letter = Unicode.Scalar(UInt8(0x21 + (bits >> 16) % 94))
    canvas.write(String(Character(letter)), at: point, style: style)
  }
}
