import DFTerminalCore
import Testing

@testable import DFTerminalApp
@testable import DFTerminalComponents
@testable import DFTerminalData
@testable import DFTerminalIO
@testable import DFTerminalViews

/// What a full screen writes, seen from the other end of the wire.
@MainActor @Suite struct ScreenLoopTests {
  /// A loop over two switches, and the bytes it wrote.
  @MainActor private final class Screen {
    var written: [String] = []
    var takes = true
    var time = 0.0
    private(set) var loop: ScreenLoop!

    init(isLinear: Bool) {
      var capabilities = TerminalCapabilities.detect(
        environment: ["TERM": "xterm-256color"], isTerminal: true)
      capabilities.isLinear = isLinear
      let renderer = FrameRenderer(size: CellSize(columns: 30, rows: 4)) { Switches() }
      loop = ScreenLoop(
        renderer: renderer, capabilities: capabilities, clock: { [weak self] in self?.time ?? 0 }
      ) { [weak self] bytes in
        guard let self, self.takes else { return false }
        self.written.append(String(decoding: bytes, as: UTF8.self))
        return true
      }
      loop.handle([])
    }

    func press(_ keys: String) throws {
      loop.handle(try KeyNotation.parse(keys).map { .input(.key($0)) })
    }
  }

  @Test func `a listener is told what is on the screen, line by line, without sequences`() {
    let screen = Screen(isLinear: true)
    #expect(screen.written.count == 1)
    #expect(screen.written.first == "Sound, on, focused\r\nLight, on\r\n")
    #expect(screen.written.allSatisfy { !$0.contains("\u{1B}") })
  }

  @Test func `a change is told alone, below what was told before`() throws {
    let screen = Screen(isLinear: true)
    try screen.press("<space>")
    #expect(screen.written.count == 2)
    #expect(screen.written.last == "Sound, off, focused\r\n")
  }

  @Test func `Ctrl+L tells all of it again, a resize nothing`() throws {
    let screen = Screen(isLinear: true)
    screen.time = 1
    screen.loop.handle([.input(.resize(CellSize(columns: 60, rows: 9)))])
    #expect(screen.written.count == 1)
    try screen.press("<ctrl+l>")
    #expect(screen.written.count == 2)
    #expect(screen.written.last == screen.written.first)
  }

  @Test func `what a slow terminal refused is told later`() throws {
    let screen = Screen(isLinear: true)
    screen.takes = false
    try screen.press("<space>")
    #expect(screen.written.count == 1)
    screen.takes = true
    screen.loop.handle([.ready])
    #expect(screen.written.last == "Sound, off, focused\r\n")
  }

  @Test func `someone who looks gets cells`() throws {
    let screen = Screen(isLinear: false)
    #expect(screen.written.first?.contains("\u{1B}[") == true)
  }
}

private struct Switches: View {
  @State private var sound = true
  @State private var light = true

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Sound", isOn: $sound)
      Toggle("Light", isOn: $light)
    }
  }
}

/// Keys that arrive together.
@MainActor @Suite struct KeyBatchTests {
  @Test func `a key in the same batch reaches the field that the key before opened`() throws {
    var edits: [String] = []
    let renderer = FrameRenderer(size: CellSize(columns: 40, rows: 8)) {
      DFDataGrid(
        columns: [DFDataGridColumn("Name", value: \Named.name, editable: true)],
        rows: [Named(id: 1, name: "Ada")], onEdit: { _, _, text in edits.append(text) })
    }
    let loop = ScreenLoop(
      renderer: renderer,
      capabilities: TerminalCapabilities.detect(environment: ["TERM": "xterm"], isTerminal: true),
      clock: { 0 }
    ) { _ in true }
    loop.handle([])
    let keys = try KeyNotation.parse("<f2>m<enter><f2>s<enter>")
    loop.handle(keys.map { .input(.key($0)) })
    #expect(edits == ["Adam", "Adas"])
  }

  private struct Named: Identifiable {
    let id: Int
    let name: String
  }
}
