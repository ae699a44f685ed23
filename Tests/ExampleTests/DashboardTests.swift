import DFTerminal
import DFTerminalTestSupport
import Testing

@testable import tasks

/// The dashboard of `tasks`, worked by keys and mouse.
@Suite(.timeLimit(.minutes(5))) @MainActor struct DashboardTests {
  @Test func `A task is added by keys, and what is wrong with it is said`() async {
    let open = await Dashboards()
    await open.press("n")
    #expect(open.screen.text.contains("New task"))
    open.screen.type("Write a summary\n")
    #expect(open.screen.text.contains("✗ Say which course it belongs to."))
    open.screen.press("<tab>")
    open.screen.type("Biology")
    open.screen.press("<tab>")
    open.screen.type("soon\n")
    #expect(open.screen.text.contains("✗ Write 2026-03-05, today, +3 or nothing."))
    open.screen.press("<ctrl+u>")
    open.screen.type("+1\n")
    await open.dashboard.tasks.saved()
    await open.screen.settle()
    #expect(open.dashboard.draft == nil && open.screen.text.contains("Added “Write a summary”"))
    #expect(open.sections[2].contains("Learn the vocabulary of unit 6, Write a summary"))
    await open.press("<ctrl+z>")
    #expect(open.dashboard.tasks.elements.count == 12)
    await open.press("<ctrl+y>")
    #expect(open.dashboard.tasks.elements.count == 13)
  }

  @Test func `A task is edited in the form, or left as it was`() async throws {
    let open = await Dashboards()
    await open.press("<enter>")
    open.screen.type("!")
    open.screen.press("<esc>")
    #expect(open.dashboard.draft == nil)
    #expect(open.dashboard.tasks.elements[0].title == "Read chapter 4")
    await open.press("<enter>")
    open.screen.type(" and 5\n")
    await open.dashboard.tasks.saved()
    #expect(open.dashboard.tasks.elements[0].title == "Read chapter 4 and 5")
    await open.press("<enter>")
    let high = try #require(open.screen.find("[ Low ]"))
    open.screen.click(column: high.column + 2, row: high.row)
    let save = try #require(open.screen.find("[ Save ]"))
    open.screen.click(column: save.column + 2, row: save.row)
    await open.dashboard.tasks.saved()
    #expect(open.dashboard.tasks.elements[0].priority == .low)
  }

  @Test func `Several tasks are completed and deleted at once`() async throws {
    let open = await Dashboards()
    await open.press("<space><down><space>d")
    let tasks = open.dashboard.tasks
    #expect(tasks.elements.count(where: \.isCompleted) == 5)
    #expect(open.screen.text.contains("Completed 2 tasks"))
    let delete = try #require(open.screen.find("[ Delete ]"))
    open.screen.click(column: delete.column + 2, row: delete.row)
    await tasks.saved()
    #expect(tasks.elements.count == 10 && tasks.selection.isEmpty)
    await open.press("<ctrl+z><ctrl+z>")
    #expect(tasks.elements.count == 12 && tasks.elements.count(where: \.isCompleted) == 3)
  }

  @Test func `A course is chosen by its card, by key and by menu`() async throws {
    let open = await Dashboards()
    let card = try #require(open.screen.nodes(.button).first { $0.label == "Japanese" })
    open.screen.click(column: card.frame.minColumn + 1, row: card.frame.minRow)
    #expect(open.dashboard.filter.course == "Japanese" && open.titles.count == 3)
    await open.press("c")
    #expect(open.dashboard.filter.course == nil)
    await open.press("c")
    #expect(open.dashboard.filter.course == "Algebra")
    await open.press("x")
    #expect(open.titles.count == 12)
  }

  @Test func `A save that fails is taken back and said`() async {
    let open = await Dashboards(
      .memory(CourseTask.samples(around: Dashboards.today)).failing(.save))
    await open.press("<delete>")
    #expect(open.dashboard.tasks.elements.count == 12)
    #expect(open.screen.text.contains("Not saved, and taken back: the course server"))
  }

  @Test(arguments: [(200, 50), (132, 40), (80, 24), (60, 34), (44, 20), (20, 8), (3, 2), (1, 1)])
  func `It works at any size`(columns: Int, rows: Int) async throws {
    let open = await Dashboards(columns: columns, rows: rows)
    if columns >= 44 { #expect(open.screen.text.contains("Read chapter 4")) }
    await open.press("n")
    await open.press("<esc>d")
    #expect(open.dashboard.tasks.elements.count(where: \.isCompleted) == 4)
    if columns >= 44 { try open.screen.matchSnapshot("size-\(columns)x\(rows)") }
  }

  @Test(arguments: [("slate-light", "light"), ("slate-dark", "dark")])
  func `It looks as recorded, light and dark`(theme: String, name: String) async throws {
    let open = await Dashboards()
    let dashboard = open.dashboard
    let screen = Harness(columns: 110, rows: 30, theme: try #require(DFTheme.named(theme))) {
      TaskScreen(dashboard: dashboard)
    }
    screen.press("<down><space>")
    try screen.matchSnapshot("theme-\(name)")
  }

  @Test(arguments: DFTheme.allNames)
  func `Every word can be read in every theme`(name: String) async throws {
    let open = await Dashboards()
    let dashboard = open.dashboard
    let screen = Harness(columns: 110, rows: 30, theme: try #require(DFTheme.named(name))) {
      TaskScreen(dashboard: dashboard)
    }
    screen.press("<space><down><left>")
    #expect(screen.unreadableCells() == [], "\(name)")
    screen.press("<esc>n")
    screen.type("\n")
    #expect(screen.unreadableCells() == [], "\(name), the form")
  }

  @Test func `The form looks as recorded`() async throws {
    let open = await Dashboards(columns: 80, rows: 24)
    await open.press("n")
    open.screen.type("\n")
    try open.screen.matchSnapshot("form")
  }

  @Test func `All keys are listed`() async {
    let open = await Dashboards()
    await open.press("?")
    #expect(open.screen.text.contains("Clear filters") || open.screen.text.contains("Quit"))
    await open.press("<esc>")
    #expect(!open.screen.text.contains("[ Close ]"))
  }

  @Test func `Dates are read as a person types them`() {
    let today = Dashboards.today
    #expect(today.date(from: "Tomorrow") == today.day(1) && today.date(from: "+7") == today.day(7))
    #expect(today.date(from: "2026-02-28") == today.day(-4))
    for text in ["2026-02-30", "+x", "-1", "5.3.2026", "2026-3", "+99999"] {
      #expect(today.date(from: text) == nil, "\(text)")
    }
    #expect(today.words(for: today.day(-1)) == "1 day late")
    #expect(today.words(for: today.day(5)) == "Mon 9 Mar")
  }
}
