import Foundation
import Testing

/// Cases that no runner can judge are run by a test that names them.
@Suite struct CaseCoverageTests {
  private struct Case: Decodable {
    let id: String
    let area: String
  }

  @Test(arguments: [
    ("renderer", 19, ["Tests/DFTerminalIOTests/RendererCaseTests.swift"]),
    ("lifecycle", 13, []), ("secrets", 1, ["Tests/DFTerminalDataTests/ValidationTests.swift"]),
  ])
  func `every case of an area is named by the test that runs it`(
    area: String, count: Int, files: [String]
  ) throws {
    let fixture = try text("Tests/DFTerminalCoreTests/Fixtures/cases.jsonl")
    let cases = try fixture.split(separator: "\n")
      .map { try JSONDecoder().decode(Case.self, from: Data($0.utf8)) }.filter { $0.area == area }
    #expect(cases.count >= count)
    let tests = try (files + ["Tests/Oracles/lifecycle_cases.py"]).map(text).joined()
    for test in cases { #expect(tests.contains(test.id), "no test names \(test.id)") }
  }

  private func text(_ path: String) throws -> String {
    let file = try #require(Repository.files.first { $0.path == path }, "\(path)")
    return file.text
  }
}
