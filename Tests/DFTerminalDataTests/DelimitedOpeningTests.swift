import Foundation
import Testing

@testable import DFTerminalData

/// Files that are none, or that are reached in an odd way.
@Suite struct DelimitedOpeningTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func reason(_ path: String) -> String {
    do throws(DelimitedError) {
      _ = try DelimitedFile(contentsOf: URL(fileURLWithPath: path))
      return ""
    } catch {
      return error.message
    }
  }

  @Test func `A folder and a device are refused by name`() throws {
    try withFolder { folder in
      #expect(reason(folder.path).hasSuffix("It is a folder, not a file"))
    }
    #expect(reason("/dev/zero") == "Cannot read /dev/zero: It is a device, not a file")
  }

  @Test func `A path is named as it was written`() {
    #expect(reason("no/such.csv").hasPrefix("Cannot read no/such.csv: "))
    #expect(reason("/no/such.csv").hasPrefix("Cannot read /no/such.csv: "))
  }

  @Test(arguments: [
    [0x61, 0, 0x2C, 0, 0x62, 0, 0x0A, 0], [0, 0x61, 0, 0x2C, 0, 0x62, 0, 0x0A],
    [0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61],
  ])
  func `UTF-16 is told from data, with a mark or without`(bytes: [UInt8]) {
    #expect(throws: DelimitedError.utf16(path: "standard input")) {
      try DelimitedFile(data: Data(bytes))
    }
    #expect(throws: Never.self) {
      try DelimitedFile(data: Data([0, 0] + bytes.map { $0 | 1 }))
    }
  }

  @Test func `A far field of a wide row is found again, whatever was looked at between`() {
    let header = (0..<900).map { "c\($0)" }.joined(separator: ",")
    let rows = (0..<40).map { row in (0..<900).map { "\(row):\($0)" }.joined(separator: ",") }
    let file = DelimitedFile(
      text: ([header] + rows + ["1,2"]).joined(separator: "\n"), dialect: .csv)
    file.index(upTo: .max)
    for column in [0, 31, 32, 33, 899] {
      for row in [0, 39, 1, 0] {
        #expect(file.text(row: row, column: column) == "\(row):\(column)")
        #expect(file.value(row: row, column: column) == Array("\(row):\(column)".utf8))
      }
    }
    #expect(file.text(row: 0, column: 900).isEmpty && file.value(row: 40, column: 32) == nil)
    #expect(file.text(row: 99, column: 32).isEmpty && file.value(row: 99, column: 32) == nil)
  }

  @Test func `An empty field at the end of the file is a field`() {
    let file = DelimitedFile(text: "a,b\n1,", dialect: .csv)
    #expect(file.value(row: 0, column: 1) == [] && file.fields(ofRow: 0) == ["1", ""])
    let wide = String(repeating: ",", count: 40)
    let far = DelimitedFile(text: wide + "\n" + wide, dialect: .csv)
    #expect(far.value(row: 0, column: 40) == [] && far.value(row: 0, column: 41) == nil)
  }

  @Test func `Fields are kept up to a limit, the newest ones`() {
    var cache = FieldCache()
    let ranges = Array(repeating: 0..<1, count: 1 << 19)
    for record in 0..<6 { cache.keep(ranges, ofRecord: record) }
    #expect((0..<6).map { cache[$0] != nil } == [false, false, true, true, true, true])
    cache.keep(Array(repeating: 0..<1, count: 1 << 22), ofRecord: 9)
    #expect(cache[9] != nil && cache[5] == nil)
  }

  @Test func `A pipe is read to its end`() throws {
    try withFolder { folder in
      let pipe = folder.appendingPathComponent("pipe")
      try #require(unsafe mkfifo(pipe.path, 0o600) == 0)
      // Each end waits for the other.
      Thread.detachNewThread {
        guard let writer = try? FileHandle(forWritingTo: pipe) else { return }
        try? writer.write(contentsOf: Data("a,b\n1,2\n".utf8))
        try? writer.close()
      }
      let file = try DelimitedFile(contentsOf: pipe)
      #expect(file.header == ["a", "b"] && file.fields(ofRow: 0) == ["1", "2"])
    }
  }

  @Test func `A large file that is shortened loses rows and nothing else`() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("large.csv")
      let row = Data("some,text of a row\n".utf8)
      let count = FileBytes.mappedSize / row.count + 1_000
      var data = Data("a,b\n".utf8)
      for _ in 0..<count { data += row }
      try data.write(to: url)
      let file = try DelimitedFile(contentsOf: url, dialect: .csv)
      file.index(upTo: .max)
      #expect(file.rowCount == count && file.text(row: count - 1, column: 0) == "some")
      #expect(!file.isShortened)
      let handle = try FileHandle(forWritingTo: url)
      try handle.truncate(atOffset: 10_000)
      #expect(file.text(row: count - 1, column: 0).isEmpty)
      #expect(file.isShortened && file.rowCount == count)
      #expect(file.text(row: 1, column: 1) == "text of a row")
      let other = folder.appendingPathComponent("other.csv")
      #expect(throws: DelimitedError.shortened(path: url.relativePath)) {
        try file.save(DelimitedEdits(), to: other)
      }
      #expect(!FileManager.default.fileExists(atPath: other.path))
    }
  }

  @Test func `A large file that is replaced or removed is read as it was, and can be saved`() throws
  {
    try withFolder { folder in
      let url = folder.appendingPathComponent("large.csv")
      let data =
        Data("a,b\n".utf8) + Data(repeating: 0x78, count: FileBytes.mappedSize) + Data(",1\n".utf8)
      try data.write(to: url)
      let file = try DelimitedFile(contentsOf: url, dialect: .csv)
      try FileManager.default.removeItem(at: url)
      #expect(file.text(row: 0, column: 1) == "1" && !file.isShortened)
      try file.save(DelimitedEdits(), to: url)
      #expect(try Data(contentsOf: url) == data)
    }
  }

  @Test func `A file behind a link is watched, not the link`() throws {
    try withFolder { folder in
      let (real, link) = (
        folder.appendingPathComponent("real"), folder.appendingPathComponent("link")
      )
      try Data("a\n1\n".utf8).write(to: real)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
      let file = try DelimitedFile(contentsOf: link, dialect: .csv)
      try Data("a\n1\n2\n".utf8).write(to: real)
      #expect(throws: DelimitedError.changedOnDisk(path: link.relativePath)) {
        try file.save(DelimitedEdits(), to: link)
      }
    }
  }
}
