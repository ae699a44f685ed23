import DFTerminalCore
import Testing

@testable import DFTerminalData

@Suite struct ColumnWidthTests {
  private func spec(
    _ id: String = "c", _ sizing: ColumnSpec.Sizing = .content, natural: Int, header: Int = 0,
    priority: Int = 0, canWrap: Bool = false
  ) -> ColumnSpec {
    ColumnSpec(
      id: id, sizing: sizing, priority: priority, canWrap: canWrap,
      statistics: ColumnStatistics(header: header, widths: [natural]))
  }

  private func widths(_ specs: [ColumnSpec], _ room: Int, gap: Int = 0, edges: Int = 0) -> [Int] {
    ColumnWidthSolver(gap: gap, edges: edges).solve(specs, room: room).widths
  }

  @Test func `a table as wide as its content gives every column its content`() {
    #expect(
      widths([spec("a", natural: 5), spec("b", natural: 5)], 17, gap: 3, edges: 4) == [5, 5])
  }

  @Test func `the header takes part in the measure, in cells`() {
    #expect(widths([spec(natural: 1, header: 11)], 40) == [11])
    let cjk = DataColumn<String>("c", header: "名前") { $0 }.statistics(of: ["abc"])
    #expect(cjk.natural == 4)
    #expect(widths([ColumnSpec(id: "c", sizing: .content, statistics: cjk)], 40) == [4])
  }

  @Test func `huge paddings and contents do not trap`() {
    let solver = ColumnWidthSolver(gap: .max, edges: .max, dropMark: .max)
    #expect(solver.solve([spec(natural: .max), spec(natural: 5)], room: 40).total <= 40)
    #expect(solver.solve([spec(natural: .max), spec(natural: 5)], room: nil).total == .max)
    let wide = [spec("a", .percent(1e300), natural: .max), spec("b", .weighted(1e300), natural: 1)]
    #expect(widths(wide, .max / 2, edges: 80_000).allSatisfy { $0 > 0 })
  }

  @Test func `minimums that do not fit drop the last columns`() {
    let specs = ["a", "b", "c"].map { spec($0, .flexible(min: 6, max: .max), natural: 9) }
    let layout = ColumnWidthSolver(gap: 0).solve(specs, room: 12)
    #expect(layout.widths == [6, 6, 0] && layout.hidden == [2] && layout.mode == .table)
    #expect(ColumnWidthSolver(gap: 0).solve(specs, room: 10).widths == [10, 0, 0])
  }

  @Test func `a minimum is not a fixed width`() {
    #expect(widths([spec("c", .flexible(min: 10, max: 25), natural: 25)], 40) == [25])
    #expect(widths([spec("c", .flexible(min: 10, max: .max), natural: 3)], 40)[0] == 40)
  }

  @Test func `no columns have no widths`() {
    let layout = ColumnWidthSolver(edges: 2).solve([], room: 40)
    #expect(layout.widths.isEmpty && layout.total == 0)
  }

  @Test func `percentages are of what fixed columns and gaps leave`() {
    let specs = [
      spec("a", .fixed(20), natural: 1), spec("b", .percent(50), natural: 1),
      spec("c", .percent(50), natural: 1),
    ]
    #expect(widths(specs, 100, gap: 2) == [20, 38, 38])
    let shares = [
      spec("a", .percent(20), natural: 1), spec("b", .fixed(5), natural: 1),
      spec("c", .percent(80), natural: 1),
    ]
    #expect(widths(shares, 15) == [2, 5, 8])
    let half = [spec("a", .percent(50), natural: 1), spec("b", .fill, natural: 1)]
    #expect(widths(half, 41) == [21, 20] || widths(half, 41) == [20, 21])
  }

  @Test func `shrinking is fair`() {
    let specs = [spec("a", natural: 2), spec("b", natural: 10), spec("c", natural: 6)]
    #expect(widths(specs, 12) == [2, 5, 5])
  }

  @Test func `fixed and minimum widths hold while a long column gives way`() {
    let specs = [
      spec("a", .flexible(min: 7, max: 7), natural: 7), spec("s", .fixed(1), natural: 1),
      spec("t", natural: 90),
    ]
    #expect(widths(specs, 40, gap: 2, edges: 2) == [7, 1, 26])
  }

  @Test func `an outlier does not squeeze the others, and is told by the ninetieth`() {
    let outlier = ColumnStatistics(header: 4, widths: Array(repeating: 8, count: 99) + [200])
    let specs = [
      ColumnSpec(id: "a", sizing: .content, statistics: outlier), spec("b", natural: 30),
    ]
    #expect(outlier.ninetieth == 8 && outlier.natural == 200)
    #expect(widths(specs, 40) == [10, 30])
  }

  @Test func `columns that can wrap give way first, down to their longest word`() {
    var words = ColumnStatistics(header: "Notes")
    words.note("a long text of several words", words: true)
    let specs = [
      ColumnSpec(id: "a", sizing: .content, canWrap: true, statistics: words),
      spec("b", natural: 20),
    ]
    #expect(words.longestWord == 7)
    #expect(widths(specs, 30) == [10, 20])
    #expect(widths(specs, 25) == [7, 18])
  }

  @Test func `numbers are dropped before they are cut`() {
    var numbers = ColumnStatistics(header: "Amount")
    for text in ["1204.50", "18.00", "-7.25"] { numbers.note(text) }
    let specs = [
      spec("a", natural: 20), ColumnSpec(id: "n", sizing: .content, statistics: numbers),
    ]
    #expect(widths(specs, 12) == [5, 7])
    #expect(widths(specs, 10) == [10, 0])
  }

  @Test func `filling columns share what is left by weight`() {
    let specs = [
      spec("a", .fixed(10), natural: 1), spec("b", .weighted(1), natural: 1),
      spec("c", .weighted(2), natural: 1),
    ]
    #expect(widths(specs, 70) == [10, 20, 40])
    let flexible = [
      spec("a", .flexible(min: 1, max: .max), natural: 10), spec("b", .fill, natural: 4),
    ]
    #expect(widths(flexible, 50) == [10, 40])
  }

  @Test func `the most important columns are dropped last`() {
    let specs = [
      spec("a", natural: 10, priority: 0), spec("b", natural: 10, priority: 2),
      spec("c", natural: 10, priority: 1),
    ]
    let layout = ColumnWidthSolver(gap: 0).solve(specs, room: 8)
    #expect(layout.widths == [0, 4, 4] && layout.hidden == [0])
    #expect(ColumnWidthSolver(gap: 0, dropMark: 1).solve(specs, room: 8).visible == [1])
  }

  @Test func `at last records and one line remain, at one column too`() {
    let specs = (0..<4).map { spec("\($0)", natural: 30) }
    let modes = [60, 14, 8, 6, 1, 0].map { ColumnWidthSolver().solve(specs, room: $0).mode }
    #expect(modes == [.table, .table, .line, .line, .line, .line])
    #expect(ColumnWidthSolver(recordRoom: 5).solve(specs, room: 8).mode == .records)
    #expect(ColumnWidthSolver(edges: 4).solve(specs, room: 1).widths == [1, 0, 0, 0])
    #expect(ColumnWidthSolver().solve(specs, room: 0).widths == [0, 0, 0, 0])
  }

  @Test func `without a room everything is as wide as its content`() {
    let specs = [spec("a", .fixed(3), natural: 9), spec("b", .fill, natural: 12, header: 14)]
    let layout = ColumnWidthSolver(gap: 2, edges: 2).solve(specs, room: nil)
    #expect(layout.widths == [3, 14] && layout.total == 21)
  }

  @Test func `the layout explains itself`() {
    let specs = [
      spec("id", .fixed(4), natural: 4), spec("name", .fill, natural: 10),
      spec("note", natural: 8, priority: -1),
    ]
    let layout = ColumnWidthSolver(gap: 1).solve(specs, room: 12)
    #expect(
      layout.explain(specs.map(\.id)) == """
        id: 4 as fixed
        name: 7 less than most cells need
        note: 0 dropped, others come first
        """)
  }
}

