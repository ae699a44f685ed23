import DFTerminal

extension Snippet {
  static let lists = [
    Snippet("list-read-only") { ReadOnlyList() },
    Snippet("list-with-selection") { ListWithSelection() },
    Snippet("list-with-delete") { ListWithDelete() },
    Snippet("list-with-reorder") { ListWithReorder() },
    Snippet("list-sectioned") { SectionedLists() },
  ]
}

// The blocks stand as the page prints them.

// swift-format-ignore
private struct ReadOnlyList: View {
  let contacts = Contact.samples

  var body: some View {
    DFList(contacts) { contact in
        DFListRow(contact.displayName, subtitle: contact.email, icon: "person.fill")
    }
  }
}

// swift-format-ignore
private struct ListWithSelection: View {
  let contacts = Contact.samples
  @State private var selectedContact: Contact.ID? = nil

  var body: some View {
    DFList(contacts, selection: $selectedContact) { contact in
        DFListRow(contact.displayName, subtitle: contact.email)
    }
  }
}

// swift-format-ignore
private struct ListWithDelete: View {
  @State private var items = Item.samples

  var body: some View {
    DFList(items, onDelete: { offsets in
        items.remove(atOffsets: offsets)
    }) { item in
        DFListRow(item.title, subtitle: item.subtitle)
    }
  }
}

// swift-format-ignore
private struct ListWithReorder: View {
  @State private var tasks = Chore.samples

  var body: some View {
    DFList(tasks, onDelete: { tasks.remove(atOffsets: $0) },
                  onMove:   { tasks.move(fromOffsets: $0, toOffset: $1) }) { task in
        DFListRow(task.title, accessory: .checkmark(isOn: task.isComplete))
    }
  }
}

// swift-format-ignore
private struct SectionedLists: View {
  @Environment(\.dfTheme) private var theme
  let sections = ItemSection.samples

  var body: some View {
    ScrollView {
        ForEach(sections) { section in
            VStack(alignment: .leading, spacing: 0) {
                DFText(section.title, style: .caption)
                    .foregroundColor(theme.colors.textSecondary)
                    .padding(.horizontal, theme.spacing.lg)
                    .padding(.vertical, theme.spacing.sm)

                DFList(section.items) { item in
                    DFListRow(item.name)
                }
            }
        }
    }
  }
}
