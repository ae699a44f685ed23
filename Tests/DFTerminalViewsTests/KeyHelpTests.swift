import DFTerminal
import DFTerminalTestSupport
import Testing

@MainActor @Suite struct KeyHelpTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading) {
        Button("Count \(count)") { count += 1 }
        Button("Other") {}
      }
      .keyHelp()
    }
  }

  @Test func `F1 lists the keys that work where one is, and the view keeps them`() {
    let screen = Harness(columns: 60, rows: 14) { Counter() }
    screen.press("<enter>")
    #expect(!screen.text.contains("Press"))
    screen.press("<f1>")
    #expect(screen.text.contains("Press"))
    #expect(screen.text.contains("Tab"))
    screen.press("<enter><f1>")
    #expect(screen.text.contains("Count 2"))
    #expect(!screen.text.contains("Press"))
  }

  @Test func `Hints of some commands keep their order, and the first are the last to go`() {
    let save = Command("test.save", "Save", keys: [KeyChord(.character("s"))])
    let leave = Command("test.leave", "Leave", keys: [KeyChord(.character("l"))])
    let screen = Harness(columns: 40, rows: 3) {
      VStack(alignment: .leading) {
        Button("Press") {}
        KeyHints(only: [leave, .press, save])
      }
      .onCommand(save) {}
      .onCommand(leave) {}
    }
    #expect(screen.text.contains("l leave · Enter press · s save"))
    screen.resize(columns: 10, rows: 3)
    #expect(screen.text.contains("l leave") && !screen.text.contains("press ·"))
  }

  @Test func `Escape hides the box`() {
    let screen = Harness(columns: 60, rows: 14) { Counter() }
    screen.press("<f1><esc>")
    #expect(!screen.text.contains("Press"))
    #expect(!screen.send(.key(KeyPress(.escape))))
  }

  @Test(arguments: [0, 1, 5, 12])
  func `the box is cut where the screen is small`(columns: Int) {
    let screen = Harness(columns: columns, rows: 3) { Counter() }
    screen.press("<f1>")
    #expect(screen.lines.count == 3)
  }
}
