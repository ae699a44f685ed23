import DFTerminal
import DFTerminalTestSupport
import Testing

@testable import tasks

extension ChecklistTests {
  @Test func `Refresh handles success, failure, cancellation, and stale data`() async {
    let open = await Dashboards(
      .memory(CourseTask.samples(around: Dashboards.today)).failing(.refresh))
    let tasks = open.dashboard.tasks
    open.screen.press("<f5>")
    #expect(open.screen.text.contains("Refreshing"))
    await open.wait { tasks.status.failure != nil }
    #expect(tasks.status.kind == .rows && tasks.elements.count == 12, "old tasks stay")
    #expect(open.screen.text.contains("Not refreshed, tasks may be old: the course server"))
    #expect(open.screen.text.contains("[ Retry ]") && open.screen.text.contains("Read chapter 4"))

    let slow = Dashboards(loading: TaskStore.memory([]).slowed(by: .seconds(3600)))
    await slow.wait { slow.dashboard.tasks.status.kind == .loading }
    let load = Task { await slow.dashboard.tasks.refresh() }
    await load.value
    #expect(slow.dashboard.tasks.status.kind == .loading, "a second request joins the first")

    let lonely = Dashboard(TaskStore.memory([]).slowed(by: .seconds(3600)), today: Dashboards.today)
    let cancelled = Task { await lonely.tasks.refresh() }
    await open.wait { lonely.tasks.status.kind == .loading }
    cancelled.cancel()
    await cancelled.value
    #expect(lonely.tasks.status.kind == .idle, "as if nothing had been asked for")
  }

  @Test func `Loading, empty, error, and populated states are distinct`() async throws {
    let samples = CourseTask.samples(around: Dashboards.today)
    let loading = Dashboards(loading: TaskStore.memory([]).slowed(by: .seconds(3600)))
    let empty = await Dashboards([])
    let failed = await Dashboards(.memory(samples).failing(.load))
    let noMatch = await Dashboards(samples)
    noMatch.screen.press("<ctrl+f>")
    noMatch.screen.type("budget")
    let rows = await Dashboards(samples)
    for (screen, name) in [
      (loading.screen, "loading"), (empty.screen, "empty"), (failed.screen, "failed"),
      (noMatch.screen, "no-match"), (rows.screen, "populated"),
    ] {
      try screen.matchSnapshot("tasks-\(name)")
    }
    #expect(loading.screen.transcript.contains { $0.contains("Loading tasks") })
    #expect(empty.screen.text.contains("[ Add task ]"))
    #expect(failed.screen.text.contains("[ Retry ]"))
    #expect(noMatch.screen.text.contains("No tasks match “budget”"))
    let clear = try #require(noMatch.screen.find("[ Clear filters ]"))
    noMatch.screen.click(column: clear.column + 2, row: clear.row)
    #expect(noMatch.titles.count == 12)
  }

  @Test func `The interface works with Dynamic Type and VoiceOver`() async {
    var large = EnvironmentValues()
    large.accessibilityReduceMotion = true
    let open = await Dashboards(columns: 60, rows: 40, environment: large)
    let compact = open.screen.lines.firstIndex { $0.contains("Correct the proof") }
    open.screen.withEnvironment { $0.isLinear = true }
    let rows = open.screen.nodes(.listItem)
    #expect(rows.count == 12)
    #expect(
      rows.first?.label
        == "Read chapter 4 open, due 2026-03-02, 2 days late, high priority, Data structures",
      "status, date and priority in words, in the order that matters")
    var theme = DFTheme.default
    theme.metrics.density = .comfortable
    let dashboard = open.dashboard
    let roomy = Harness(columns: 60, rows: 60, theme: theme) { TaskScreen(dashboard: dashboard) }
    let comfortable = roomy.lines.firstIndex { $0.contains("Correct the proof") }
    #expect((comfortable ?? 0) > (compact ?? .max) && roomy.text.contains("Find a study group"))
  }

  @Test func `Privacy and synchronization behavior are appropriate for the data`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("tasks.json")
    let open = await Dashboards(.file(url))
    let tasks = open.dashboard.tasks
    tasks.insert(CourseTask(id: UUID(), title: "See the doctor", course: "Health"))
    await tasks.saved()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names == ["tasks.json"], "nothing is written elsewhere")
    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    #expect(mode as? Int == 0o600, "nobody else may read it")

    let others = try Data(contentsOf: url) + Data("\n".utf8)
    try others.write(to: url)
    tasks.insert(CourseTask(id: UUID(), title: "Call home", course: "Health"))
    await tasks.saved()
    await open.screen.settle()
    #expect(open.screen.text.contains("Not saved, and taken back: another program changed"))
    #expect(tasks.elements.map(\.title) == ["See the doctor"])
    #expect(try Data(contentsOf: url) == others, "nothing is overwritten silently")
  }
}
