import Testing

@testable import DFTerminalData

@Suite struct ProgressTests {
  @Test(
    arguments: [
      (0.68, 1.0, 0.68, "68%"), (999, 1_000, 0.999, "99%"), (150, 100, 1, "100%"),
      (-1, 10, 0, "0%"), (0, 0, 1, "100%"), (1, 0, 1, "100%"), (0.29, 1, 0.29, "29%"),
      (29, 100, 0.29, "29%"), (1.0001, 1, 1, "100%"), (-0.0001, 1, 0, "0%"),
      (0.999_999_999_999, 1, 0.999_999_999_999, "99%"), (50, 200, 0.25, "25%"),
      (1e-300, 1, 1e-300, "0%"), (1e308, 1e308, 1, "100%"),
    ] as [(Double, Double, Double, String)])
  func `every pair of numbers has a fraction and a percentage`(
    _ value: Double, _ total: Double, _ fraction: Double, _ text: String
  ) {
    let progress = DFProgress(value, total: total)
    #expect(progress.fraction == fraction && progress.percentText == text)
  }

  @Test(arguments: [
    (Double.nan, 1.0), (.infinity, 10), (-.infinity, 10), (1, .nan), (1, .infinity), (1, -5),
  ])
  func `what makes no claim is indeterminate`(_ value: Double, _ total: Double) {
    let progress = DFProgress(value, total: total)
    #expect(progress.fraction == nil && progress.percentText == "" && !progress.isDone)
    #expect(progress.filled(of: 10) == nil)
    #expect(DFProgress(nil).fraction == nil)
  }

  @Test func `a bar shows a beginning and no early end`() {
    #expect(DFProgress(1e-9).filled(of: 80) == 1)
    #expect(DFProgress(0.999_999).filled(of: 80) == 79)
    #expect(DFProgress(150, total: 100).filled(of: 10) == 10)
    #expect(DFProgress(0.5).filled(of: 1) == 1 && DFProgress(0.5).filled(of: 0) == 0)
    #expect(DFProgress(0).filled(of: 8) == 0 && DFProgress(0.5).filled(of: 8) == 4)
    #expect(DFProgress(0.5).filled(of: .max).map { $0 > 0 } == true)
  }

  @Test func `only done work is done`() {
    #expect(DFProgress(1).isDone && !DFProgress(0.999).isDone)
    #expect(!DFProgress(1, phase: .failed("full")).isDone)
  }

  @Test func `the overall progress is the mean and shows the worst`() {
    let parts = [DFProgress(1, total: 2), DFProgress(1, phase: .paused)]
    #expect(DFProgress.overall(parts).fraction == 0.75)
    #expect(DFProgress.overall(parts).phase == .paused)
    #expect(DFProgress.overall(parts + [DFProgress(nil)]).fraction == nil)
    #expect(DFProgress.overall([]).isDone)
  }

  @Test(
    arguments: [
      (0, "0s"), (44.2, "45s"), (60, "1m 00s"), (125, "2m 05s"), (12_000, "3h 20m"),
      (86_400 * 12 + 4 * 3_600, "12d 4h"), (86_400 * 500, "500d"), (1e18, ">999d"),
      (1e300, ">999d"),
      (.infinity, ">999d"), (.nan, ""), (-5, "0s"),
    ] as [(Double, String)])
  func `durations fit in eight cells`(_ seconds: Double, _ text: String) {
    #expect(QuantityText.duration(seconds) == text && text.count <= 8)
  }

  @Test(
    arguments: [
      (0.0, "0"), (999, "999"), (999.6, "1k"), (1_000, "1k"), (1_500, "1.5k"), (41_300_000, "41M"),
      (999_600, "1M"), (0.25, "0.3"), (-1_500, "-1.5k"), (1e30, ">999Z"), (.infinity, "∞"),
      (.nan, ""), (12.5, "13"),
    ] as [(Double, String)])
  func `numbers are short`(_ value: Double, _ text: String) {
    #expect(QuantityText.number(value) == text)
  }

  @Test func `time left is said in rough words`() {
    #expect(QuantityText.remaining(150) == "2–3 min left")
    #expect(QuantityText.remaining(3) == "a few seconds left")
    #expect(QuantityText.remaining(41) == "50 s left")
    #expect(QuantityText.remaining(1_400) == "about 25 min left")
    #expect(QuantityText.remaining(8_000) == "2–3 h left")
    #expect(QuantityText.remaining(1e300) == "more than 999 days left")
    #expect(QuantityText.bytes(41_000_000) == "41 MB")
  }
}

@Suite struct ProgressEstimatorTests {
  @Test func `nothing is said before two samples or without progress`() {
    var estimator = ProgressEstimator()
    #expect(estimator.rate(at: 3) == nil && estimator.remaining(to: 10, at: 3) == nil)
    estimator.record(0, at: 0)
    #expect(estimator.remaining(to: 10, at: 3) == nil)
    estimator.record(0, at: 3)
    #expect(estimator.remaining(to: 10, at: 3) == nil)
    #expect(estimator.rate(at: 3) == 0)
  }

  @Test func `steady work has a steady estimate`() throws {
    var estimator = ProgressEstimator()
    for second in 0...60 { estimator.record(Double(second) * 2, at: Double(second)) }
    let rate = try #require(estimator.rate(at: 60))
    #expect(abs(rate - 2) < 1e-9)
    let remaining = try #require(estimator.remaining(to: 200, at: 60))
    #expect(abs(remaining - 40) < 1e-6)
    let later = try #require(estimator.remaining(to: 200, at: 60.5))
    #expect(later < remaining + 1)
  }

