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

  private func plain(_ model: Model) -> some View {
    List(model.items, id: \.self) { Text($0) }
  }

  private func many(_ model: Model) -> some View {
    List(
      model.items, id: \.self,
      selection: Binding(get: { model.many }, set: { model.many = $0 })
    ) { Text($0) }
  }

  private func one(_ model: Model) -> some View {
    List(
      model.items, id: \.self, selection: Binding(get: { model.one }, set: { model.one = $0 })
    ) { Text($0) }
  }

  /// A view that reads a model anew in each frame.
  private struct Live<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
  }

  private func live<Content: View>(
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

  @Test func `Space marks rows and Shift extends from the last mark`() {
    let model = Model()
    let screen = Screen(10, 6) { many(model) }
    screen.press(.space)
    #expect(model.many == ["a"])
    #expect(screen.lines[0].hasPrefix("▌● a"))
    screen.press(.down, times: 2)
    screen.press(.space)
    screen.press(.down, .shift, times: 2)
    #expect(model.many == ["a", "c", "d", "e"])
    screen.press(.up, .shift)
    #expect(model.many == ["a", "c", "d"])
    screen.press(.space)
    #expect(model.many == ["a", "c"])
  }

  @Test func `a range is over the order at the time of the action`() {
    let model = Model(["a", "b", "c", "d"])
    let screen = live(10, 6) { many(model) }
    screen.press(.down)
    screen.press(.space)
    model.items.reverse()
    screen.renderer.draw()
    #expect(screen.lines[2].hasPrefix("▌● b"))
    screen.press(.home, .shift)
    #expect(model.many == ["b", "c", "d"])
  }

  @Test func `all, none and the others can be selected`() {
    let model = Model(["a", "b", "c"])
    let screen = Screen(10, 6) { many(model) }
    screen.press(.character("a"), .control)
    #expect(model.many == ["a", "b", "c"])
    screen.press(.character("a"), [.control, .shift])
    #expect(model.many == [])
    screen.press(.space)
    screen.press(.space, .alt)
    #expect(model.many == ["b", "c"])
  }

  @Test func `rows that are gone leave the selection`() {
    let model = Model(["a", "b", "c"])
    let screen = live(10, 6) { many(model) }
    screen.press(.character("a"), .control)
    model.items.remove(at: 1)
    screen.renderer.draw()
    #expect(model.many == ["a", "c"])
    model.items = []
    screen.renderer.draw()
    #expect(model.many == ["a", "c"])
  }

  @Test func `a search that hides rows deselects nothing`() {
    let model = Model(["a", "b", "c"])
    let screen = live(10, 6) { many(model).environment(\.isSearching, true) }
    screen.press(.character("a"), .control)
    model.items = ["b"]
    screen.renderer.draw()
    #expect(model.many == ["a", "b", "c"])
  }

  @Test func `a single selection goes with the cursor and takes it along`() {
    let model = Model(["a", "b", "c", "d"])
    let screen = live(10, 6) { one(model) }
    #expect(model.one == nil)
    screen.press(.down)
    #expect(model.one == "b")
    #expect(screen.lines[1] == "▌● b")
    screen.press(.space)
    #expect(model.one == "b")
    model.one = "d"
    screen.renderer.draw()
    #expect(screen.lines[3] == "▌● d")
    screen.press(.character("a"), [.control, .shift])
    #expect(model.one == nil)
  }

  @Test func `clicks select one row, with Control or on the mark several`() {
    let model = Model(["a", "b", "c", "d"])
    let screen = Screen(10, 6) { many(model) }
    screen.click(5, 1)
    #expect(model.many == ["b"])
    screen.click(5, 3, .control)
    #expect(model.many == ["b", "d"])
    screen.click(1, 0)
    #expect(model.many == ["a", "b", "d"])
    screen.click(5, 2)
    #expect(model.many == ["c"])
    screen.click(5, 0, .shift)
    #expect(model.many == ["a", "b", "c"])
  }

  @Test func `tags are what is selected where they are of the selection's type`() {
    let model = Model()
    let screen = Screen(10, 4) {
      List(selection: Binding(get: { model.many }, set: { model.many = $0 })) {
        Text("First").tag("one")
        Text("Second").tag("two")
        ForEach(0..<2, id: \.self) { Text("n\($0)").tag("n\($0)") }
      }
    }
    screen.press(.down)
    screen.press(.space)
    screen.press(.end)
    screen.press(.space)
    #expect(model.many == ["two", "n1"])
    screen.press(.character("a"), .control)
    #expect(model.many == ["one", "two", "n0", "n1"])
  }

  // MARK: editing

  private struct Editable: View {
    @State var items = ["a", "b", "c", "d"]

    var body: some View {
      List {
        Text("head")
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test func `Delete removes the cursor's row by its offset in its collection`() {
    let screen = Screen(10, 6) { Editable() }
    #expect(!screen.press(.delete))
    screen.press(.down, times: 2)
    screen.press(.delete)
    #expect(screen.lines[0...3] == [" head", " a", "▌c", " d"])
    screen.press(.end)
    screen.press(.delete)
    #expect(screen.lines[0...2] == [" head", " a", "▌c"])
  }

  @Test func `Delete removes the selected rows, offsets being those of the list`() {
    let model = Model(["a", "b", "c", "d"])
    var deleted: [IndexSet] = []
    let screen = live(10, 6) {
      List(selection: Binding(get: { model.many }, set: { model.many = $0 })) {
        ForEach(model.items, id: \.self) { Text($0) }
          .onDelete { offsets in
            deleted.append(offsets)
            model.items.remove(atOffsets: offsets)
          }
      }
    }
    screen.press(.space)
    screen.press(.down, times: 2)
    screen.press(.space)
    screen.press(.delete)
    #expect(deleted == [IndexSet([0, 2])])
    #expect(model.items == ["b", "d"] && model.many.isEmpty)
    #expect(screen.lines[0...1] == ["   b", "▌  d"])
  }

  @Test func `Alt and arrows move the row and the cursor with it`() {
    let screen = Screen(10, 6) { Editable() }
    screen.press(.down)
    screen.press(.down, .alt, times: 2)
    #expect(screen.lines[1...4] == [" b", " c", "▌a", " d"])
    screen.press(.up, .alt, times: 5)
    #expect(screen.lines[1...4] == ["▌a", " b", " c", " d"])
  }

  @Test func `a row can be dragged to another place`() {
    let screen = Screen(10, 6) { Editable() }
    screen.pointer(.press(.left), 1, 1)
    screen.pointer(.drag(.left), 1, 3)
    screen.pointer(.release(.left), 1, 3)
    #expect(screen.lines[1...4] == [" b", " c", "▌a", " d"])
    screen.pointer(.press(.left), 1, 4)
    screen.pointer(.drag(.left), 1, 1)
    screen.pointer(.release(.left), 1, 1)
    #expect(screen.lines[1...4] == ["▌d", " b", " c", " a"])
  }

  // MARK: activation and controls

  @Test func `Enter and a double click open a row, or use its first control`() {
    let model = Model(["a", "b"])
    let log = Log()
    let opening = Screen(12, 6) {
      List(
        model.items, id: \.self,
        selection: Binding(get: { model.one }, set: { model.one = $0 })
      ) { Text($0) }
      .onActivate { log("open \($0)") }
    }
    opening.press(.down)
    opening.press(.enter)
    opening.click(5, 0, clicks: 2)
    #expect(log.entries == ["open b", "open a"])
    let pressing = Screen(12, 6) {
      List(model.items, id: \.self) { name in Button(name) { log("press \(name)") } }
    }
    pressing.press(.down)
    pressing.press(.enter)
    #expect(log.entries.last == "press b")
  }

  @Test func `Tab reaches the controls of the cursor's row and moving takes them along`() {
    let log = Log()
    let screen = Screen(24, 4) {
      List(["a", "b"], id: \.self) { name in
        HStack {
          Button("\(name)1") { log("\(name)1") }
          Button("\(name)2") { log("\(name)2") }
        }
      }
    }
    screen.press(.tab, times: 2)
    screen.press(.enter)
    screen.press(.down)
    screen.press(.enter)
    #expect(log.entries == ["a2", "b2"])
  }

  @Test func `a click on a control moves the cursor to its row`() {
    let log = Log()
    let screen = Screen(24, 4) {
      List(["a", "b"], id: \.self) { name in Button(name) { log(name) } }
    }
    screen.click(3, 1)
    #expect(log.entries == ["b"] && screen.lines[1] == "▌[ b ]")
  }

  @Test func `typed letters jump only where that is asked for`() {
    let names = ["Ada", "Grace", "Katherine", "Gwen"]
    let quiet = Screen(12, 6) { List(names, id: \.self) { Text($0) } }
    #expect(!quiet.type("g"))
    let eager = Screen(12, 6) { List(names, id: \.self) { Text($0) }.listTypeSelect() }
    eager.type("g")
    #expect(eager.lines[1] == "▌Grace")
    eager.type("w")
    #expect(eager.lines[3] == "▌Gwen")
    eager.type("k")
    #expect(eager.lines[2] == "▌Katherine")
  }

  // MARK: sections

  @Test func `sections have headings the cursor passes over, and none when empty`() {
    let screen = Screen(12, 8) {
      List {
        Section("Today") { ForEach(["a", "b"], id: \.self) { Text($0) } }
        Section("Never") { ForEach([String](), id: \.self) { Text($0) } }
        Section("Later") { ForEach(["c"], id: \.self) { Text($0) } }
      }
    }
    #expect(screen.lines[0...4] == ["Today", "▌a", " b", "Later", " c"])
    screen.press(.down, times: 2)
    #expect(screen.lines[4] == "▌c")
    #expect(screen.node(.listItem)?.position == SemanticNode.Position(index: 1, count: 3))
  }

  private struct Group: Identifiable {
    var id: String
    var items: [String]
  }

  @Test func `sections can come from data and build only rows in sight`() {
    let groups = (0..<20).map { group in
      Group(id: "G\(group)", items: (0..<50).map { "\(group)-\($0)" })
    }
    let screen = Screen(14, 8) {
      List {
        ForEach(groups) { group in
          Section(group.id) { ForEach(group.items, id: \.self) { Text($0) } }
        }
      }
    }
    #expect(screen.lines[0...1] == ["G0           ┃", "▌0-0         │"])
    #expect(screen.rowsBuilt < 60)
    screen.press(.end)
    #expect(screen.lines[7].hasPrefix("▌19-49"))
    screen.press(.home)
    #expect(screen.lines[0].hasPrefix("G0"))
  }

  // MARK: layout

  @Test func `rows as tall as their content keep the cursor in sight whole`() {
    let screen = Screen(16, 5) {
      List(0..<30, id: \.self) { number in
        VStack(alignment: .leading) {
          Text("row \(number)")
          if number % 2 == 1 { Text("more") }
        }
      }
    }
    screen.press(.down, times: 3)
    let lines = screen.lines.map { $0.filter { !"│┃ ".contains($0) } }
    #expect(lines == ["row1", "more", "row2", "▌row3", "▌more"])
  }

  @Test func `rows without content take no line and are passed over`() {
    let screen = Screen(10, 4) {
      List(0..<1_000, id: \.self) { number in
        if number % 2 == 0 { Text("\(number)") }
      }
    }
    #expect(screen.lines.map { $0.filter(\.isNumber) } == ["0", "2", "4", "6"])
    screen.press(.down, times: 2)
    #expect(screen.lines[2].hasPrefix("▌4"))
    screen.press(.up)
    #expect(screen.lines[1].hasPrefix("▌2"))
  }

  @Test func `lists of their natural height stand in a scroll view and follow the cursor`() {
    let screen = Screen(14, 6) {
      ScrollView {
        ForEach(["x", "y"], id: \.self) { section in
          VStack(alignment: .leading) {
            Text(section)
            List(0..<8, id: \.self) { Text("\(section)\($0)") }
          }
        }
      }
    }
    #expect(screen.lines[0...1] == ["x            ┃", "▌x0          ┃"])
    screen.press(.end)
    #expect(screen.lines.contains { $0.hasPrefix("▌x7") })
    screen.press(.tab)
    screen.press(.end)
    #expect(screen.lines[5].hasPrefix("▌y7"))
  }

  @Test func `a long list in a scroll view builds what shows`() {
    let screen = Screen(14, 6) {
      ScrollView { List(0..<5_000, id: \.self) { Text("r\($0)") } }
    }
    #expect(screen.rowsBuilt < 40)
    screen.press(.end)
    #expect(screen.lines[5].hasPrefix("▌r4999"))
    #expect(screen.rowsBuilt < 80)
  }

  @Test func `a list says what it is, row by row`() {
    let model = Model(["a", "b", "c"])
    let screen = Screen(10, 4) { many(model) }
    screen.press(.down)
    screen.press(.space)
    let list = screen.node(.list)
    #expect(list?.value == "3 rows" && list?.states == [.focused])
    let row = screen.nodes(.listItem)[1]
    #expect(row.label == "b" && row.states == [.selected, .focused])
    #expect(row.position == SemanticNode.Position(index: 2, count: 3))
  }

  @Test func `printed lists have no marks of the cursor and all rows`() {
    var environment = EnvironmentValues()
    environment.isStatic = true
    let screen = Screen(10, 8, environment: environment) { plain(Model(["a", "b"])) }
    #expect(screen.lines[0...1] == ["a", "b"])
    #expect(
      screen.renderer.size(for: CellProposal(columns: 10, rows: nil))
        == CellSize(columns: 10, rows: 2))
  }

  @Test func `every small size draws inside its rectangle and the same twice`() {
    #expect(Screen.sweep { many(Model()) }.isEmpty)
    #expect(Screen.sweep { Editable() }.isEmpty)
    #expect(
      Screen.sweep {
        List(0..<20, id: \.self) { Text(String(repeating: "word ", count: $0)) }
      }.isEmpty)
  }
}
