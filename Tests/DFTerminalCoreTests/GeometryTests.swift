import DFTerminalCore
import Testing

@Suite struct GeometryTests {
  @Test func `extents never round to nothing and gaps may`() {
    let metrics = DFMetrics.default
    #expect(metrics.extent(1, along: .horizontal) == 1)
    #expect(metrics.extent(0, along: .horizontal) == 0)
    #expect(metrics.extent(44, along: .vertical) == 3)
    #expect(metrics.gap(12, along: .vertical) == 0)
    #expect(metrics.gap(12, along: .horizontal) == 2)
    #expect(metrics.extent(.infinity, along: .vertical) == CellSize.unbounded)
  }

  @Test func `rectangles that do not touch intersect in nothing`() {
    let left = CellRect(column: 0, row: 0, columns: 3, rows: 3)
    #expect(left.intersection(left.offset(columns: 5)).isEmpty)
    #expect(left.intersection(left.offset(columns: 1, rows: 1)).columns == 2)
  }
}
