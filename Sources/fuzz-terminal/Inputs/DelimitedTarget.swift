import DFTerminalData
import Foundation

extension FuzzTarget {
  /// Delimited files: found in pieces as at once, and written so that they read the same.
  static let delimited = FuzzTarget(
    name: "csv",
    words: [
      ",", ";", "\t", "|", "\"", "\"\"", "\n", "\r\n", "\r", "a", "1", "-5", "=1+1", " ",
      "\u{FEFF}",
      "é", "中", "\u{0}", "\u{1B}[31m", "name,age\n", "\"a\nb\"", "2024-01-02", "x\"y", "\"z\"w",
    ]
  ) { bytes in
    var laws = LawCheck()
    for delimiter in [nil, UInt8(ascii: ","), 0x09] {
      checkReading(bytes, delimiter, &laws)
    }
    return laws.broken
  }

  private static func checkReading(_ bytes: [UInt8], _ delimiter: UInt8?, _ laws: inout LawCheck) {
    let dialect = delimiter.map { DelimitedDialect(delimiter: $0, hasHeader: false) }
    let file: DelimitedFile
    do throws(DelimitedError) {
      file = try DelimitedFile(data: Data(bytes), dialect: dialect)
    } catch {
      laws.expect(
        bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]), "\(error)")
      return
    }
    file.index(upTo: .max)
    laws.expect(file.isIndexed, "all of it is found")
    for row in 0..<file.rowCount { checkRow(row, of: file, &laws) }
    laws.expect(file.header.count == file.columnCount, "each column has a name")
    laws.expect(
      file.problems.allSatisfy { $0.line >= 1 && $0.column >= 1 }, "problems have places")
    checkWriting(file, &laws)
    checkSaving(bytes, file, &laws)
  }

  private static func checkRow(_ row: Int, of file: DelimitedFile, _ laws: inout LawCheck) {
    let fields = file.fields(ofRow: row)
    laws.expect(!fields.isEmpty, "a row has fields")
    laws.expect(fields.count <= file.columnCount, "row \(row) is wider than the file")
    laws.expect(fields.count == file.fieldCount(ofRow: row), "row \(row) counts its fields")
    for (column, field) in fields.enumerated() {
      laws.expect(
        file.text(row: row, column: column) == field, "field \(row), \(column) reads the same")
      let value = file.value(row: row, column: column).map { String(decoding: $0, as: UTF8.self) }
      laws.expect(value == field, "field \(row), \(column) has the bytes of its text")
    }
    laws.expect(file.text(row: row, column: fields.count).isEmpty, "no field is beyond the last")
  }

  /// A file that nobody edited is saved as it was; an edit changes its field and no other.
  private static func checkSaving(
    _ bytes: [UInt8], _ file: DelimitedFile, _ laws: inout LawCheck
  ) {
    let unedited = try? file.data(with: DelimitedEdits())
    laws.expect(unedited.map(Array.init) == bytes, "saved as it was")
    guard file.rowCount > 0, laws.broken == nil else { return }
    let row = file.rowCount / 2
    let column = file.fieldCount(ofRow: row) / 2
    var edits = DelimitedEdits()
    edits.set("new \"x\",\u{301}\n", row: row, column: column, in: file)
    do throws(DelimitedError) {
      let saved = try DelimitedFile(data: file.data(with: edits), dialect: file.dialect)
      saved.index(upTo: .max)
      laws.expect(saved.rowCount == file.rowCount, "an edit keeps the rows")
      for other in 0..<min(saved.rowCount, file.rowCount) {
        var wanted = file.fields(ofRow: other)
        if other == row {
          wanted += Array(repeating: "", count: max(0, column + 1 - wanted.count))
          wanted[column] = "new \"x\",\u{301}\n"
        }
        laws.expect(saved.fields(ofRow: other) == wanted, "an edit changes row \(other)")
      }
    } catch {
      laws.expect(false, "\(error)")
    }
  }

  /// What is written reads back as the same.
  private static func checkWriting(_ file: DelimitedFile, _ laws: inout LawCheck) {
    let dialect = DelimitedDialect.csv
    let rows = (0..<file.rowCount).map { file.fields(ofRow: $0) }
    let text = rows.map { row in
      DelimitedText.record(row.map(DFField.text), dialect: dialect) + "\r\n"
    }.joined()
    // A byte order mark at the very beginning is none of the first field.
    if text.unicodeScalars.first == "\u{FEFF}" { return }
    let read = DelimitedText.records(of: text, delimiter: dialect.delimiter)
    laws.expect(read == rows, "written and read again it is another text")
  }
}
