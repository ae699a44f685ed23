import DFTerminal

/// The tasks in sections, or why there are none.
struct TaskPane: View {
  let dashboard: Dashboard
  let layout: ScreenLayout
  @FocusState private var hasKeys: Bool

  private var tasks: DFCollection<CourseTask> { dashboard.tasks }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      if !tasks.selection.isEmpty { BulkBar(dashboard: dashboard) }
    }
    .refreshable { [tasks] in await tasks.refresh() }
    .onChange(of: tasks.status.kind, initial: true) { old, new in
      // Who searches keeps the keys, also where the search found nothing for a moment.
      if new == .rows, old != .noMatch { hasKeys = true }
    }
  }

  @ViewBuilder private var content: some View {
    switch tasks.status.kind {
    case .idle, .loading:
      DFSkeletonRows(layout.skeletons, hasSubtitle: !layout.hasColumns, leading: .icon)
        .accessibilityLabel("Loading tasks")
    case .rows: list
    case .empty, .noMatch, .failed:
      message.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private var list: some View {
    List(selection: tasks.binding(\.selection)) {
      ForEach(tasks.sections) { section in
        Section {
          ForEach(section.elements) { task in
            TaskRow(task: task, dashboard: dashboard, layout: layout)
          }
          .onDelete { dashboard.delete($0, in: section) }
        } header: {
          SectionHeader(section: section)
        }
      }
    }
    .onActivate { dashboard.edit($0) }
    .onRowCommand(.completeTask) { dashboard.complete($0) }
    .focused($hasKeys)
    .dfListStyle()
  }

  @ViewBuilder private var message: some View {
    switch tasks.status.kind {
    case .failed:
      DFEmptyState(
        icon: "exclamationmark.triangle", title: "Unable to load tasks",
        message: tasks.status.failure, actionTitle: "Retry",
        onAction: { [tasks] in Task { await tasks.refresh() } })
    case .noMatch:
      DFEmptyState(
        icon: "magnifyingglass", title: noMatch,
        message: "Try another word, or take the filters away.", actionTitle: "Clear filters",
        onAction: { dashboard.clearFilters() }, secondaryActionTitle: "New task",
        onSecondaryAction: { dashboard.add() })
    default:
      DFEmptyState(
        icon: "checklist", title: "No tasks yet",
        message: "Add what you have to do, and it is sorted by when it is due.",
        actionTitle: "Add task", onAction: { dashboard.add() })
    }
  }

  private var noMatch: String {
    tasks.search.isEmpty ? "No tasks with these filters" : "No tasks match “\(tasks.search)”"
  }
}

/// The name of a section and how many tasks are in it.
private struct SectionHeader: View {
  let section: CollectionSection<CourseTask>
  @Environment(\.dfTheme) private var theme

  private var isOverdue: Bool { section.title == DueGroup.overdue.title }

  var body: some View {
    HStack {
      DFText(section.title, style: .label)
        .foregroundColor(isOverdue ? theme.colors.error : theme.colors.textSecondary)
      DFText("\(section.elements.count)", style: .caption).dfTextStyle(.secondary)
    }
    .padding(columns: 1)
  }
}

/// What can be done with the selected tasks.
private struct BulkBar: View {
  let dashboard: Dashboard

  var body: some View {
    HStack(spacing: .columns(2)) {
      DFText("\(dashboard.tasks.selection.count) selected", style: .label)
      Button("Complete") { dashboard.complete(dashboard.tasks.selection) }
      Button("Delete", role: .destructive) { dashboard.delete(dashboard.tasks.selection) }
      Button("Clear") { dashboard.tasks.selection = [] }
    }
    .padding(columns: 1)
  }
}

/// What a person has to know: what was done, and what went wrong.
struct TaskNotices: View {
  let dashboard: Dashboard

  var body: some View {
    let tasks = dashboard.tasks
    if let warning = dashboard.warning { line(warning, isProblem: true) {} }
    if let failure = tasks.saveFailure {
      line("Not saved, and taken back: \(failure)", isProblem: true) {}
    } else if let notice = dashboard.notice {
      line(notice, isProblem: false) {
        if tasks.canUndo { Button("Undo") { dashboard.undo() } }
      }
    }
    if let failure = tasks.status.failure, tasks.status.kind != .failed {
      line("Not refreshed, tasks may be old: \(failure)", isProblem: true) {
        Button("Retry") { [tasks] in Task { await tasks.refresh() } }
      }
    }
  }

  private func line<Actions: View>(
    _ words: String, isProblem: Bool, @ViewBuilder actions: () -> Actions
  ) -> some View {
    HStack {
      DFIcon(isProblem ? "exclamationmark.triangle" : "checkmark", size: .sm)
      DFText(words, style: .bodySmall).lineLimit(1)
      actions().layoutPriority(1)
    }
    .padding(columns: 1)
  }
}
