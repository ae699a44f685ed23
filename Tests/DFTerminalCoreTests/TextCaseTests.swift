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
    let text = TextFixtures.text(try #require(input["scalars"] as? String))
    let styled = TextWrapping.wrap(text, to: .max)
    if text.contains("\u{1B}") { return }
    if let cells = expected["cells"] as? Int {
      #expect(styled.reduce(0) { $0 + TextMeasure.columns(of: $1) } == cells)
    }
    if let cells = expected["cells_legacy_wcwidth_terminal"] as? Int {
      #expect(TextMeasure.columns(of: text, profile: .legacy) == cells)
    }
    if let graphemes = expected["graphemes"] as? Int {
      #expect(TextClusters(text).count(where: { _ in true }) == graphemes)
    }
  }
}
