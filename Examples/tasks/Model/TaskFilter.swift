import DFTerminal

/// Which tasks are shown.
struct TaskFilter: Hashable, Sendable {
  /// Whether done and open tasks are shown.
  enum Completion: String, CaseIterable, Hashable, Sendable {
    case all = "All"
    case open = "Open"
    case done = "Done"
  }

  var completion = Completion.all
  /// The course; `nil` shows every course.
  var course: String?

  /// The conditions; each name says all that its condition depends on.
  var conditions: [RowFilter<CourseTask>] {
    var conditions: [RowFilter<CourseTask>] = []
    if completion != .all {
      let wanted = completion == .done
      conditions.append(RowFilter(completion.rawValue) { $0.isCompleted == wanted })
    }
    if let course {
      conditions.append(RowFilter("course \(course)") { $0.course == course })
    }
    return conditions
  }
}

/// How far a course has come.
struct CourseSummary: Identifiable, Hashable, Sendable {
  /// The course; `nil` stands for all of them.
  let course: String?
  var total = 0
  var done = 0
  var overdue = 0

  var id: String { course ?? "" }
  var title: String { course ?? "All" }
  var open: Int { total - done }

  /// What stands for courses that are not known yet.
  static let placeholders = ["A course", "Another course", "The last one"].map { name in
    CourseSummary(course: name, total: 1)
  }

  /// Sums up every course in order of its name, after one line for all of them.
  static func all(of tasks: [CourseTask], on today: Today) -> [CourseSummary] {
    var whole = CourseSummary(course: nil)
    var courses: [String: CourseSummary] = [:]
    for task in tasks {
      whole.add(task, on: today)
      courses[task.course, default: CourseSummary(course: task.course)].add(task, on: today)
    }
    return [whole] + courses.values.sorted { $0.title < $1.title }
  }

  private mutating func add(_ task: CourseTask, on today: Today) {
    total += 1
    if task.isCompleted {
      done += 1
    } else if let due = task.dueDate, due < today.start {
      overdue += 1
    }
  }
}
