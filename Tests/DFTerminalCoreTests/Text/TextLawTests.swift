import DFTerminalCore
import Testing

/// Laws that hold for any text, tried on seeded random ones.
@Suite struct TextLawTests {
  private static let seeds = (1...12).map { UInt64($0) }
  private static let rounds = 80

  private func tryTexts(_ seed: UInt64, _ body: (String, inout TextGenerator) -> Void) {
    var generator = TextGenerator(seed: seed)
    for _ in 0..<TextLawTests.rounds { body(generator.text(24), &generator) }
  }

  @Test(arguments: seeds) func `measuring equals adding up the clusters`(_ seed: UInt64) {
    tryTexts(seed) { text, _ in
      for profile in [WidthProfile.grapheme, .legacy, WidthProfile(ambiguousIsWide: true)] {
        let sum = ClusterScanner.scan(text, profile: profile) { scanner in
          var sum = 0
          while let cluster = scanner.next() { sum += cluster.columns }
          return sum
        }
        #expect(TextMeasure.columns(of: text, profile: profile) == sum, "\(text.escaped)")
      }
    }
  }

  @Test(arguments: seeds) func `ASCII taken in runs gives the same clusters`(_ seed: UInt64) {
    tryTexts(seed) { text, generator in
      let limit = generator.int(in: 1...9)
      let inRuns = ClusterScanner.scan(text) { scanner in
        var texts: [String] = []
        while !scanner.isAtEnd {
          for byte in scanner.takeASCII(columns: limit) {
            texts.append(scanner.source.string(byte..<byte + 1))
          }
          if let cluster = scanner.next() { texts.append(scanner.text(of: cluster)) }
        }
        return texts
      }
      let oneByOne = ClusterScanner.scan(text) { scanner in
        var texts: [String] = []
        while let cluster = scanner.next() { texts.append(scanner.text(of: cluster)) }
        return texts
      }
      #expect(inRuns == oneByOne, "\(text.escaped)")
    }
  }

  @Test(arguments: seeds) func `sanitising twice gives the same as once`(_ seed: UInt64) {
    var generator = TextGenerator(seed: seed)
    for _ in 0..<TextLawTests.rounds {
      let bytes = generator.bytes(24)
      let once = TextSanitizer.inspect(bytes: bytes).text
      let twice = TextSanitizer.inspect(once)
      #expect(twice.text.utf8.elementsEqual(once.utf8), "\(once.escaped)")
      #expect(!twice.isChanged && !twice.hasHiddenText, "\(once.escaped)")
      #expect(once.utf8.count <= bytes.count * 4)
      #expect(!once.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  @Test(arguments: seeds) func `the clusters of a sanitised text hold at most 31 scalars`(
    _ seed: UInt64
  ) {
    var generator = TextGenerator(seed: seed)
    for _ in 0..<TextLawTests.rounds {
      let text = "a" + String(repeating: generator.text(2), count: generator.int(in: 20...60))
      ClusterScanner.scan(text) { scanner in
        while let cluster = scanner.next() {
          #expect(scanner.text(of: cluster).unicodeScalars.count <= 31)
          #expect((0...2).contains(cluster.columns))
          #expect((cluster.scalar == 0) == (cluster.columns == 0))
        }
      }
    }
  }

  @Test(arguments: seeds) func `a cut text takes exactly the columns asked for`(_ seed: UInt64) {
    tryTexts(seed) { text, generator in
      let columns = generator.int(in: -2...20)
      let whole = TextSanitizer.sanitize(text)
      for mode in TextTruncation.Mode.allCases {
        let cut = TextTruncation.truncate(text, to: columns, mode: mode)
        let width = TextMeasure.columns(of: cut)
        if TextMeasure.columns(of: whole) <= columns {
          #expect(cut == whole)
        } else {
          #expect(width == max(columns, 0), "\(text.escaped) \(mode) \(cut.escaped)")
        }
      }
    }
  }

  @Test(arguments: seeds) func `padding takes exactly the columns asked for`(_ seed: UInt64) {
    tryTexts(seed) { text, generator in
      let columns = generator.int(in: 0...20)
      for alignment in [HorizontalAlignment.leading, .center, .trailing] {
        let padded = TextPadding.pad(text, to: columns, alignment: alignment)
        #expect(TextMeasure.columns(of: padded) == columns, "\(text.escaped)")
      }
    }
  }

  @Test(arguments: seeds) func `styled text is cut and wrapped where plain text is`(_ seed: UInt64)
  {
    tryTexts(seed) { text, generator in
      let columns = generator.int(in: 1...12)
      let middle = text.unicodeScalars.index(
        text.startIndex, offsetBy: text.unicodeScalars.count / 2)
      let parts = [text.unicodeScalars[..<middle], text.unicodeScalars[middle...]].map {
        String(String.UnicodeScalarView($0))
      }
      let styled = StyledText([
        StyledText.Run(parts[0], style: CellStyle(attributes: .bold)), StyledText.Run(parts[1]),
      ])
      let plain = StyledText(text)
      #expect(styled.text == plain.text)
      #expect(styled.truncated(to: columns).text == plain.truncated(to: columns).text)
      #expect(styled.wrapped(to: columns).map(\.text) == plain.wrapped(to: columns).map(\.text))
    }
  }

  @Test(arguments: seeds) func `a sanitised text takes the columns of the original`(
    _ seed: UInt64
  ) {
    tryTexts(seed) { text, _ in
      let clean = TextSanitizer.sanitize(text)
      // The stops of tabs are those of the usual profile.
      let other = text.contains("\t") ? [] : [WidthProfile(ambiguousIsWide: true)]
      for profile in [.grapheme] + other {
        let columns = TextMeasure.columns(of: text, profile: profile)
        #expect(
          TextMeasure.columns(of: clean, profile: profile) == columns,
          "\(text.escaped) became \(clean.escaped)")
      }
    }
  }

