import DFTerminalCore
import DFTerminalData
import Foundation
import Testing

@Suite struct PublicValueTests {
  struct Level: Comparable, DFColumnValue {
    var rank: Int
    var columnText: String { "level \(rank)" }
    static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
  }

  @Test func `points and columns give the same kinds of width`() {
    let points: CGFloat = 100
    #expect(DFColumnWidth.fixed(points) == .fixed(100))
    #expect(DFColumnWidth.fixed(columns: 12) == .fixed(.columns(12)))
    #expect(DFColumnWidth.flexible() == .flexible(min: 60, max: .infinity))
    #expect(
      DFColumnWidth.flexible(minColumns: 8) == .flexible(min: .columns(8), max: .infinity))
    #expect(DFColumnWidth.fill(weight: 2) == .weighted(2))
  }

  @Test func `every kind of value has a text, a field and an alignment`() {
    #expect(42.columnText == "42" && 42.columnField == .number("42"))
    #expect(Int.columnAlignment == .trailing && Double.columnAlignment == .decimal)
    #expect((1.5).columnText == "1.5" && Double.infinity.columnText == "∞")
    #expect((-Double.infinity).columnField == .text("-Infinity"))
    #expect(true.columnText == "✓" && false.columnField == .boolean(false))
    #expect("é".columnField == .text("é") && String.columnAlignment == .leading)
    #expect(Decimal(string: "1204.50")?.columnText == "1204.5")
    #expect(Optional(3).columnText == "3" && Int?.columnAlignment == .trailing)
    #expect(Level(rank: 2).columnField == .text("level 2"))
    #expect(Level.columnOrder(Level(rank: 1), Level(rank: 2)))
  }

  @Test func `nil and NaN are missing and nothing else is`() {
    #expect(Int?.none.isColumnMissing && Double.nan.isColumnMissing && Decimal.nan.isColumnMissing)
    #expect(Optional(Double.nan).isColumnMissing)
    #expect(!0.isColumnMissing && !"".isColumnMissing && !Optional("").isColumnMissing)
    #expect(Double.nan.columnText == "" && Double.nan.columnField == .missing)
    #expect(Date(timeIntervalSince1970: .nan).isColumnMissing)
    #expect(Date(timeIntervalSince1970: .nan).columnText == "")
  }

  @Test(arguments: [
    (0.0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (-1, "1969-12-31T23:59:59Z"), (1_796_306_700, "2026-12-03T14:05:00Z"),
    (-62_167_219_200, "0000-01-01T00:00:00Z"), (253_402_300_800, "10000-01-01T00:00:00Z"),
    (-62_198_755_200, "-0001-01-01T00:00:00Z"),
  ])
  func `a date is exported as ISO 8601`(_ seconds: Double, _ text: String) {
    #expect(Date(timeIntervalSince1970: seconds).columnField == .text(text))
  }

  @Test func `dates at the ends of time do not trap`() {
    for date in [Date.distantFuture, .distantPast, Date(timeIntervalSince1970: 1e300)] {
      #expect(date.columnText.utf8.count <= 40)
    }
  }

  @Test func `a request keeps the page's spelling for one sort column`() {
    var request = DFDataGridPageRequest(offset: 0, limit: 10, sortColumn: "a", ascending: false)
    #expect(request.sort == [DFSortKey("a", ascending: false)])
    request.sortColumn = nil
    #expect(request.sort.isEmpty && request.ascending)
  }

  @Test func `elements at offsets are removed`() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 5, 99])
    #expect(String(letters) == "bde")
  }

  @Test(arguments: [
    ([0], 3, "bcadef"), ([5], 0, "fabcde"), ([1, 4], 3, "acbedf"), ([0, 1], 6, "cdefab"),
    ([2], 2, "abcdef"), ([2], 3, "abcdef"), ([9], 99, "abcdef"), ([0], 99, "bcdefa"),
    ([0, 5], -4, "afbcde"),
  ])
  func `elements move before the element at the destination`(
    _ offsets: [Int], _ destination: Int, _ expected: String
  ) {
    var letters = Array("abcdef")
    letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(String(letters) == expected)
  }
}
