import DFTerminal

extension BenchmarkCase {
  /// Turning two frames of random coloured cells into bytes.
  static let diffs: [BenchmarkCase] = [
    diff("diff/full", share: nil), diff("diff/5pct", share: 0.05), diff("diff/same", share: 0),
  ]

  /// Frames of which a share differs; `nil` is two frames that have nothing in common.
  private static func diff(_ name: String, share: Double?) -> BenchmarkCase {
    BenchmarkCase(name: name, unit: .microseconds("frame")) {
      var generator = SplitMix64(state: 7)
      let first = RandomCells.frame(&generator)
      let second = RandomCells.changed(first, share: share ?? 40, &generator)
      var encoder = ANSIEncoder(options: EncoderOptions())
      var grid = ReplayGrid(first)
      try grid.play(encoder.encode(from: first, to: second))
      let wrong = grid.differences(from: second)
      try WrongAnswer.unless(wrong == 0, "\(wrong) cells differ after the bytes")
      return { encode(from: first, to: second, with: &encoder) }
    }
  }

  private static func encode(
    from first: CellBuffer, to second: CellBuffer, with encoder: inout ANSIEncoder
  ) -> Work {
    let rounds = 50
    var bytes = 0
    for _ in 0..<rounds { bytes += encoder.encode(from: first, to: second).count }
    let cells = first.cells.count * MemoryLayout<Cell>.stride * rounds
    return Work(
      units: Double(rounds), needful: .copying(cells), notes: ["bytes": bytes / rounds])
  }
}
