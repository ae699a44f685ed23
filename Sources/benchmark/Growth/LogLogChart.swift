import DFTerminal

/// Lines through measured points, both axes in powers of ten.
struct LogLogChart: PrimitiveView {
  private let growths: [Growth]
  private let plot = CellSize(columns: 72, rows: 24)
  private let margin = 9
  private let colors: [Color] = [.cyan, .green, .yellow, .pink, .orange, .purple, .red]
  private let marks = ["●", "■", "▲", "◆", "▼", "★", "✚"]

  init(_ growths: [Growth]) {
    self.growths = growths
  }

  func sizeThatFits(
    _ proposal: CellProposal, memory: Void, in environment: EnvironmentValues
  ) -> CellSize {
    CellSize(columns: margin + plot.columns + 2, rows: plot.rows + 4 + growths.count)
  }

  func draw(on canvas: inout Canvas, in rect: CellRect, memory: Void, context: PrimitiveContext) {
    let ink = CellStyle(foreground: context.resolve(.secondary))
    canvas.write("µs a frame", at: rect.origin, style: ink)
    let area = CellRect(
      origin: rect.origin.offset(columns: margin, rows: 1), size: plot)
    drawAxes(on: &canvas, area, ink)
    for (index, growth) in growths.enumerated() {
      let style = CellStyle(foreground: context.resolve(colors[index % colors.count]))
      drawLine(growth, marks[index % marks.count], on: &canvas, area, style)
      let legend = CellPoint(column: area.minColumn, row: area.maxRow + 3 + index)
      canvas.write(marks[index % marks.count], at: legend, style: style)
      canvas.write(growth.name, at: legend.offset(columns: 2), style: ink)
    }
  }

  private var sizes: DecadeScale {
    DecadeScale(growths.flatMap(\.points).map { Double($0.size) }, cells: plot.columns - 1)
  }

  private var times: DecadeScale {
    DecadeScale(growths.flatMap(\.points).map(\.microseconds), cells: plot.rows - 1)
  }

  private func drawAxes(on canvas: inout Canvas, _ area: CellRect, _ ink: CellStyle) {
    for power in times.powers {
      let row = area.maxRow - 1 - Int(times.place(of: power).rounded())
      canvas.horizontalLine(
        at: CellPoint(column: area.minColumn, row: row), columns: area.columns, style: .ascii,
        cellStyle: ink)
      canvas.write(
        DecadeScale.label(power), at: CellPoint(column: area.minColumn - 8, row: row), style: ink)
    }
    for power in sizes.powers {
      let column = area.minColumn + Int(sizes.place(of: power).rounded())
      canvas.write("|", at: CellPoint(column: column, row: area.maxRow), style: ink)
      canvas.write(
        DecadeScale.label(power), at: CellPoint(column: column, row: area.maxRow + 1), style: ink)
    }
  }

  private func drawLine(
    _ growth: Growth, _ mark: String, on canvas: inout Canvas, _ area: CellRect, _ style: CellStyle
  ) {
    let places = growth.points.map { point in
      (sizes.place(of: Double(point.size)), times.place(of: point.microseconds))
    }
    for (start, end) in zip(places, places.dropFirst()) {
      for column in Int(start.0.rounded())...Int(end.0.rounded()) {
        let share = (Double(column) - start.0) / max(1e-9, end.0 - start.0)
        put("·", (Double(column), start.1 + (end.1 - start.1) * min(max(0, share), 1)))
      }
    }
    for place in places { put(mark, place) }
    func put(_ glyph: String, _ place: (Double, Double)) {
      let point = CellPoint(
        column: area.minColumn + Int(place.0.rounded()),
        row: area.maxRow - 1 - Int(place.1.rounded()))
      canvas.write(glyph, at: point, style: style)
    }
  }
}

/// Powers of ten laid out over a number of cells.
struct DecadeScale {
  /// The powers that show, as numbers.
  let powers: [Double]
  private let first: Double
  private let cellsPerDecade: Double

  /// Makes room for values above zero.
  init(_ values: [Double], cells: Int) {
    let logs = values.map { log10($0) }
    let (low, high) = ((logs.min() ?? 0).rounded(.down), (logs.max() ?? 1).rounded(.up))
    first = low
    cellsPerDecade = Double(cells) / max(1, high - low)
    powers = stride(from: low, through: high, by: 1).map { pow(10, $0) }
  }

  /// The cell of a value, from the first power on.
  func place(of value: Double) -> Double { (log10(value) - first) * cellsPerDecade }

  /// A power in words that fit beside an axis.
  static func label(_ power: Double) -> String {
    if power >= 1e6 { return String(format: "%.0fM", power / 1e6) }
    return power >= 1e3 ? String(format: "%.0fk", power / 1e3) : String(format: "%g", power)
  }
}
