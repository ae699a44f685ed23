import Foundation
import Testing

@testable import DFTerminalData

@Suite struct DelimitedTextTests {
  @Test(arguments: [
    ("a,b\"c\n1,2", [["a", "b\"c"], ["1", "2"]]),
    ("a\n\nb\n", [["a"], ["b"]]),
    ("\u{FEFF}\"a\",\"b\"\n1,2", [["a", "b"], ["1", "2"]]),
    ("a,b\nx,\"y, z\"", [["a", "b"], ["x", "y, z"]]),
    ("a,b\r\n\"one\r\ntwo\",3\r\n", [["a", "b"], ["one\r\ntwo", "3"]]),
    ("a,b,c\n1,\"\",\"\"\n2,3,4", [["a", "b", "c"], ["1", "", ""], ["2", "3", "4"]]),
    ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
    ("a,b\r\n1,2\n3,4\r", [["a", "b"], ["1", "2"], ["3", "4"]]),
    ("\"a\"x,b", [["ax", "b"]]),
    ("a,b\n1,\u{0}", [["a", "b"], ["1", "\u{0}"]]),
    ("", []), ("\n\r\n", []), ("a", [["a"]]), (",", [["", ""]]), ("\"\"", [[""]]),
    ("\"a\"\"b\",c", [["a\"b", "c"]]), ("\"open,\nend", [["open,\nend"]]),
    ("a,b\n1\n1,2,3", [["a", "b"], ["1"], ["1", "2", "3"]]), ("a,\n", [["a", ""]]),
    ("\"a\"x\"b\",c", [["ax\"b\"", "c"]]),
  ])
  func `records are read as RFC 4180 says, leniently where it says nothing`(
    _ text: String, _ records: [[String]]
  ) {
    #expect(DelimitedText.records(of: text, delimiter: 0x2C) == records)
  }

