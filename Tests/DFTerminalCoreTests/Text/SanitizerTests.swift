import DFTerminalCore
import Testing

@Suite struct SanitizerTests {
  @Test(arguments: [
    ("a\u{1B}[2Jb", "a␛[2Jb"), ("a\u{0}b", "a␀b"), ("a\u{7F}b", "a␡b"),
    ("a\u{9B}1C", "a\u{FFFD}1C"),
    ("a\u{85}b", "a\u{FFFD}b"), ("a\nb", "a⏎b"), ("a\r\nb", "a⏎b"), ("a\rb", "a␍b"),
    ("a\u{2028}b", "a⏎b"), ("ab\tc", "ab  c"), ("\tc", "    c"), ("a\u{AD}b", "a-b"),
    (TextFixtures.text("FDD0"), "\u{FFFD}"), ("\u{3164}", "\u{FFFD}"), ("中\tc", "中  c"),
    ("\u{E33}a", "◌\u{E33}a"), ("\u{FF9E}", "◌\u{FF9E}"),
    ("🇩 🇪", "Ｄ Ｅ"), ("🇩🇪🇫", "🇩🇪Ｆ"), ("ab\u{600} c", "ab\u{600}◌ c"), ("\u{600}", "\u{600}◌"),
  ])
  func `what must not reach a terminal is shown by something else`(_ text: String, _ shown: String)
  {
    #expect(TextSanitizer.sanitize(text) == shown)
    #expect(TextSanitizer.inspect(text).isChanged)
  }

  @Test(arguments: [
    "ad\u{200B}min", "a\u{202E}b", "a\u{2066}b", "\u{FEFF}a", "a\u{2060}b", "a\u{200D}b",
    "a\u{200C}b", "a\u{E0041}b", "a\u{FE01}", "a\u{E0100}", "中\u{E0100}\u{E0101}", "👍\u{200D}",
    "\u{301}a", "a\u{034F}b", "🚀\u{E0041}",
  ])
  func `hidden text is taken out and reported`(_ text: String) {
    let result = TextSanitizer.inspect(text)
    #expect(result.hasHiddenText)
    #expect(result.text != text)
  }

  @Test(arguments: [
    "می\u{200C}خواهم", "क\u{94D}\u{200D}ष", "中\u{E0100}", "👩‍💻", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "[bold]x[/bold]", "ᠠ\u{180B}", "∩\u{FE00}", "e\u{301}", "ᄒ\u{1161}ᆫ", "a b", "\u{E0A0}",
  ])
  func `what spelling and emoji need stays`(_ text: String) {
    let result = TextSanitizer.inspect(text)
    #expect(result == TextSanitizer.Result(text: text))
  }

  @Test func `bytes that are no UTF-8 become replacement characters`() {
    #expect(
      TextSanitizer.inspect(bytes: [0x61, 0xFF, 0xE4, 0xB8, 0x62]).text == "a\u{FFFD}\u{FFFD}b")
    #expect(TextSanitizer.inspect(bytes: [0xED, 0xA0, 0x80]).text == "\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(TextSanitizer.inspect(bytes: [0xC0, 0x80]).text == "\u{FFFD}\u{FFFD}")
    #expect(TextSanitizer.inspect(bytes: []).text == "")
  }

  @Test func `a cluster keeps 31 scalars whatever is piled on it`() {
    let text = TextSanitizer.sanitize("a" + String(repeating: "\u{301}", count: 100_000) + "b")
    #expect(text.unicodeScalars.count == 32)
    #expect(TextMeasure.columns(of: text) == 2)
  }

  @Test func `a scalar that is taken out keeps nothing apart`() {
    // U+11AB, a final consonant without a syllable, has no width.
    #expect(TextMeasure.columns(of: "👍\u{11AB}\u{E33}") == TextMeasure.columns(of: "👍\u{E33}"))
    #expect(TextSanitizer.sanitize("👍\u{11AB}\u{E33}") == "👍\u{E33}")
  }

  @Test func `no cluster is left open for what a neighbouring cell shows`() {
    let text = TextSanitizer.sanitize(String(repeating: "\u{600}", count: 70) + "🇦")
    let clusters = ClusterScanner.scan(text) { scanner in
      var texts: [String] = []
      while let cluster = scanner.next() { texts.append(scanner.text(of: cluster)) }
      return texts
    }
    #expect(clusters.allSatisfy { $0.unicodeScalars.last != "\u{600}" })
    #expect(clusters.allSatisfy { $0.unicodeScalars.count <= 31 })
  }

  @Test func `indicators that only hidden text kept apart are a flag at once`() {
    #expect(TextSanitizer.sanitize("🇩\u{200B}🇪") == "🇩🇪")
    #expect(TextMeasure.columns(of: "🇩\u{200B}🇪") == 2)
  }

  @Test func `text for a terminal's strings holds no control and is short`() {
    #expect(OSCString("t\u{7}\u{1B}[31m\u{9C}").text == "t␇␛[31m\u{FFFD}")
    let long = OSCString(String(repeating: "👩‍💻", count: 500)).text
    #expect(long.utf8.count <= OSCString.limit)
    #expect(long.utf8.count > OSCString.limit - 12)
    #expect(OSCString("title").text == "title")
  }
}
