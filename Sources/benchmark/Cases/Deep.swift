import DFTerminal

extension BenchmarkCase {
  /// Stacks within stacks, down to leaves.
  static let deep = BenchmarkCase(name: "deep", unit: .microseconds("frame")) {
    let size = CellSize(columns: 120, rows: 240)
    let renderer = FrameRenderer(size: size) { Nest(depth: 30, leaves: 200) }
    return {
      let rounds = 20
      for _ in 0..<rounds { renderer.draw() }
      try WrongAnswer.unless(
        PlainTextExport.text(of: renderer.drawn).contains("leaf 199"), "the last leaf is missing")
      let cells = size.columns * size.rows * MemoryLayout<Cell>.stride
      return Work(
        units: Double(rounds), needful: .copying(cells * rounds),
        notes: [
          "measure_calls": renderer.work.measureCalls, "bodies": renderer.work.bodiesEvaluated,
        ])
    }
  }
}

/// Stacks within each other, alternately across and down, with leaves in the innermost.
private struct Nest: View {
  let depth: Int
  let leaves: Int

  var body: some View {
    if depth == 0 {
      VStack(spacing: 0) { ForEach(0..<leaves, id: \.self) { Text("leaf \($0)") } }
    } else if depth.isMultiple(of: 2) {
      VStack(spacing: 0) { AnyView(Nest(depth: depth - 1, leaves: leaves)) }
    } else {
      HStack(spacing: 0) { AnyView(Nest(depth: depth - 1, leaves: leaves)) }
    }
  }
}
