import DFTerminal

extension Command {
  static let newTask = Command("tasks.new", "New", keys: [.letter("n")])
  static let completeTask = Command("tasks.complete", "Done", keys: [.letter("d")])
  static let nextCompletion = Command("tasks.show", "Show", keys: [.letter("o")])
  static let nextOrder = Command("tasks.sort", "Sort", keys: [.letter("s")])
  static let nextCourse = Command("tasks.course", "Course", keys: [.letter("c")])
  static let clearFilters = Command("tasks.clear", "Clear filters", keys: [.letter("x")])
  static let showKeys = Command(
    "tasks.keys", "Keys", keys: [.letter("?"), KeyChord(.function(1))])
  static let quitTasks = Command(
    "tasks.quit", "Quit", keys: [.letter("q"), KeyChord(.character("q"), .control)])

  /// The commands worth a place in the line of keys, the rarer ones last.
  static let hinted: [Command] = [
    .activate, .showKeys, .completeTask, .mark, .newTask, .find, .clearFilters, .delete, .quitTasks,
    .undo, .nextCourse, .nextOrder, .nextCompletion, .refresh,
  ]

  /// All commands of the dashboard, those on a task first.
  fileprivate static let all: [Command] = [
    .activate, .completeTask, .mark, .selectAll, .delete, .showActions, .newTask, .undo, .redo,
    .find,
    .nextCourse, .nextOrder, .nextCompletion, .clearFilters, .refresh, .showKeys, .quitTasks,
  ]
}

/// The keys of the dashboard, a row for each command; it scrolls where they are too many.
struct KeyTable: View {
  let layout: ScreenLayout
  let close: () -> Void
  @Environment(\.keyMap) private var keyMap
  @Environment(\.glyphs) private var glyphs

  var body: some View {
    VStack(alignment: .leading, spacing: .rows(1)) {
      DFText("Keys", style: .title)
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(Command.all) { command in
            HStack(spacing: .columns(2)) {
              DFText(keys(of: command), style: .label).lineLimit(1)
                .frame(columns: 15, alignment: .leading)
              DFText(command.title).lineLimit(1)
            }
          }
        }
      }
      .frame(rows: layout.sheetRows(Command.all.count, beside: 4))
      Button("Close", role: .cancel, action: close)
    }
    .frame(width: .columns(layout.sheetColumns(32)), alignment: .leading)
  }

  /// The keys of a command, as many as there is room for.
  private func keys(of command: Command) -> String {
    let keys = keyMap.keys(for: command).map { $0.label(ascii: glyphs == .ascii) }
    let two = keys.prefix(2).joined(separator: ", ")
    return two.count <= 15 ? two : keys.first ?? ""
  }
}

extension KeyChord {
  fileprivate static func letter(_ character: Character) -> KeyChord {
    KeyChord(.character(character))
  }
}

extension View {
  /// Carries out the commands of the dashboard while nothing else has their keys.
  func commands(of dashboard: Dashboard) -> some View {
    onCommand(.newTask) { dashboard.add() }
      .onCommand(.undo, isEnabled: dashboard.tasks.canUndo) { dashboard.undo() }
      .onCommand(.redo, isEnabled: dashboard.tasks.canRedo) { dashboard.redo() }
      .onCommand(.nextCompletion) { dashboard.showNextCompletion() }
      .onCommand(.nextOrder) { dashboard.sortByNextField() }
      .onCommand(.nextCourse) { dashboard.showNextCourse() }
      .onCommand(.clearFilters, isEnabled: dashboard.tasks.model.isNarrowed) {
        dashboard.clearFilters()
      }
  }
}

extension Dashboard {
  /// Shows all tasks, then the open ones, then those that are done.
  func showNextCompletion() {
    filter.completion = TaskFilter.Completion.allCases.following(filter.completion) ?? .all
  }

  /// Shows the next course, and after the last one all of them.
  func showNextCourse() {
    filter.course = courses.map(\.course).following(filter.course) ?? nil
  }
}

extension Array where Element: Equatable {
  /// Returns the element after another; the first one after the last.
  fileprivate func following(_ element: Element) -> Element? {
    guard !isEmpty else { return nil }
    let place = firstIndex(of: element) ?? count - 1
    return self[(place + 1) % count]
  }
}
