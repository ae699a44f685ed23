import DFTerminal

extension BenchmarkCase {
  /// Turning cells into bytes, and tables into text.
  static let output: [BenchmarkCase] = [
    diff("diff/full", share: 1), diff("diff/5pct", share: 0.05), diff("diff/same", share: 0),
    staticTable,
  ]

  private static func diff(_ name: String, share: Double) -> BenchmarkCase {
    BenchmarkCase(name: name, unit: "frame") {
      var generator = SplitMix64(state: 7)
      let size = CellSize(columns: 200, rows: 60)
      let first = randomCells(size, &generator)
      var second = first
      change(&second, share: share, &generator)
      var encoder = ANSIEncoder(options: EncoderOptions())
      _ = encoder.encode(from: first, to: second)
      return {
        let count = encoder.encode(from: first, to: second).count
        try WrongAnswer.unless((count == 0) == (share == 0), "\(count) bytes")
        return Work(units: 1, notes: ["bytes": count])
      }
    }
  }

  private static func randomCells(
    _ size: CellSize, _ generator: inout SplitMix64
  ) -> CellBuffer {
    var canvas = Canvas(CellBuffer(size: size))
    for row in 0..<size.rows {
      for column in 0..<size.columns { put(&canvas, column, row, &generator) }
    }
    return canvas.buffer
  }

  private static func change(
    _ buffer: inout CellBuffer, share: Double, _ generator: inout SplitMix64
  ) {
    var canvas = Canvas(buffer)
    let cells = buffer.size.columns * buffer.size.rows
    for _ in 0..<Int(Double(cells) * share) {
      let place = generator.below(cells)
      put(&canvas, place % buffer.size.columns, place / buffer.size.columns, &generator)
    }
    buffer = canvas.buffer
  }

  private static func put(
    _ canvas: inout Canvas, _ column: Int, _ row: Int, _ generator: inout SplitMix64
  ) {
    let bits = generator.next()
    let style = CellStyle(
      foreground: .rgb(UInt8(truncatingIfNeeded: bits), 0x80, UInt8(truncatingIfNeeded: bits >> 8)))
    let letter = Character(Unicode.Scalar(UInt8(0x41 + bits >> 16 % 26)))
    canvas.write(String(letter), at: CellPoint(column: column, row: row), style: style)
  }

  private static let staticTable = BenchmarkCase(name: "static/100k", unit: "row") {
    let rows = Person.rows(100_000)
    let columns: [DFTableColumn<Person>] = [
      DFTableColumn("Id", value: \.id), DFTableColumn("Name", value: \.name),
      DFTableColumn("Amount", value: \.amount), DFTableColumn("Status", value: \.status),
    ]
    return {
      let text = TextRenderer(DFTable(columns: columns, rows: rows)).text
      let lines = text.utf8.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
      try WrongAnswer.unless(lines >= rows.count, "\(lines) lines")
      return Work(units: rows.count, notes: ["bytes": text.utf8.count])
    }
  }
}
