import DFTerminal
import DFTerminalTestSupport
import Testing

/// What a table says while it has no rows.
@MainActor @Suite struct TablesStateTests {
  private func screen(
    _ rows: [Numbered], _ state: DFTableState = .loaded, search: String = ""
  ) -> Harness {
    Harness(columns: 40, rows: 8) {
      DFDataGrid(columns: [DFDataGridColumn("Name", value: \Numbered.name)], rows: rows)
        .dfTableState(state).dfTableSearch(search)
    }
  }

  @Test func `rows that may still come are not counted`() {
    let loading = screen([], .loading)
    #expect(
      !loading.text.contains("0 rows") && !loading.transcript.contains { $0.contains("0 rows") })
    let failed = screen([], .failed("No connection"))
    #expect(
      !failed.text.contains("0 rows") && !failed.transcript.contains { $0.contains("0 rows") })
  }

  @Test func `an empty table says so once`() {
    let empty = screen([])
    #expect(empty.text.contains("No rows") && !empty.text.contains("0 rows"))
  }

  @Test func `a search without a match says among how many`() {
    let unmatched = screen([Numbered(id: 1), Numbered(id: 2)], search: "zebra")
    #expect(unmatched.text.contains("0 of 2 rows"))
  }
}
