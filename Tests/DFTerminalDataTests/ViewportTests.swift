import Testing

@testable import DFTerminalData

@Suite struct ViewportTests {
  /// A window over rows, settled, at a row and cut.
  private func viewport(height: Int, at row: Int = 0, of rows: RowMetrics) -> Viewport {
    var viewport = Viewport(height: height)
    viewport.put(row, atLine: 0, rows: rows)
    return viewport
  }

  @Test func `rows of no height do not show and are passed over`() {
    let rows = RowMetrics(count: 30) { $0 % 3 == 0 ? 1 : 0 }
    var viewport = viewport(height: 4, of: rows)
    #expect(viewport.placements(of: rows).map(\.row) == [0, 3, 6, 9])
    viewport.scroll(by: 2, rows: rows)
    #expect(viewport.placements(of: rows).map(\.row) == [6, 9, 12, 15])
    viewport.reveal(27, rows: rows)
    #expect(viewport.placements(of: rows).map(\.row) == [18, 21, 24, 27])
    #expect(viewport.isAtEnd(of: rows))
    #expect(viewport.thumb(track: 4, rows: rows)?.upperBound == 4)
    viewport.scroll(by: -100, rows: rows)
    #expect(viewport.placements(of: rows).map(\.row) == [0, 3, 6, 9])
    #expect(viewport.placement(of: 9, in: rows)?.line == 3)
  }

  @Test func `no height shows nothing`() {
    let rows = RowMetrics(count: 10)
    var viewport = viewport(height: 0, of: rows)
    #expect(viewport.placements(of: rows).isEmpty)
    viewport.reveal(5, rows: rows)
    viewport.scroll(by: 3, rows: rows)
    #expect(viewport.thumb(track: 5, rows: rows) == nil)
  }

  @Test func `a window that grows leaves no blank rows below while rows exist above`() {
    let rows = RowMetrics(count: 10)
    var viewport = viewport(height: 5, at: 5, of: rows)
    #expect(viewport.top == 5)
    viewport.resize(height: 20, rows: rows)
    #expect(viewport.top == 0)
  }

  @Test func `the place survives no rows and no height`() {
    let rows = RowMetrics(count: 100)
    var viewport = viewport(height: 10, at: 42, of: rows)
    viewport.settle(RowMetrics(count: 0))
    viewport.resize(height: 0, rows: rows)
    viewport.resize(height: 10, rows: rows)
    #expect(viewport.top == 42)
  }

