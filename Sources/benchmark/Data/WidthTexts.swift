/// Texts to measure: about 10 MB each, one short string a line, the same in every language.
struct WidthTexts {
  /// Words of printable ASCII.
  let ascii: [String]
  /// Chinese, Japanese and Korean.
  let cjk: [String]
  /// Words, emoji and marks.
  let emoji: [String]

  /// Made when they are asked for first, because they take a second.
  static let all = WidthTexts()

  private init() {
    var generator = MersenneTwister(seed: 7)
    ascii = WidthTexts.lines {
      WidthTexts.joined(generator.below(6) + 3, " ") { generator.choice(of: WidthTexts.words) }
    }
    cjk = WidthTexts.lines {
      WidthTexts.joined(generator.below(13) + 6, "") { generator.choice(of: WidthTexts.eastAsian) }
    }
    emoji = WidthTexts.lines {
      WidthTexts.joined(generator.below(6) + 3, " ") {
        generator.choice(of: generator.unit() < 0.6 ? WidthTexts.pictures : WidthTexts.words)
      }
    }
  }

  /// Returns lines until they take 10,000,000 bytes with their line feeds.
  private static func lines(_ make: () -> String) -> [String] {
    var lines: [String] = []
    var bytes = 0
    while bytes < 10_000_000 {
      let line = make()
      bytes += line.utf8.count + 1
      lines.append(line)
    }
    return lines
  }

  private static func joined(
    _ count: Int, _ separator: String, _ make: () -> String
  ) -> String {
    var text = ""
    for place in 0..<count {
      if place > 0 { text += separator }
      text += make()
    }
    return text
  }

  private static let words = [
    "the", "quick", "brown", "fox", "jumps", "over", "lazy", "dog", "table", "cell", "value",
    "amount", "status", "pending", "user@example.com", "2024-05-17", "12,345.67", "GET",
    "/api/v1/items",
  ]

  private static let eastAsian: [String] = {
    let ideographs = (0x4E00..<0x5200).compactMap { Unicode.Scalar($0) }
    let kana = "あいうえおかきくけこさしすせそたちつてとアイウエオカキクケコ".unicodeScalars
    let syllables = (0..<300).compactMap { Unicode.Scalar(0xAC00 + $0 * 7) }
    return (ideographs + kana + syllables).map { String($0) }
  }()

  private static let pictures = [
    "🚀", "🎉", "👍🏽", "👩‍💻", "🇩🇪", "❤️", "🔥", "🧑‍🤝‍🧑", "🏳️‍🌈", "1️⃣", "👨‍👩‍👧‍👦", "😀",
    "e\u{301}", "n\u{303}", "a\u{30A}", "☎️", "✓", "→",
  ]
}