  @Test(arguments: seeds) func `no line is wider than asked for, and no glyph is lost`(
    _ seed: UInt64
  ) {
    tryTexts(seed) { text, generator in
      let columns = generator.int(in: -1...12)
      let whole = TextWrapping.wrap(text, to: .max)
      for mode in TextWrapping.Mode.allCases {
        let lines = TextWrapping.wrap(text, to: columns, mode: mode)
        let isAlone = { (line: String) in TextMeasure.clusters(of: line) == 1 }
        #expect(
          lines.allSatisfy { TextMeasure.columns(of: $0) <= max(columns, 1) || isAlone($0) },
          "\(text.escaped) in \(columns)")
        if mode == .fold {
          #expect(lines.joined().escaped == whole.joined().escaped, "\(text.escaped)")
        }
        // Line by line: a blank left out may be what kept two clusters apart.
        #expect(lines.flatMap(\.inked) == whole.flatMap(\.inked), "\(text.escaped) in \(columns)")
      }
    }
  }
}

extension TextMeasure {
  /// The number of clusters that cells show.
  fileprivate static func clusters(of text: String) -> Int {
    ClusterScanner.scan(text) { scanner in
      var count = 0
      while scanner.next() != nil { count += 1 }
      return count
    }
  }
}

extension String {
  /// The scalars as numbers, for messages.
  fileprivate var escaped: String {
    unicodeScalars.map { "U+" + String($0.value, radix: 16) }.joined(separator: " ")
  }

  /// The scalars of all clusters that are more than a blank: wrapping may leave out no others.
  fileprivate var inked: [String] {
    ClusterScanner.scan(self) { scanner in
      var shown: [String] = []
      while let cluster = scanner.next() {
        let text = scanner.text(of: cluster)
        let scalars = text.unicodeScalars
        let category = scalars.first?.properties.generalCategory
        let isBlank = scalars.count == 1 && category == .spaceSeparator
        if !isBlank { shown.append(text.escaped) }
      }
      return shown
    }
  }
}
