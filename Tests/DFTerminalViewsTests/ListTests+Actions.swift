import DFTerminalCore
import DFTerminalData
import Foundation
import Testing

@testable import DFTerminalViews

/// Selecting, editing and opening rows.
extension ListTests {
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
