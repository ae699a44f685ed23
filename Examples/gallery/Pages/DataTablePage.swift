import DFTerminal

/// Tables whose rows are selected and opened.
struct DataTablePage: View {
  @State private var selected: Set<Invoice.ID> = ["2026-0119"]
  @State private var opened: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Exhibit("Space marks, Shift extends, F7 sorts, Enter opens") {
        DFDataTable(
          columns: columns, rows: Invoice.samples, selection: .multiple($selected)
        ) { id in opened = id }
        .dfTableStriped()
      }
      DFText(opened.map { "Opened \($0)" } ?? "\(selected.count) selected")
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
