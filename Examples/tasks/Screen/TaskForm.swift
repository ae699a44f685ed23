import DFTerminal

/// The form for a new task or one that exists.
struct TaskForm: View {
  let dashboard: Dashboard
  @Environment(\.dfTheme) private var theme

  private var draft: Binding<TaskDraft> {
    Binding(
      get: { dashboard.draft ?? TaskDraft(course: nil) }, set: { dashboard.draft = $0 })
  }

  private var shown: TaskDraft { draft.wrappedValue }

  var body: some View {
    VStack(alignment: .leading, spacing: .rows(1)) {
      DFText(shown.id == nil ? "New task" : "Task", style: .title)
      VStack(alignment: .leading, spacing: 0) {
        field("Title", "What is to be done", draft.title, shown.titleProblem)
        field("Course", "Such as Algebra", draft.course, shown.courseProblem)
        field("Due", "2026-03-05, today, +3", draft.due, shown.dueProblem(on: dashboard.today))
        HStack(spacing: .columns(1)) {
          label("Priority")
          ForEach(CourseTask.Priority.allCases, id: \.self) { choice($0) }
        }
        if shown.id != nil {
          HStack(spacing: .columns(1)) {
            label("")
            Toggle("Done", isOn: draft.isCompleted)
          }
        }
      }
      buttons
    }
    .frame(width: .columns(52), alignment: .leading)
    .onSubmit { dashboard.saveDraft() }
  }

  private var buttons: some View {
    HStack(spacing: .columns(2)) {
      Button("Save") { dashboard.saveDraft() }
      Button("Cancel", role: .cancel) { dashboard.draft = nil }
      if shown.id != nil {
        Button("Delete", role: .destructive) { dashboard.deleteDraft() }
      }
    }
  }

  private func label(_ words: String) -> some View {
    DFText(words, style: .label).dfTextStyle(.secondary)
      .frame(columns: 9, alignment: .leading)
  }

  @ViewBuilder private func field(
    _ name: String, _ prompt: String, _ text: Binding<String>, _ problem: String?
  ) -> some View {
    HStack(spacing: .columns(1)) {
      label(name).accessibilityHidden(true)
      TextField(prompt, text: text)
        .accessibilityLabel(name)
        .accessibilityHint(shown.isChecked ? problem ?? "" : "")
    }
    if shown.isChecked, let problem {
      HStack(spacing: .columns(1)) {
        label("")
        DFText("✗ \(problem)", style: .bodySmall).foregroundColor(theme.colors.error)
      }
    }
  }

  private func choice(_ priority: CourseTask.Priority) -> some View {
    let isChosen = shown.priority == priority
    let words = priority.rawValue.capitalized
    return Button(isChosen ? "● \(words)" : words) { dashboard.draft?.priority = priority }
      .accessibilityLabel("\(words) priority\(isChosen ? ", chosen" : "")")
  }
}
