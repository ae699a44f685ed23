/// Finds the parts of a cell's text that a search matched.
public struct SearchHighlighter: Sendable {
  private let phrase: [UInt8]?
  private let words: [[UInt8]]
  private let pattern: SearchPattern?

  /// Prepares to mark what a query matches; nothing for an empty query or a broken pattern.
  public init(_ query: SearchQuery) {
    var byWords = query
    byWords.mode = .words
    words = query.mode == .pattern ? [] : byWords.needles
    phrase = query.mode == .phrase ? query.needles.first : nil
    pattern =
      query.mode == .pattern && !query.isEmpty ? try? SearchPattern(query.trimmed) : nil
  }

  /// Returns the matched parts in rising order, in whole characters, none touching another.
  ///
  /// A phrase that runs on into another column is marked word by word.
  /// Complexity: linear in the text.
  public func ranges(in text: String) -> [Range<String.Index>] {
    if let pattern { return pattern.ranges(in: text) }
    guard !words.isEmpty else { return [] }
    let folded = FoldedCharacters(text)
    let whole = phrase.map(folded.ranges) ?? []
    return Self.merged(whole.isEmpty ? words.flatMap(folded.ranges) : whole)
  }

  private static func merged(_ ranges: [Range<String.Index>]) -> [Range<String.Index>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, last.upperBound >= range.lowerBound {
        merged[merged.count - 1] =
          last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }
}

/// A folded text that remembers which character each byte came from.
private struct FoldedCharacters {
  private let text: String
  private var bytes: [UInt8] = []
  private var characters: [String.Index] = []

  init(_ text: String) {
    self.text = text
    for index in text.indices {
      TextFold.append(String(text[index]), to: &bytes)
      while characters.count < bytes.count { characters.append(index) }
    }
  }

  func ranges(of needle: [UInt8]) -> [Range<String.Index>] {
    let searcher = ByteSearcher(needle)
    var ranges: [Range<String.Index>] = []
    var place = 0
    while let match = searcher.firstMatch(in: bytes.span, place..<bytes.count) {
      let end = match + needle.count
      ranges.append(characters[match]..<text.index(after: characters[end - 1]))
      place = end
    }
    return ranges
  }
}
