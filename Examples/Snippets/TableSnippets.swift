import DFTerminal

extension Snippet {
  static let tables = [
    Snippet("table-sort-behavior") { SortBehavior() },
    Snippet("table-transactions") { TransactionTable() },
  ]
}

// The blocks stand as the page prints them.

// swift-format-ignore
struct Transaction: Identifiable, Sendable {
    let id: UUID
    let date: String
    let description: String
    let amount: String
    let status: String
}

// swift-format-ignore
private struct TransactionTable: View {
  let columns: [DFTableColumn<Transaction>] = [
      DFTableColumn(id: "date",        header: "Date",        width: .fixed(100),    sortable: true)  { AnyView(Text($0.date)) },
      DFTableColumn(id: "description", header: "Description", width: .fill,          sortable: true)  { AnyView(Text($0.description)) },
      DFTableColumn(id: "amount",      header: "Amount",      width: .fixed(90),     sortable: false) { AnyView(Text($0.amount)) },
      DFTableColumn(id: "status",      header: "Status",      width: .flexible(min: 80, max: 120), sortable: false) {
          AnyView(DFBadge(text: $0.status, color: statusColor($0.status)))
      },
  ]

  @State private var transactions = Transaction.samples

  var body: some View {
    DFTable(columns: columns, rows: transactions) { columnId, ascending in
        transactions.sort(by: { compare($0, $1, by: columnId, ascending: ascending) })
    }
  }
}

// swift-format-ignore
private struct SortBehavior: View {
  let columns = [
    DFTableColumn<Transaction>("Date", value: \.date, id: "date"),
    DFTableColumn<Transaction>("Description", value: \.description, id: "description"),
  ]
  @State private var rows = Transaction.samples

  var body: some View {
    DFTable(
        columns: columns,
        rows: rows,
        onSort: { columnId, ascending in
            sortRows(by: columnId, ascending: ascending)
        }
    )
  }

  private func sortRows(by columnID: String, ascending: Bool) {
    rows.sort { compare($0, $1, by: columnID, ascending: ascending) }
  }
}

private func compare(
  _ left: Transaction, _ right: Transaction, by columnID: String, ascending: Bool
) -> Bool {
  let path = columnID == "date" ? \Transaction.date : \Transaction.description
  let (left, right) = (left[keyPath: path], right[keyPath: path])
  return ascending ? left < right : left > right
}

@MainActor private func statusColor(_ status: String) -> Color {
  switch status {
  case "Paid": .green
  case "Failed": .red
  default: .orange
  }
}

extension Transaction {
  static let samples = [
    transaction(1, "2026-01-04", "Office rent", "1 204.50", "Paid"),
    transaction(2, "2026-01-07", "Domain names, yearly", "18.00", "Pending"),
    transaction(3, "2026-01-02", "Printer repair", "-7.25", "Failed"),
  ]

  private static func transaction(
    _ number: UInt8, _ date: String, _ description: String, _ amount: String, _ status: String
  ) -> Transaction {
    Transaction(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)), date: date,
      description: description, amount: amount, status: status)
  }
}
