import DFTerminalCore
import Testing

@testable import DFTerminalViews

@MainActor @Suite struct ScrollViewTests {
  private func numbers(_ count: Int) -> some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<count, id: \.self) { Text("Row \($0)") }
      }
    }
  }

  @Test func `content that fits shows no bar and is no focus stop`() {
    let screen = Screen(10, 4) { numbers(4) }
    #expect(screen.lines == ["Row 0", "Row 1", "Row 2", "Row 3"])
    #expect(!screen.press(.down))
  }

  @Test func `a bar shows how much of the content is in sight and where`() {
    let screen = Screen(8, 4) { numbers(8) }
    #expect(screen.lines == ["Row 0  ┃", "Row 1  ┃", "Row 2  │", "Row 3  │"])
    screen.press(.end)
    #expect(screen.lines == ["Row 4  │", "Row 5  │", "Row 6  ┃", "Row 7  ┃"])
  }

  @Test func `the bar can be left out`() {
    let screen = Screen(8, 2) {
      ScrollView(showsIndicators: false) {
        VStack { ForEach(0..<5, id: \.self) { Text("\($0)") } }
      }
    }
    #expect(screen.lines == ["0", "1"])
  }

  @Test func `keys scroll by a row, a page and to the ends`() {
    let screen = Screen(8, 4) { numbers(20) }
    screen.press(.down)
    #expect(screen.lines[0] == "Row 1  │")
    screen.press(.pageDown)
    #expect(screen.lines[0].hasPrefix("Row 5"))
    screen.press(.pageUp)
    screen.press(.up)
    #expect(screen.lines[0].hasPrefix("Row 0"))
    #expect(!screen.press(.up))
    screen.press(.end)
    #expect(screen.lines[3].hasPrefix("Row 19"))
    #expect(!screen.press(.down))
    screen.press(.home)
    #expect(screen.lines[0].hasPrefix("Row 0"))
  }

  @Test func `the wheel scrolls three rows and passes on at the end`() {
    let screen = Screen(8, 4) { numbers(8) }
    #expect(screen.pointer(.wheel(.bottom), 2, 2))
    #expect(screen.lines[0].hasPrefix("Row 3"))
    #expect(screen.pointer(.wheel(.bottom), 2, 2))
    #expect(screen.lines[0].hasPrefix("Row 4"))
    #expect(!screen.pointer(.wheel(.bottom), 2, 2))
  }

  @Test func `the thumb can be dragged and its track pressed`() {
    let screen = Screen(8, 4) { numbers(40) }
    screen.pointer(.press(.left), 7, 0)
    screen.pointer(.drag(.left), 7, 3)
    #expect(screen.lines[3].hasPrefix("Row 39"))
    screen.pointer(.drag(.left), 3, 0)
    #expect(screen.lines[0].hasPrefix("Row 0"))
    screen.pointer(.release(.left), 3, 0)
    screen.pointer(.press(.left), 7, 3)
    #expect(screen.lines[0].hasPrefix("Row 4"))
  }

  @Test func `a window that grows leaves no blank rows while rows exist above`() {
    let screen = Screen(8, 5) { numbers(10) }
    screen.press(.end)
    #expect(screen.lines[0].hasPrefix("Row 5"))
    screen.resize(8, 20)
    #expect(screen.lines[0] == "Row 0")
    #expect(screen.lines[9] == "Row 9")
  }

  @Test func `moving the keys to something out of sight scrolls it into sight`() {
    let screen = Screen(12, 4) {
      ScrollView {
        VStack(alignment: .leading) {
          Button("first") {}
          ForEach(0..<10, id: \.self) { Text("\($0)") }
          Button("last") {}
        }
      }
    }
    #expect(screen.lines[0].hasPrefix("[ first ]"))
    screen.press(.tab)
    #expect(screen.lines[3].hasPrefix("[ last ]"))
    screen.pointer(.wheel(.top), 0, 0)
    #expect(screen.lines[0].hasPrefix("4"))
    screen.press(.tab)
    #expect(screen.lines[0].hasPrefix("[ first ]"))
  }

  @Test func `a control out of sight that gets the keys at the start leaves the window alone`() {
    let screen = Screen(12, 3) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<10, id: \.self) { Text("\($0)") }
          Button("last") {}
        }
      }
    }
    #expect(screen.lines[0].hasPrefix("0"))
    screen.press(.down)
    #expect(screen.lines[0].hasPrefix("1"))
  }

  @Test func `both axes scroll with the arrows and have a bar each`() {
    let screen = Screen(6, 4) {
      ScrollView([.horizontal, .vertical]) {
        VStack(alignment: .leading) {
          ForEach(0..<6, id: \.self) { Text("\($0)abcdefghij") }
        }
      }
    }
    #expect(screen.lines == ["0abcd┃", "1abcd│", "2abcd│", "━━───"])
    screen.press(.right, times: 2)
    screen.press(.down)
    #expect(screen.lines[0] == "bcdef│")
    screen.press(.right, times: 20)
    #expect(screen.lines[0] == "fghij│")
  }

  @Test func `a row of views scrolls sideways and is as tall as its content`() {
    let screen = Screen(10, 4) {
      VStack(alignment: .leading) {
        ScrollView(.horizontal) { HStack { ForEach(0..<9, id: \.self) { Text("w\($0)") } } }
        Text("below")
      }
    }
    #expect(screen.lines == ["w0 w1 w2 w", "━━━━──────", "below", ""])
    screen.press(.end)
    #expect(screen.lines[0] == "6 w7 w8" || screen.lines[0].hasSuffix("w8"))
  }

  @Test func `one scroll view in another passes on what it cannot use`() {
    let screen = Screen(10, 4) {
      ScrollView {
        VStack(alignment: .leading) {
          ScrollView { VStack { ForEach(0..<6, id: \.self) { Text("in \($0)") } } }
            .frame(rows: 2)
          ForEach(0..<6, id: \.self) { Text("out \($0)") }
        }
      }
    }
    #expect(screen.lines[0].hasPrefix("in 0"))
    screen.pointer(.wheel(.bottom), 0, 0)
    #expect(screen.lines[0].hasPrefix("in 3"))
    screen.pointer(.wheel(.bottom), 0, 0)
    #expect(screen.lines[0].hasPrefix("in 4"))
    screen.pointer(.wheel(.bottom), 0, 0)
    #expect(screen.lines[0].hasPrefix("out 1"))
  }

  @Test func `the ASCII bar needs no other glyphs`() {
    var environment = EnvironmentValues()
    environment.glyphs = .ascii
    let screen = Screen(8, 4, environment: environment) { numbers(8) }
    #expect(screen.lines == ["Row 0  #", "Row 1  #", "Row 2  |", "Row 3  |"])
  }

  @Test func `every small size draws inside its rectangle and the same twice`() {
    #expect(Screen.sweep { numbers(9) }.isEmpty)
    #expect(
      Screen.sweep {
        ScrollView([.horizontal, .vertical]) { Text("a rather long line\nand another") }
      }.isEmpty)
  }
}
