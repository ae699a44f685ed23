import DFTerminalCore
import Testing

@testable import DFTerminalViews

@MainActor @Suite struct LayoutTests {
  private func draw<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ content: () -> Content
  ) -> [String] {
    let renderer = FrameRenderer(size: CellSize(columns: columns, rows: rows), root: content)
    renderer.draw()
    var lines = (0..<rows).map { renderer.drawn.line($0) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  @Test func `views side by side keep one column between them`() {
    #expect(
      draw(20, 1) {
        HStack {
          Text("a"); Text("b")
        }
      } == ["a b"])
    #expect(
      draw(20, 1) {
        HStack(spacing: 0) {
          Text("a"); Text("b")
        }
      } == ["ab"])
    #expect(
      draw(20, 1) {
        HStack(spacing: 24) {
          Text("a"); Text("b")
        }
      } == ["a   b"])
  }

  @Test func `views above each other touch when compact and part when asked`() {
    #expect(
      draw(20, 5) {
        VStack {
          Text("a"); Text("b")
        }
      } == ["a", "b"])
    #expect(
      draw(20, 5) {
        VStack(spacing: 16) {
          Text("a"); Text("b")
        }
      } == ["a", "", "b"])
    let parted = draw(20, 5) {
      VStack(spacing: .rows(2)) {
        Text("a"); Text("b")
      }
    }
    #expect(parted == ["a", "", "", "b"])
  }

  @Test func `a spacer pushes its neighbours apart`() {
    #expect(
      draw(10, 1) {
        HStack {
          Text("a"); Spacer(); Text("b")
        }
      } == ["a        b"])
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, ["wide", "x"]), (.center, ["wide", " x"]),
    (.trailing, ["wide", "   x"]),
  ])
  func `a column aligns its views`(alignment: HorizontalAlignment, lines: [String]) {
    #expect(
      draw(10, 2) {
        VStack(alignment: alignment) {
          Text("wide"); Text("x")
        }
      } == lines)
  }

  @Test func `padding frees columns and, from a full row on, rows`() {
    #expect(draw(10, 3) { Text("x").padding() } == ["", "  x"])
    #expect(draw(10, 3) { Text("x").padding(8) } == [" x"])
    #expect(draw(10, 3) { Text("x").padding(columns: 1, rows: 1) } == ["", " x"])
    #expect(draw(10, 3) { Text("x").padding(.leading, 24) } == ["   x"])
  }

  @Test func `a fixed frame places its content`() {
    #expect(draw(10, 3) { Text("x").frame(columns: 5, rows: 3) } == ["", "  x"])
    #expect(draw(10, 1) { Text("x").frame(width: 40, alignment: .trailing) } == ["    x"])
    #expect(
      draw(10, 1) { Text("x").frame(maxWidth: .infinity, alignment: .trailing) } == ["         x"])
  }

  @Test func `text wraps at words and is marked where rows run out`() {
    #expect(draw(9, 3) { Text("one two three") } == ["one two", "three"])
    #expect(draw(9, 1) { Text("one two three") } == ["one two …"])
    #expect(draw(9, 3) { Text("one two three").lineLimit(1) } == ["one two …"])
    #expect(draw(13, 1) { Text("one two three") } == ["one two three"])
  }

  @Test func `a pile shows the last view uppermost`() {
    #expect(
      draw(5, 1) {
        ZStack(alignment: .leading) {
          Text("abc"); Text("X")
        }
      } == ["Xbc"])
  }

  @Test func `nested stacks are measured a number of times that grows with their depth alone`() {
    func calls(_ depth: Int) -> Int {
      var view = AnyView(VStack { ForEach(0..<20) { Text("leaf \($0)") } })
      for level in 0..<depth {
        let inner = view
        view =
          level.isMultiple(of: 2)
          ? AnyView(
            HStack {
              inner; Text("x")
            })
          : AnyView(
            VStack {
              inner; Text("y")
            })
      }
      let renderer = FrameRenderer(size: CellSize(columns: 80, rows: 40)) { view }
      renderer.draw()
      return renderer.work.measureCalls
    }
    let (ten, twenty, forty) = (calls(10), calls(20), calls(40))
    #expect(forty - twenty <= 2 * (twenty - ten) + 8)
  }

  @Test(arguments: 0...12)
  func `a small screen never traps`(columns: Int) {
    for rows in 0...8 {
      let lines = draw(columns, rows) {
        VStack {
          HStack {
            Text("abc def"); Spacer(); Button("ok") {}
          }.padding()
          Divider()
          ZStack {
            Color.red; Text("漢字 text").frame(width: 100)
          }
          Toggle("on", isOn: .constant(true))
        }
      }
      #expect(lines.count <= rows)
    }
  }
}
