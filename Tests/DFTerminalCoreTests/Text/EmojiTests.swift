import DFTerminalCore
import Testing

@Suite struct EmojiTests {
  /// The sequences of emoji-test with a status.
  private func sequences(_ status: String) throws -> [String] {
    try TextFixtures.lines("emoji-test.txt").compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: ";")
      guard fields.count == 2, fields[1].contains(" \(status) ") else { return nil }
      return TextFixtures.text(fields[0])
    }
  }

  @Test func `every fully qualified emoji is one cluster of two columns`() throws {
    let all = try sequences("fully-qualified")
    #expect(all.count > 3_700)
    for emoji in all {
      #expect(TextMeasure.columns(of: emoji) == 2, "\(emoji)")
      #expect(TextClusters(emoji).count { _ in true } == 1, "\(emoji)")
      let shown = ClusterScanner.scan(emoji) { scanner in
        scanner.next().map { scanner.isAtEnd ? scanner.text(of: $0) : "" }
      }
      #expect(shown == emoji)
    }
  }

  @Test(arguments: ["fully-qualified", "minimally-qualified", "component"])
  func `sanitising leaves emoji as they are`(_ status: String) throws {
    for emoji in try sequences(status) {
      let result = TextSanitizer.inspect(emoji)
      #expect(result.text == emoji && !result.hasHiddenText, "\(emoji)")
    }
  }

  @Test func `emoji sequences are uncertain and single emoji are not`() {
    func isUncertain(_ text: String) -> Bool {
      ClusterScanner.scan(text) { $0.next()?.isUncertain ?? false }
    }
    for text in ["❤️", "👍🏽", "👩‍💻", "🇩🇪", "🇩", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☰", "क्षि"] {
      #expect(isUncertain(text), "\(text)")
    }
    for text in ["👍", "❤", "a", "é", "中", "─", "…", "e\u{301}", "한"] {
      #expect(!isUncertain(text), "\(text)")
    }
  }

  @Test func `text style narrows an emoji and emoji style widens a symbol`() {
    #expect(TextMeasure.columns(of: "⌚") == 2)
    #expect(TextMeasure.columns(of: "⌚\u{FE0E}") == 1)
    #expect(TextMeasure.columns(of: "❤\u{FE0E}") == 1)
    #expect(TextMeasure.columns(of: "❤\u{FE0F}") == 2)
    #expect(TextMeasure.columns(of: "a\u{FE0F}") == 1)
  }
}
