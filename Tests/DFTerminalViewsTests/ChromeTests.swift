import DFTerminalCore
import Testing

@testable import DFTerminalViews

@MainActor @Suite struct ChromeTests {
  private struct Browser: View {
    @State var text = ""
    @State var chosen: Set<String> = []
    @State var showsAll = true

    var shown: [String] {
      ["Ada", "Grace", "Gwen"].filter { text.isEmpty || $0.lowercased().contains(text) }
    }

    var body: some View {
      List(shown, id: \.self, selection: $chosen) { Text($0) }
        .searchable(text: $text, prompt: "Search people")
        .toolbar {
          Toggle("All", isOn: $showsAll)
          Text("\(chosen.count) selected")
        }
        .navigationTitle("People")
    }
  }

  @Test func `title, tools and search share the rows above the content`() {
    let screen = Screen(34, 6) { Browser() }
    #expect(screen.lines[0].hasPrefix("People"))
    #expect(screen.lines[0].hasSuffix("0 selected"))
    #expect(screen.lines[1].hasSuffix("Search people"))
    #expect(screen.lines[2] == "▌  Ada")
    #expect(screen.node(.heading)?.label == "People")
  }

  @Test func `the content has the keys first and Control-F moves to the search`() {
    let screen = Screen(34, 6) { Browser() }
    screen.press(.space)
    #expect(screen.lines[0].hasSuffix("1 selected"))
    screen.press(.character("f"), .control)
    screen.type("g")
    #expect(screen.lines[2...3] == ["▌  Grace", "   Gwen"])
    screen.type("w")
    #expect(screen.lines[2...3] == ["▌  Gwen", ""])
    #expect(screen.lines[0].hasSuffix("1 selected"))
  }

  @Test func `Escape clears the search and then goes back to the content`() {
    let screen = Screen(34, 6) { Browser() }
    screen.press(.character("f"), .control)
    screen.type("zzz")
    #expect(screen.lines[2].isEmpty)
    screen.press(.escape)
    #expect(screen.lines[2].hasSuffix("Ada"))
    screen.press(.escape)
    screen.press(.down)
    #expect(screen.lines[3] == "▌  Grace")
  }

  @Test func `the down arrow goes from the search to the list`() {
    let screen = Screen(34, 6) { Browser() }
    screen.press(.character("f"), .control)
    screen.type("g")
    screen.press(.down)
    screen.press(.down)
    #expect(screen.lines[3] == "▌  Gwen")
  }

  @Test func `Tab reaches the tools after the content`() {
    let screen = Screen(34, 6) { Browser() }
    screen.press(.tab)
    #expect(screen.node(.toggle)?.states.contains(.focused) == true)
  }

  @Test func `every small size draws inside its rectangle and the same twice`() {
    #expect(Screen.sweep { Browser() }.isEmpty)
    #expect(Screen.sweep { Asking() }.isEmpty)
  }

  // MARK: refreshing

  /// Work that ends when the test says so.
  @MainActor final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var entered = 0

