import Foundation
import Testing

@testable import DFTerminalData

@Suite struct SortingTests {
  private func sorted<Value: DFColumnValue>(
    _ values: [Value], ascending: Bool = true, missingFirst: Bool = false
  ) throws -> [Int] {
    let ranks = try ColumnOrder<Value> { $0 }.ranks(of: values)
    let key = RankSort.Key(ranks: ranks, ascending: ascending, missingFirst: missingFirst)
    return try RankSort(keys: [key]).sorted(Array(values.indices))
  }

  @Test func `values sort by their type, missing ones last`() throws {
    #expect(try sorted([3, nil, 1, 2]) == [2, 3, 0, 1])
    #expect(try sorted([5, .nan, 1, 3]) == [2, 3, 0, 1])
    #expect(try sorted([42, 2_097_152, 1_024]) == [0, 2, 1])
    #expect(try sorted([UInt8(9), 3, 200]) == [1, 0, 2])
    #expect(try sorted([true, false, nil]) == [1, 0, 2])
    #expect(try sorted([Decimal(2), Decimal.nan, Decimal(1)]) == [2, 0, 1])
    #expect(try sorted(["b", nil, "a10", "a9"]) == [3, 2, 0, 1])
    #expect(try sorted([1.5, -.infinity, -2, .infinity]) == [1, 2, 0, 3])
    let dates = [5.0, -5, 0].map { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(try sorted(dates) == [1, 2, 0])
    #expect(try sorted([Float.nan, 2, 1], missingFirst: true) == [0, 2, 1])
    #expect(try sorted([Int.max, .min, 0]) == [1, 2, 0])
  }

  @Test func `equal values keep their order in both directions`() throws {
    #expect(try sorted([0.0, -0.0, 1.0]) == [0, 1, 2])
    #expect(try sorted([1, 1, 1], ascending: false) == [0, 1, 2])
    #expect(try sorted(["é", "e\u{301}"], ascending: false) == [0, 1])
    #expect(try sorted(["é", "e\u{301}"]) == [0, 1])
  }

  @Test func `missing values are last in descending order too, or first on request`() throws {
    #expect(try sorted([3, nil, 1], ascending: false) == [0, 2, 1])
    #expect(try sorted([3, nil, 1], ascending: false, missingFirst: true) == [1, 0, 2])
  }

  @Test func `digits of other scripts are sorted consistently`() throws {
    #expect(try sorted(["item١٠", "item٩"]) == [1, 0])
  }

  @Test func `other text orders on request`() throws {
    func sorted(_ values: [String], _ order: TextOrder) throws -> [String] {
      let ranks = try ColumnOrder<String>(text: order) { $0 }.ranks(of: values)
      let key = RankSort.Key(ranks: ranks, ascending: true, missingFirst: false)
      return try RankSort(keys: [key]).sorted(Array(values.indices)).map { values[$0] }
    }
    #expect(try sorted(["b", "A10", "a9", "B"], .exact) == ["A10", "B", "a9", "b"])
    #expect(try sorted(["b", "A10", "a9"], .locale("en_US")) == ["a9", "A10", "b"])
    #expect(try sorted(["Z", "Ä", "A"], .locale("de_DE")) == ["A", "Ä", "Z"])
  }

  @Test func `ranks of random texts agree with comparing them`() throws {
    var generator = SeededGenerator(seed: 23)
    let texts = (0..<3_000).map { _ in generator.text(of: NaturalOrderTests.pieces, upTo: 6) }
    let ranks = try ColumnOrder<String> { $0 }.ranks(of: texts)
    for _ in 0..<20_000 {
      let (a, b) = (
        Int.random(in: 0..<3_000, using: &generator), Int.random(in: 0..<3_000, using: &generator)
      )
      let expected = NaturalOrder.compare(texts[a], texts[b])
      #expect((Int(ranks.ranks[a]) - Int(ranks.ranks[b])).signum() == expected)
    }
    #expect(Set(ranks.ranks).count == ranks.distinct)
  }

  @Test func `a few rows out of many sort the same way`() throws {
    let values = (0..<1_000).map { $0 * 7919 % 1_000 }
    let ranks = try ColumnOrder<Int> { $0 }.ranks(of: values)
    let sort = RankSort(keys: [.init(ranks: ranks, ascending: false, missingFirst: false)])
    let few = Array(stride(from: 0, to: 1_000, by: 101))
    #expect(try sort.sorted(few).map { values[$0] } == few.map { values[$0] }.sorted(by: >))
  }

  @Test func `a header cycles through three states or two`() {
    let three = SortCycle()
    var keys = three.pressing("a", in: [])
    #expect(keys == [DFSortKey("a")])
    keys = three.pressing("a", in: keys)
    #expect(keys == [DFSortKey("a", ascending: false)])
    #expect(three.pressing("a", in: keys).isEmpty)
    #expect(SortCycle(.two).pressing("a", in: keys) == [DFSortKey("a")])
    #expect(three.pressing("b", in: keys) == [DFSortKey("b")])
  }

  @Test func `shift adds a key, turns it and takes it away`() {
    let cycle = SortCycle()
    var keys = cycle.pressing("b", in: [DFSortKey("a")], adding: true)
    #expect(keys == [DFSortKey("a"), DFSortKey("b")])
    keys = cycle.pressing("a", in: keys, adding: true)
    #expect(keys == [DFSortKey("a", ascending: false), DFSortKey("b")])
    #expect(
      SortCycle.announcement(of: keys, headers: ["a": "Age"])
        == "Sorted by Age descending, then b ascending")
    keys = cycle.pressing("a", in: keys, adding: true)
    #expect(keys == [DFSortKey("b")])
    #expect(SortCycle.announcement(of: [], headers: [:]) == "Not sorted")
  }
}
