import DFTerminal

extension BenchmarkCase {
  /// Measuring text; a unit is a megabyte.
  static let text: [BenchmarkCase] = [
    width("width/ascii", "the quick brown fox jumps over lazy dog 12,345.67 GET /api/v1 ", 62),
    width("width/cjk", "山田太郎佐藤花子김민준李娜陳大文박서연鈴木一郎", 46),
    width("width/emoji", "🚀 👍🏽 👩‍💻 🇩🇪 ❤️ e\u{301} 1️⃣ quick ✓ → ", 30),
  ]

  private static func width(_ name: String, _ piece: String, _ columns: Int) -> BenchmarkCase {
    BenchmarkCase(name: name, unit: "MB") {
      let count = 1_000_000 / piece.utf8.count
      return {
        var sum = 0
        for _ in 0..<count { sum += TextMeasure.columns(of: piece) }
        try WrongAnswer.unless(
          sum == columns * count, "\(sum / count) columns instead of \(columns)")
        return Work(units: 1)
      }
    }
  }
}
