import Foundation
import Testing

/// One line of the case file: what users of other terminal software reported.
struct ReportedCase: Sendable, CustomTestStringConvertible {
  let id: String
  let area: String
  private let fields: Data

  var testDescription: String { id }

  private init?(line: Substring) {
    fields = Data(line.utf8)
    guard let object = ReportedCase.object(fields), let id = object["id"] as? String,
      let area = object["area"] as? String
    else { return nil }
    self.id = id
    self.area = area
  }

  var input: [String: Any] { ReportedCase.object(fields)?["input"] as? [String: Any] ?? [:] }
  var expected: [String: Any] { ReportedCase.object(fields)?["expected"] as? [String: Any] ?? [:] }

  private static func object(_ data: Data) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  }

  static let all: [ReportedCase] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../DFTerminalCoreTests/Fixtures/cases.jsonl")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap(ReportedCase.init(line:))
  }()

  /// The cases of one area.
  static func area(_ name: String) -> [ReportedCase] { all.filter { $0.area == name } }
}
