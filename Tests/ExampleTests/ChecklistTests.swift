import DFTerminal
import DFTerminalTestSupport
import Testing

@testable import tasks

/// The best-practice checklist of the chapter, point by point, for the dashboard.
@Suite(.timeLimit(.minutes(5))) @MainActor struct ChecklistTests {
  private static let many = (0..<10_000).map { number in
    CourseTask(
      id: UUID(), title: "Task \(number)\(number % 500 == 7 ? " about the budget" : "")",
      course: "Course \(number % 9)", dueDate: Dashboards.today.day(number % 40 - 10))
  }

  @Test func `Every item has stable identity`() async {
    let open = await Dashboards()
    let ids = open.dashboard.tasks.elements.map(\.id)
    #expect(Set(ids).count == ids.count)
    await open.press("<down>ss")
    #expect(open.titles.prefix(2) == ["Correct the proof of lemma 3", "Read chapter 4"])
    await open.press("<enter>")
    #expect(open.dashboard.draft?.title == "Correct the proof of lemma 3", "the cursor followed")
    await open.press("<esc>")
    open.dashboard.tasks.update([ids[3]]) { $0.title = "Another title" }
    await open.press("<enter>")
    #expect(open.dashboard.draft?.id == ids[3] && open.screen.diagnostics.isEmpty)
  }

  @Test func `The chosen container matches the interaction and information density`() async throws {
    let open = await Dashboards(columns: 110, rows: 34)
    let cards = { open.screen.nodes(.button).filter { $0.value?.contains("done") == true } }
    #expect(cards().count == 5 && open.screen.nodes(.list).count == 1)
    open.screen.resize(columns: 60, rows: 34)
    #expect(cards().count == 5 && open.screen.nodes(.list).count == 1)
    open.screen.resize(columns: 44, rows: 20)
    #expect(cards().isEmpty && open.screen.nodes(.list).count == 1)
    #expect(open.screen.text.contains("2 days late · high priority · Data"))
    let menu = try #require(open.screen.find("[ View ▾ ]"))
    open.screen.click(column: menu.column + 2, row: menu.row)
    #expect(open.screen.text.contains("Algebra (3)"), "where there is no room, a menu")
  }

  @Test func `Search, filters, sorting, and grouping produce predictable results`() async {
    let open = await Dashboards()
    let tasks = open.dashboard.tasks
    await open.press("<ctrl+f>")
    open.screen.type("ALGEBRA")
    #expect(
      open.sections == [
        "Overdue: Correct the proof of lemma 3", "Today: Hand in exercise 7",
        "Upcoming: Prepare questions for the tutor",
      ])
    await open.press("<esc>")
    open.dashboard.filter.completion = .done
    #expect(open.sections.map { $0.prefix(5) } == ["Done:"] && tasks.visible.count == 3)
    open.dashboard.clearFilters()
    open.dashboard.filter.course = "History"
    open.dashboard.sort(by: "title")
    #expect(
      open.titles == [
        "Draft the essay on trade routes", "Find a study group", "Return the library books",
      ])
    open.dashboard.clearFilters()
    open.dashboard.sort(by: "due")
    open.dashboard.sort(by: "due")
    #expect(
      open.sections[2]
        == "Upcoming: Prepare questions for the tutor, Draft the essay on trade routes, "
        + "Annotate the 漢字 worksheet, Learn the vocabulary of unit 6")
  }

  @Test func `Optional values have explicit ordering and display rules`() async throws {
    let open = await Dashboards()
    open.dashboard.tasks.grouping = nil
    for _ in 0..<2 {
      let dates = open.dashboard.tasks.visible.map { $0.dueDate != nil }
      #expect(dates.suffix(2) == [false, false] && !dates.dropLast(2).contains(false))
      open.dashboard.sort(by: "due")
    }
    open.dashboard.tasks.grouping = DueGroup.grouping(on: Dashboards.today)
    #expect(open.sections[3] == "No date: Find a study group")
    await open.screen.settle()
    let rows = open.screen.nodes(.listItem)
    let undated = try #require(rows.first { $0.label.hasPrefix("Find a study group") })
    #expect(undated.label.hasSuffix("open, no date, low priority, History"))
  }

  @Test func `Large data sets do not cause unnecessary main-thread work`() async {
    let open = await Dashboards(Self.many, rows: 30)
    #expect(open.screen.rowsBuilt < 200, "only what is in sight is built")
    open.screen.press("<ctrl+f>")
    for end in 1...6 {
      open.screen.type(String("budget".prefix(end).suffix(1)))
      #expect(open.dashboard.tasks.search == "budget".prefix(end), "no key is lost")
      #expect(open.screen.rowsBuilt < 200)
    }
    #expect(open.dashboard.tasks.visible.count == 20)
    open.screen.press("<esc><esc><end>")
    #expect(open.screen.rowsBuilt < 200)
  }

  @Test func `Selection remains valid after filtering and deletion`() async {
    let open = await Dashboards()
    let tasks = open.dashboard.tasks
    await open.press("<space><down><space><down><space>")
    #expect(tasks.selection.count == 3 && open.screen.text.contains("3 selected"))
    open.dashboard.filter.course = "Algebra"
    await open.screen.settle()
    let algebra = Set(tasks.elements.filter { $0.course == "Algebra" }.map(\.id))
    #expect(tasks.selection.count == 2 && tasks.selection.isSubset(of: algebra))
    open.dashboard.delete(tasks.selection)
    #expect(tasks.selection.isEmpty && tasks.elements.count == 10)
    open.dashboard.undo()
    #expect(tasks.elements.count == 12)
    open.dashboard.complete(tasks.elements[0].id)
    #expect(tasks.elements[0].isCompleted)
  }

  @Test func `Destructive actions are marked, recoverable, or confirmed`() async {
    let open = await Dashboards()
    let before = open.dashboard.tasks.elements
    await open.press("<delete>")
    #expect(open.dashboard.tasks.elements.count == 11)
    #expect(open.screen.text.contains("Deleted 1 task") && open.screen.text.contains("[ Undo ]"))
    await open.press("<ctrl+z>")
    #expect(open.dashboard.tasks.elements == before, "everything is back where it was")
    await open.press("<ctrl+a>")
    open.dashboard.delete(open.dashboard.tasks.selection)
    await open.screen.settle()
    #expect(open.screen.text.contains("No tasks yet"))
    await open.press("<ctrl+z>")
    #expect(open.dashboard.tasks.elements == before)
  }

  @Test func `Swipe actions have accessible alternatives`() async throws {
    let open = await Dashboards()
    await open.press("<left>")
    #expect(open.screen.text.contains("[ Delete ][ Edit ]"))
    await open.press("<esc><menu>")
    #expect(open.screen.nodes(.menuItem).map(\.label) == ["Complete", "Delete", "Edit"])
    await open.press("<enter>")
    let first = try #require(open.dashboard.tasks.elements.first)
    #expect(first.isCompleted, "the menu completes")
    await open.press("d")
    #expect(open.dashboard.tasks.elements.first?.isCompleted == false, "a key reopens")
    await open.press("<enter>")
    let labels = open.screen.nodes(.button).map(\.label)
    #expect(labels.contains("Delete") && open.screen.nodes(.toggle).map(\.label) == ["Done"])
  }
}
