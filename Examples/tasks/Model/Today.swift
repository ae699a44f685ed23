import DFTerminal

/// The day from which a program looks at its tasks.
struct Today: Hashable, Sendable {
  /// The first moment of the day.
  let start: Date

  /// Days as a wall calendar has them, in the time zone of the computer.
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    calendar.locale = Locale(identifier: "en_US_POSIX")
    return calendar
  }()

  /// The day that holds a moment; now by default.
  init(_ moment: Date = .now) {
    start = Today.calendar.startOfDay(for: moment)
  }

  /// Reads a day such as `2026-03-05`.
  init?(_ text: String) {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2]
    else { return nil }
    let parts = DateComponents(year: year, month: month, day: day)
    guard let date = Today.calendar.date(from: parts),
      Today.calendar.dateComponents([.year, .month, .day], from: date) == parts
    else { return nil }
    self.init(date)
  }

  /// Returns a day some days from now.
  func day(_ offset: Int) -> Date {
    Today.calendar.date(byAdding: .day, value: offset, to: start) ?? start
  }

  /// Returns the days from today to a date.
  func days(to date: Date) -> Int {
    let day = Today.calendar.startOfDay(for: date)
    return Today.calendar.dateComponents([.day], from: start, to: day).day ?? 0
  }

  /// The day as `2026-03-05`.
  var text: String { Today.text(of: start) }

  /// Returns a date as `2026-03-05`.
  static func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    let digits = { (number: Int?, width: Int) in
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
  }
}

extension Today {
  /// Returns a due date in the words of a person.
  func words(for date: Date) -> String {
    let days = days(to: date)
    switch days {
    case ..<(-1): return "\(-days) days late"
    case -1: return "1 day late"
    case 0: return "today"
    case 1: return "tomorrow"
    default:
      let parts = Today.calendar.dateComponents([.weekday, .day, .month], from: date)
      guard let weekday = parts.weekday, let day = parts.day, let month = parts.month else {
        return Today.text(of: date)
      }
      let calendar = Today.calendar
      return
        "\(calendar.shortWeekdaySymbols[weekday - 1]) \(day) \(calendar.shortMonthSymbols[month - 1])"
    }
  }

  /// Reads a due date as a person types it: a day, `today`, `tomorrow` or `+3`.
  func date(from text: String) -> Date? {
    switch text.lowercased() {
    case "today": return start
    case "tomorrow": return day(1)
    case let text where text.hasPrefix("+"):
      guard let days = Int(text.dropFirst()), (0...3650).contains(days) else { return nil }
      return day(days)
    default: return Today(text)?.start
    }
  }
}

/// When tasks are due, the most urgent first; what is done is due no more.
enum DueGroup: Int, CaseIterable, Sendable {
  case overdue, today, upcoming, undated, done

  var title: String {
    switch self {
    case .overdue: "Overdue"
    case .today: "Today"
    case .upcoming: "Upcoming"
    case .undated: "No date"
    case .done: "Done"
    }
  }

  /// Finds the group of a task; a task is overdue once its day is over.
  init(of task: CourseTask, on today: Today) {
    switch (task.isCompleted, task.dueDate.map(today.days)) {
    case (true, _): self = .done
    case (false, nil): self = .undated
    case (false, let days?): self = days < 0 ? .overdue : days == 0 ? .today : .upcoming
    }
  }

  /// Gathers tasks by when they are due; the name tells one day from another.
  static func grouping(on today: Today) -> Grouping<CourseTask> {
    Grouping("due, seen from \(today.text)") { (rank: Int) in
      DueGroup(rawValue: rank)?.title ?? ""
    } by: { task in
      DueGroup(of: task, on: today).rawValue
    }
  }
}
