import Testing

@testable import DFTerminalData

@Suite struct RowSelectionTests {
  private func selection(_ ids: Set<String> = []) -> RowSelection<String> {
    RowSelection(.multiple, ids: ids)
  }

  @Test func `a range runs over the visible order at the time of the action`() {
    var selection = selection()
    selection.select(only: "b")
    selection.extend(to: "d", in: ["d", "c", "b", "a"])
    #expect(selection.ids == ["b", "c", "d"])
    selection.extend(to: "a", in: ["d", "c", "b", "a"])
    #expect(selection.ids == ["a", "b"])
  }

  @Test func `a range keeps what was selected before it began`() {
    var selection = selection(["x"])
    selection.toggle("b")
    selection.extend(to: "c", in: ["a", "b", "c", "x"])
    #expect(selection.ids == ["b", "c", "x"])
    selection.extend(to: "a", in: ["a", "b", "c", "x"])
    #expect(selection.ids == ["a", "b", "x"])
  }

  @Test func `a range whose anchor is gone is the row alone`() {
    var selection = selection()
    selection.select(only: "z")
    selection.extend(to: "b", in: ["a", "b"])
    #expect(selection.ids == ["z", "b"] && selection.anchor == "b")
  }

  @Test func `identifiers are opaque`() {
    var selection = selection()
    selection.toggle("u-3")
    #expect(selection.ids == ["u-3"])
  }

  @Test func `deleted rows leave the selection and hidden ones stay`() {
    var selection = selection(["a", "b", "c"])
    let dropped = selection.prune(existing: ["a", "c", "d"])
    #expect(dropped)
    #expect(selection.ids == ["a", "c"])
    let droppedAgain = selection.prune(existing: ["a", "c"])
    #expect(!droppedAgain)
    let counts = SelectionCounts(selection.ids, visible: ["a"])
    #expect(counts.selected == 2 && counts.hidden == 1 && counts.coverage == .all)
    #expect(counts.text == "2 selected, 1 hidden")
    #expect(SelectionCounts([], visible: ["a"]).text == "")
  }

  @Test func `all, none and invert act on the rows in view only`() {
    var selection = selection(["hidden", "a"])
    selection.selectAll(["a", "b"])
    #expect(selection.ids == ["hidden", "a", "b"])
    selection.invert(["a", "c"])
    #expect(selection.ids == ["hidden", "b", "c"])
    selection.clear()
    #expect(selection.ids.isEmpty && selection.anchor == nil)
  }

  @Test func `a single selection holds one row and lets go of it`() {
    var selection = RowSelection<Int>(.single)
    selection.toggle(1)
    selection.toggle(2)
    #expect(selection.ids == [2])
    selection.extend(to: 3, in: 0..<5)
    #expect(selection.ids == [3])
    selection.selectAll(0..<5)
    #expect(selection.ids == [3])
    selection.toggle(3)
    #expect(selection.ids.isEmpty)
  }

  @Test func `without selection nothing is ever selected`() {
    var selection = RowSelection<Int>(.none, ids: [1])
    selection.toggle(1)
    selection.select(only: 1)
    selection.extend(to: 1, in: 0..<3)
    selection.selectAll(0..<3)
    selection.invert(0..<3)
    #expect(selection.ids.isEmpty)
  }
}
