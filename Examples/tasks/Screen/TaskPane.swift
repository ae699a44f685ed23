import DFTerminal

/// The tasks in sections, or why there are none.
struct TaskPane: View {
  let dashboard: Dashboard
  let layout: ScreenLayout
  @FocusState private var hasKeys: Bool

  private var tasks: DFCollection<CourseTask> { dashboard.tasks }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .focused($hasKeys)
      if !tasks.selection.isEmpty { BulkBar(dashboard: dashboard, layout: layout) }
    }
    .refreshable { [tasks] in await tasks.refresh() }
    .onChange(of: tasks.status.kind, initial: true) { old, new in
      // Who searches keeps the keys, also where the search found nothing for a moment.
      if new != .noMatch, old != .noMatch { hasKeys = new != .loading }
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

  private var isOverdue: Bool { section.title == DueGroup.overdue.title }

  var body: some View {
    HStack {
      DFText(section.title, style: .label)
        .dfTextStyle(.role(isOverdue ? .destructive : .textSecondary))
      DFText("\(section.elements.count)", style: .caption).dfTextStyle(.secondary)
    }
    .padding(columns: 1)
  }
}

/// What can be done with the selected tasks: side by side, or in a menu where there is little room.
private struct BulkBar: View {
  let dashboard: Dashboard
  let layout: ScreenLayout

  var body: some View {
    HStack(spacing: .columns(2)) {
      if layout.hasButtons {
        DFText(dashboard.selectionText, style: .label)
        actions
      } else {
        Menu(dashboard.selectionText) { actions }
      }
    }
    .padding(columns: 1)
  }

  @ViewBuilder private var actions: some View {
    Button("Complete") { dashboard.complete(dashboard.tasks.selection) }
    Button("Delete", role: .destructive) { dashboard.delete(dashboard.tasks.selection) }
    Button("Clear") { dashboard.tasks.selection = [] }
  }
}

/// What a person has to know because it went wrong.
struct TaskNotices: View {
  let dashboard: Dashboard

  var body: some View {
    let tasks = dashboard.tasks
    if let warning = dashboard.warning { line(warning) {} }
    if let failure = tasks.saveFailure { line("Not saved, and taken back: \(failure)") {} }
    if let failure = tasks.status.failure, tasks.status.kind != .failed {
      line("Not refreshed, tasks may be old: \(failure)") {
        Button("Retry") { [tasks] in Task { await tasks.refresh() } }
      }
    }
  }

  private func line<Actions: View>(
    _ words: String, @ViewBuilder actions: () -> Actions
  ) -> some View {
    HStack(alignment: .top) {
      DFIcon("exclamationmark.triangle", size: .sm)
      DFText(words, style: .bodySmall).lineLimit(2)
      actions().layoutPriority(1)
    }
    .padding(columns: 1)
  }
}
