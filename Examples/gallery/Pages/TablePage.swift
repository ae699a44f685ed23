import DFTerminal

/// A read-only table: text, dates, numbers and badges.
struct TablePage: View {
  @Environment(\.dfTheme) private var theme

  var body: some View {
    DFTable(columns: columns, rows: Invoice.samples)
      .dfTableBorder(title: "Invoices")
  }

  private var columns: [DFTableColumn<Invoice>] {
    let colors = theme.colors
    return [
      DFTableColumn("Invoice", value: \.id),
      DFTableColumn("Customer", value: \.customer, width: .fill),
      DFTableColumn("Due", value: \.due, format: .day),
      DFTableColumn("Amount", value: \.amount, format: .fraction(2)),
      DFTableColumn(id: "status", header: "Status", width: .fixed(columns: 11)) { invoice in
        AnyView(
          DFBadge(
            text: invoice.status, color: invoice.status == "overdue" ? colors.error : nil))
      },
    ]
  }
}
