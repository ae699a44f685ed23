import DFTerminalCore
import Testing

@testable import DFTerminalViews

@MainActor @Suite struct StateTests {
  private struct Counter: View {
    let title: String
    @State private var count = 0

    var body: some View {
      Button("\(title) \(count)") { count += 1 }
    }
  }

  private struct Shuffled: View {
    @State var names = ["a", "b", "c"]

    var body: some View {
      VStack(alignment: .leading) {
        Button("turn") { names.reverse() }
        ForEach(names, id: \.self) { Counter(title: $0) }
      }
    }
  }

  private func lines(_ renderer: FrameRenderer) -> [String] {
    (0..<renderer.size.rows).map { renderer.drawn.line($0) }.filter { !$0.isEmpty }
  }

  @Test func `a press changes the state of the focused button`() {
    let renderer = FrameRenderer(size: CellSize(columns: 20, rows: 3)) { Counter(title: "n") }
    renderer.draw()
    #expect(lines(renderer) == ["[ n 0 ]"])
    #expect(renderer.send(.key(KeyPress(.enter))))
    #expect(renderer.needsFrame)
    renderer.draw()
    #expect(lines(renderer) == ["[ n 1 ]"])
  }

  @Test func `state follows the id of an element and not its place`() {
    let renderer = FrameRenderer(size: CellSize(columns: 20, rows: 6)) { Shuffled() }
    renderer.draw()
    renderer.send(.key(KeyPress(.tab)))
    renderer.send(.key(KeyPress(.enter)))
    renderer.draw()
    #expect(lines(renderer) == ["[ turn ]", "[ a 1 ]", "[ b 0 ]", "[ c 0 ]"])
    renderer.send(.key(KeyPress(.tab, .shift)))
    renderer.send(.key(KeyPress(.enter)))
    renderer.draw()
    #expect(lines(renderer) == ["[ turn ]", "[ c 0 ]", "[ b 0 ]", "[ a 1 ]"])
  }

  @Test func `a frame that nothing changed is the same and asks for no other`() {
    let renderer = FrameRenderer(size: CellSize(columns: 20, rows: 6)) { Shuffled() }
    renderer.draw()
    let first = renderer.drawn.cells
    #expect(!renderer.needsFrame)
    renderer.draw()
    #expect(renderer.drawn.cells == first)
  }
}
