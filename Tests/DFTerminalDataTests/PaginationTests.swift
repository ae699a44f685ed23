import Testing

@testable import DFTerminalData

@Suite struct PaginationTests {
  @Test func `a filter that leaves fewer pages shows the last of them`() {
    var pagination = Pagination(total: 50, pageSize: 10, index: 4)
    pagination.update(total: 12)
    #expect(pagination.label == "2 of 2" && pagination.rows == 10..<12)
    #expect(pagination.hasPrevious && !pagination.hasNext)
  }

  @Test func `no rows are one empty page`() {
    let pagination = Pagination(total: 0, pageSize: 10)
    #expect(pagination.pageCount == 1 && pagination.index == 0 && pagination.label == "0 of 0")
    #expect(pagination.rows.isEmpty && !pagination.hasPrevious && !pagination.hasNext)
    #expect(pagination.rowsLabel == "No rows")
  }

  @Test func `a new page size keeps the cursor's row in view`() {
    var pagination = Pagination(total: 100, pageSize: 10, index: 4)
    pagination.resize(to: 25, keeping: 42)
    #expect(pagination.label == "2 of 4" && pagination.rows.contains(42))
    pagination.resize(to: 7)
    #expect(pagination.rows.contains(25))
  }

  @Test(arguments: [(Int.max, 10), (.max, .max), (.max, 1), (10, 0), (10, -3), (-5, 10)])
  func `no total and no size traps`(_ total: Int, _ size: Int) {
    var pagination = Pagination(total: total, pageSize: size, index: .max)
    #expect(pagination.pageSize >= 1)
    #expect(pagination.rows.upperBound == max(0, total))
    pagination.turn(by: .min)
    pagination.turn(by: .max)
    pagination.show(row: .max)
    pagination.show(row: .min)
    #expect(pagination.index == 0 && pagination.rows.lowerBound == 0)
  }

  @Test func `an unknown total leaves the way on open`() {
    var pagination = Pagination(total: nil, pageSize: 10)
    pagination.turn(by: 2)
    #expect(pagination.label == "3 of ?" && pagination.rows == 20..<30 && pagination.hasNext)
    #expect(pagination.rowsLabel == "21–30 of ?")
    pagination.update(total: 25)
    #expect(pagination.label == "3 of 3" && pagination.rows == 20..<25)
    var far = Pagination(total: nil, pageSize: .max, index: .max)
    far.turn(by: 1)
    #expect(far.rows.isEmpty && !far.label.isEmpty)
  }

  @Test func `pages cover all rows once`() {
    for total in 0...30 {
      for size in 1...7 {
        var pagination = Pagination(total: total, pageSize: size)
        var seen: [Int] = Array(pagination.rows)
        while pagination.hasNext {
          pagination.turn(by: 1)
          seen += pagination.rows
        }
        #expect(seen == Array(0..<total))
      }
    }
  }
}
