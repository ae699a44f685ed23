import DFTerminal

/// The form for a new task or one that exists.
struct TaskForm: View {
  let dashboard: Dashboard
  let layout: ScreenLayout
  @Environment(\.glyphs) private var glyphs

  private var draft: Binding<TaskDraft> {
    Binding(
      get: { dashboard.draft ?? TaskDraft(course: nil) }, set: { dashboard.draft = $0 })
  }

  private var shown: TaskDraft { draft.wrappedValue }

  var body: some View {
    VStack(alignment: .leading, spacing: .rows(1)) {
      DFText(shown.id == nil ? "New task" : "Task", style: .title)
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          field("Title", "What is to be done", draft.title, titleProblem)
          field("Course", "Such as Algebra", draft.course, courseProblem)
          field("Due", "2026-03-05, today, +3", draft.due, dueProblem)
          HStack(spacing: .columns(1)) {
            // Where there is no room for the name, the choices speak for themselves.
            if columns >= 40 { label("Priority") }
            ForEach(CourseTask.Priority.allCases, id: \.self) { choice($0) }
          }
          if shown.id != nil {
            HStack(spacing: .columns(1)) {
              label("")
              Toggle("Done", isOn: draft.isCompleted)
            }
          }
        }
      }
      .frame(rows: layout.sheetRows(rows, beside: 4))
      buttons
    }
    .frame(width: .columns(columns), alignment: .leading)
    .onSubmit { dashboard.saveDraft() }
  }

  private var columns: Int { layout.sheetColumns(52) }

  /// The rows of all fields with what is wrong with them.
  private var rows: Int {
    let problems = [titleProblem, courseProblem, dueProblem].compactMap { $0 }.count
    return 4 + problems + (shown.id == nil ? 0 : 1)
  }

  private var titleProblem: String? { shown.isChecked ? shown.titleProblem : nil }
  private var courseProblem: String? { shown.isChecked ? shown.courseProblem : nil }
  private var dueProblem: String? {
    shown.isChecked ? shown.dueProblem(on: dashboard.today) : nil
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
        .accessibilityHint(problem ?? "")
    }
    if let problem {
      HStack(spacing: .columns(1)) {
        label("")
        DFText("\(glyphs.pick("✗", "x")) \(problem)", style: .bodySmall)
          .dfTextStyle(.role(.destructive)).lineLimit(1)
      }
    }
  }

  private func choice(_ priority: CourseTask.Priority) -> some View {
    let isChosen = shown.priority == priority
    let words = priority.rawValue.capitalized
    return Button(isChosen ? "\(glyphs.pick("●", "*")) \(words)" : words) {
      dashboard.draft?.priority = priority
    }
    .accessibilityLabel("\(words) priority\(isChosen ? ", chosen" : "")")
  }
}