  @Test(arguments: [(1_000, 10, 990, 5), (1_000_000, 10, 0, 3), (12, 10, 1, 10), (20, 10, 10, 2)])
  func `the thumb has a cell at least and touches an end only at the end`(
    _ count: Int, _ height: Int, _ offset: Int, _ track: Int
  ) throws {
    let rows = RowMetrics(count: count)
    let viewport = viewport(height: height, at: offset, of: rows)
    let thumb = try #require(viewport.thumb(track: track, rows: rows))
    #expect(thumb.lowerBound >= 0 && thumb.upperBound <= track && !thumb.isEmpty)
    if viewport.isAtEnd(of: rows) { #expect(thumb.upperBound == track) }
    if viewport.isAtStart { #expect(thumb.lowerBound == 0) }
  }

  @Test func `no thumb when everything shows`() {
    let rows = RowMetrics(count: 5)
    #expect(viewport(height: 5, of: rows).thumb(track: 5, rows: rows) == nil)
    #expect(viewport(height: 5, of: RowMetrics(count: 0)).thumb(track: 5, rows: rows) == nil)
  }

  @Test func `pages are measured from the cursor, whatever the heights`() {
    let rows = RowMetrics(count: 60) { $0 < 10 ? 5 : 1 }
    let viewport = viewport(height: 11, at: 59, of: rows)
    #expect(viewport.row(pageAbove: 59, in: rows) == 48)
    #expect(viewport.row(pageBelow: 48, in: rows) == 59)
    #expect(viewport.row(pageAbove: 10, in: rows) == 8)
    #expect(viewport.row(pageBelow: 0, in: rows) == 2)
    let tall = RowMetrics(count: 3, height: 50)
    #expect(viewport.row(pageBelow: 0, in: tall) == 1)
    #expect(viewport.row(pageAbove: 2, in: tall) == 1)
  }

  @Test func `a row taller than the window is reached line by line`() {
    let rows = RowMetrics(count: 3) { $0 == 1 ? 30 : 1 }
    var viewport = viewport(height: 10, of: rows)
    viewport.reveal(1, rows: rows)
    #expect((viewport.top, viewport.cut) == (1, 0))
    viewport.scroll(by: 15, rows: rows)
    #expect((viewport.top, viewport.cut) == (1, 15))
    viewport.reveal(1, rows: rows)
    #expect((viewport.top, viewport.cut) == (1, 15))
    viewport.scroll(by: 100, rows: rows)
    #expect((viewport.top, viewport.cut) == (1, 21))
  }

  @Test func `huge counts and distances do not overflow`() {
    let rows = RowMetrics(count: .max, height: 3)
    var viewport = viewport(height: 10, of: rows)
    viewport.scroll(by: .max, rows: rows)
    viewport.scroll(by: .max, rows: rows)
    viewport.reveal(.max, rows: rows)
    #expect(viewport.isAtEnd(of: rows))
    #expect(viewport.thumb(track: 10, rows: rows)?.upperBound == 10)
    viewport.scroll(by: .min, rows: rows)
    viewport.scroll(by: .min, rows: rows)
    viewport.scroll(by: -1, rows: rows)
    viewport.put(.min, atLine: 0, rows: rows)
    #expect(viewport.isAtStart)
  }

  @Test func `heights are asked for near the window only`() {
    var asked = 0
    let rows = RowMetrics(count: 1_000_000) { row in
      asked += 1
      return row % 3 + 1
    }
    var viewport = viewport(height: 40, at: 500_000, of: rows)
    viewport.reveal(500_100, margin: 3, rows: rows)
    viewport.scroll(by: 7, rows: rows)
    _ = viewport.placements(of: rows)
    _ = viewport.thumb(track: 40, rows: rows)
    _ = viewport.row(pageBelow: 500_100, in: rows)
    #expect(asked < 40 * 30)
  }

  @Test func `laws of the window hold for random rows and moves`() {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<400 {
      let heights = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
        round % 2 == 0 ? 2 : Int.random(in: 1...7, using: &generator)
      }
      let rows =
        round % 2 == 0
        ? RowMetrics(count: heights.count, height: 2)
        : RowMetrics(count: heights.count) { heights[$0] }
      var viewport = Viewport(height: Int.random(in: 1...12, using: &generator))
      for _ in 0..<12 {
        let row = Int.random(in: 0..<heights.count, using: &generator)
        switch Int.random(in: 0...3, using: &generator) {
        case 0: viewport.scroll(by: Int.random(in: -20...20, using: &generator), rows: rows)
        case 1: viewport.put(row, atLine: Int.random(in: -5...5, using: &generator), rows: rows)
        case 2: viewport.resize(height: Int.random(in: 1...12, using: &generator), rows: rows)
        default:
          viewport.reveal(row, margin: Int.random(in: 0...3, using: &generator), rows: rows)
          checkRevealed(row, viewport, rows)
        }
        checkWindow(viewport, rows, total: heights.reduce(0, +))
      }
    }
  }

  private func checkRevealed(_ row: Int, _ viewport: Viewport, _ rows: RowMetrics) {
    guard let placement = viewport.placement(of: row, in: rows) else {
      Issue.record("row \(row) is not shown by \(viewport)")
      return
    }
    let fits = placement.height <= viewport.height
    #expect(!fits || (placement.line >= 0 && placement.line + placement.height <= viewport.height))
  }

  private func checkWindow(_ viewport: Viewport, _ rows: RowMetrics, total: Int) {
    let placements = viewport.placements(of: rows)
    var line = -viewport.cut
    for placement in placements {
      #expect(placement.line == line)
      line += placement.height
    }
    #expect(line >= min(total, viewport.height), "blank lines below in \(viewport)")
    #expect(viewport.cut >= 0 && viewport.cut < rows.height(of: viewport.top))
    if let thumb = viewport.thumb(track: 4, rows: rows) {
      #expect(thumb.lowerBound >= 0 && thumb.upperBound <= 4 && !thumb.isEmpty)
      #expect(viewport.isAtStart == (thumb.lowerBound == 0))
      #expect(viewport.isAtEnd(of: rows) == (thumb.upperBound == 4))
    }
  }
}
