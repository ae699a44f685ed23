import Foundation
import Testing

@testable import DFTerminalData

/// A case of the shared file of cases: what goes in and what is expected.
struct SharedCase: Sendable, CustomTestStringConvertible {
  let id: String
  let area: String
  private let line: String

  var testDescription: String { id }
  var input: [String: Any] { object["input"] as? [String: Any] ?? [:] }
  var expected: [String: Any] { object["expected"] as? [String: Any] ?? [:] }

  private var object: [String: Any] { Self.object(line) }

  private static func object(_ line: String) -> [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
  }

  /// The cases of an area.
  static func cases(_ area: String) -> [SharedCase] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(
        "DFTerminalCoreTests/Fixtures/cases.jsonl")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map(String.init).compactMap { line in
      let object = Self.object(line)
      guard object["area"] as? String == area, let id = object["id"] as? String else { return nil }
      return SharedCase(id: id, area: area, line: line)
    }
  }
}

@Suite struct CaseFileTests {
  @Test func `the file of cases is found`() {
    let counts = ["csv", "sort", "pagination", "progress"].map { SharedCase.cases($0).count }
    #expect(counts == [17, 11, 5, 13])
  }

  @Test(arguments: SharedCase.cases("csv"))
  func `cases of delimited files`(_ shared: SharedCase) throws {
    let (input, expected) = (shared.input, shared.expected)
    if let values = input["values"] as? [Any] { return checkWriting(values, expected) }
    let delimiter = (input["delimiter"] as? String).flatMap(DelimitedDialect.delimiter)
    let records: [[String]]
    if let hex = input["bytes_hex"] as? String {
      records = try DelimitedText.records(of: bytes(hex), delimiter: delimiter)
    } else {
      records = DelimitedText.records(
        of: try #require(input["text"] as? String), delimiter: delimiter)
    }
    if let rows = (expected["rows"] ?? expected["lenient_rows"]) as? [[String]] {
      #expect(records == rows)
    }
    if let count = expected["row_count"] as? Int { #expect(records.count == count) }
    #expect(records.allSatisfy { !$0.isEmpty })
  }

  private func bytes(_ hex: String) -> Data {
    let digits = Array(hex)
    return Data(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      })
  }

  private func checkWriting(_ values: [Any], _ expected: [String: Any]) {
    for value in values {
      let field = (value as? String).map(DFField.text) ?? .number("\(value)")
      let data = DelimitedText.field(field)
      let safe = DelimitedText.field(field, safety: .spreadsheet)
      #expect(DelimitedText.records(of: data + ",x", delimiter: 0x2C) == [[field.text, "x"]])
      if let text = expected["spreadsheet_mode"] as? String { #expect(safe == text) }
      if let text = expected["data_mode"] as? String { #expect(data == text) }
      if let text = expected["text"] as? String {
        #expect(data == text || data == expected["or"] as? String)
      }
      if expected["spreadsheet_mode_prefixed"] as? Bool == true {
        let read = DelimitedText.records(of: safe + ",x", delimiter: 0x2C)
        #expect(read == [["'" + field.text, "x"]])
      }
    }
  }

  @Test(arguments: SharedCase.cases("sort"))
  func `cases of sorting`(_ shared: SharedCase) throws {
    let (input, expected) = (shared.input, shared.expected)
    let ascending = input["order"] as? String != "desc"
    if let rows = input["rows"] as? [[Any]], let column = input["by"] as? Int {
      let order = try sorted(rows.map { $0[column] as? Double }, ascending)
      #expect(order.compactMap { rows[$0][0] as? String } == expected["order"] as? [String])
    } else if let display = input["display"] as? [String], let raw = input["raw"] as? [Double] {
      #expect(try sorted(raw, ascending).map { display[$0] } == expected["display"] as? [String])
    } else {
      try checkValues(try #require(input["values"] as? [Any]), ascending, expected)
    }
  }

  private func checkValues(_ values: [Any], _ ascending: Bool, _ expected: [String: Any]) throws {
    let texts = values.compactMap { $0 as? String }
    let isText = texts.count == values.count
    let order =
      isText
      ? try sorted(texts, ascending)
      : try sorted(values.map { $0 as? Double ?? .nan }, ascending)
    if let wanted = expected["values"] as? [Any] {
      #expect(order.map { "\(values[$0])" } == wanted.map { "\($0)" })
    }
    if expected["equal"] != nil || expected["stable_between_zeros"] != nil {
      #expect(order == Array(values.indices))
    }
    #expect(order.sorted() == Array(values.indices))
  }

  private func sorted<Value: DFColumnValue>(
    _ values: [Value], _ ascending: Bool
  ) throws -> [Int] {
    let ranks = try ColumnOrder<Value> { $0 }.ranks(of: values)
    let key = RankSort.Key(ranks: ranks, ascending: ascending, missingFirst: false)
    return try RankSort(keys: [key]).sorted(Array(values.indices))
  }

  @Test(arguments: SharedCase.cases("pagination"))
  func `cases of pages`(_ shared: SharedCase) {
    let (input, expected) = (shared.input, shared.expected)
    var pagination = Pagination(
      total: input["total"] as? Int, pageSize: input["size"] as? Int ?? 1,
      index: (input["page"] as? Int ?? 1) - 1)
    if let total = input["filtered_total"] as? Int { pagination.update(total: total) }
    if let size = input["new_size"] as? Int {
      pagination.resize(to: size, keeping: input["cursor_row"] as? Int)
    }
    if let page = expected["page"] as? Int { #expect(pagination.index + 1 == page) }
    if let pages = expected["pages"] as? Int { #expect(pagination.pageCount == pages) }
    if let label = expected["label"] as? String { #expect(pagination.label == label) }
    if let row = expected["cursor_row"] as? Int { #expect(pagination.rows.contains(row)) }
    #expect(pagination.pageSize >= 1 && !pagination.label.isEmpty)
  }

  @Test(arguments: SharedCase.cases("progress"))
  func `cases of progress`(_ shared: SharedCase) throws {
    let (input, expected) = (shared.input, shared.expected)
    let total = (input["then_total"] ?? input["total"]) as? Double ?? 1
    let progress = DFProgress(number(input["completed"] ?? input["fraction"]), total: total)
    let width = input["width"] as? Int ?? 10
    if let text = expected["percent_text"] as? String { #expect(progress.percentText == text) }
    if let percent = expected["percent"] as? Int { #expect(progress.percent == percent) }
    if let texts = expected["percent_text_any_of"] as? [String] {
      #expect(texts.contains(progress.percentText))
    }
    if expected["mode"] as? String == "indeterminate" { #expect(progress.fraction == nil) }
    if let cells = expected["bar_cells"] as? Int { #expect(progress.filled(of: width) == cells) }
    if let most = expected["bar_cells_max"] as? Int {
      #expect(try #require(progress.filled(of: width)) <= most)
    }
    if let most = expected["text_cells_max"] as? Int,
      let seconds = input["remaining_seconds"] as? Double
    {
      #expect(QuantityText.duration(seconds).count <= most)
    }
    if expected["eta"] as? String == "unknown", let elapsed = input["elapsed"] as? Double {
      var estimator = ProgressEstimator()
      estimator.record(0, at: 0)
      estimator.record(0, at: elapsed)
      #expect(estimator.remaining(to: 10, at: elapsed) == nil)
    }
  }

  private func number(_ value: Any?) -> Double? {
    if let text = value as? String { return Double(text) }
    return value as? Double
  }
}
