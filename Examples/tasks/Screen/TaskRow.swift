import DFTerminal

/// A task in one line where there is room for columns, else in two.
struct TaskRow: View {
  let task: CourseTask
  let dashboard: Dashboard
  let layout: ScreenLayout
  @Environment(\.dfTheme) private var theme

  var body: some View {
    row
      .accessibilityLabel(task.title)
      .accessibilityValue(spoken)
      .swipeActions(edge: .leading, allowsFullSwipe: true) {
        Button(task.isCompleted ? "Reopen" : "Complete") { dashboard.complete([task.id]) }
          .tint(theme.colors.success)
      }
      .swipeActions(edge: .trailing, allowsFullSwipe: true) {
        Button(role: .destructive) {
          dashboard.delete([task.id])
        } label: {
          Label("Delete", systemImage: "trash")
        }
        Button {
          dashboard.edit(task.id)
        } label: {
          Label("Edit", systemImage: "pencil")
        }
      }
  }

  @ViewBuilder private var row: some View {
    if layout.hasColumns {
      DFListRow(task.title, accessory: .custom(AnyView(columns))) { icon }
    } else {
      DFListRow(task.title, subtitle: facts.joined(separator: " · ")) { icon }
    }
  }

  private var isLate: Bool {
    DueGroup(of: task, on: dashboard.today) == .overdue
  }

  private var icon: some View {
    Image(systemName: task.isCompleted ? "checkmark.circle" : "circle")
      .foregroundColor(
        task.isCompleted
          ? theme.colors.success : isLate ? theme.colors.error : theme.colors.textSecondary)
  }

  private var columns: some View {
    HStack(spacing: .columns(2)) {
      if layout.hasCourse {
        DFText(task.course, style: .bodySmall).dfTextStyle(.secondary).lineLimit(1)
          .frame(columns: 16, alignment: .leading)
      }
      DFText(dueWords, style: .bodySmall)
        .dfTextStyle(.role(isLate ? .destructive : .textSecondary)).lineLimit(1)
        .frame(columns: 11, alignment: .leading)
      priority.frame(columns: 6, alignment: .leading)
    }
  }

  @ViewBuilder private var priority: some View {
    switch task.priority {
    case _ where task.isCompleted: DFText(" ")
    case .high: DFBadge(text: "high", color: theme.colors.warning)
    case .normal: DFText(" ")
    case .low: DFText(" low", style: .bodySmall).dfTextStyle(.secondary)
    }
  }

  private var dueWords: String {
    guard let due = task.dueDate else { return "" }
    return task.isCompleted ? Today.text(of: due) : dashboard.today.words(for: due)
  }

  /// What is known of the task beside its title, the most urgent first.
  private var facts: [String] {
    let due = task.dueDate == nil ? nil : dueWords
    let priority = task.priority == .normal ? nil : "\(task.priority.rawValue) priority"
    return [due, priority, task.course].compactMap { $0 }
  }

  private var spoken: String {
    let due = task.dueDate.map { date in
      let day = "due \(Today.text(of: date))"
      return task.isCompleted ? day : "\(day), \(dashboard.today.words(for: date))"
    }
    let priority = "\(task.priority.rawValue) priority"
    let parts = [task.isCompleted ? "done" : "open", due ?? "no date", priority, task.course]
    return parts.joined(separator: ", ")
  }
}
