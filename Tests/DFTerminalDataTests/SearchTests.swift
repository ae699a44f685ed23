import Testing

@testable import DFTerminalData

@Suite struct SearchTests {
  private func marked(_ query: SearchQuery, _ text: String) -> String {
    var result = ""
    var place = text.startIndex
    for range in SearchHighlighter(query).ranges(in: text) {
      result += text[place..<range.lowerBound] + "[" + text[range] + "]"
      place = range.upperBound
    }
    return result + text[place...]
  }

  @Test(arguments: [
    ("lov", "Ada Lovelace", "Ada [Lov]elace"), ("e", "Éé e\u{301}x", "[Éé] [e\u{301}]x"),
    ("ss", "Straße", "Stra[ß]e"), ("s", "Straße", "[S]tra[ß]e"), ("aa", "aaaa", "[aaaa]"),
    ("ada 36", "Ada", "[Ada]"), ("", "x", "x"), ("한", "한국", "[한]국"), ("x", "abc", "abc"),
    ("👍", "a👍🏽b", "a[👍🏽]b"),
  ])
  func `matches are marked in whole characters`(
    _ query: String, _ text: String, _ expected: String
  ) {
    #expect(marked(SearchQuery(query), text) == expected)
  }

  @Test func `words and patterns are marked each`() {
    #expect(marked(SearchQuery("b a", mode: .words), "abcab") == "[ab]c[ab]")
    #expect(marked(SearchQuery("[0-9]+", mode: .pattern), "a12b3") == "a[12]b[3]")
    #expect(marked(SearchQuery("(", mode: .pattern), "a(") == "a(")
    #expect(marked(SearchQuery("x*", mode: .pattern), "axb") == "a[x]b")
  }

  @Test func `the byte search agrees with a plain one`() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<3_000 {
      let text = Array(generator.text(of: ["a", "b", "ab"], upTo: 12).utf8)
      let needle = Array(generator.text(of: ["a", "b"], upTo: 4).utf8)
      let expected = (0...text.count).first { place in
        place + needle.count <= text.count
          && Array(text[place..<place + needle.count]) == needle
      }
      let found = ByteSearcher(needle).firstMatch(in: text.span, 0..<text.count)
      #expect(found == expected)
    }
  }

  @Test(arguments: [
    ("lon", ["London"]), ("=london", ["London"]), ("!o", ["Lund", ""]), (">=m", ["Oslo"]),
    ("a..lz", ["London", "Lund"]), ("=", [""]), ("!", ["London", "Lund", "Oslo"]),
    ("", ["London", "Lund", "Oslo", ""]), ("..lo", []),
  ])
  func `texts are filtered as typed`(_ notation: String, _ expected: [String]) {
    let cities = ["London", "Lund", "Oslo", ""]
    let filter = ColumnFilter("city", notation: notation)
    let kept = cities.filter { city in
      filter.map { ColumnMatcher($0.condition).matches(.text(city), text: city) } ?? true
    }
    #expect(kept == expected.filter(cities.contains))
  }

  @Test(arguments: [
    ("<2", [-1, 1.5]), (">=2", [2, 10]), ("1.5..2", [1.5, 2]), ("=2.0", [2]), ("..0", [-1]),
    ("1", [-1, 1.5, 10]), (">x", []),
  ])
  func `numbers are filtered as numbers`(_ notation: String, _ expected: [Double]) throws {
    let filter = try #require(ColumnFilter("n", notation: notation))
    let matcher = ColumnMatcher(filter.condition)
    let kept = [-1, 1.5, 2, 10, .nan].filter {
      matcher.matches($0.columnField, text: $0.columnText)
    }
    #expect(kept == expected)
  }
}
