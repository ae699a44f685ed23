import DFTerminalCore
import DFTerminalData
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
    #expect(screen.lines[1] == "▌[ Done ] b", "the row stands beside its actions")
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
    #expect(log.entries.isEmpty && screen.lines[0] == "▌[ Done ] b")
  }

  /// A list that deletes and moves, without actions of its own.
  private struct Editable: View {
    @State var items = ["a", "b", "c"]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List {
          ForEach(items, id: \.self) { item in
            Text(item).moveDisabled(item == "a").deleteDisabled(item == "c")
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .frame(rows: 5)
        EditButton()
      }
    }
  }

  @Test func `rows that can be deleted reveal that, by key, by drag and by a full swipe`() {
    let screen = Screen(24, 6) { Editable() }
    screen.press(.left)
    #expect(screen.lines[0] == "▌a            [ Delete ]")
    screen.press(.enter)
    #expect(screen.lines[0...2] == ["▌b", " c", ""])
    screen.pointer(.press(.left), 20, 0)
    screen.pointer(.drag(.left), 15, 0)
    screen.pointer(.release(.left), 15, 0)
    #expect(screen.lines[0].hasSuffix("[ Delete ]"))
    screen.press(.escape)
    screen.pointer(.press(.left), 22, 0)
    screen.pointer(.drag(.left), 2, 0)
    screen.pointer(.release(.left), 2, 0)
    #expect(screen.lines[0...1] == ["▌c", ""])
    screen.press(.left)
    #expect(screen.lines[0] == "▌c", "it may not be deleted")
  }

  @Test func `the menu of a row lists what its collection allows`() {
    let screen = Screen(24, 12) { Editable() }
    let titles = { screen.nodes(.listItem).map(\.actions) }
    #expect(titles() == [["Delete"], ["Delete", "Move up", "Move down"], ["Move up"]])
    screen.press(.down)
    screen.press(.function(10), .shift)
    #expect(screen.nodes(.menuItem).map(\.label) == ["Delete", "Move up", "Move down"])
    screen.press(.down, times: 2)
    screen.press(.enter)
    #expect(screen.lines[0...2] == [" a", " c", "▌b"])
    screen.pointer(.press(.right), 3, 0)
    #expect(screen.nodes(.menuItem).map(\.label) == ["Delete"])
  }

  @Test func `editing shows which rows can be deleted and moved`() {
    let screen = Screen(24, 6) { Editable() }
    screen.click(3, 5)
    #expect(
      screen.lines == [
        "▌⊖ a", " ⊖ b                   ≡", "   c                   ≡", "", "", "[ Done ]",
      ])
    screen.click(1, 1)
    #expect(screen.lines[1] == "▌⊖ b          [ Delete ]", "a mark reveals, and deletes nothing")
    screen.press(.enter)
    screen.click(3, 5)
    #expect(screen.lines[0...1] == [" a", "▌c"])
  }

  @Test func `trailing actions of a row take the place of its collection's`() {
    let screen = Screen(24, 4) {
      List {
        ForEach(["a"], id: \.self) { item in
          Text(item).swipeActions { Button("Archive") {} }
        }
        .onDelete { _ in }
      }
    }
    screen.press(.left)
    #expect(screen.lines[0].hasSuffix("▌a           [ Archive ]"))
    #expect(screen.node(.listItem)?.actions == ["Archive", "Delete"])
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
