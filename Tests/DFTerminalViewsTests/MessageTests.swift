import DFTerminalCore
import Testing

@testable import DFTerminalViews

@MainActor @Suite struct MessageTests {
  @Test func `a label is a symbol and words, read as the words`() {
    let screen = Screen(20, 1) { Label("Messages", systemImage: "message.fill") }
    #expect(screen.lines[0].hasSuffix(" Messages"))
    #expect(screen.nodes(.text).map(\.label) == ["Messages"] && screen.nodes(.image).isEmpty)
  }

  @Test func `an unknown symbol still shows something`() {
    let screen = Screen(4, 1) { Image(systemName: "no.such.thing") }
    #expect(screen.lines == [DFSymbol.neutral])
    #expect(screen.node(.image)?.label == "no such thing")
  }

  @Test func `a message stands in the middle and is read as one`() {
    let screen = Screen(40, 7) {
      ContentUnavailableView(
        "No Tasks", systemImage: "checklist", description: Text("Create a task to get started."))
    }
    #expect(screen.lines[2].contains("No Tasks") && screen.lines[2].hasPrefix("    "))
    #expect(screen.lines[3].contains("Create a task to get started."))
    #expect(screen.node(.status)?.label == "No Tasks, Create a task to get started.")
  }

  @Test func `a message offers what can be done`() {
    let log = Log()
    let screen = Screen(40, 7) {
      ContentUnavailableView {
        Label("Unable to Load Tasks", systemImage: "exclamationmark.triangle")
      } description: {
        Text("Check your connection and try again.")
      } actions: {
        Button("Retry") { log("retry") }
        Button("Cancel") { log("cancel") }
      }
    }
    #expect(screen.lines.contains { $0.contains("[ Retry ]  [ Cancel ]") })
    screen.press(.enter)
    #expect(log.entries == ["retry"])
  }

  @Test func `a search without results says what was searched`() {
    let named = Screen(40, 3) { ContentUnavailableView.search(text: "budget") }
    #expect(named.lines.contains { $0.contains("No Results for “budget”") })
    let plain = Screen(40, 3) { ContentUnavailableView.search }
    #expect(plain.lines.contains { $0.hasSuffix("No Results") })
  }

  @Test(arguments: [
    (0.0, "──────────   0%"), (0.004, "━─────────   0%"), (0.68, "━━━━━━────  68%"),
    (0.9999, "━━━━━━━━━─  99%"), (1.0, "━━━━━━━━━━ 100%"), (7.0, "━━━━━━━━━━ 100%"),
    (-3.0, "──────────   0%"),
  ])
  func `a bar shows any value as what it means`(value: Double, line: String) {
    let screen = Screen(15, 1) { ProgressView(value: value) }
    #expect(screen.lines == [line])
  }

  @Test func `a spinner turns with the clock and stands still where that is asked for`() {
    let screen = Screen(20, 1) { ProgressView("Loading tasks…") }
    #expect(screen.lines == ["⠋ Loading tasks…"])
    #expect(screen.renderer.nextWake != nil)
    screen.renderer.draw(at: 0.15)
    #expect(screen.lines == ["⠙ Loading tasks…"])
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let still = Screen(20, 1, environment: environment) { ProgressView(value: .nan) }
    #expect(still.lines == ["…"] && still.renderer.nextWake == nil)
    #expect(still.node(.progress)?.states == [.busy])
  }

  private struct Editing: View {
    @State var marked: Set<Int> = []

    var body: some View {
      VStack(alignment: .leading) {
        EditButton()
        List(0..<2, id: \.self, selection: $marked) { Text("\($0)") }
      }
    }
  }

  @Test func `an edit button shows the marks of the list`() {
    let screen = Screen(12, 3) { Editing() }
    #expect(screen.lines == ["[ Edit ]", "▌  0", "   1"])
    screen.press(.enter)
    #expect(screen.lines == ["[ Done ]", "▌○ 0", " ○ 1"])
    screen.click(5, 2)
    screen.click(5, 1)
    #expect(screen.lines == ["[ Done ]", "▌● 0", " ● 1"])
  }

  @Test func `every small size draws inside its rectangle and the same twice`() {
    #expect(Screen.sweep { ContentUnavailableView.search }.isEmpty)
    #expect(Screen.sweep { ProgressView("Setup", value: 0.4) }.isEmpty)
    #expect(Screen.sweep { Editing() }.isEmpty)
  }
}
