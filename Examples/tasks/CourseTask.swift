import DFTerminal

/// A task of a course.
struct CourseTask: Identifiable, Hashable, Sendable {
  /// How urgent a task is.
  enum Priority: String, CaseIterable, Hashable, Sendable {
    case low, normal, high
  }

  let id: UUID
  var title: String
  var course: String
  var dueDate: Date?
  var priority: Priority
  var isCompleted: Bool

  init(
    _ title: String, course: String, dueInDays days: Double?, priority: Priority = .normal,
    isCompleted: Bool = false
  ) {
    id = UUID()
    self.title = title
    self.course = course
    dueDate = days.map { Date.now.addingTimeInterval($0 * 86_400) }
    self.priority = priority
    self.isCompleted = isCompleted
  }

  /// What a new list holds, so that there is something to try the keys on.
  static let samples: [CourseTask] = [
    CourseTask("Read chapter 4", course: "Data structures", dueInDays: -2, priority: .high),
    CourseTask("Hand in exercise 7", course: "Algebra", dueInDays: 0.2, priority: .high),
    CourseTask("Watch lecture 12", course: "Data structures", dueInDays: 0.3),
    CourseTask("Draft the essay", course: "History", dueInDays: 5),
    CourseTask("Prepare questions", course: "Algebra", dueInDays: 9, priority: .low),
    CourseTask("Find a study group", course: "History", dueInDays: nil, isCompleted: true),
  ]
}

/// When tasks are due, from today's point of view.
enum DueGroup: String, CaseIterable, Identifiable, Sendable {
  case overdue = "Overdue"
  case today = "Today"
  case upcoming = "Upcoming"
  case undated = "No date"

  var id: String { rawValue }

  /// Finds the group of a task; a task is overdue once its day is over.
  init(of task: CourseTask, now: Date, calendar: Calendar) {
    guard let due = task.dueDate else {
      self = .undated
      return
    }
    if calendar.isDate(due, inSameDayAs: now) {
      self = .today
    } else {
      self = due < now ? .overdue : .upcoming
    }
  }
}