extension ColumnSpec.Sizing {
  fileprivate static var fill: Self { .weighted(1) }
}

@Suite struct ColumnWidthLawTests {
  private func randomSpecs(_ generator: inout SeededGenerator) -> [ColumnSpec] {
    (0..<Int.random(in: 1...8, using: &generator)).map { index in
      let sizings: [ColumnSpec.Sizing] = [
        .content, .content, .fixed(Int.random(in: 1...20, using: &generator)),
        .flexible(
          min: Int.random(in: 1...10, using: &generator),
          max: Int.random(in: 5...60, using: &generator)),
        .flexible(min: 8, max: .max), .weighted(1),
        .weighted(Double.random(in: 0.1...5, using: &generator)),
        .percent(Double.random(in: 0...120, using: &generator)),
      ]
      var statistics = ColumnStatistics(
        header: Int.random(in: 0...12, using: &generator),
        widths: (0..<20).map { _ in
          Int.random(in: 0...Int.random(in: 1...80, using: &generator), using: &generator)
        })
      if Bool.random(using: &generator) { statistics.note("some words of a text", words: true) }
      return ColumnSpec(
        id: "column \(index)", sizing: sizings.randomElement(using: &generator) ?? .content,
        priority: index * 7 % 11, canWrap: Bool.random(using: &generator), statistics: statistics)
    }
  }

