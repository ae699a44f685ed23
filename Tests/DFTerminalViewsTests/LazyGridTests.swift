import DFTerminalCore
import Testing

@testable import DFTerminalViews

@MainActor @Suite struct LazyGridTests {
  private func widths(_ items: [GridItem], _ space: Int?) -> [Int] {
    GridTracks(items, in: space, along: .horizontal, metrics: .default).tracks.map(\.length)
  }

  @Test func `adaptive columns are as many as fit and share the rest`() {
    #expect(widths([GridItem(.adaptive(minimum: 140), spacing: 16)], 80) == [19, 19, 18, 18])
    #expect(widths([GridItem(.adaptive(minimum: 140), spacing: 16)], 17) == [17])
    #expect(widths([GridItem(.adaptive(minimum: 140), spacing: 16)], 5) == [5])
    #expect(widths([GridItem(.adaptive(minimum: 80, maximum: 96))], 40) == [12, 12, 12])
  }

  @Test func `fixed columns come first and flexible ones divide what is left within limits`() {
    let items = [
      GridItem(.fixed(80)), GridItem(.flexible()), GridItem(.flexible(minimum: 10, maximum: 40)),
    ]
    #expect(widths(items, 42) == [10, 15, 5])
    #expect(widths(items, 0) == [10, 1, 1])
    #expect(widths(items, nil) == [10, 1, 1])
    #expect(widths([], 30) == [30])
  }

  @Test(arguments: [0, 1, 7, 40, 81, 200])
  func `columns never leave the space they share as long as their least fits`(space: Int) {
    let items = [GridItem(.adaptive(minimum: 24)), GridItem(.flexible()), GridItem(.fixed(16))]
    let tracks = GridTracks(items, in: space, along: .horizontal, metrics: .default)
    if space >= 10 { #expect(tracks.length <= space) }
    for (left, right) in zip(tracks.tracks, tracks.tracks.dropFirst()) {
      #expect(left.offset + left.length <= right.offset)
    }
  }

  private func grid(_ count: Int, _ made: Log) -> some View {
    ScrollView {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 48), alignment: .leading)], spacing: .rows(0)
      ) {
        ForEach(0..<count, id: \.self) { number in
          made("\(number)")
          return Text("n\(number)")
        }
      }
    }
  }

  @Test func `a grid makes the cells in sight only`() {
    let made = Log()
    let screen = Screen(21, 5) { grid(3_000, made) }
    #expect(screen.lines[0] == "n0     n1     n2    ┃")
    #expect(Set(made.entries).count == 15)
    screen.press(.end)
    #expect(screen.lines[4].hasPrefix("n2997  n2998  n2999"))
    #expect(screen.rowsBuilt < 40)
  }

  @Test func `a wider screen holds more columns`() {
    let screen = Screen(21, 3) { grid(9, Log()) }
    screen.resize(34, 3)
    #expect(screen.lines[0].hasPrefix("n0     n1     n2     n3"))
  }

  @Test func `headings stand across the grid and begin new lines`() {
    let screen = Screen(10, 6) {
      LazyVGrid(columns: [GridItem(alignment: .leading), GridItem(alignment: .leading)]) {
        Section("One") { ForEach(0..<3, id: \.self) { Text("a\($0)") } }
        Section("Two") { ForEach(0..<1, id: \.self) { Text("b\($0)") } }
      }
    }
    #expect(screen.lines == ["One", "a0    a1", "a2", "Two", "b0", ""])
  }

  @Test func `a sideways grid fills its rows first`() {
    let screen = Screen(11, 3) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(16)), GridItem(.fixed(16))]) {
          ForEach(0..<40, id: \.self) { Text("c\($0)") }
        }
      }
    }
    #expect(screen.lines[0].hasPrefix("c0 c2 c4 c6"))
    #expect(screen.lines[1].hasPrefix("c1 c3 c5 c7"))
  }

  @Test func `every small size draws inside its rectangle and the same twice`() {
    #expect(Screen.sweep { grid(30, Log()) }.isEmpty)
  }
}
