import Foundation

/// One file of the Unicode Character Database: ranges of code points with values after semicolons.
struct UCDFile {
  /// One line of data.
  struct Entry {
    /// The code points the line speaks of.
    var range: ClosedRange<UInt32>
    /// The values after the range, trimmed.
    var fields: [Substring]
  }

  /// The file's bytes.
  let data: Data
  /// The lines of data, `@missing` defaults first, so that later entries overwrite earlier ones.
  let entries: [Entry]
  /// The first line, which names the file and its version.
  let title: String

  /// Reads and splits a file.
  init(_ url: URL) throws {
    data = try Data(contentsOf: url)
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    title = lines.first.map(String.init) ?? ""
    let defaults = lines.compactMap { UCDFile.missing($0) }
    entries = defaults + lines.compactMap { UCDFile.entry($0) }
  }

  /// The entries that carry a value in their first field after the range.
  func ranges(of value: String) -> [ClosedRange<UInt32>] {
    entries.filter { $0.fields.first.map(String.init) == value }.map(\.range)
  }

  private static func missing(_ line: Substring) -> Entry? {
    let mark = "# @missing: "
    return line.hasPrefix(mark) ? entry(line.dropFirst(mark.count)) : nil
  }

  private static func entry(_ line: Substring) -> Entry? {
    let text = line.prefix { $0 != "#" }
    let fields = text.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.trimmingSpaces }
    guard fields.count > 1, let range = range(fields[0]) else { return nil }
    return Entry(range: range, fields: Array(fields.dropFirst()))
  }

  /// Reads `0041`, `0041..005A` or, of a sequence such as `0023 FE0E`, the first code point.
  private static func range(_ text: Substring) -> ClosedRange<UInt32>? {
    let first = text.prefix { $0 != "." && $0 != " " }
    let last = text.contains(".") ? text.drop { $0 != "." }.drop { $0 == "." } : first
    guard let low = UInt32(first, radix: 16), let high = UInt32(last, radix: 16) else {
      return nil
    }
    return low...high
  }
}

extension Substring {
  /// The text without spaces and tabs at its ends.
  var trimmingSpaces: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
