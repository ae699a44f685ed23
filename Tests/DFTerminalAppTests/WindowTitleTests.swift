import DFTerminalCore
import Testing

@testable import DFTerminalApp
@testable import DFTerminalIO
@testable import DFTerminalViews

/// The title of the terminal's window follows that of the screen.
@MainActor @Suite struct WindowTitleTests {
  private func titles(
    of view: some View, presses: Int = 0
  ) throws -> [String] {
    let capabilities = TerminalCapabilities.detect(
      environment: ["TERM": "xterm-256color"], isTerminal: true)
    let renderer = FrameRenderer(size: CellSize(columns: 30, rows: 4)) { view }
    let loop = ScreenLoop(
      renderer: renderer, capabilities: capabilities, clock: { 0 }, write: { _ in true })
    var titles: [String] = []
    loop.showTitle = { titles.append($0) }
    loop.handle([])
    for _ in 0..<presses {
      loop.handle(try KeyNotation.parse("<space>").map { .input(.key($0)) })
    }
    return titles
  }

  @Test func `a title is told once, and again when it changes`() throws {
    #expect(try titles(of: Text("x")) == [])
    #expect(try titles(of: Text("x").navigationTitle("People")) == ["People"])
    #expect(try titles(of: Named(), presses: 3) == ["off", "on", "off", "on"])
    #expect(try titles(of: Text("x").navigationTitle("People"), presses: 2) == ["People"])
  }

  @Test func `the innermost title counts, and the window's own where there is none`() throws {
    let inner = Text("x").navigationTitle("Inner")
    #expect(try titles(of: inner.windowTitle("Window")) == ["Inner"])
    #expect(try titles(of: Text("x").windowTitle("Window")) == ["Window"])
    #expect(try titles(of: WindowGroup("Tasks") { Text("x") }._content) == ["Tasks"])
    #expect(try titles(of: WindowGroup { Text("x") }._content) == [])
  }

  @Test func `what a title holds cannot end its sequence or hide in it`() {
    let hostile = "a\u{7}b\u{202E}c\u{9C}\u{1B}\\d"
    #expect(TerminalModes.title(hostile) == "\u{1B}]2;abc\\d\u{1B}\\")
  }
}

private struct Named: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Sound", isOn: $isOn).navigationTitle(isOn ? "on" : "off")
  }
}
