import DFTerminal

extension Snippet {
  static let dataTables = [
    Snippet("data-table-single-selection") { InvoiceTable() },
    Snippet("data-table-multi-selection") { MemberTable() },
  ]
}

// The blocks stand as the page prints them.

// swift-format-ignore
private struct InvoiceTable: View {
  let columns = [
    DFTableColumn<Invoice>("Invoice", value: \.id),
    DFTableColumn<Invoice>("Customer", value: \.customer, width: .fill),
    DFTableColumn<Invoice>("Amount", value: \.amount),
  ]
  let invoices = Invoice.samples
  @State private var selectedInvoiceId: Invoice.ID?
  @State private var opened: Invoice.ID?

  var body: some View {
    // Single selection with action on double-tap
    DFDataTable(
        columns: columns,
        rows: invoices,
        selection: .single($selectedInvoiceId)
    ) { invoiceId in
        openInvoice(id: invoiceId)
    }
  }

  private func openInvoice(id: Invoice.ID) { opened = id }
}

// swift-format-ignore
private struct MemberTable: View {
  let memberColumns = [
    DFTableColumn<Member>("Name", value: \.name, width: .fill),
    DFTableColumn<Member>("Team", value: \.team),
    DFTableColumn<Member>("Joined", value: \.joined),
  ]
  let members = Member.samples
  @State private var selectedMemberIds: Set<Member.ID> = [2]

  var body: some View {
    // Multi-select with bulk action
    DFDataTable(
        columns: memberColumns,
        rows: members,
        selection: .multiple($selectedMemberIds)
    )
  }
}
