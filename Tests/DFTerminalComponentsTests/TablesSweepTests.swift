import DFTerminal
import DFTerminalTestSupport
import Testing

@MainActor @Suite struct TablesSweepTests {
  private var sizes: [CellSize] {
    (0...12).flatMap { columns in (0...8).map { CellSize(columns: columns, rows: $0) } }
      + [CellSize(columns: 500, rows: 200)]
  }

  private func check<Content: View>(_ name: String, @ViewBuilder _ content: () -> Content) {
    let view = content()
    for size in sizes {
      // A column and a row of other content round the table show whether it stays inside.
      let screen = Harness(columns: size.columns + 2, rows: size.rows + 2) {
        view.frame(columns: size.columns, rows: size.rows).padding(columns: 1, rows: 1)
      }
      let first = screen.cells.cells
      screen.withEnvironment { _ in }
      #expect(screen.cells.cells == first, "\(name) \(size) drawn twice")
      for row in 0..<(size.rows + 2) {
        for column in 0..<(size.columns + 2)
        where row == 0 || column == 0 || row > size.rows || column > size.columns {
          #expect(
            screen.cells.text(column: column, row: row) == " ",
            "\(name) \(size) wrote at \(column), \(row)")
        }
      }
    }
  }

  @Test func `a table of any size stays in its rectangle and draws the same twice`() {
    check("table") { DFTable(columns: Invoice.columns, rows: Invoice.samples) }
    check("framed") {
      DFTable(columns: Invoice.columns, rows: Invoice.samples).dfTableBorder(title: "Invoices")
    }
  }

  @Test func `a data table of any size stays in its rectangle and draws the same twice`() {
    check("data table") {
      DFDataTable(
        columns: Invoice.columns, rows: Invoice.samples,
        selection: .multiple(.constant(["2026-0118"]))
      ).dfTableSeparators(.underline).dfTableStriped()
    }
    check("empty") { DFDataTable(columns: Invoice.columns, rows: []) }
    check("no columns") { DFDataTable(columns: [], rows: Invoice.samples) }
    check("failed") {
      DFDataTable(columns: Invoice.columns, rows: [])
        .dfTableState(.failed("The server did not answer", retry: {}))
    }
    check("loading") { DFDataTable(columns: Invoice.columns, rows: []).dfTableState(.loading) }
  }
}
