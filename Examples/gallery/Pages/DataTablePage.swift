import DFTerminal

/// Tables whose rows are selected and opened.
struct DataTablePage: View {
  @State private var marked: Set<Invoice.ID> = ["2026-0119", "2026-0122"]
  @State private var selected: Invoice.ID? = "2026-0118"
  @State private var opened: String?

  var body: some View {
    VStack(alignment: .leading, spacing: .rows(1)) {
      Exhibit("Any number of rows: Space marks, Shift extends, Enter opens") {
        DFDataTable(columns: columns, rows: Invoice.samples, selection: .multiple($marked)) {
          id in opened = id
        }
        .dfTableStriped()
      }
      Exhibit("One row: it moves with the cursor") {
        DFDataTable(
          columns: columns, rows: Array(Invoice.samples.prefix(4)),
          selection: .single($selected)
        )
        .dfTableSeparators(.underline)
      }
      DFText(opened.map { "Opened \($0)" } ?? "\(marked.count) marked")
        .dfTextStyle(.secondary)
    }
  }

  private let columns: [DFTableColumn<Invoice>] = [
    DFTableColumn("Invoice", value: \.id),
    DFTableColumn("Customer", value: \.customer, width: .fill),
    DFTableColumn("Due", value: \.due, format: .day),
    DFTableColumn("Amount", value: \.amount, format: .fraction(2)),
  ]
}
