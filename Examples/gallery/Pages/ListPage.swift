import DFTerminal

/// Lists: read-only, selectable, editable, empty.
struct ListPage: View {
  @State private var people = Person.samples
  @State private var selected: Person.ID? = 2
  @State private var opened: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Exhibit("Select with the arrows, delete with Del, move with Alt and the arrows") {
        DFList(
          people, selection: $selected, onDelete: { people.remove(atOffsets: $0) },
          onMove: { people.move(fromOffsets: $0, toOffset: $1) }
        ) { person in
          DFListRow(person.name, subtitle: person.email, accessory: accessory(person)) {
            DFAvatar(name: person.name)
          }
        }
        .onActivate { id in opened = people.first { $0.id == id }?.name }
      }
      DFText(opened.map { "Opened \($0)" } ?? "Enter opens a row").dfTextStyle(.secondary)
    }
  }

  private func accessory(_ person: Person) -> DFListRowAccessory {
    person.messages > 0 ? .badge(.count(person.messages)) : .navigation
  }
}
