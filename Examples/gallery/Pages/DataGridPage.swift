import DFTerminal

/// Grids whose cells are edited, in one piece and in pages, and what they show without rows.
struct DataGridPage: View {
  @State private var people = Array(Person.samples.prefix(4))
  @State private var selected: Set<Person.ID> = [2]
  @State private var message = "Nothing is changed yet"

  var body: some View {
    VStack(alignment: .leading, spacing: .rows(1)) {
      Exhibit("Enter or F2 edits, Tab goes on, Ctrl+Z takes back, Del asks") {
        DFDataGrid(
          columns: columns, rows: people, selection: .multiple($selected), onEdit: edit,
          onDelete: delete)
      }
      Exhibit("In pages") {
        DFDataGrid(
          columns: columns, rows: Person.samples,
          largeDataStrategy: .pagination(pageSize: 3))
      }
      Exhibits {
        Exhibit("Loading") { grid.dfTableState(.loading) }
        Exhibit("Failed") {
          grid.dfTableState(
            .failed("The server did not answer", retry: { message = "Asked again" }))
        }
        Exhibit("Empty") { grid }
        Exhibit("Disabled") {
          DFDataGrid(columns: columns, rows: Array(people.prefix(2)), onEdit: edit)
            .disabled(true)
        }
      }
      DFText(message).dfTextStyle(.secondary).lineLimit(1)
    }
  }

  private var grid: some View {
    DFDataGrid(columns: columns, rows: [])
  }

  private let columns: [DFDataGridColumn<Person>] = [
    DFDataGridColumn("Name", value: \.name, width: .fill, editable: true) { text in
      text.isEmpty ? .error("Required") : .valid
    },
    DFDataGridColumn("Email", value: \.email, width: .fill, editable: true) { text in
      text.contains("@") ? .valid : .error("An address has an @")
    },
    DFDataGridColumn(
      id: "role", header: "Role", width: .fixed(columns: 8), sortable: false
    ) { AnyView(DFBadge(text: $0.role)) },
  ]

  private func edit(_ person: Person, _ column: String, _ text: String) {
    guard let place = people.firstIndex(where: { $0.id == person.id }) else { return }
    if column == "Name" { people[place].name = text } else { people[place].email = text }
    message = "\(column) of person \(person.id) is now \(text)"
  }

  private func delete(_ offsets: IndexSet) {
    people.remove(atOffsets: offsets)
    message = offsets.count == 1 ? "1 person deleted" : "\(offsets.count) people deleted"
  }
}