    func pass() async {
      entered += 1
      await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
      waiting.forEach { $0.resume() }
      waiting = []
    }
  }

  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func `requests to refresh while one runs join it, and the state shows`() async {
    let gate = Gate()
    let screen = Screen(24, 4) {
      List(0..<2, id: \.self) { Text("\($0)") }.refreshable { await gate.pass() }
    }
    screen.press(.function(5))
    await settle()
    screen.press(.character("r"), .control)
    await settle()
    #expect(gate.entered == 1)
    #expect(screen.lines[0].hasSuffix("↻ Refreshing…"))
    #expect(screen.node(.status)?.states == [.busy])
    gate.open()
    await settle()
    screen.renderer.draw()
    #expect(screen.lines[0] == "▌0")
    screen.press(.function(5))
    await settle()
    #expect(gate.entered == 2)
    gate.open()
  }

  @Test func `pulling down at the top refreshes`() async {
    let gate = Gate()
    let screen = Screen(24, 8) {
      List(0..<2, id: \.self) { Text("\($0)") }.refreshable { await gate.pass() }
    }
    screen.pointer(.press(.left), 3, 6)
    screen.pointer(.drag(.left), 3, 7)
    screen.pointer(.release(.left), 3, 7)
    await settle()
    #expect(gate.entered == 0, "it began below the top")
    screen.pointer(.press(.left), 3, 0)
    screen.pointer(.drag(.left), 3, 5)
    await settle()
    #expect(gate.entered == 1)
    gate.open()
  }

  @Test func `a drag in content that is scrolled is no pull`() async {
    let gate = Gate()
    let list = Screen(24, 8) {
      List(0..<40, id: \.self) { Text("\($0)") }.refreshable { await gate.pass() }
    }
    let scroll = Screen(24, 8) {
      ScrollView { VStack { ForEach(0..<40, id: \.self) { Text("\($0)") } } }
        .refreshable { await gate.pass() }
    }
    for screen in [list, scroll] {
      screen.pointer(.wheel(.bottom), 3, 3)
      screen.pointer(.press(.left), 3, 0)
      screen.pointer(.drag(.left), 3, 1)
      screen.pointer(.drag(.left), 3, 6)
      screen.pointer(.release(.left), 3, 6)
    }
    await settle()
    #expect(gate.entered == 0)
  }

  private struct Offline: Error, CustomStringConvertible {
    let description = "no connection"
  }

  @Test func `a refresh that fails says so until the next one`() async {
    let attempts = Log()
    let screen = Screen(60, 4) {
      List(0..<2, id: \.self) { Text("\($0)") }
        .refreshable {
          attempts("")
          if attempts.entries.count == 1 { throw Offline() }
          if attempts.entries.count == 2 { throw CancellationError() }
        }
    }
    screen.press(.function(5))
    await settle()
    screen.renderer.draw()
    #expect(screen.lines[0...1] == ["✗ Not refreshed: no connection, F5 tries again", "▌0"])
    #expect(screen.node(.status)?.label == "Not refreshed: no connection, F5 tries again")
    screen.press(.function(5))
    await settle()
    screen.renderer.draw()
    #expect(screen.lines[0...1] == ["▌0", " 1"], "being called off is no failure")
  }

  /// Content with a stop before the list, which a search can take off the screen.
  private struct Guarded: View {
    @State var text = ""
    @State var names = ["Ada", "Grace"]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("first") {}
        if !names.contains(where: { $0.hasPrefix(text) }) {
          Text("nothing")
        } else {
          List(names, id: \.self) { Text($0) }
        }
      }
      .searchable(text: $text)
    }
  }

  @Test func `the list has the keys again also after a search that found nothing`() {
    let screen = Screen(34, 6) { Guarded() }
    screen.press(.tab)
    screen.press(.character("f"), .control)
    screen.type("zz")
    #expect(screen.lines[2] == "nothing")
    screen.press(.escape)
    screen.press(.escape)
    #expect(screen.node(.list)?.states == [.focused])
  }

  // MARK: dialogs

  private struct Asking: View {
    @State var asks = false
    @State var warns = false
    @State var said = "-"

    var body: some View {
      VStack(alignment: .leading) {
        Text(said)
        Button("ask") { asks = true }
        Button("warn") { warns = true }
      }
      .confirmationDialog("Delete 3 tasks?", isPresented: $asks) {
        Button("Delete", role: .destructive) { said = "deleted" }
      } message: {
        Text("This can be undone.")
      }
      .alert("Careful", isPresented: $warns) {}
    }
  }

  @Test func `a dialog takes the keys, its first action first, and gives them back`() {
    let screen = Screen(40, 12) { Asking() }
    screen.press(.enter)
    #expect(screen.lines.contains { $0.contains("Delete 3 tasks?") })
    #expect(screen.lines.contains { $0.contains("This can be undone.") })
    #expect(screen.node(.dialog)?.label == "Delete 3 tasks?")
    #expect(
      screen.nodes(.button).filter { $0.states.contains(.focused) }.map(\.label) == ["Delete"])
    screen.press(.enter)
    #expect(screen.lines[0] == "deleted" && screen.node(.dialog) == nil)
    #expect(screen.nodes(.button).first?.states == [.focused])
  }

  @Test func `Escape, the added Cancel and a click outside leave without effect`() {
    let screen = Screen(40, 12) { Asking() }
    for leave in [
      { screen.press(.escape) },
      {
        screen.press(.down)
        return screen.press(.enter)
      }, { screen.pointer(.press(.left), 0, 0) },
    ] {
      screen.press(.enter)
      #expect(screen.node(.dialog) != nil)
      _ = leave()
      #expect(screen.node(.dialog) == nil && screen.lines[0] == "-")
    }
  }

  @Test func `nothing behind a dialog can be reached`() {
    let screen = Screen(40, 12) { Asking() }
    screen.press(.enter)
    screen.press(.tab, times: 7)
    screen.pointer(.press(.left), 1, 2)
    #expect(screen.node(.alert) == nil)
  }

  @Test func `a message without actions can be closed`() {
    let screen = Screen(40, 12) { Asking() }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.lines.contains { $0.contains("[ OK ]") })
    screen.press(.enter)
    #expect(screen.node(.alert) == nil)
  }

  // MARK: menus

  @Test func `a menu opens below its button and closes with a choice`() {
    let log = Log()
    let screen = Screen(30, 8) {
      VStack(alignment: .leading) {
        Menu("Sort") {
          Button("By name") { log("name") }
          Button("By date") { log("date") }
        }
        Text("below")
      }
    }
    #expect(screen.lines[0] == "[ Sort ▾ ]")
    screen.press(.enter)
    #expect(screen.lines[2].contains("By name") && screen.lines[3].contains("By date"))
    screen.press(.down)
    screen.press(.enter)
    #expect(log.entries == ["date"] && screen.lines[2].isEmpty)
    screen.press(.enter)
    screen.press(.escape)
    #expect(log.entries == ["date"] && screen.node(.menu) == nil)
  }

  @Test func `a context menu opens with its key and with a right click`() {
    let log = Log()
    let screen = Screen(30, 8) {
      Button("thing") {}.contextMenu { Button("Copy") { log("copy") } }
    }
    screen.press(.menu)
    screen.press(.enter)
    screen.pointer(.press(.right), 2, 0)
    #expect(screen.node(.menu) != nil)
    screen.press(.enter)
    #expect(log.entries == ["copy", "copy"])
  }
}
