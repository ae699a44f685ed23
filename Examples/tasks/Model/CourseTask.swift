import DFTerminal

/// A task of a course.
struct CourseTask: Identifiable, Hashable, Codable, Sendable {
  /// How urgent a task is.
  enum Priority: String, CaseIterable, Hashable, Codable, Sendable {
    case low, normal, high

    /// The place in the order of urgency, the most urgent first.
    var rank: Int { self == .high ? 0 : self == .normal ? 1 : 2 }
  }

  let id: UUID
  var title: String
  var course: String
  /// The day it is due; `nil` has no date.
  var dueDate: Date?
  var priority = Priority.normal
  var isCompleted = false
}

extension CourseTask {
  /// What tasks are searched and sorted by; those without a date come last in both directions.
  static let fields: [DataColumn<CourseTask>] = {
    var due = DataColumn<CourseTask>("due", header: "Due date") { $0.dueDate }
    var priority = DataColumn<CourseTask>("priority", header: "Priority") { $0.priority.rank }
    due.isSearchable = false
    priority.isSearchable = false
    return [
      due, priority, DataColumn("title", header: "Title", text: \.title),
      DataColumn("course", header: "Course", text: \.course),
    ]
  }()

  /// A few tasks to try the program on, due around a day.
  static func samples(around today: Today) -> [CourseTask] {
    let rows: [(String, String, Int?, Priority, Bool)] = [
      ("Read chapter 4", "Data structures", -2, .high, false),
      ("Hand in exercise 7", "Algebra", 0, .high, false),
      ("Watch lecture 12", "Data structures", 0, .normal, false),
      ("Correct the proof of lemma 3", "Algebra", -1, .normal, false),
      ("Draft the essay on trade routes", "History", 5, .normal, false),
      ("Prepare questions for the tutor", "Algebra", 9, .low, false),
      ("Annotate the 漢字 worksheet", "Japanese", 2, .normal, false),
      ("Learn the vocabulary of unit 6", "Japanese", 1, .high, false),
      ("Find a study group", "History", nil, .low, false),
      ("Return the library books", "History", -4, .normal, true),
      ("Install the profiler", "Data structures", nil, .normal, true),
      ("Sign up for the exam", "Japanese", 0, .high, true),
    ]
    return rows.enumerated().map { index, row in
      CourseTask(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(index + 1))),
        title: row.0, course: row.1, dueDate: row.2.map(today.day), priority: row.3,
        isCompleted: row.4)
    }
  }
}
