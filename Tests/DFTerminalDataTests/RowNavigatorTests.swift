import Testing

@testable import DFTerminalData

@Suite struct RowNavigatorTests {
  typealias Navigator = RowNavigator<Int>

  private func navigator(
    rows: Int, height: Int, cursor: Int? = nil, top: Int = 0, policy: DFCursorPolicy = .followRecord
  ) -> Navigator {
    let metrics = RowMetrics(count: rows)
    var navigator = Navigator(policy: policy)
    navigator.resize(height: height, metrics: metrics)
    if let cursor { navigator.move(.to(cursor), ids: 0..<rows, metrics: metrics) }
    let distance = top - navigator.viewport.top
    navigator.scroll(by: distance, metrics: metrics)
    return navigator
  }

  private func rows<IDs>(_ ids: IDs) -> Navigator.Rows<IDs> {
    Navigator.Rows(ids, RowMetrics(count: ids.count))
  }

  @Test func `a page down near the end stops on the last row`() {
    var navigator = navigator(rows: 15, height: 10, cursor: 12)
    navigator.move(.pageDown, ids: 0..<15, metrics: RowMetrics(count: 15))
    #expect(navigator.cursor.offset == 14)
  }

  @Test func `a page is as long as the window and keeps the cursor's line`() {
    var navigator = navigator(rows: 100, height: 10, cursor: 23, top: 20)
    navigator.move(.pageDown, ids: 0..<100, metrics: RowMetrics(count: 100))
    #expect(navigator.cursor.offset == 33 && navigator.viewport.top == 30)
    navigator.move(.halfPageUp, ids: 0..<100, metrics: RowMetrics(count: 100))
    #expect(navigator.cursor.offset == 28 && navigator.viewport.top == 25)
  }

  @Test func `the wheel moves the window and not the cursor`() {
    var navigator = navigator(rows: 100, height: 10, cursor: 0)
    navigator.scroll(by: 3, metrics: RowMetrics(count: 100))
    #expect(navigator.viewport.top == 3 && navigator.cursor.offset == 0)
    navigator.move(.rows(1), ids: 0..<100, metrics: RowMetrics(count: 100))
    #expect(navigator.viewport.top == 1 && navigator.cursor.offset == 1)
  }

  @Test func `keys without rows do nothing`() {
    var navigator = navigator(rows: 0, height: 10)
    for step in [RowStep.pageDown, .last, .rows(-1), .to(7)] {
      navigator.move(step, ids: 0..<0, metrics: RowMetrics(count: 0))
    }
    #expect(navigator.cursor.id == nil)
  }

  @Test func `a sort keeps the record and its line on the screen`() {
    var navigator = navigator(rows: 100, height: 10, cursor: 33, top: 30)
    let reversed = Array((0..<100).reversed())
    let change = navigator.rowsChanged(from: rows(0..<100), to: rows(reversed), reordered: true)
    #expect(change == .moved && navigator.cursor.id == 33 && navigator.cursor.offset == 66)
    #expect(navigator.viewport.top == 63)
  }

  @Test func `a sort leaves the window alone when the cursor is out of sight`() {
    var navigator = navigator(rows: 100, height: 10, cursor: 90, top: 20)
    let reversed = Array((0..<100).reversed())
    navigator.rowsChanged(from: rows(0..<100), to: rows(reversed), reordered: true)
    #expect(navigator.viewport.top == 20 && navigator.cursor.offset == 9)
  }

  @Test func `rows inserted above do not move what is in sight`() {
    var visible = navigator(rows: 100, height: 10, cursor: 33, top: 30)
    visible.rowsChanged(from: rows(0..<100), to: rows(Array(-5..<100)))
    #expect(visible.viewport.top == 35 && visible.cursor.offset == 38)
    var scrolledAway = navigator(rows: 100, height: 10, cursor: 0, top: 30)
    scrolledAway.rowsChanged(from: rows(0..<100), to: rows(Array(-5..<100)))
    #expect(scrolledAway.viewport.top == 35 && scrolledAway.cursor.id == 0)
  }

  @Test func `a window at the start shows a row inserted there`() {
    var navigator = navigator(rows: 100, height: 10, cursor: 0)
    navigator.rowsChanged(from: rows(0..<100), to: rows(Array(-1..<100)))
    #expect(navigator.viewport.top == 0 && navigator.cursor.offset == 1)
  }

  @Test func `a log at its end follows new rows`() {
    var navigator = Navigator(followsEnd: true)
    navigator.resize(height: 10, metrics: RowMetrics(count: 50))
    navigator.move(.last, ids: 0..<50, metrics: RowMetrics(count: 50))
    navigator.rowsChanged(from: rows(0..<50), to: rows(0..<60))
    #expect(navigator.viewport.top == 50)
    navigator.scroll(by: -5, metrics: RowMetrics(count: 60))
    navigator.rowsChanged(from: rows(0..<60), to: rows(0..<70))
    #expect(navigator.viewport.top == 45)
  }

  @Test func `clearing and refilling keeps cursor and offset`() {
    var navigator = navigator(rows: 100, height: 10, cursor: 50, top: 42)
    let before = navigator
    navigator.rowsChanged(from: rows(0..<100), to: rows(0..<0))
    navigator.rowsChanged(from: rows(0..<0), to: rows(0..<100))
    #expect(navigator == before)
  }

  @Test func `fewer rows clamp the cursor to the last`() {
    var navigator = navigator(rows: 5, height: 10, cursor: 4)
    navigator.rowsChanged(from: rows(0..<5), to: rows(0..<3))
    #expect(navigator.cursor.offset == 2)
  }

  @Test func `the row under the pointer is forgotten when it goes`() {
    var navigator = navigator(rows: 5, height: 10, cursor: 0)
    navigator.hover(over: 4)
    navigator.press(3)
    navigator.rowsChanged(from: rows(0..<5), to: rows([3, 0, 1, 2]), reordered: true)
    #expect(navigator.hovered == nil && navigator.pressed == 3)
  }

  @Test func `growing and shrinking keeps a visible cursor visible`() {
    var navigator = navigator(rows: 100, height: 10, cursor: 29, top: 20)
    navigator.resize(height: 4, metrics: RowMetrics(count: 100))
    #expect(navigator.viewport.top == 26)
  }
}
