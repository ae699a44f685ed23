import DFTerminal

/// The dashboard: courses and tasks, side by side, above each other or by menu, as there is room.
struct TaskScreen: View {
  let dashboard: Dashboard
  @State private var showsKeys = false
  @Environment(\.quit) private var quit
  @Environment(\.dfTheme) private var theme

  var body: some View {
    GeometryReader { proxy in
      let layout = ScreenLayout(proxy.size)
      VStack(alignment: .leading, spacing: 0) {
        main(layout)
        StatusBar(dashboard: dashboard)
      }
      .sheet("Keys", isPresented: $showsKeys) {
        KeyTable(layout: layout) { showsKeys = false }
      }
      .sheet(
        dashboard.draft?.id == nil ? "New task" : "Task", isPresented: isEditing
      ) {
        TaskForm(dashboard: dashboard, layout: layout)
      }
    }
    .environment(\.dfTheme, closeTheme)
    .task { [dashboard] in await dashboard.tasks.loadOnce() }
    .commands(of: dashboard)
    .onCommand(.showKeys) { showsKeys = true }
    .onCommand(.quitTasks) { quit() }
  }

  /// The theme with rows that begin close to the edge: tokens of a component for one screen.
  private var closeTheme: DFTheme {
    var theme = theme
    theme.components.list.horizontalPadding = 8
    return theme
  }

  private var isEditing: Binding<Bool> {
    Binding(
      get: { dashboard.draft != nil },
      set: { isOpen in if !isOpen { dashboard.draft = nil } })
  }

  private func main(_ layout: ScreenLayout) -> some View {
    HStack(alignment: .top, spacing: 0) {
      if layout.courses == .beside {
        ScrollView { CourseGrid(dashboard: dashboard).padding(rows: 1) }
          .frame(width: .columns(layout.sidebar))
        Divider()
      }
      VStack(alignment: .leading, spacing: 0) {
        if layout.courses == .above { CourseGrid(dashboard: dashboard).padding(rows: 1) }
        TaskNotices(dashboard: dashboard)
        TaskPane(dashboard: dashboard, layout: layout)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .searchable(text: dashboard.tasks.binding(\.search), prompt: "Search titles and courses")
    .toolbar { TaskTools(dashboard: dashboard, layout: layout) }
    .navigationTitle("Tasks")
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// What there is room for.
struct ScreenLayout: Hashable {
  /// Where the courses are.
  enum Courses: Hashable {
    case beside, above, inMenu
  }

  let courses: Courses
  /// The columns of the courses beside the tasks.
  let sidebar: Int
  /// The columns of the tasks.
  let list: Int
  /// The columns of the screen.
  let columns: Int
  /// The rows of the screen.
  let rows: Int

  init(_ size: CellSize) {
    (columns, rows) = (size.columns, size.rows)
    sidebar = size.columns >= 132 ? 53 : 26
    courses = size.columns >= 78 ? .beside : size.columns >= 56 && rows >= 32 ? .above : .inMenu
    list = courses == .beside ? size.columns - sidebar - 1 : size.columns
  }

  /// Whether course, due date and priority stand in columns; else they stand below the title.
  var hasColumns: Bool { list >= 52 }
  /// How many placeholders fill the place of the tasks.
  var skeletons: Int { max(1, (rows - 3) / (hasColumns ? 1 : 2)) }
  /// Whether the course has a column of its own.
  var hasCourse: Bool { list >= 72 }
  /// Whether buttons that belong together stand side by side; else they are in a menu.
  var hasButtons: Bool { list >= 48 }

  /// The columns inside a sheet that would like to be so wide; its frame takes four.
  func sheetColumns(_ wanted: Int) -> Int { max(1, min(wanted, columns - 4)) }

  /// The rows of the part of a sheet that scrolls, beside so many others and two of the frame.
  func sheetRows(_ wanted: Int, beside others: Int) -> Int {
    max(1, min(wanted, rows - others - 2))
  }
}

/// The buttons and menus beside the title.
private struct TaskTools: View {
  let dashboard: Dashboard
  let layout: ScreenLayout
  @Environment(\.glyphs) private var glyphs

  var body: some View {
    if layout.courses == .beside {
      Menu("Show: \(dashboard.filter.completion.rawValue)") { completions }
      Menu("Sort: \(dashboard.orderText(glyphs))") { orders }
    } else {
      Menu("View") {
        courses
        completions
        orders
      }
    }
    Button("New") { dashboard.add() }
  }

  private var courses: some View {
    ForEach(dashboard.courses) { course in
      Button("\(course.title) (\(course.open))") { dashboard.filter.course = course.course }
    }
  }

  private var completions: some View {
    ForEach(TaskFilter.Completion.allCases, id: \.self) { completion in
      Button("Show \(completion.rawValue.lowercased())") {
        dashboard.filter.completion = completion
      }
    }
  }

  private var orders: some View {
    ForEach(dashboard.tasks.fields, id: \.id) { field in
      Button("Sort by \(field.header.lowercased())") { dashboard.sort(by: field.id) }
    }
  }
}

/// What was done last, else how many tasks there are; and which keys work.
private struct StatusBar: View {
  let dashboard: Dashboard

  var body: some View {
    HStack(spacing: .columns(2)) {
      if let notice = dashboard.notice, dashboard.tasks.saveFailure == nil {
        HStack {
          DFIcon("checkmark", size: .sm)
          DFText(notice, style: .bodySmall).lineLimit(1)
          if dashboard.tasks.canUndo {
            Button("Undo") { dashboard.undo() }.layoutPriority(1)
          }
        }
        .layoutPriority(1)
      } else {
        DFText(words, style: .bodySmall).dfTextStyle(.secondary).lineLimit(1).layoutPriority(1)
      }
      KeyHints(only: Command.hinted)
    }
    .padding(columns: 1)
  }

  private var words: String {
    let tasks = dashboard.tasks
    guard tasks.status.kind == .rows || tasks.status.kind == .noMatch else { return "" }
    let (shown, all) = (tasks.visible.count, tasks.elements.count)
    return shown == all ? "\(all) tasks" : "\(shown) of \(all) tasks"
  }
}