  @Test func `the laws of the solver hold at every width`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<60 {
      let specs = randomSpecs(&generator)
      let solver = ColumnWidthSolver(
        gap: Int.random(in: 0...3, using: &generator),
        edges: Int.random(in: 0...4, using: &generator))
      var narrower: ColumnLayout?
      for room in 0...160 {
        let layout = solver.solve(specs, room: room)
        checkBudget(layout, solver, specs, room)
        if let narrower { checkMonotone(narrower, layout, room) }
        narrower = layout
      }
    }
  }

  private func checkBudget(
    _ layout: ColumnLayout, _ solver: ColumnWidthSolver, _ specs: [ColumnSpec], _ room: Int
  ) {
    let shown = layout.visible
    let sum = layout.widths.reduce(0, +)
    #expect(sum <= room && layout.total <= room)
    #expect(layout.widths.allSatisfy { $0 >= 0 } && !shown.isEmpty)
    guard !layout.stages.contains(.clipped) else { return }
    #expect(layout.total == sum + solver.edges + solver.gap * (shown.count - 1))
    #expect(shown.allSatisfy { layout.widths[$0] >= specs[$0].floor })
    if shown.contains(where: { specs[$0].isFill }) { #expect(layout.total == room) }
  }

  private func checkMonotone(_ narrower: ColumnLayout, _ wider: ColumnLayout, _ room: Int) {
    #expect(Set(narrower.visible).isSubset(of: wider.visible), "room \(room) hides a column")
    guard narrower.visible == wider.visible else { return }
    for column in wider.visible {
      #expect(narrower.widths[column] <= wider.widths[column], "room \(room) narrows \(column)")
    }
  }

  @Test func `widths follow the columns when these change places`() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      let specs = randomSpecs(&generator)
      let order = Array(specs.indices).shuffled(using: &generator)
      let room = Int.random(in: 1...200, using: &generator)
      let widths = ColumnWidthSolver().solve(specs, room: room).widths
      let shuffled = ColumnWidthSolver().solve(order.map { specs[$0] }, room: room).widths
      #expect(shuffled == order.map { widths[$0] })
    }
  }

  @Test func `handing out at once and one by one give the same`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let shares = (0..<Int.random(in: 1...6, using: &generator)).map { rank in
        Apportionment.Share(
          width: Int.random(in: 0...9, using: &generator),
          limit: Int.random(in: 0...40, using: &generator),
          weight: [1, 1, 2, 0.5, 3.7].randomElement(using: &generator) ?? 1, rank: rank)
      }
      let amount = Int.random(in: 0...120, using: &generator)
      let atOnce = Apportionment(shares, amount: amount)
      var oneByOne = Apportionment(shares, amount: 0)
      for _ in 0..<amount { oneByOne = Apportionment(oneByOne.shares, amount: 1) }
      #expect(atOnce.shares.map(\.width) == oneByOne.shares.map(\.width))
    }
  }
}

