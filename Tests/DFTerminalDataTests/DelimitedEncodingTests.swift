import Foundation
import Testing

@testable import DFTerminalData

@Suite struct DelimitedEncodingTests {
  @Test(arguments: [DelimitedEncoding.latin1, .windows1252])
  func `Each byte is one scalar and comes back`(encoding: DelimitedEncoding) {
    let bytes = (UInt8.min...UInt8.max).map { $0 }
    let text = encoding.text(bytes)
    #expect(text.unicodeScalars.count == 256)
    #expect(Set(text.unicodeScalars).count == 256)
    #expect(encoding.bytes(text) == bytes)
  }

  @Test func `Windows has typographic marks among the controls`() {
    #expect(DelimitedEncoding.windows1252.text([0x80, 0x93, 0x94, 0x9F, 0xEB]) == "€“”Ÿë")
    #expect(DelimitedEncoding.latin1.text([0x80, 0xEB]) == "\u{80}ë")
    #expect(DelimitedEncoding.utf8.text([0x41, 0xEB]) == "A\u{FFFD}")
    #expect(DelimitedEncoding.windows1252.bytes("\u{80}") == nil)
    #expect(DelimitedEncoding.latin1.misfit(in: "Zoë €5") == "€")
    #expect(DelimitedEncoding.windows1252.misfit(in: "Zoë €5 中") == "中")
    #expect(DelimitedEncoding.utf8.misfit(in: "中👩‍👩‍👧‍👦") == nil)
  }

  @Test func `Encodings are found by the names people use`() {
    for (word, encoding) in [
      ("UTF-8", DelimitedEncoding.utf8), ("utf8", .utf8), ("latin1", .latin1), ("Latin-1", .latin1),
      ("ISO-8859-1", .latin1), ("cp1252", .windows1252), ("windows-1252", .windows1252),
    ] {
      #expect(DelimitedEncoding(named: word) == encoding)
    }
    for encoding in DelimitedEncoding.allCases {
      #expect(DelimitedEncoding(named: encoding.rawValue) == encoding)
      #expect(DelimitedEncoding(named: encoding.name) == encoding)
    }
    #expect(DelimitedEncoding(named: "utf-16") == nil && DelimitedEncoding(named: "") == nil)
  }

  /// Bytes, and what they are most likely written in.
  struct Sample {
    var bytes: [UInt8]
    var encoding: DelimitedEncoding

    init(_ text: String, _ rest: [UInt8], _ encoding: DelimitedEncoding) {
      bytes = Array(text.utf8) + rest
      self.encoding = encoding
    }
  }

  static let samples = [
    Sample("", [], .utf8), Sample("a,b\n1,2\n", [], .utf8), Sample("Zoë,é\n", [], .utf8),
    Sample("Zo", [0xEB, 0x0A], .latin1), Sample("", [0x93, 0x5A, 0xEB, 0x94], .windows1252),
    // One scalar of UTF-8, a control, a byte that neither has: no text of either.
    Sample("é", [0xEB, 0x20], .utf8), Sample("Z\0", [0xEB, 0x20], .utf8),
    Sample("Z", [0xEB, 0x81, 0x20], .utf8), Sample("\u{FEFF}Zo", [0xEB], .latin1),
    Sample(String(repeating: "a", count: 3_000_000), [0xEB, 0x20], .latin1),
  ]

  @Test(arguments: samples)
  func `The encoding is found out`(sample: Sample) throws {
    let file = try DelimitedFile(data: Data(sample.bytes), dialect: .csv)
    #expect(file.likelyEncoding == sample.encoding)
  }

  /// `é` in bytes that are cut at the end of what is looked at.
  @Test func `A scalar at the end of the window counts`() throws {
    for count in 0..<4 {
      let bytes =
        [0xEB, 0x20] + Array(repeating: UInt8(0x61), count: 65_533 + count) + [0xC3, 0xA9]
      let found = try DelimitedFile(data: Data(bytes), dialect: .csv).likelyEncoding
      #expect(found == (count < 1 ? .utf8 : .latin1))
    }
  }

  private let bytes: [UInt8] =
    Array("name,note\r\nZo".utf8) + [0xEB] + Array(",\"".utf8) + [0x93, 0xE9, 0x94]
    + Array("\"\n\nBj".utf8) + [0xF8] + Array("rn,x\n".utf8)

  private func file(_ encoding: DelimitedEncoding) throws -> DelimitedFile {
    let dialect = DelimitedDialect(delimiter: 0x2C, encoding: encoding)
    let file = try DelimitedFile(data: Data(bytes), dialect: dialect)
    file.index(upTo: .max)
    return file
  }

  @Test func `A file is read and edited in its encoding, and other bytes stay`() throws {
    let file = try file(.windows1252)
    #expect(file.fields(ofRow: 0) == ["Zoë", "“é”"] && file.text(row: 1, column: 0) == "Bjørn")
    #expect(file.text(row: 1, column: 0, limit: 3) == "Bjø")
    #expect(try file.data(with: DelimitedEdits()) == Data(bytes))
    var edits = DelimitedEdits()
    edits.set("Zoé €", row: 0, column: 0, in: file)
    edits.appendedRows = [["ü", ""]]
    let place = try #require(bytes.firstIndex(of: 0xEB))
    var wanted = bytes
    wanted.replaceSubrange(place...place, with: [0xE9, 0x20, 0x80])
    #expect(try file.data(with: edits) == Data(wanted + [0xFC, 0x2C, 0x0D, 0x0A]))
  }

  @Test func `What the encoding does not have is refused, and nothing is written`() throws {
    let file = try file(.latin1)
    var edits = DelimitedEdits()
    edits.set("5 €", row: 0, column: 0, in: file)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let error = DelimitedError.unencodable(
      path: url.relativePath, character: "€", encoding: .latin1)
    #expect(throws: error) { try file.save(edits, to: url) }
    #expect(!FileManager.default.fileExists(atPath: url.path))
    #expect(error.message.contains("Latin-1") && error.message.contains("€"))
    edits = DelimitedEdits()
    edits.appendedRows = [["中"]]
    #expect(throws: DelimitedError.self) { try file.data(with: edits) }
  }

  @Test func `Cells that cannot be read are counted, and the first one is named`() throws {
    #expect(try file(.utf8).losses()?.count == 3)
    #expect(try file(.utf8).losses()?.first == DelimitedEdits.Place(row: 0, column: 0))
    #expect(try file(.latin1).losses() == nil)
    #expect(DelimitedFile(text: "Zoë,“é”\n", dialect: .csv).losses() == nil)
    let header = try DelimitedFile(data: Data([0x61, 0xFF, 0x0A]), dialect: .csv)
    #expect(header.losses()?.first == DelimitedEdits.Place(row: -1, column: 0))
  }

  @Test func `A file is read in another way without being opened again`() throws {
    let again = DelimitedFile(
      try file(.utf8), dialect: DelimitedDialect(delimiter: 0x6F, encoding: .latin1))
    #expect(again.header.first == "name,n" && again.fields(ofRow: 0).first == "Z")
    #expect(again.dialect.encoding == .latin1)
  }
}
