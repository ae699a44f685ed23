import DFTerminal
import DFTerminalTestSupport
import Synchronization
import Testing

/// Checks of drafts that answer later.
@MainActor @Suite struct TablesCheckTests {
  /// A server that knows names and answers when it is told to.
  private final class Names: Sendable {
    private struct Inside {
      var asked: [String] = []
      var answers: [CheckedContinuation<Void, Never>] = []
    }

    private let inside = Mutex(Inside())

    var asked: [String] { inside.withLock { $0.asked } }

    func isTaken(_ name: String) async -> Bool {
      await withCheckedContinuation { continuation in
        inside.withLock { state in
          state.asked.append(name)
          state.answers.append(continuation)
        }
      }
      return name.hasSuffix("Ada")
    }

    /// Answers everything asked so far.
    func answer() {
      let waiting = inside.withLock { state in
        defer { state.answers = [] }
        return state.answers
      }
      waiting.forEach { $0.resume() }
    }
  }

  private let names = Names()
  private let rows = Box([Numbered(id: 0), Numbered(id: 1)])
  private let edits = Box<[String]>([])

  private var screen: Harness {
    let names = names
    let column = DFDataGridColumn("Name", value: \Numbered.name, editable: true)
      .checked { await names.isTaken($0) ? .error("Taken") : .valid }
    return Harness(columns: 40, rows: 10) {
      DFDataGrid(
        columns: [column], rows: rows.value,
        onEdit: { row, _, text in edits.value.append("\(row.id) \(text)") })
    }
  }

  /// Lets the tasks of the grid run until something holds.
  private func wait(_ screen: Harness, until condition: () -> Bool) async throws {
    for _ in 0..<400 where !condition() {
      await screen.settle(until: condition)
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(condition())
  }

  @Test func `a commit waits for the answer and follows it`() async throws {
    let screen = screen
    screen.press("<enter>")
    screen.type("Zoe")
    screen.press("<enter>")
    #expect(screen.text.contains("Checking"))
    #expect(edits.value.isEmpty)
    try await wait(screen) { !names.asked.isEmpty }
    #expect(names.asked == ["row 0Zoe"], "keys that come together are one question")
    names.answer()
    try await wait(screen) { edits.value == ["0 row 0Zoe"] }
    try await wait(screen) { !screen.text.contains("Checking") }
  }

  @Test func `a refusal keeps the editor open with the reason`() async throws {
    let screen = screen
    screen.press("<enter>")
    screen.type("Ada")
    screen.press("<enter>")
    try await wait(screen) { names.asked.last == "row 0Ada" }
    names.answer()
    try await wait(screen) { screen.text.contains("✗ Taken") }
    #expect(edits.value.isEmpty)
    #expect(screen.nodes(.textField).first?.states.contains(.invalid) == true)
  }

  @Test func `an answer about an older text is dropped`() async throws {
    let screen = screen
    screen.press("<enter>")
    screen.type("Ada")
    try await wait(screen) { names.asked.last == "row 0Ada" }
    screen.type("m")
    try await wait(screen) { names.asked.last == "row 0Adam" }
    names.answer()
    try await wait(screen) { !screen.text.contains("Checking") }
    #expect(!screen.text.contains("Taken"))
    screen.press("<enter>")
    try await wait(screen) { edits.value == ["0 row 0Adam"] }
  }

  @Test func `Escape leaves without waiting, and a late answer changes nothing`() async throws {
    let screen = screen
    screen.press("<enter>")
    screen.type("Ada")
    try await wait(screen) { names.asked.last == "row 0Ada" }
    screen.press("<esc>")
    names.answer()
    await screen.settle()
    #expect(!screen.text.contains("Taken") && edits.value.isEmpty)
  }
}
