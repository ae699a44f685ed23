import DFTerminal

/// Read-only tables: text, dates, numbers and badges; loading, empty, failed.
struct TablePage: View {
  @Environment(\.dfTheme) private var theme
  @State private var retries = 0

  var body: some View {
    VStack(alignment: .leading, spacing: .rows(1)) {
      DFTable(columns: columns, rows: Invoice.samples)
        .dfTableBorder(title: "Invoices")
      Exhibits(minimum: 22) {
        Exhibit("Loading") { small.dfTableState(.loading).frame(rows: 5) }
        Exhibit("Empty") { small.frame(rows: 5) }
        Exhibit("Failed") {
          small.dfTableState(.failed("No connection", retry: { retries += 1 })).frame(rows: 5)
        }
      }
    }
  }

  private var small: DFTable<Invoice> {
    DFTable(
      columns: [
        DFTableColumn("Invoice", value: \.id),
        DFTableColumn("Amount", value: \.amount, format: .fraction(2)),
      ], rows: [])
  }

  private var columns: [DFTableColumn<Invoice>] {
    let colors = theme.colors
    return [
      DFTableColumn("Invoice", value: \.id),
      DFTableColumn("Customer", value: \.customer, width: .fill),
      DFTableColumn("Due", value: \.due, format: .day),
      DFTableColumn("Amount", value: \.amount, format: .fraction(2)),
      DFTableColumn(id: "status", header: "Status", width: .fixed(columns: 11)) { invoice in
        AnyView(DFBadge(text: invoice.status, color: invoice.color(colors)))
      },
    ]
  }
}

extension Invoice {
  /// The colour of its status; `nil` is the theme's primary.
  func color(_ colors: DFColorTokens) -> Color? {
    switch status {
    case "overdue": colors.error
    case "paid": colors.success
    case "draft": colors.textSecondary
    default: nil
    }
  }
}
