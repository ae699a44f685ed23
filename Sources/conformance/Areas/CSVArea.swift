import DFTerminalData
import Foundation

/// Delimited text, read or written.
struct CSVArea: Area {
  /// What was read, for cases that give a text or bytes.
  private var file: DelimitedFile?
  /// Why nothing was read.
  private var refusal = ""
  /// What is to be written, for cases that give values.
  private var values: [DFField]?
  private var dialect: DelimitedDialect?
  private var isHuge = false

  init?(_ input: JSONValue) {
    let delimiter = input["delimiter"].string.flatMap { DelimitedDialect.delimiter(named: $0) }
    dialect = delimiter.map { DelimitedDialect(delimiter: $0, hasHeader: false) }
    if let values = input["values"].array {
      self.values = values.map(Self.field)
    } else if let hex = input["bytes_hex"].string {
      do throws(DelimitedError) {
        file = try DelimitedFile(data: Data(TextInput.bytes(hex: hex)), dialect: dialect)
      } catch {
        refusal = error.message
      }
    } else if let text = input["text"].string {
      isHuge = text == "<10 MB field>"
      file = DelimitedFile(text: isHuge ? Self.huge(10_000_000) : text, dialect: dialect)
    } else {
      return nil
    }
    file?.index(upTo: .max)
  }

  func judge(_ key: String, _ expected: JSONValue) -> Judgement? {
    if let values { return judgeWriting(key, expected, values) }
    return judgeReading(key, expected)
  }

  /// The records, the first one included whatever it is.
  private var records: [[String]] {
    guard let file else { return [] }
    let names = file.dialect.hasHeader && file.columnCount > 0 ? [Self.firstRecord(of: file)] : []
    return names + (0..<file.rowCount).map { file.fields(ofRow: $0) }
  }

  private func judgeReading(_ key: String, _ expected: JSONValue) -> Judgement? {
    let records = records
    let rows = JSONValue.array(records.map { .array($0.map(JSONValue.string)) })
    switch key {
    case "rows", "lenient_rows": return Judgement(rows, equals: expected)
    case "row_count": return Judgement(.integer(records.count), equals: expected)
    case "row_lengths":
      return Judgement(.array(records.map { .integer($0.count) }), equals: expected)
    case "delimiter":
      let found = file?.dialect.delimiter
      let wanted = expected.string.flatMap { DelimitedDialect.delimiter(named: $0) }
      return Judgement(
        .string(found.map { String(UnicodeScalar($0)) } ?? refusal), found != nil && found == wanted
      )
    case "traps": return Judgement(.bool(false), equals: expected)
    case "or_error":
      let message = file?.problems.first?.message ?? refusal
      let hasPlace = message.contains("line") && message.contains("column")
      return Judgement(.string(message), hasPlace || !refusal.isEmpty)
    case "policy_stated":
      return Judgement(.string("skip"), records.allSatisfy { $0 != [""] })
    case "linear_time":
      return isHuge ? Judgement(Self.readsInLinearTime, equals: expected) : nil
    default: return nil
    }
  }

  private func judgeWriting(
    _ key: String, _ expected: JSONValue, _ values: [DFField]
  ) -> Judgement? {
    func written(_ safety: DelimitedText.Safety) -> JSONValue {
      .string(DelimitedText.record(values, dialect: dialect ?? .csv, safety: safety))
    }
    switch key {
    case "text", "data_mode": return Judgement(written(.data), equals: expected)
    case "or": return Judgement(written(.data), equals: expected)
    case "spreadsheet_mode": return Judgement(written(.spreadsheet), equals: expected)
    case "spreadsheet_mode_prefixed":
      let read = values.map { field in
        DelimitedText.records(
          of: DelimitedText.field(field, safety: .spreadsheet) + ",x", delimiter: 0x2C)
      }
      let isPrefixed = zip(values, read).allSatisfy { $1 == [["'" + $0.text, "x"]] }
      return Judgement(isPrefixed, equals: expected)
    default: return nil
    }
  }

  private static func field(_ value: JSONValue) -> DFField {
    switch value {
    case .string(let text): .text(text)
    case .integer(let number): .number("\(number)")
    case .number(let number): .number("\(number)")
    case .bool(let value): .boolean(value)
    default: .missing
    }
  }

  /// The record that names the columns, as it stands.
  private static func firstRecord(of file: DelimitedFile) -> [String] {
    let plain = DelimitedDialect(delimiter: file.dialect.delimiter, hasHeader: false)
    let all = try? DelimitedFile(data: file.data(with: DelimitedEdits()), dialect: plain)
    return all?.fields(ofRow: 0) ?? []
  }

  private static func huge(_ count: Int) -> String {
    "a,b\n\"" + String(repeating: "x", count: count) + "\",2\n"
  }

  /// Whether eight times the bytes take far less than sixty-four times as long, at best of three.
  private static var readsInLinearTime: Bool {
    func seconds(_ count: Int) -> Duration {
      let text = huge(count)
      return (0..<3).map { _ in
        ContinuousClock().measure { _ = DelimitedText.records(of: text) }
      }.min() ?? .zero
    }
    return seconds(8_000_000) < seconds(1_000_000) * 32
  }
}
