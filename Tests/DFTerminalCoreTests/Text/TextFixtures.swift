import Foundation
import Testing

/// Reads the files in the Fixtures folder and the data files of the table generator.
enum TextFixtures {
  /// Returns the lines of a fixture, without comments and empty lines.
  static func lines(_ name: String) throws -> [Substring] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Fixtures"),
      "fixture \(name)")
    return try lines(of: url)
  }

  /// The folder of the data files the tables are made from.
  static let inputs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/generate-unicode-tables/Inputs").standardized

  /// Returns the ranges of a data file with their first values, `@missing` lines left out.
  static func ranges(_ name: String) throws -> [(range: ClosedRange<UInt32>, fields: [Substring])] {
    try lines(of: inputs.appending(path: name)).compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: ";").map { field in
        field.drop { $0 == " " }.prefix { $0 != " " }
      }
      guard fields.count > 1 else { return nil }
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { return nil }
      return (first...last, Array(fields.dropFirst()))
    }
  }

  private static func lines(of url: URL) throws -> [Substring] {
    try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
  }

  /// Returns the text of hexadecimal code points separated by spaces, with or without `U+`.
  static func text(_ codePoints: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    for word in codePoints.split(separator: " ") {
      let digits = word.hasPrefix("U+") ? word.dropFirst(2) : word[...]
      if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

/// Random texts that repeat from one run to the next.
struct TextGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Scalars that begin, continue, hide or break clusters, and plain ones.
  private static let pool: [String] = [
    "a", "b", "7", "#", " ", "-", ".", "(", "é", "ß", "я", "\t", "\n", "\r", "\u{0}", "\u{1B}",
    "\u{7F}",
    "\u{85}", "\u{9B}", "\u{300}", "\u{301}", "\u{20E3}", "\u{FE0E}", "\u{FE0F}", "\u{FE00}",
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{200D}", "\u{200E}", "\u{202E}", "\u{2028}", "\u{FEFF}",
    "\u{AD}", "\u{FFFE}", "❤", "☎", "✓", "→", "☝", "👍", "🏽", "👩", "💻", "🚀", "🇩", "🇪", "🏴",
    "\u{E0067}", "\u{E007F}", "\u{E0100}", "中", "文", "あ", "ア", "\u{3099}", "\u{FF9E}", "ｶ",
    "ᄒ", "ᅡ", "ᆫ", "한", "하", "क", "ष", "\u{94D}", "\u{93F}", "\u{600}", "م", "ی", "\u{E33}", "ก",
    "\u{302A}", "☰", "\u{E000}", "\u{378}", "\u{3164}", "𝄞", "\u{1D165}", "\u{D4E}",
  ]

  /// Returns a text of at most `count` pieces.
  mutating func text(_ count: Int) -> String {
    let length = Int.random(in: 0...count, using: &random)
    return (0..<length).reduce(into: "") { text, _ in
      text += TextGenerator.pool.randomElement(using: &random) ?? ""
    }
  }

  /// Returns at most `count` bytes, mostly parts of UTF-8.
  mutating func bytes(_ count: Int) -> [UInt8] {
    var bytes = Array(text(count).utf8)
    for index in bytes.indices where Int.random(in: 0..<4, using: &random) == 0 {
      bytes[index] = .random(in: 0...255, using: &random)
    }
    return bytes
  }

  /// Returns a number.
  mutating func int(in range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
}
