import DFTerminalCore
import Foundation
import Testing

@Suite struct UnicodeTableTests {
  @Test func `the tables are made from the data files in the generator's folder`() throws {
    let names = [
      "DerivedAge", "DerivedGeneralCategory", "DerivedCoreProperties", "DerivedEastAsianWidth",
      "DerivedEastAsianWidth-15.0.0", "emoji-data", "emoji-variation-sequences",
      "GraphemeBreakProperty", "DerivedJoiningType", "IndicSyllabicCategory",
    ]
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for name in names {
      let data = try Data(contentsOf: TextFixtures.inputs.appending(path: name + ".txt"))
      for byte in [UInt8](data) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    #expect(hash == UnicodeVersion.fingerprint, "run: swift run generate-unicode-tables")
  }

  @Test func `the version is the one the data files state`() throws {
    let url = TextFixtures.inputs.appending(path: "DerivedGeneralCategory.txt")
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.hasPrefix("# DerivedGeneralCategory-\(UnicodeVersion.current).txt"))
  }

  @Test func `every scalar has the break class of the data files`() throws {
    let kinds: [Substring: ScalarProperties.Break] = [
      "CR": .carriageReturn, "LF": .lineFeed, "Control": .control, "Extend": .extend,
      "ZWJ": .joiner, "SpacingMark": .spacingMark, "Prepend": .prepend,
      "Regional_Indicator": .regionalIndicator, "L": .hangulL, "V": .hangulV, "T": .hangulT,
      "LV": .hangulLV, "LVT": .hangulLVT,
    ]
    var expected = [ScalarProperties.Break](repeating: .other, count: 0x11_0000)
    for (range, fields) in try TextFixtures.ranges("GraphemeBreakProperty.txt") {
      for value in range { expected[Int(value)] = try #require(kinds[fields[0]]) }
    }
    for (range, fields) in try TextFixtures.ranges("emoji-data.txt")
    where fields[0] == "Extended_Pictographic" {
      for value in range { expected[Int(value)] = .pictographic }
    }
    for (range, fields) in try TextFixtures.ranges("DerivedCoreProperties.txt")
    where fields[0] == "InCB" && fields[1] == "Consonant" {
      for value in range { expected[Int(value)] = .consonant }
    }
    let wrong = expected.indices.first { ScalarProperties(UInt32($0)).breaking != expected[$0] }
    #expect(wrong == nil, "U+\(String(wrong ?? 0, radix: 16))")
  }

  @Test func `every wide scalar that is no mark takes two columns`() throws {
    var isMark = [Bool](repeating: false, count: 0x11_0000)
    for (range, fields) in try TextFixtures.ranges("DerivedGeneralCategory.txt")
    where ["Mn", "Me", "Mc", "Cf"].contains(fields[0]) {
      for value in range { isMark[Int(value)] = true }
    }
    // The fillers of Hangul are ignorable whatever their width.
    isMark[0x115F] = true
    isMark[0x3164] = true
    var count = 0
    for (range, fields) in try TextFixtures.ranges("DerivedEastAsianWidth.txt")
    where ["W", "F"].contains(fields[0]) {
      for value in range where !isMark[Int(value)] && ScalarProperties(value).columns != 2 {
        count += 1
      }
    }
    #expect(count == 0)
    #expect(ScalarProperties(0x4E00).columns == 2)
  }

  @Test func `marks and format characters take no column in either profile`() throws {
    let prepended: Set<UInt32> = [0xAD]
    for (range, fields) in try TextFixtures.ranges("DerivedGeneralCategory.txt")
    where ["Mn", "Me", "Cf"].contains(fields[0]) {
      for value in range where !prepended.contains(value) {
        let properties = ScalarProperties(value)
        if properties.breaking == .prepend { continue }
        #expect(properties.columns == 0 && properties.legacyColumns == 0)
      }
    }
  }

  @Test func `the legacy profile keeps the widths of Unicode 15`() {
    #expect(ScalarProperties(0x2630).columns == 2)
    #expect(ScalarProperties(0x2630).legacyColumns == 1)
    #expect(ScalarProperties(0x2630).isUnsure)
    #expect(ScalarProperties(0x1F1E6).legacyColumns == 1)
    #expect(ScalarProperties(0x1F680).legacyColumns == 2)
  }

  @Test func `values past the last scalar are looked up safely`() {
    #expect(ScalarProperties(.max) == ScalarProperties(0x10_FFFF))
  }

  @Test func `scalars of three bytes are read alike with much or little behind them`() throws {
    for value in UInt32(0x800)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // With eight bytes in hand the scanner takes a short way.
      let short = try #require(first(of: "\(scalar)漢漢"))
      let long = try #require(first(of: "\(scalar)漢"))
      #expect(short.scalar == long.scalar && short.columns == long.columns)
      #expect(short.bytes == long.bytes && short.traits == long.traits)
    }
  }

  private func first(of text: String) -> ClusterScanner.Cluster? {
    ClusterScanner.scan(text) { $0.next() }
  }
}
