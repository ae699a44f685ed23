import DFTerminalCore
import Foundation
import Testing

@testable import DFTerminalViews

@MainActor @Suite struct RowActionTests {
  private struct Tasks: View {
    let log: Log
    @State var items = ["a", "b", "c"]

    var body: some View {
      List {
        ForEach(items, id: \.self) { item in
          Text(item)
            .swipeActions(edge: .trailing) {
              Button(role: .destructive) {
                items.removeAll { $0 == item }
              } label: {
                Label("Remove", systemImage: "trash")
              }
              Button("Archive") { log("archive \(item)") }.tint(.indigo)
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("Done") { log("done \(item)") }
            }
            .contextMenu { Button("Copy") { log("copy \(item)") } }
        }
      }
    }
  }

  @Test func `the arrows reveal, choose and hide the actions of the cursor's row`() {
    let log = Log()
    let screen = Screen(30, 4) { Tasks(log: log) }
    screen.press(.down)
    screen.press(.left)
    #expect(screen.lines[1] == "▌b       [ Remove ][ Archive ]")
    screen.press(.right)
    screen.press(.enter)
    #expect(log.entries == ["archive b"] && screen.lines[1] == "▌b")
    screen.press(.right)
    #expect(screen.lines[1] == "▌[ Done ]")
    screen.press(.left)
    #expect(screen.lines[1] == "▌b")
    screen.press(.left)
    screen.press(.escape)
    #expect(screen.lines[1] == "▌b")
    screen.press(.left)
    screen.press(.enter)
    #expect(screen.lines[0...2] == [" a", "▌c", ""])
  }

  @Test func `moving the cursor hides what was revealed`() {
    let screen = Screen(30, 4) { Tasks(log: Log()) }
    screen.press(.left)
    screen.press(.down)
    #expect(screen.lines[0...1] == [" a", "▌b"])
  }

  @Test func `every action is in the menu of the row and named to a screen reader`() {
    let log = Log()
    let screen = Screen(30, 10) { Tasks(log: log) }
    #expect(screen.node(.listItem)?.actions == ["Done", "Remove", "Archive", "Copy"])
    screen.press(.function(10), .shift)
    #expect(screen.nodes(.menuItem).map(\.label) == ["Done", "Remove", "Archive", "Copy"])
    screen.press(.down, times: 3)
    screen.press(.enter)
    #expect(log.entries == ["copy a"] && screen.node(.menu) == nil)
  }

  @Test func `a drag reveals actions, a click performs one`() {
    let log = Log()
    let screen = Screen(30, 4) { Tasks(log: log) }
    screen.pointer(.press(.left), 20, 1)
    screen.pointer(.drag(.left), 14, 1)
    screen.pointer(.release(.left), 14, 1)
    #expect(screen.lines[1].hasSuffix("[ Remove ][ Archive ]"))
    screen.click(25, 1)
    #expect(log.entries == ["archive b"])
  }

  @Test func `a full swipe performs the first action only where it is allowed`() {
    let log = Log()
    let screen = Screen(30, 4) { Tasks(log: log) }
    screen.pointer(.press(.left), 28, 0)
    screen.pointer(.drag(.left), 2, 0)
    screen.pointer(.release(.left), 2, 0)
    #expect(screen.lines[0...2] == ["▌b", " c", ""])
    screen.pointer(.press(.left), 2, 0)
    screen.pointer(.drag(.left), 28, 0)
    screen.pointer(.release(.left), 28, 0)
    #expect(log.entries.isEmpty && screen.lines[0] == "▌[ Done ]")
  }

  @Test func `rows can be kept from being deleted, moved and selected`() {
    var deleted: [IndexSet] = []
    var chosen: Set<Int> = []
    let screen = Screen(20, 4) {
      List(selection: Binding(get: { chosen }, set: { chosen = $0 })) {
        ForEach(0..<2, id: \.self) { number in
          Text("\(number)").deleteDisabled(number == 0).selectionDisabled(number == 0)
        }
        .onDelete { deleted.append($0) }
      }
    }
    screen.press(.delete)
    screen.press(.space)
    #expect(deleted.isEmpty && chosen.isEmpty)
    screen.press(.down)
    screen.press(.space)
    screen.press(.delete)
    #expect(deleted == [[1]] && chosen == [1])
  }

  @Test func `a row can say itself what opening it does`() {
    let log = Log()
    let screen = Screen(20, 4) {
      List(["x", "y"], id: \.self) { name in Text(name).onActivate { log(name) } }
    }
    screen.press(.down)
    screen.press(.enter)
    screen.click(3, 0, clicks: 2)
    #expect(log.entries == ["y", "x"])
  }

  @Test func `every small size draws inside its rectangle and the same twice`() {
    #expect(Screen.sweep { Tasks(log: Log()) }.isEmpty)
  }
}