@Suite struct ColumnMeasureTests {
  @Test func `a sample is bounded, rising and the same each time`() {
    for count in [0, 1, 511, 512, 513, 700, 10_000, 1_000_000, Int.max] {
      let sample = ColumnSample(of: count)
      #expect(sample.count == min(count, 512))
      #expect(zip(sample, sample.dropFirst()).allSatisfy { $0 < $1 })
      #expect(sample.first == (count > 0 ? 0 : nil) && sample.last == (count > 0 ? count - 1 : nil))
    }
  }

  @Test func `decimal points stand below each other`() {
    var statistics = ColumnStatistics(header: "Amount")
    let texts = ["1 204.50", "18", "-7.25", "0.125", "n/a"]
    for text in texts.dropLast() + [""] { statistics.note(text) }
    #expect(statistics.natural == 9 && statistics.fromPoint == 4)
    let alignment = DecimalAlignment(statistics)
    let lines = texts.map { text in
      String(repeating: " ", count: alignment.leadingBlanks(for: text, width: text.count, in: 9))
        + text
    }
    #expect(lines == ["1 204.50", "   18", "   -7.25", "    0.125", "      n/a"])
    #expect(alignment.leadingBlanks(for: "123456789", width: 9, in: 5) == 0)
  }

  @Test(arguments: [
    ("1,204.50", true), ("-7", true), ("3.5 kB", true), ("$12", true), ("abc", false), ("", false),
    ("2026-12-03T10:15", true), ("a1", true), ("id-7xyz", false), (".", false),
  ])
  func `numbers are told from words`(_ text: String, _ isNumber: Bool) {
    #expect((DecimalParts(text, width: text.count) != nil) == isNumber)
  }

  @Test func `statistics of two pages are those of both`() {
    var (whole, left, right) = (
      ColumnStatistics(header: "h"), ColumnStatistics(header: "h"), ColumnStatistics(header: "h")
    )
    for (index, text) in ["a", "1.5", "long words here", "22.75", "名前"].enumerated() {
      whole.note(text, words: true)
      if index % 2 == 0 { left.note(text, words: true) } else { right.note(text, words: true) }
    }
    left.merge(right)
    #expect(left == whole)
  }

  @Test func `columns scroll one by one and pinned ones stay`() {
    let widths = [10, 10, 10, 10, 10]
    let start = ColumnWindow(widths: widths, gap: 2, pins: 1, first: 1, room: 36)
    #expect(start.pinned == 0..<1 && start.scrolled == 1..<3 && start.hasAfter && !start.hasBefore)
    let end = ColumnWindow(widths: widths, gap: 2, pins: 1, first: 99, room: 36)
    #expect(end.scrolled == 3..<5 && !end.hasAfter && end.hasBefore)
    let cut = ColumnWindow(widths: widths, gap: 2, pins: 0, first: 0, room: 27)
    #expect(cut.scrolled == 0..<3 && cut.lastWidth == 3 && cut.hasAfter)
    let tooManyPins = ColumnWindow(widths: widths, gap: 2, pins: 4, first: 4, room: 36)
    #expect(tooManyPins.pinned == 0..<1)
    #expect(ColumnWindow(widths: [], first: 0, room: 10).scrolled.isEmpty)
    #expect(ColumnWindow(widths: [50], first: 3, room: 0).scrolled.isEmpty)
  }

  @Test func `a column is brought into sight with the least movement`() {
    let widths = [10, 10, 30, 10, 10]
    func reveal(_ column: Int, from first: Int) -> Int {
      ColumnWindow.reveal(column, widths: widths, gap: 2, pins: 1, first: first, room: 36)
    }
    #expect(reveal(1, from: 1) == 1 && reveal(0, from: 2) == 2)
    #expect(reveal(2, from: 1) == 2 && reveal(1, from: 3) == 1)
    #expect(reveal(4, from: 1) == 3)
  }
}
