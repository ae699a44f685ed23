import DFTerminal

/// Lists: selectable and editable, in sections, loading, empty.
struct ListPage: View {
  @State private var people = Person.samples
  @State private var selected: Person.ID? = 2
  @State private var opened: String?

  var body: some View {
    Exhibits {
      Exhibit(opened.map { "Opened \($0)" } ?? "Select, open, delete, move") {
        DFList(
          people, selection: $selected, onDelete: { people.remove(atOffsets: $0) },
          onMove: { people.move(fromOffsets: $0, toOffset: $1) }
        ) { person in
          DFListRow(person.name, subtitle: person.email, accessory: accessory(person)) {
            DFAvatar(name: person.name)
          }
        }
        .onActivate { id in opened = people.first { $0.id == id }?.name }
        .frame(rows: 16)
      }
      VStack(alignment: .leading, spacing: .rows(1)) {
        Exhibit("Sections") { sections }
        Exhibit("Loading") { DFSkeletonRows(2, leading: .avatar) }
        Exhibit("Empty") { empty }
      }
    }
  }

  private func accessory(_ person: Person) -> DFListRowAccessory {
    person.messages > 0 ? .badge(.count(person.messages)) : .navigation
  }

  private var sections: some View {
    ForEach(["Owner", "Guest"], id: \.self) { role in
      VStack(alignment: .leading, spacing: 0) {
        DFText(role, style: .label).padding(columns: 2)
        DFList(people.filter { $0.role == role }) { person in
          DFListRow(person.name, icon: "person.fill")
        }
      }
    }
  }

  private var empty: some View {
    DFEmptyState(icon: "tray", title: "Nobody here", message: "Invite the first person.")
      .frame(maxWidth: .infinity)
  }
}
