import DFTerminal

extension BenchmarkCase {
  /// Moving through tables and lists, one row a frame.
  static let scrolling: [BenchmarkCase] = [
    scroll("scroll/1k", rows: 1_000), scroll("scroll/100k", rows: 100_000),
    scroll("scroll/1m", rows: 1_000_000), firstFrame, list,
  ]

  private static let size = CellSize(columns: 120, rows: 40)

  private static let columns: [DFTableColumn<Person>] = [
    DFTableColumn("Id", value: \.id), DFTableColumn("Name", value: \.name),
    DFTableColumn("Email", value: \.email), DFTableColumn("Amount", value: \.amount),
    DFTableColumn("Status", value: \.status), DFTableColumn("Date", value: \.date),
  ]

  private static func scroll(_ name: String, rows count: Int) -> BenchmarkCase {
    BenchmarkCase(name: name, unit: "frame") {
      let rows = Person.rows(count)
      let screen = BenchmarkScreen(size: size) {
        DFDataTable(columns: columns, rows: rows, selection: .none)
      }
      screen.press(.moveLast)
      screen.press(.moveFirst)
      for _ in 0..<60 { screen.press(.moveDown) }
      return { try scroll(screen, frames: 200) }
    }
  }

  private static func scroll(_ screen: BenchmarkScreen, frames: Int) throws -> Work {
    let start = screen.bytes
    let before = screen.text
    for _ in 0..<frames { screen.press(.moveDown) }
    try WrongAnswer.unless(screen.text != before, "the table did not scroll")
    return Work(
      units: frames,
      notes: ["bytes": (screen.bytes - start) / frames, "rows": screen.rowsBuilt])
  }

  private static let firstFrame = BenchmarkCase(name: "first-frame/1m", unit: "frame") {
    let rows = Person.rows(1_000_000)
    return {
      let screen = BenchmarkScreen(size: size) {
        DFDataTable(columns: columns, rows: rows, selection: .none)
      }
      try WrongAnswer.unless(screen.text.contains(rows[0].email), "the first row is missing")
      return Work(units: 1, notes: ["bytes": screen.bytes, "rows": screen.rowsBuilt])
    }
  }

  private static let list = BenchmarkCase(name: "list/100k", unit: "frame") {
    let rows = Person.rows(100_000)
    let screen = BenchmarkScreen(size: size) {
      DFList(rows) { person in
        DFListRow(
          person.name, subtitle: person.email, icon: "person.fill",
          accessory: .badge(.text(person.status)))
      }
    }
    for _ in 0..<40 { screen.press(.moveDown) }
    return { try scroll(screen, frames: 100) }
  }
}
