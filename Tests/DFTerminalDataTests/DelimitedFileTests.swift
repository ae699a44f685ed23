import Foundation
import Testing

@testable import DFTerminalData

@Suite struct DelimitedFileTests {
  /// A folder of its own for a test, taken away at the end.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("DelimitedFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func edited(
    _ text: String, _ edits: (inout DelimitedEdits) -> Void
  ) throws -> String {
    let file = DelimitedFile(text: text, dialect: .csv)
    var changes = DelimitedEdits()
    edits(&changes)
    return String(decoding: try file.data(with: changes), as: UTF8.self)
  }

  @Test func `rows may have any number of fields and columns have names`() {
    let file = DelimitedFile(text: "a,,a\n1\n1,2,3,4\n", dialect: .csv)
    #expect(file.rowCount == 2 && file.columnCount == 4)
    #expect(file.header == ["a", "Column 2", "a", "Column 4"])
    #expect(file.fieldCount(ofRow: 0) == 1 && file.text(row: 0, column: 2) == "")
    #expect(file.fields(ofRow: 1) == ["1", "2", "3", "4"])
    #expect(file.text(row: 9, column: 0) == "" && file.fields(ofRow: -5).isEmpty)
    #expect(file.value(row: 0, column: 1) == nil)
  }

  @Test func `only the edited fields change`() throws {
    let text = "\u{FEFF}a,\"b\",c\r\n1, \"x\"\"y\" ,3\n\n\"q\",5\r6,7,8"
    #expect(try edited(text) { _ in } == text)
    #expect(
      try edited(text) { $0[0, 1] = "n,m" } == "\u{FEFF}a,\"b\",c\r\n1,\"n,m\",3\n\n\"q\",5\r6,7,8")
    #expect(
      try edited(text) { $0[1, 0] = "z" }
        == "\u{FEFF}a,\"b\",c\r\n1, \"x\"\"y\" ,3\n\n\"z\",5\r6,7,8")
    #expect(try edited(text) { $0[1, 3] = "end" }.hasSuffix("\"q\",5,,end\r6,7,8"))
    #expect(try edited(text) { $0[2, 0] = "" }.hasSuffix("\r,7,8"))
  }

  @Test func `several edits, deletions and new rows go together`() throws {
    let text = "a,b\n1,2\n3,4\n5,6"
    let result = try edited(text) { edits in
      edits[0, 0] = "x"
      edits[0, 1] = "y"
      edits[1, 0] = "gone"
      edits.deletedRows = [1]
      edits.appendedRows = [["7", "8 \"q\""], [""]]
    }
    #expect(result == "a,b\nx,y\n5,6\n7,\"8 \"\"q\"\"\"\n\"\"\n")
    let lastGone = try edited(text) { edits in
      edits.deletedRows = [2]
      edits.appendedRows = [["9"]]
    }
    #expect(lastGone == "a,b\n1,2\n3,4\n9\n")
    #expect(try edited("a\r\n1\r\n") { $0.appendedRows = [["2"]] } == "a\r\n1\r\n2\r\n")
  }

  @Test func `an edit back to the original is none`() {
    let file = DelimitedFile(text: "a\nx\n", dialect: .csv)
    var edits = DelimitedEdits()
    edits.set("y", row: 0, column: 0, in: file)
    #expect(edits[0, 0] == "y")
    edits.set("x", row: 0, column: 0, in: file)
    #expect(edits.isEmpty)
  }

  @Test func `random edits change their fields and no other byte`() throws {
    var generator = SeededGenerator(seed: 77)
    let pieces = ["a", "\"b,\n\"\"\"", "\"\"", "1", "é", " "]
    for _ in 0..<400 {
      let rows = (0..<5).map { _ in
        (0..<Int.random(in: 1...4, using: &generator))
          .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined(separator: ",")
      }
      let text = rows.joined(
        separator: ["\n", "\r\n", "\r"].randomElement(using: &generator) ?? "")
      let dialect = DelimitedDialect(delimiter: 0x2C, hasHeader: false)
      let file = DelimitedFile(text: text, dialect: dialect)
      var edits = DelimitedEdits()
      var expected = (0..<file.rowCount).map { file.fields(ofRow: $0) }
      for _ in 0..<3 {
        guard let row = expected.indices.randomElement(using: &generator) else { continue }
        let column = Int.random(in: 0...4, using: &generator)
        let value = generator.text(of: ["x", "\"", ",", "\n", ""], upTo: 3)
        edits[row, column] = value
        while expected[row].count <= column { expected[row].append("") }
        expected[row][column] = value
      }
      let saved = try file.data(with: edits)
      let again = try? DelimitedText.records(of: saved, delimiter: 0x2C)
      let filled = expected.filter { !($0.count == 1 && $0[0].isEmpty && edits.isEmpty) }
      #expect(again == filled, "\(text.debugDescription) \(edits.fields)")
    }
  }

  @Test func `saving is atomic, keeps permissions and follows links`() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("data.csv")
      let link = folder.appendingPathComponent("link.csv")
      try Data("a,b\n1,2\n".utf8).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
      let file = try DelimitedFile(contentsOf: link)
      var edits = DelimitedEdits()
      edits[0, 1] = "two"
      try file.save(edits, to: link)
      #expect(try String(contentsOf: url, encoding: .utf8) == "a,b\n1,two\n")
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
      let type = try FileManager.default.attributesOfItem(atPath: link.path)[.type]
      #expect(type as? FileAttributeType == .typeSymbolicLink)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
  }

  @Test func `a file that another program changed is not overwritten`() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("data.csv")
      try Data("a\n1\n".utf8).write(to: url)
      let file = try DelimitedFile(contentsOf: url)
      try Data("a\n1\n2\n".utf8).write(to: url, options: .atomic)
      #expect(throws: DelimitedError.changedOnDisk(path: url.path)) {
        try file.save(DelimitedEdits(), to: url)
      }
      let other = folder.appendingPathComponent("other.csv")
      try file.save(DelimitedEdits(), to: other)
      #expect(try String(contentsOf: other, encoding: .utf8) == "a\n1\n")
    }
  }

  @Test func `a document is saved in place again and again`() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("data.csv")
      try Data("a,b\n1,2\n3,4\n".utf8).write(to: url)
      let document = DelimitedDocument(try DelimitedFile(contentsOf: url))
      let row = document.set("one", document.rows[0], column: 0)
      #expect(document.unsavedCount == 1)
      try document.save(to: url)
      #expect(document.unsavedCount == 0)
      document.setDeleted(true, rows: [1])
      _ = document.set("1", row, column: 0)
      #expect(document.unsavedCount == 2)
      try document.save(to: url)
      #expect(try String(contentsOf: url, encoding: .utf8) == "a,b\n1,2\n")
      #expect(document.unsavedCount == 0)
    }
  }

  @Test func `a long field shows its beginning and is exported and edited whole`() {
    let long = String(repeating: "x", count: 10_000)
    let document = DelimitedDocument(DelimitedFile(text: "a,b\n\(long),2\n"))
    let column = document.columns()[0]
    #expect(column.text(document.rows[0]).count == DelimitedDocument.cellLimit)
    #expect(column.field(document.rows[0]) == .text(long))
    let text = TableExport(document.columns(), as: .csv).text(of: document.rows)
    #expect(text.contains(long))
  }

  @Test func `what cannot be read or written says what and why`() throws {
    let missing = URL(fileURLWithPath: "/nowhere/data.csv")
    let error = #expect(throws: DelimitedError.self) { try DelimitedFile(contentsOf: missing) }
    #expect(error?.message.hasPrefix("Cannot read /nowhere/data.csv: ") == true)
    let file = DelimitedFile(text: "a\n")
    let refused = #expect(throws: DelimitedError.self) {
      try file.save(DelimitedEdits(), to: missing)
    }
    #expect(
      refused?.message.hasPrefix("Cannot write /nowhere/data.csv, which is unchanged") == true)
  }

  @Test func `a large file shows its beginning first and its rest later`() async throws {
    let line = "17,name of a person,name@example.com,12.50\n"
    let text = "id,name,email,amount\n" + String(repeating: line, count: 20_000)
    let file = DelimitedFile(text: text)
    #expect(!file.isIndexed && file.rowCount > 1_000 && file.rowCount < 20_000)
    #expect(abs(file.estimatedRowCount - 20_000) < 100)
    await file.indexAll()
    #expect(file.isIndexed && file.rowCount == 20_000 && file.indexedFraction == 1)
    #expect(file.text(row: 19_999, column: 3) == "12.50")
  }

  @Test func `a document knows its columns, edits and deletions`() {
    let document = DelimitedDocument(
      DelimitedFile(text: "id,name,name\n10,b,x\n9,a,y\n100,c,z\n"))
    let columns = document.columns()
    #expect(columns.map(\.id) == ["id", "name", "name 2"])
    #expect(columns.map(\.alignment) == [.decimal, .leading, .leading])
    var rows = document.rows
    var arrangement = Arrangement<DelimitedRow>()
    let byNumber = ArrangementRequest(sort: [DFSortKey("id")])
    let first = arrangement.arrange(rows, columns: columns, by: byNumber)
    #expect(Array(first.order) == [1, 0, 2])
    rows[1] = document.set("1000", rows[1], column: 0)
    let second = arrangement.arrange(rows, columns: columns, by: byNumber)
    #expect(Array(second.order) == [0, 2, 1] && document.isEdited(rows[1], column: 0))
    document.setDeleted(true, rows: [0])
    #expect(document.rows.map(\.id) == [1, 2])
    document.setDeleted(false, rows: [0])
    rows[1] = document.set("9", rows[1], column: 0)
    #expect(document.edits.isEmpty && document.rows.count == 3)
    #expect(columns[0].field(rows[0]) == .number("10"))
  }
}