  @Test func `a larger total changes the estimate at once`() throws {
    var estimator = ProgressEstimator()
    for second in 0...10 { estimator.record(Double(second) * 5, at: Double(second)) }
    let before = try #require(estimator.remaining(to: 100, at: 10))
    let after = try #require(estimator.remaining(to: 200, at: 10))
    #expect(before < after && DFProgress(50, total: 200).percent == 25)
    #expect(estimator.remaining(to: 20, at: 10) == 0)
  }

  @Test func `a bar that is used again starts its estimate anew`() {
    var estimator = ProgressEstimator()
    for second in 0...10 { estimator.record(Double(second), at: Double(second)) }
    estimator.record(0, at: 1_000)
    #expect(estimator.rate(at: 1_000) == nil && estimator.elapsed(at: 1_001) == 1)
  }

  @Test func `work that stops is stalled and its rate falls`() throws {
    var estimator = ProgressEstimator(patience: 10)
    for second in 0...10 { estimator.record(Double(second), at: Double(second)) }
    #expect(!estimator.isStalled(at: 15) && estimator.isStalled(at: 21))
    let soon = try #require(estimator.rate(at: 12))
    let late = try #require(estimator.rate(at: 40))
    #expect(late < soon && late >= 0)
  }

  @Test func `random samples never give a negative or infinite answer`() {
    var generator = SeededGenerator(seed: 1)
    var estimator = ProgressEstimator()
    let odd = [Double.nan, .infinity, -1, 1e300, 0, 1e-300]
    for _ in 0..<5_000 {
      let value =
        Bool.random(using: &generator)
        ? Double.random(in: 0...100, using: &generator) : odd.randomElement(using: &generator) ?? 0
      let time = Double.random(in: 0...100, using: &generator)
      estimator.record(value, at: time)
      let rate = estimator.rate(at: time)
      let remaining = estimator.remaining(to: 100, at: time)
      #expect(rate.map { $0 >= 0 } ?? true)
      #expect(remaining.map { $0 >= 0 && $0.isFinite } ?? true)
    }
  }

  @Test func `the status says what is done, how fast and why not`() {
    var estimator = ProgressEstimator()
    for second in 0...10 { estimator.record(Double(second) * 1e6, at: Double(second)) }
    let running = ProgressStatus(
      DFProgress(1e7, total: 2e7), estimator: estimator, at: 10, unit: .bytes)
    #expect(running.counts == "10 MB/20 MB" && running.rate == "1 MB/s")
    #expect(running.remaining == "10s" && running.state == nil)
    let paused = ProgressStatus(
      DFProgress(188, total: 187, phase: .paused), estimator: estimator, at: 10)
    #expect(paused.counts == "188/~187" && paused.state == "paused" && paused.remaining == "")
    let failed = ProgressStatus(
      DFProgress(nil, phase: .failed("disk full")), estimator: estimator, at: 10)
    #expect(failed.state == "failed: disk full" && failed.counts == "")
    #expect(
      ProgressStatus(DFProgress(1), estimator: estimator, at: 99).state == "done")
    #expect(
      ProgressStatus(DFProgress(0.5), estimator: estimator, at: 99).state == "stalled")
  }
}

@Suite struct ProgressMilestoneTests {
  @Test func `a pipe gets few lines and always the end`() {
    var milestones = ProgressMilestones(label: "Copy")
    let lines = (0...100).compactMap { step in
      milestones.line(for: DFProgress(Double(step), total: 100), at: Double(step) / 10)
    }
    #expect(lines.count == 11)
    #expect(lines.first == "Copy: 0%" && lines.last == "Copy: 100%, done in 10s")
    let nothing = milestones.line(for: DFProgress(1), at: 11)
    #expect(nothing == nil)
  }

  @Test func `quick work still has its last line`() {
    var milestones = ProgressMilestones()
    let line = milestones.line(for: DFProgress(1), at: 5)
    #expect(line == "Progress: 100%, done in 0s")
  }

  @Test func `failure and pause are said, once`() {
    var milestones = ProgressMilestones()
    let lines = [
      milestones.line(for: DFProgress(0.42), at: 0),
      milestones.line(for: DFProgress(0.42, phase: .paused), at: 1),
      milestones.line(for: DFProgress(0.42, phase: .paused), at: 2),
      milestones.line(for: DFProgress(0.42, phase: .running), at: 3),
      milestones.line(for: DFProgress(0.42, phase: .failed("disk full")), at: 4),
      milestones.finish(DFProgress(0.42), at: 5),
    ]
    #expect(
      lines == [
        "Progress: 42%", "Progress: paused at 42%", nil, "Progress: resumed at 42%",
        "Progress: failed at 42% after 4s: disk full", nil,
      ])
  }

  @Test func `work without a total speaks up less and less often`() {
    var milestones = ProgressMilestones()
    let lines = (0...3_600).compactMap { milestones.line(for: DFProgress(nil), at: Double($0)) }
    #expect(lines.count == 8 && lines[0] == "Progress: started")
    #expect(lines[1] == "Progress: working for 30s")
    let end = milestones.finish(DFProgress(nil), at: 3_601)
    #expect(end == "Progress: ended after 1h 00m")
  }
}
