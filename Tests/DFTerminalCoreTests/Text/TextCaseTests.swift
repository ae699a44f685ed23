import DFTerminalCore
import Foundation
import Testing

/// One case of the shared case file, for the areas of text.
struct TextCase: CustomTestStringConvertible, Sendable {
  let id: String
  let area: String
  let input: Data
  let expected: Data

  var testDescription: String { id }

  static func all(_ area: String) -> [TextCase] {
    let lines = (try? TextFixtures.lines("cases.jsonl")) ?? []
    return lines.compactMap { line in
      guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
        let fields = object as? [String: Any], fields["area"] as? String == area,
        let id = fields["id"] as? String,
        let input = try? JSONSerialization.data(withJSONObject: fields["input"] ?? [:]),
        let expected = try? JSONSerialization.data(withJSONObject: fields["expected"] ?? [:])
      else { return nil }
      return TextCase(id: id, area: area, input: input, expected: expected)
    }
  }

  /// The input as a dictionary.
  func fields() throws -> (input: [String: Any], expected: [String: Any]) {
    let input = try JSONSerialization.jsonObject(with: input) as? [String: Any]
    let expected = try JSONSerialization.jsonObject(with: expected) as? [String: Any]
    return (try #require(input), try #require(expected))
  }
}

@Suite struct TextCaseTests {
  @Test func `the case file holds cases for each area of text`() {
    #expect(TextCase.all("width").count >= 25)
    #expect(TextCase.all("sanitize").count >= 20)
    #expect(TextCase.all("truncate").count >= 7)
    #expect(TextCase.all("wrap").count >= 7)
  }

  @Test(arguments: TextCase.all("width")) func width(_ test: TextCase) throws {
    let (input, expected) = try test.fields()
    let raw = TextFixtures.text(try #require(input["scalars"] as? String))
    let text = raw.contains("\u{1B}") ? StyledText(parsing: raw).text : raw
    let lines = TextWrapping.wrap(text, to: .max)
    if let cells = expected["cells"] as? Int {
      #expect(lines.reduce(0) { $0 + TextMeasure.columns(of: $1) } == cells)
    }
    if let cells = expected["cells_legacy_wcwidth_terminal"] as? Int {
      #expect(TextMeasure.columns(of: text, profile: .legacy) == cells)
    }
    if let graphemes = expected["graphemes"] as? Int {
      #expect(TextClusters(raw).count { _ in true } == graphemes)
    }
  }

  @Test(arguments: TextCase.all("sanitize")) func sanitize(_ test: TextCase) throws {
    let (input, expected) = try test.fields()
    let original = try #require(input["text"] as? String)
    let isTitle = (input["context"] as? String)?.contains("OSC") ?? false
    let result = TextSanitizer.inspect(original)
    let text = isTitle ? OSCString(original).text : result.text
    if let wanted = expected["text"] as? String { #expect(text == wanted) }
    if expected["unchanged"] as? Bool == true { #expect(text == original) }
    if expected["flag"] as? String == "hidden" { #expect(result.hasHiddenText) }
    if let cells = expected["cells"] as? Int { #expect(TextMeasure.columns(of: text) == cells) }
    for range in expected["no_scalar_in"] as? [String] ?? [] {
      let ends = range.split(separator: ".").compactMap { UInt32($0.dropFirst(2), radix: 16) }
      let (low, high) = (try #require(ends.first), try #require(ends.last))
      #expect(!text.unicodeScalars.contains { (low...high).contains($0.value) })
    }
    #expect(TextSanitizer.sanitize(text) == text)
    #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    if expected["visible"] as? Bool == true { #expect(TextMeasure.columns(of: text) > 0) }
  }

  @Test(arguments: TextCase.all("truncate")) func truncate(_ test: TextCase) throws {
    let (input, expected) = try test.fields()
    let width = try #require(input["width"] as? Int)
    let modes: [String: TextTruncation.Mode] = ["middle": .middle, "start": .start]
    let result = StyledText(parsing: try #require(input["text"] as? String)).truncated(
      to: width, mode: modes[input["mode"] as? String ?? ""] ?? .end,
      mark: try #require(input["ellipsis"] as? String))
    let text = result.text
    let columns = TextMeasure.columns(of: text)
    if let wanted = expected["text"] as? String { #expect(text == wanted) }
    if let wanted = expected["visible"] as? String { #expect(text == wanted) }
    if let cells = expected["cells"] as? Int { #expect(columns == cells) }
    if let start = expected["starts"] as? String { #expect(text.hasPrefix(start)) }
    if let end = expected["ends"] as? String { #expect(text.hasSuffix(end)) }
    #expect(columns <= max(width, 0))
  }

  @Test(arguments: TextCase.all("wrap")) func wrap(_ test: TextCase) throws {
    let (input, expected) = try test.fields()
    let width = input["width"] as? Int ?? .max
    let text = StyledText(parsing: try #require(input["text"] as? String))
    let mode: TextWrapping.Mode = input["mode"] as? String == "fold" ? .fold : .word
    let lines = text.wrapped(to: width, mode: mode).map(\.text)
    let widest = lines.map { TextMeasure.columns(of: $0) }.max() ?? 0
    if let wanted = expected["lines"] as? [String] { #expect(lines == wanted) }
    if let cells = expected["cells"] as? Int { #expect(widest == cells) }
    if let joined = expected["joined"] as? String { #expect(lines.joined() == joined) }
    if let most = expected["max_cells"] as? Int { #expect(widest <= most) }
    #expect(widest <= max(width, 2))
    #expect(!lines.contains { $0.contains("\t") })
  }
}
