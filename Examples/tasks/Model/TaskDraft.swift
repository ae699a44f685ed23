import DFTerminal

/// A task while it is typed.
struct TaskDraft: Hashable, Sendable {
  /// The task that is edited; `nil` for a new one.
  var id: UUID?
  var title = ""
  var course = ""
  var due = ""
  var priority = CourseTask.Priority.normal
  var isCompleted = false
  /// Whether what is wrong is said: not before the first attempt to save.
  var isChecked = false

  /// An empty draft in a course.
  init(course: String?) {
    self.course = course ?? ""
  }

  /// A draft of a task that exists.
  init(_ task: CourseTask) {
    id = task.id
    title = task.title
    course = task.course
    due = task.dueDate.map { Today.text(of: $0) } ?? ""
    priority = task.priority
    isCompleted = task.isCompleted
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What is wrong with the title.
  var titleProblem: String? {
    let title = TaskDraft.trimmed(title)
    if title.isEmpty { return "Give the task a title." }
    return title.count > 200 ? "A title has 200 letters at most." : nil
  }

  /// What is wrong with the course.
  var courseProblem: String? {
    TaskDraft.trimmed(course).isEmpty ? "Say which course it belongs to." : nil
  }

  /// What is wrong with the due date, seen from a day.
  func dueProblem(on today: Today) -> String? {
    let text = TaskDraft.trimmed(due)
    return text.isEmpty || today.date(from: text) != nil
      ? nil : "Write 2026-03-05, today, +3 or nothing."
  }

  /// The task as it was typed; `nil` while something is wrong.
  func task(on today: Today) -> CourseTask? {
    guard titleProblem == nil, courseProblem == nil, dueProblem(on: today) == nil else {
      return nil
    }
    return CourseTask(
      id: id ?? UUID(), title: TaskDraft.trimmed(title), course: TaskDraft.trimmed(course),
      dueDate: today.date(from: TaskDraft.trimmed(due)), priority: priority,
      isCompleted: isCompleted)
  }
}
