import DFTerminalData

extension FuzzTarget {
  /// What a person types over a grid: no text stops the search, and marks stand within the text.
  ///
  /// The first line is the query, the rest the text that is searched.
  static let query = FuzzTarget(
    name: "query",
    words: [
      "=", "!", "<", "<=", ">", ">=", "..", "2..5", " ", "\t", "a", "Zoë", "zoe", "ß", "SS", "İ",
      "ﬁ", "(", ")", "[", "]", "*", "+", "?", "\\", "\\p{L}", "(?i)", "{2}", "|", "^", "$", "\n",
      "中", "e\u{301}", "\u{200D}", "😀", "1", "-1e5", "nan", "\u{0}",
    ]
  ) { bytes in
    let parts = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    let typed = String(decoding: parts.first ?? [], as: UTF8.self)
    let text = String(decoding: parts.dropFirst().first ?? [], as: UTF8.self)
    var laws = LawCheck()
    for mode in SearchQuery.Mode.allCases {
      checkSearch(SearchQuery(typed, mode: mode), in: text, &laws)
    }
    checkFilter(typed, text, &laws)
    return laws.broken
  }

  private static func checkSearch(_ query: SearchQuery, in text: String, _ laws: inout LawCheck) {
    var end = text.startIndex
    for range in SearchHighlighter(query).ranges(in: text) {
      laws.expect(range.lowerBound >= end && !range.isEmpty, "marks rise and do not overlap")
      laws.expect(range.upperBound <= text.endIndex, "marks stand within the text")
      end = range.upperBound
    }
    let kept = arranged([text, "other"], ArrangementRequest(search: query))
    laws.expect(!query.isEmpty || kept.count == 2, "nothing to look for keeps every row")
    guard query.mode == .phrase, !query.isEmpty else { return }
    let found = arranged([query.text], ArrangementRequest(search: query))
    laws.expect(found == [0], "a row that is the phrase is found")
  }

  private static func checkFilter(_ typed: String, _ text: String, _ laws: inout LawCheck) {
    guard let filter = ColumnFilter("text", notation: typed) else {
      let isBlank = typed.allSatisfy(\.isWhitespace)
      let isOpen = "<>".contains { typed.contains($0) }
      laws.expect(isBlank || isOpen, "a filter that asks something is read")
      return
    }
    let kept = arranged([text, ""], ArrangementRequest(filters: [filter]))
    laws.expect(kept.allSatisfy { (0..<2).contains($0) }, "rows are kept or left out")
  }

  private static func arranged(_ rows: [String], _ request: ArrangementRequest) -> [Int] {
    var arrangement = Arrangement<String>()
    return Array(
      arrangement.arrange(rows, columns: [DataColumn("text") { $0 }], by: request).order)
  }
}
