import Testing

@testable import DFTerminalData

@Suite struct ItemCursorTests {
  private func cursor(_ id: String, in items: String) -> ItemCursor<Character> {
    var cursor = ItemCursor<Character>()
    cursor.move(onto: Character(id), in: Array(items))
    return cursor
  }

  @Test(arguments: [
    ("dbca", "abcd", "a", "a"), ("abc", "ac", "b", "c"), ("abc", "ab", "c", "b"),
    ("abcdef", "af", "c", "f"), ("abcdef", "ab", "e", "b"), ("abcde", "abc", "e", "c"),
    ("abc", "xyz", "b", "y"), ("abc", "xabc", "c", "c"), ("abc", "x", "c", "x"),
  ])
  func `the cursor follows its record, else the next one, else the previous one`(
    _ old: String, _ new: String, _ at: String, _ expected: String
  ) {
    var cursor = cursor(at, in: old)
    let before = cursor.offset
    let change = cursor.reconcile(from: Array(old), to: Array(new))
    #expect(cursor.id == Character(expected))
    #expect(Array(new)[cursor.offset] == cursor.id)
    #expect(change == (at != expected ? .replaced : before == cursor.offset ? .none : .moved))
  }

  @Test func `the other policy keeps the place`() {
    var cursor = cursor("c", in: "abcde")
    cursor.reconcile(from: Array("abcde"), to: Array("edcba"), policy: .stayAtIndex)
    #expect(cursor.offset == 2)
    cursor.reconcile(from: Array("edcba"), to: Array("ab"), policy: .stayAtIndex)
    #expect(cursor.offset == 1 && cursor.id == "b")
  }

  @Test func `passing through no items loses nothing`() {
    var cursor = cursor("c", in: "abcd")
    let emptied = cursor.reconcile(from: Array("abcd"), to: [])
    #expect(emptied == .none && cursor.id == "c")
    let refilled = cursor.reconcile(from: [], to: Array("xabcd"))
    #expect(refilled == .moved)
    #expect(cursor.id == "c" && cursor.offset == 3)
  }

  @Test func `moves are clamped and do nothing without items`() {
    var cursor = ItemCursor<Int>()
    cursor.move(by: 1, in: [Int]())
    #expect(cursor.id == nil)
    cursor.move(by: -1, in: 0..<5)
    #expect(cursor.id == 4)
    cursor.move(by: .max, in: 0..<5)
    #expect(cursor.id == 4)
    cursor.move(by: .min, in: 0..<5)
    #expect(cursor.id == 0)
  }

  @Test func `a range runs from the anchor in the order of now`() {
    var cursor = cursor("b", in: "abcd")
    cursor.move(by: 2, in: Array("abcd"), extending: true)
    #expect(cursor.range(in: Array("abcd")) == 1...3)
    cursor.reconcile(from: Array("abcd"), to: Array("dxcba"))
    #expect(cursor.range(in: Array("dxcba")) == 0...3)
    #expect(cursor.range(in: Array("dxc")) == 0...0)
    cursor.move(by: 1, in: Array("dxcba"))
    #expect(cursor.range(in: Array("dxcba")) == 1...1)
  }

  @Test func `random changes keep the law`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let old = Array(0..<Int.random(in: 1...12, using: &generator)).shuffled(using: &generator)
      let new = Array(0..<12).filter { _ in Bool.random(using: &generator) }
        .shuffled(using: &generator)
      guard let start = old.indices.randomElement(using: &generator) else { continue }
      var cursor = ItemCursor(old[start], at: start)
      cursor.reconcile(from: old, to: new)
      let survivors = old[start...] + old[..<start].reversed()
      let expected =
        new.isEmpty
        ? old[start] : survivors.first(where: new.contains) ?? new[min(start, new.count - 1)]
      #expect(cursor.id == expected)
    }
  }

  @Test func `a table cursor names a cell and a rectangle`() {
    var cursor = TableCursor<Int>()
    #expect(cursor.cell == nil)
    let columns = ["a", "b", "c"]
    cursor.row.move(to: 2, in: 0..<9)
    cursor.column.move(to: 2, in: columns)
    cursor.row.move(by: -1, in: 0..<9, extending: true)
    cursor.column.move(by: -1, in: columns, extending: true)
    #expect(cursor.cell == CellID(row: 1, column: "b"))
    let rectangle = cursor.rectangle(rows: 0..<9, columns: columns)
    #expect(rectangle?.rows == 1...2 && rectangle?.columns == 1...2)
    cursor.column.reconcile(from: columns, to: ["a", "c"])
    #expect(cursor.cell?.column == "c")
  }
}
