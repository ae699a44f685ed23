import DFTerminal
import DFTerminalTestSupport
import Testing

@MainActor @Suite struct TablesSweepTests {
  private var sizes: [CellSize] {
    (0...12).flatMap { columns in (0...8).map { CellSize(columns: columns, rows: $0) } }
  }

  @Test func `a table of a very large size stays in its rectangle`() {
    let size = CellSize(columns: 500, rows: 200)
    let screen = Harness(columns: 502, rows: 202) {
      People(rows: Box(People.samples)).dfTableFillsHeight()
        .frame(columns: size.columns, rows: size.rows).padding(columns: 1, rows: 1)
    }
    #expect(outside(screen, size).isEmpty)
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
      #expect(outside(screen, size).isEmpty, "\(name) \(size) wrote outside")
    }
  }

  /// The cells round a rectangle that are not blank.
  private func outside(_ screen: Harness, _ size: CellSize) -> [CellPoint] {
    (0..<(size.rows + 2)).flatMap { row in
      (0..<(size.columns + 2)).lazy
        .filter { row == 0 || $0 == 0 || row > size.rows || $0 > size.columns }
        .filter { screen.cells.text(column: $0, row: row) != " " }
        .map { CellPoint(column: $0, row: row) }
    }
  }

  @Test func `a grid of any size stays in its rectangle and draws the same twice`() {
    check("paged") {
      People(rows: Box(People.samples), strategy: .pagination(pageSize: 2))
    }
    check("plain") { People(rows: Box(People.samples)).dfTableBorder(.double) }
  }

  @Test(arguments: [3, 5, 9, 20])
  func `an open editor of any width stays in its rectangle`(columns: Int) {
    for rows in 1...8 {
      let screen = Harness(columns: columns, rows: rows) {
        People(rows: Box(People.samples))
      }
      screen.press("<right><enter>")
      screen.type("no 中 at")
      screen.press("<enter><delete>")
      #expect(screen.cells.size == CellSize(columns: columns, rows: rows))
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
