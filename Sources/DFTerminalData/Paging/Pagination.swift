/// One page of many rows: which rows it shows and which pages there are.
///
/// The index counts from 0, labels count from 1. There is always a page: without rows it is an empty
/// one. Every change keeps the index in range at once, so no page is shown that does not exist.
public struct Pagination: Hashable, Sendable {
  /// The rows of a full page; at least 1.
  public private(set) var pageSize: Int
  /// The rows in all, after search and filters, or `nil` while a source does not know.
  public private(set) var total: Int?
  /// The page shown, counted from 0.
  public private(set) var index: Int

  /// Creates a pagination; sizes below 1 count as 1, totals below 0 as 0, the index is clamped.
  public init(total: Int?, pageSize: Int, index: Int = 0) {
    self.pageSize = max(1, pageSize)
    self.total = total.map { max(0, $0) }
    self.index = 0
    go(to: index)
  }

  /// The number of pages, at least 1; `nil` while the total is not known.
  public var pageCount: Int? { total.map { max(1, $0 / pageSize + ($0 % pageSize == 0 ? 0 : 1)) } }

  /// The places of the rows on the page.
  public var rows: Range<Int> {
    let (start, overflow) = index.multipliedReportingOverflow(by: pageSize)
    let first = min(overflow ? .max : start, total ?? .max)
    return first..<min(first.addingClamped(pageSize), total ?? .max)
  }

  /// Whether there is a page before this one.
  public var hasPrevious: Bool { index > 0 }

  /// Whether there is a page after this one; assumed while the total is not known.
  public var hasNext: Bool { pageCount.map { index < $0 - 1 } ?? (index < .max) }

  /// The page and the number of pages: `2 of 5`; `0 of 0` without rows, `2 of ?` when unknown.
  public var label: String {
    guard total != 0 else { return "0 of 0" }
    return "\(index.addingClamped(1)) of \(pageCount.map(String.init) ?? "?")"
  }

  /// The rows on the page in words: `11–20 of 48`; `No rows` without any.
  public var rowsLabel: String {
    guard total != 0 else { return "No rows" }
    return
      "\(rows.lowerBound.addingClamped(1))–\(rows.upperBound) of \(total.map(String.init) ?? "?")"
  }
}

extension Pagination {
  /// Goes to a page, counted from 0; the nearest one where there is no such page.
  public mutating func go(to index: Int) {
    self.index = min(max(0, index), pageCount.map { $0 - 1 } ?? .max)
  }

  /// Goes a number of pages forward, or back when negative.
  public mutating func turn(by pages: Int) { go(to: index.addingClamped(pages)) }

  /// Goes to the page that shows a row.
  public mutating func show(row: Int) { go(to: max(0, row) / pageSize) }

  /// Takes a new total, as after filtering, and the nearest page to the one shown.
  public mutating func update(total: Int?) {
    self.total = total.map { max(0, $0) }
    go(to: index)
  }

  /// Takes a new page size and the page that shows a row: the cursor's, or the first one shown.
  public mutating func resize(to pageSize: Int, keeping row: Int? = nil) {
    let row = row ?? rows.lowerBound
    self.pageSize = max(1, pageSize)
    show(row: row)
  }
}
