import DFTerminal

extension Command {
  static let quitTasks = Command(
    "tasks.quit", "Quit", keys: [KeyChord(.character("q"), .control)])
  static let hideCompleted = Command(
    "tasks.completed", "Completed", keys: [KeyChord(.function(8))])
}

/// Tasks in sections, with a field for a new one.
struct TaskScreen: View {
  @State private var tasks = CourseTask.samples
  @State private var showsCompleted = true
  @State private var draft = ""
  @State private var selected: CourseTask.ID?
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        DFText("Tasks", style: .title)
        DFText(summary).dfTextStyle(.secondary)
        Spacer()
      }
      .padding(columns: 1)
      list
      HStack {
        TextField("New task", text: $draft, onCommit: add)
        Button("Add", action: add).disabled(draft.isEmpty)
      }
      .padding(columns: 1)
      KeyHints().padding(columns: 1)
    }
    .onCommand(.hideCompleted) { showsCompleted.toggle() }
    .onCommand(.quitTasks) { quit() }
  }

  @ViewBuilder private var list: some View {
    if visible.isEmpty {
      DFEmptyState(
        icon: "checklist", title: "No tasks yet", message: "Type one below and press Enter.")
    } else {
      List(selection: $selected) {
        ForEach(groups) { group in
          Section(group.title) {
            ForEach(group.tasks) { row($0) }
              .onDelete { delete(group.tasks, at: $0) }
          }
        }
      }
      .onActivate(perform: complete)
      .frame(maxHeight: .infinity)
    }
  }

  private func row(_ task: CourseTask) -> some View {
    DFListRow(
      task.title, subtitle: subtitle(task), accessory: .checkmark(isOn: task.isCompleted))
  }

  private func subtitle(_ task: CourseTask) -> String {
    let day = task.dueDate.map { $0.formatted(.iso8601.year().month().day()) }
    let parts = [task.course, day, task.priority == .normal ? nil : "\(task.priority) priority"]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  private struct Group: Identifiable {
    let title: String
    let tasks: [CourseTask]

    var id: String { title }
  }

  private var visible: [CourseTask] {
    tasks.filter { showsCompleted || !$0.isCompleted }.sorted { left, right in
      (left.dueDate ?? .distantFuture, left.title) < (right.dueDate ?? .distantFuture, right.title)
    }
  }

  /// The groups that have tasks, in the order of urgency.
  private var groups: [Group] {
    let now = Date.now
    let byGroup = Dictionary(grouping: visible) {
      DueGroup(of: $0, now: now, calendar: .current)
    }
    return DueGroup.allCases.compactMap { group in
      byGroup[group].map { Group(title: group.rawValue, tasks: $0) }
    }
  }

  private var summary: String {
    let open = tasks.count { !$0.isCompleted }
    return "\(open) open of \(tasks.count)"
  }

  private func add() {
    let title = draft.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { return }
    tasks.append(CourseTask(title, course: "Inbox", dueInDays: nil))
    draft = ""
  }

  private func complete(_ id: CourseTask.ID) {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
    tasks[index].isCompleted.toggle()
  }

  private func delete(_ shown: [CourseTask], at offsets: IndexSet) {
    let ids = Set(offsets.map { shown[$0].id })
    tasks.removeAll { ids.contains($0.id) }
  }
}
