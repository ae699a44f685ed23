import DFTerminalCore
import DFTerminalData
import Foundation
import Testing

@testable import DFTerminalViews

@MainActor @Suite struct ListTests {
  /// A list of letters, changed from outside.
  @MainActor final class Model {
    var items: [String]
    var one: String?
    var many: Set<String> = []

    init(_ items: [String] = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)) {
      self.items = items
    }
  }

  func plain(_ model: Model) -> some View {
    List(model.items, id: \.self) { Text($0) }
  }

  func many(_ model: Model) -> some View {
    List(
      model.items, id: \.self,
      selection: Binding(get: { model.many }, set: { model.many = $0 })
    ) { Text($0) }
  }

  func one(_ model: Model) -> some View {
    List(
      model.items, id: \.self, selection: Binding(get: { model.one }, set: { model.one = $0 })
    ) { Text($0) }
  }

  /// A view that reads a model anew in each frame.
  struct Live<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
  }

  func live<Content: View>(
    _ columns: Int, _ rows: Int, _ content: @escaping () -> Content
  ) -> Screen {
    Screen(columns, rows) { Live(content: content) }
  }

  @Test func `the cursor starts on the first row and moves with the arrows`() {
    let screen = Screen(10, 4) { plain(Model()) }
    #expect(screen.lines == ["▌a       ┃", " b       │", " c       │", " d       │"])
    screen.press(.down, times: 2)
    #expect(screen.lines[2] == "▌c       │")
    screen.press(.up, times: 9)
    #expect(screen.lines[0].hasPrefix("▌a"))
  }

  @Test func `a list that fits shows no bar`() {
    let screen = Screen(10, 4) { plain(Model(["a", "b"])) }
    #expect(screen.lines == ["▌a", " b", "", ""])
  }

  @Test func `an empty list shows nothing and is no focus stop`() {
    let screen = Screen(10, 3) { plain(Model([])) }
    #expect(screen.lines == ["", "", ""])
    #expect(!screen.press(.down) && !screen.press(.enter))
  }

  @Test func `a list of a thousand builds the rows on the screen`() {
    let made = Log()
    let screen = Screen(20, 16) {
      List {
        ForEach(0..<1000, id: \.self) { number in
          made("\(number)")
          return Text("Row \(number)")
        }
      }
    }
    #expect(Set(made.entries).count == 16)
    for key in [KeyCode.pageDown, .down, .end, .up, .pageUp, .home] {
      screen.press(key)
      #expect(screen.rowsBuilt <= 50, "\(key): \(screen.rowsBuilt)")
    }
    screen.press(.down)
    #expect(screen.rowsBuilt == 0, "the cursor moved among rows that are there")
    screen.resize(21, 16)
    #expect(screen.rowsBuilt == 16)
  }

  @Test func `the cost of a frame does not grow with the rows`() {
    let screens = [100, 1_000_000].map { count in
      Screen(20, 16) { List(0..<count, id: \.self) { Text("Row \($0)") } }
    }
    let work = screens.map { screen in
      screen.press(.end)
      screen.press(.up)
      return [screen.rowsBuilt, screen.renderer.work.measureCalls]
    }
    #expect(work[0] == work[1])
    #expect(screens[1].lines[15].hasPrefix(" Row 999999"))
  }

  @Test func `a page near the end stops on the last row`() {
    let screen = Screen(10, 10) { List(0..<15, id: \.self) { Text("\($0)") } }
    screen.press(.down, times: 12)
    screen.press(.pageDown)
    #expect(screen.lines[9].hasPrefix("▌14"))
  }

  @Test func `a page moves by what fits`() {
    let screen = Screen(10, 10) { List(0..<40, id: \.self) { Text("\($0)") } }
    screen.press(.pageDown)
    #expect(screen.lines.contains { $0.hasPrefix("▌10") })
  }

  @Test func `pages of rows of different heights move by what is above the cursor`() {
    let screen = Screen(10, 12) {
      List(0..<60, id: \.self) { row in
        Text("\(row)").frame(rows: row < 10 ? 5 : 1, alignment: .topLeading)
      }
    }
    screen.press(.end)
    #expect(screen.lines[11].hasPrefix("▌59"))
    var places: [Int] = []
    for _ in 0..<8 {
      screen.press(.pageUp)
      let line = screen.lines.first { $0.hasPrefix("▌") && $0.dropFirst().first?.isNumber == true }
      places.append(Int((line ?? "").filter(\.isNumber)) ?? -1)
    }
    #expect(places == [47, 35, 23, 11, 8, 6, 4, 2])
  }

  @Test func `the wheel scrolls three rows and leaves the cursor alone`() {
    let screen = Screen(10, 10) { List(0..<100, id: \.self) { Text("\($0)") } }
    screen.pointer(.wheel(.bottom), 2, 2)
    #expect(screen.lines[0].hasPrefix(" 3"))
    screen.press(.down)
    #expect(screen.lines[0].hasPrefix("▌1"))
  }

  @Test func `a window that grows leaves no blank rows while rows exist above`() {
    let screen = Screen(10, 5) { List(0..<10, id: \.self) { Text("\($0)") } }
    screen.press(.end)
    #expect(screen.lines[0].hasPrefix(" 5"))
    screen.resize(10, 20)
    #expect(screen.lines[0] == " 0" && screen.lines[9] == "▌9")
  }

  @Test func `a window without height shows nothing`() {
    let screen = Screen(10, 0) { List(0..<10, id: \.self) { Text("\($0)") } }
    screen.press(.down, times: 3)
    screen.resize(10, 4)
    #expect(screen.lines.contains { $0.hasPrefix("▌3") })
  }

  @Test func `the bar's thumb can be dragged to either end`() {
    let screen = Screen(10, 5) { List(0..<100, id: \.self) { Text("\($0)") } }
    screen.pointer(.press(.left), 9, 0)
    screen.pointer(.drag(.left), 9, 4)
    #expect(screen.lines[4].hasPrefix(" 99") && screen.lines[4].hasSuffix("┃"))
    screen.pointer(.drag(.left), 0, 0)
    screen.pointer(.release(.left), 0, 0)
    #expect(screen.lines[0].hasPrefix("▌0"))
  }

  @Test func `a click moves the cursor and one outside the rows does not`() {
    let screen = Screen(10, 6) { plain(Model(["a", "b", "c"])) }
    screen.click(4, 1)
    #expect(screen.lines[1] == "▌b")
    screen.click(4, 5)
    #expect(screen.lines[1] == "▌b")
  }

  // MARK: identity

  @Test func `the cursor stays on its record when rows come and go above it`() {
    let model = Model(["d", "b", "c", "a"])
    let screen = live(10, 6) { plain(model) }
    screen.press(.down, times: 3)
    model.items.sort()
    screen.renderer.environment = screen.renderer.environment
    screen.renderer.draw()
    #expect(screen.lines[0] == "▌a")
    model.items = ["0", "1"] + model.items
    screen.renderer.draw()
    #expect(screen.lines[2] == "▌a")
  }

  @Test func `the cursor goes to the next row when its own is gone, else to the one before`() {
    let model = Model(["a", "b", "c"])
    let screen = live(10, 4) { plain(model) }
    screen.press(.down)
    model.items = ["a", "c"]
    screen.renderer.draw()
    #expect(screen.lines[1] == "▌c")
    model.items = ["a"]
    screen.renderer.draw()
    #expect(screen.lines[0] == "▌a")
  }

  @Test func `fewer rows bring the cursor onto the last one`() {
    let model = Model(["a", "b", "c", "d", "e"])
    let screen = live(10, 6) { plain(model) }
    screen.press(.end)
    model.items = ["a", "b", "c"]
    screen.renderer.draw()
    #expect(screen.lines == [" a", " b", "▌c", "", "", ""])
  }

  @Test func `cursor and place survive rows that are away for a frame`() {
    let model = Model((0..<100).map(String.init))
    let screen = live(10, 10) { plain(model) }
    screen.press(.down, times: 50)
    let before = screen.lines
    let items = model.items
    model.items = []
    screen.renderer.draw()
    #expect(screen.lines.allSatisfy { $0.isEmpty })
    model.items = items
    screen.renderer.draw()
    #expect(screen.lines == before)
  }

  @Test func `replacing every row by equal ones keeps cursor and place`() {
    let model = Model((0..<100).map(String.init))
    let screen = live(10, 10) { plain(model) }
    screen.press(.down, times: 50)
    let before = screen.lines
    model.items = (0..<100).map { "\($0)" }
    screen.renderer.draw()
    #expect(screen.lines == before)
  }

  @Test func `a policy keeps the cursor at its place instead of on its record`() {
    let model = Model(["a", "b", "c"])
    let screen = live(10, 5) { plain(model).listCursorPolicy(.stayAtIndex) }
    screen.press(.down)
    model.items.insert("0", at: 0)
    screen.renderer.draw()
    #expect(screen.lines[1] == "▌a")
  }

  @Test func `rows with one id are told and do not trap`() {
    let screen = Screen(10, 4) { plain(Model(["a", "a", "b"])) }
    #expect(screen.lines[0...2] == ["▌a", " a", " b"])
    screen.press(.down, times: 2)
    #expect(screen.lines[2] == "▌b")
    #expect(screen.renderer.scene.diagnostics.contains { $0.contains("a") })
  }

  private struct Remembering: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      Button("\(name)\(count)") { count += 1 }
        .onAppear { log(name) }
    }
  }

  @Test func `inserting at the top makes one row appear and keeps the state of the others`() {
    let model = Model(["b", "c"])
    let log = Log()
    let screen = live(12, 5) {
      List(model.items, id: \.self) { Remembering(name: $0, log: log) }
    }
    screen.press(.enter)
    log.entries = []
    model.items.insert("a", at: 0)
    screen.renderer.draw()
    #expect(log.entries == ["a"])
    #expect(screen.lines[0...2] == [" [ a0 ]", "▌[ b1 ]", " [ c0 ]"])
  }

  // MARK: selection
}
