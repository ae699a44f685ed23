import DFTerminalCore
import Testing

@testable import DFTerminalViews

/// Rows that are copied as they were drawn.
@MainActor @Suite struct ListStripTests {
  /// Words that note when they are drawn.
  private struct Noted: View {
    typealias Body = Never
    let words: String
    let log: Log
    var isTimed = false

    static func _collect(_ view: Noted, in context: _BuildContext, into collector: _Collector) {
      collector.append(ContentElement(Content(view: view), path: context.path))
    }

    struct Content: ElementContent {
      let view: Noted
      func size(for proposal: CellProposal) -> CellSize { CellSize(columns: 8, rows: 1) }
      func draw(in rect: CellRect, _ pass: FramePass) {
        view.log(view.words)
        let time = view.isTimed ? " \(Int(pass.time))" : ""
        pass.canvas.write(view.words + time, at: rect.origin, style: .plain)
        pass.describe(SemanticNode(.button, label: view.words, frame: rect))
      }
    }
  }

  private func screen(_ log: Log, isTimed: Bool = false) -> Screen {
    Screen(12, 5) {
      List(0..<100, id: \.self) { Noted(words: "row \($0)", log: log, isTimed: isTimed) }
    }
  }

  @Test func `a moving cursor draws two rows, and a scrolled line the one that came`() {
    let log = Log()
    let screen = screen(log)
    screen.press(.down)
    log.entries = []
    screen.press(.down)
    #expect(log.entries == ["row 1", "row 2"])
    screen.press(.down, times: 2)
    log.entries = []
    screen.press(.down)
    #expect(log.entries == ["row 4", "row 5"])
    #expect(screen.lines.first?.hasPrefix(" row 1") == true)
  }

  @Test func `what looks at the clock is drawn in every frame`() {
    let log = Log()
    let screen = screen(log, isTimed: true)
    screen.press(.down)
    log.entries = []
    screen.press(.down)
    #expect(log.entries.count == 5)
  }

  @Test func `rows that were copied show and say what rows drawn anew do`() {
    let screen = screen(Log())
    for key in [KeyCode.down, .down, .pageDown, .down, .up, .end, .up, .home, .down] {
      screen.press(key)
      let (lines, said) = (screen.lines, screen.renderer.semantics)
      screen.renderer.environment = screen.renderer.environment
      screen.renderer.draw()
      #expect(screen.lines == lines, "\(key)")
      #expect(screen.renderer.semantics == said, "\(key)")
    }
  }
}