  @Test func `bytes that are not UTF-8 are shown as replacement and kept as they are`() throws {
    let data = Data([0x33, 0x37, 0xB0])
    #expect(try DelimitedText.records(of: data) == [["37\u{FFFD}"]])
    let file = try DelimitedFile(
      data: data, dialect: DelimitedDialect(delimiter: 0x2C, hasHeader: false))
    #expect(file.value(row: 0, column: 0) == [0x33, 0x37, 0xB0])
    #expect(throws: DelimitedError.utf16(path: "standard input")) {
      try DelimitedText.records(of: Data([0xFF, 0xFE, 0x61, 0x00]))
    }
  }

  @Test(arguments: [
    ("\\t", UInt8(0x09)), ("tab", 0x09), (";", 0x3B), ("Comma", 0x2C), ("\t", 0x09), ("pipe", 0x7C),
  ])
  func `a delimiter is named as people name it`(_ name: String, _ delimiter: UInt8) {
    #expect(DelimitedDialect.delimiter(named: name) == delimiter)
    #expect(DelimitedDialect.delimiter(named: "ab") == nil)
    #expect(
      DelimitedDialect.delimiter(named: "\"") == nil
        && DelimitedDialect.delimiter(named: "é") == nil)
  }

  @Test(arguments: [
    ("a\tb\n1\t2", UInt8(0x09), true), ("a;b\n1,5;2,5\n3,1;4", 0x3B, true),
    ("a|b\n1|2", 0x7C, true),
    ("name,note\nx,\"a;b;c\"\ny,\"d;e;f\"", 0x2C, true), ("one\ntwo\nthree", 0x2C, true),
    ("1,2\n3,4", 0x2C, false), ("2026-01-01,x\n2026-01-02,y", 0x2C, false),
    ("a,a\n1,2", 0x2C, true),
    ("", 0x2C, true), ("a,,c\n1,2,3", 0x2C, true), ("a,a\nb,c", 0x2C, false),
    ("a,\nb,c", 0x2C, false),
  ])
  func `delimiter and header are found by looking`(
    _ text: String, _ delimiter: UInt8, _ hasHeader: Bool
  ) {
    let dialect = DelimitedFile(text: text).dialect
    #expect(dialect.delimiter == delimiter && dialect.hasHeader == hasHeader)
  }

  @Test func `formulas are harmless in the mode for spreadsheets and exact in the other`() {
    for text in ["=1+1", "\t=1", "\r=1", "@SUM(A1)", "+1", "-1+2", "\u{0}x"] {
      let safe = DelimitedText.field(.text(text), safety: .spreadsheet)
      #expect(safe.hasPrefix("'") || safe.hasPrefix("\"'"))
      let exact = DelimitedText.field(.text(text))
      #expect(DelimitedText.records(of: exact, delimiter: 0x2C) == [[text]])
    }
    #expect(DelimitedText.field(.text("=1+1"), safety: .spreadsheet) == "'=1+1")
    #expect(DelimitedText.field((-5).columnField, safety: .spreadsheet) == "-5")
  }

  @Test func `what is written reads back as the same`() {
    var generator = SeededGenerator(seed: 17)
    let pieces = [
      "a", "\"", ",", "\n", "\r", "\r\n", " ", ";", "é", "", "\t", "\u{0}", "=", "\u{FEFF}",
      "\u{301}",
    ]
    for _ in 0..<3_000 {
      let record = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        generator.text(of: pieces, upTo: 4)
      }
      for dialect in [DelimitedDialect.csv, .tsv] {
        let text = DelimitedText.record(record.map(DFField.text), dialect: dialect)
        let isMarked = record[0].hasPrefix("\u{FEFF}")
        if isMarked { continue }
        #expect(
          DelimitedText.records(of: text + "\n", delimiter: dialect.delimiter) == [record],
          "\(text.debugDescription)")
      }
    }
    #expect(DelimitedText.field(.text(" a")) == "\" a\"")
  }

  @Test func `problems are named with line and column`() {
    let file = DelimitedFile(text: "a,b\r\n1,x\"y\n\"q\"z,2\n3,\"open")
    #expect(
      file.problems.map(\.message) == [
        "line 2, column 4: quote inside a field that does not begin with one",
        "line 3, column 4: text after a closing quote",
        "line 4, column 3: quoted field without an end",
      ])
  }

  @Test func `a huge field is read in linear time and shown in part`() {
    let field = String(repeating: "x\"\"", count: 200_000)
    let file = DelimitedFile(text: "a,b\n\"\(field)\",2\n", dialect: .csv)
    #expect(file.rowCount == 1 && file.text(row: 0, column: 1) == "2")
    #expect(file.text(row: 0, column: 0).utf8.count == 400_000)
    #expect(file.text(row: 0, column: 0, limit: 10) == "x\"x\"x\"x\"x\"")
    let wide = DelimitedFile(text: "é€🚀é", dialect: .init(delimiter: 0x2C, hasHeader: false))
    let prefixes = (0...11).map { wide.text(row: 0, column: 0, limit: $0) }
    #expect(prefixes.allSatisfy { "é€🚀é".hasPrefix($0) })
    #expect(wide.text(row: 0, column: 0, limit: 99) == "é€🚀é")
  }

  @Test func `the index agrees with reading record by record, however it is cut`() {
    var generator = SeededGenerator(seed: 31)
    let pieces = ["a", "\"", "\"\"", ",", "\n", "\r", "\r\n", "b,", "\",\"", "x"]
    for _ in 0..<2_000 {
      let text = generator.text(of: pieces, upTo: 14)
      let whole = DelimitedFile(text: text, dialect: .init(delimiter: 0x2C, hasHeader: false))
      let expected = recordsOneByOne(Array(text.utf8), whole.scanner)
      let actual = (0..<whole.rowCount).map { whole.fields(ofRow: $0) }
      #expect(actual == expected, "\(text.debugDescription)")
      let bytes = Array(text.utf8)
      var indexer = RecordIndexer(dialect: whole.dialect, start: 0)
      var starts: [Int] = []
      for goal in 0...bytes.count { starts += indexer.advance(to: goal, in: bytes.span) }
      #expect(starts.count == expected.count)
    }
  }

  private func recordsOneByOne(_ bytes: [UInt8], _ scanner: RecordScanner) -> [[String]] {
    var records: [[String]] = []
    var place = 0
    while place < bytes.count {
      let (fields, next) = scanner.record(from: place, in: bytes.span)
      let isBlank = fields.count == 1 && fields[0].isEmpty
      if !isBlank { records.append(fields.map { scanner.text(of: $0, in: bytes.span) }) }
      place = next
    }
    return records
  }
}
