import DFTerminalCore
import Testing

@testable import DFTerminalViews

@MainActor @Suite struct LazyStackTests {
  /// The guide's screen: 1,000 rows that note when they are asked for.
  private func guide(lazily: Bool, _ made: Log) -> some View {
    ScrollView {
      if lazily {
        LazyVStack(alignment: .leading) { rows(made) }
      } else {
        VStack(alignment: .leading) { rows(made) }
      }
    }
  }

  private func rows(_ made: Log) -> some View {
    ForEach(0..<1000, id: \.self) { number in
      made("\(number)")
      return Text("Row \(number)")
    }
  }

  @Test func `a lazy stack makes the rows on the screen and a plain one makes all`() {
    let lazy = Log()
    let plain = Log()
    let screen = Screen(20, 16) { guide(lazily: true, lazy) }
    #expect(Set(lazy.entries).count == 16)
    #expect(screen.lines[15].hasPrefix("Row 15"))
    _ = Screen(20, 16) { guide(lazily: false, plain) }
    #expect(Set(plain.entries).count == 1000)
  }

  @Test func `scrolling anywhere builds a screenful of rows`() {
    let screen = Screen(20, 16) { guide(lazily: true, Log()) }
    for key in [KeyCode.pageDown, .end, .up, .home, .down] {
      screen.press(key)
      #expect(screen.rowsBuilt <= 2 * 17, "\(key)")
    }
    screen.press(.end)
    #expect(screen.lines[15].hasPrefix("Row 999"))
    #expect(screen.lines[0].hasPrefix("Row 984"))
  }

  private struct Items: View {
    let items: [Int]
    let height: (Int) -> Int

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(items, id: \.self) { item in
            Text("item \(item)").frame(rows: height(item), alignment: .topLeading)
          }
        }
      }
    }
  }

  private final class Model {
    var items = Array(0..<200)
  }

  @Test func `rows of different heights keep their place while one scrolls back up`() {
    let model = Model()
    let screen = Screen(20, 10) { Items(items: model.items) { 1 + $0 % 4 } }
    screen.press(.end)
    var seen: [String] = []
    for _ in 0..<600 {
      if let first = screen.lines.first(where: { $0.hasPrefix("item") }) {
        let name = String(first.prefix { $0 != "│" && $0 != "┃" })
        if seen.last != name { seen.append(name) }
      }
      screen.press(.up)
    }
    let numbers = seen.compactMap { Int($0.dropFirst(5).filter(\.isNumber)) }
    #expect(numbers == Array((0...numbers[0]).reversed()))
    #expect(screen.lines[0].hasPrefix("item 0"))
  }

  private struct Growing: View {
    @State var items = Array(100..<200)

    var body: some View {
      VStack(alignment: .leading) {
        Button("grow") { items.insert(contentsOf: (items[0] - 3)..<items[0], at: 0) }
        Items(items: items) { _ in 1 }
      }
    }
  }

  @Test func `rows inserted above what is in sight do not move it`() {
    let screen = Screen(20, 6) { Growing() }
    screen.pointer(.wheel(.bottom), 0, 3)
    #expect(screen.lines[1].hasPrefix("item 103"))
    screen.press(.enter)
    #expect(screen.lines[1].hasPrefix("item 103"))
    screen.pointer(.wheel(.top), 0, 3)
    screen.pointer(.wheel(.top), 0, 3)
    #expect(screen.lines[1].hasPrefix("item 97"))
  }

  @Test func `rows inserted at the very start show`() {
    let screen = Screen(20, 6) { Growing() }
    screen.press(.enter)
    #expect(screen.lines[1].hasPrefix("item 97"))
  }

  private struct Remembering: View {
    let number: Int
    @State private var count = 0

    var body: some View {
      Button("\(number): \(count)") { count += 1 }
    }
  }

  @Test func `state of a row survives being out of sight`() {
    let screen = Screen(20, 4) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<100, id: \.self) { Remembering(number: $0) }
        }
      }
    }
    screen.press(.enter, times: 2)
    #expect(screen.lines[0].hasPrefix("[ 0: 2 ]"))
    for _ in 0..<10 { screen.pointer(.wheel(.bottom), 0, 0) }
    #expect(screen.lines[0].hasPrefix("[ 30: 0 ]"))
    for _ in 0..<10 { screen.pointer(.wheel(.top), 0, 0) }
    #expect(screen.lines[0].hasPrefix("[ 0: 2 ]"))
  }

  @Test func `rows without content take no place`() {
    let screen = Screen(20, 6) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: .rows(1)) {
          ForEach(0..<1000, id: \.self) { number in
            if number % 3 == 0 { Text("\(number)") }
          }
        }
      }
    }
    #expect(screen.lines.map { $0.prefix { $0.isNumber } } == ["0", "", "3", "", "6", ""])
    #expect(screen.rowsBuilt < 40)
  }

  @Test func `sections show their headings only when they have rows`() {
    let screen = Screen(20, 8) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          Section("Today") { ForEach(0..<2, id: \.self) { Text("t\($0)") } }
          Section("Never") { ForEach([Int](), id: \.self) { Text("n\($0)") } }
          Section("Later") { ForEach(0..<2, id: \.self) { Text("l\($0)") } }
        }
      }
    }
    #expect(screen.lines == ["Today", "t0", "t1", "Later", "l0", "l1", "", ""])
    #expect(screen.nodes(.heading).map(\.label) == ["Today", "Later"])
  }

  @Test func `elements that make several rows each are still built only in sight`() {
    let screen = Screen(20, 4) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<1000, id: \.self) { number in
            Text("title \(number)")
            Text("  more")
          }
        }
      }
    }
    #expect(screen.lines[2].hasPrefix("title 1"))
    #expect(screen.rowsBuilt < 20)
  }

  @Test func `a lazy row scrolls sideways and makes what shows`() {
    let made = Log()
    let screen = Screen(12, 3) {
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(0..<500, id: \.self) { number in
            made("\(number)")
            return Text("n\(number)")
          }
        }
      }
    }
    #expect(screen.lines[0].hasPrefix("n0 n1 n2"))
    #expect(Set(made.entries).count < 10)
    screen.press(.end)
    #expect(screen.lines[0].hasSuffix("n499"))
  }

  @Test func `a lazy stack outside a scroll view builds what fits`() {
    let screen = Screen(12, 3) {
      LazyVStack { ForEach(0..<500, id: \.self) { Text("n\($0)") } }
    }
    #expect(screen.rowsBuilt <= 6)
    #expect(screen.lines[2].contains("n2"))
  }

  @Test func `output that is printed measures every row`() {
    var environment = EnvironmentValues()
    environment.isStatic = true
    let screen = Screen(12, 3, environment: environment) {
      LazyVStack(alignment: .leading) {
        ForEach(0..<50, id: \.self) { Text("n").frame(rows: $0 % 2 + 1) }
      }
    }
    let size = screen.renderer.size(for: CellProposal(columns: 12, rows: nil))
    #expect(size == CellSize(columns: 12, rows: 75))
  }

  @Test func `every small size draws inside its rectangle and the same twice`() {
    #expect(Screen.sweep { Items(items: Array(0..<30)) { 1 + $0 % 3 } }.isEmpty)
  }
}
