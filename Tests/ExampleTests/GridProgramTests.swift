import DFTerminal
import Testing

/// `dfgrid` as a process: files as they are found in the wild, and pipes.
@Suite struct GridProgramTests {
  private let grid = Program(name: "dfgrid")

  /// What a file is like, and its bytes.
  struct Sample: CustomTestStringConvertible {
    let testDescription: String
    let data: Data

    init(_ description: String, _ bytes: [UInt8]) {
      testDescription = description
      data = Data(bytes)
    }

    init(_ description: String, _ text: String) {
      self.init(description, Array(text.utf8))
    }
  }

  static let samples = [
    Sample("nothing", ""),
    Sample("a header alone", "name,city\n"),
    Sample("a single row", "name,city\nAda,London\n"),
    Sample("quotes", "name,city\n\"Lovelace, Ada\",\"Lon\"\"don\"\n\"two\nlines\",x\n"),
    Sample("carriage returns", "name,city\r\nAda,London\r\nGrace,Arlington\r\n"),
    Sample("wide letters and emoji", "name,city\n山田太郎,東京\nZoë,👩‍👩‍👧‍👦 home\n🇸🇪,e\u{301}\n"),
    Sample("ragged rows", "name,city\nAda\nGrace,Arlington,1906,x\n\nLinus,Lund\n"),
    Sample("Latin-1", [0x6E, 0x2C, 0x63, 0x0A, 0x5A, 0x6F, 0xEB, 0x2C, 0x78, 0x0A]),
    Sample(
      "a NUL and escapes",
      "name,city\nA\u{0}da,\u{1B}[31mred\u{1B}]0;x\u{7}\n\u{9B}1m,\u{85}\n"),
    Sample("a quote that is never closed", "name,city\n\"Ada,London\nGrace,Arlington\n"),
    Sample("tabs", "name\tcity\nAda\tLondon\n"),
    Sample("200 columns", (1...200).map { "c\($0)" }.joined(separator: ",") + "\n1,2,3\n"),
  ]

  @Test(arguments: samples, ["text", "csv", "tsv", "json", "markdown", "html"])
  func `Any file is printed in any format`(sample: Sample, format: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.add("sample.csv", sample.data)
    let result = try grid.run([file.path, "--format", format])
    #expect(result.status == 0)
    let doubt = sample.testDescription == "Latin-1" ? "dfgrid: sample.csv is not UTF-8" : ""
    #expect(doubt.isEmpty ? result.errors.isEmpty : result.errors.hasPrefix(doubt))
    #expect(!result.output.contains("\u{FFFD}") || sample.testDescription == "a NUL and escapes")
    if ["text", "markdown"].contains(format) { #expect(!hasControls(result.output)) }
    if format == "json" {
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      }
    }
  }

  @Test(arguments: samples, ["1x1", "7x3", "40x10", "100x30"])
  func `A frame of any file fits its size`(sample: Sample, size: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.add("sample.csv", sample.data)
    let result = try grid.run([file.path, "--once", "--size", size, "--encoding", "utf-8"])
    let hasLosses = sample.testDescription == "Latin-1"
    #expect(result.status == 0 && result.errors.isEmpty == !hasLosses, "\(result.errors)")
    #expect(!hasControls(result.output))
    let numbers = size.split(separator: "x").compactMap { Int($0) }
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= numbers[1])
    #expect(lines.allSatisfy { TextMeasure.columns(of: String($0)) <= numbers[0] })
  }

  @Test func `Columns stand under each other whatever the letters`() throws {
    let text = "name,city\nAda,|London\n山田太郎,|東京\n👩‍👩‍👧‍👦,|home\ne\u{301}e\u{301},|Lund\n"
    let result = try grid.run([], input: Data(text.utf8))
    let lines = result.output.split(separator: "\n").filter { $0.contains("|") }
    let places = lines.compactMap { line in
      line.firstIndex(of: "|").map { TextMeasure.columns(of: String(line[..<$0])) }
    }
    #expect(places.count == 4 && Set(places).count == 1)
  }

  @Test func `What cannot be read is counted on standard error, and --encoding mends it`() throws {
    let folder = try TemporaryFolder()
    let bytes = Array("name,city\nZoë,x\nBj".utf8) + [0xF8] + Array("rn,\u{9B}\n".utf8)
    let file = try folder.add("mixed.csv", Data(bytes))
    let lossy = try grid.run([file.path, "--format", "csv"])
    #expect(lossy.errors.hasPrefix("dfgrid: 1 cell is not UTF-8, the first in row 2, column 1"))
    #expect(lossy.output.contains("Bj\u{FFFD}rn"))
    let plain = try folder.add("plain.csv", Data([0x6E, 0x0A, 0x5A, 0x6F, 0xEB, 0x0A]))
    let read = try grid.run([plain.path, "--format", "csv", "--encoding", "latin1"])
    #expect(read.output == "n\nZoë\n" || read.output == "n\r\nZoë\r\n")
    #expect(read.errors.isEmpty)
  }

  @Test func `A folder is named as it was written, and told from a file`() throws {
    let result = try grid.run(["."])
    #expect(result.status == 2)
    #expect(result.errors == "dfgrid: Cannot read .: It is a folder, not a file\n")
  }

  private static let people = Data("name,age\nAda,36\nGrace,85\nLinus,9\nZoë,36\n".utf8)

  @Test(arguments: [
    (["--sort", "age"], ["Linus", "Ada", "Zoë", "Grace"]),
    (["--sort", "age:desc"], ["Grace", "Ada", "Zoë", "Linus"]),
    (["--sort", "age", "--sort", "name:desc"], ["Linus", "Zoë", "Ada", "Grace"]),
    (["--search", "zoe"], ["Zoë"]), (["--search", "nobody"], []),
    (["--columns", "name"], ["Ada", "Grace", "Linus", "Zoë"]),
  ])
  func `Rows are sorted, searched and chosen`(arguments: [String], names: [String]) throws {
    let result = try grid.run(["--format", "csv"] + arguments, input: Self.people)
    #expect(result.status == 0)
    let rows = result.output.split(whereSeparator: \.isNewline).dropFirst()
    #expect(rows.map { String($0.prefix { $0 != "," }) } == names)
  }

  @Test(arguments: [
    (["missing.csv"], "missing.csv"), (["--sort", "shoe"], "shoe"), (["--columns", "shoe"], "age"),
    (["--page", "9"], "page"), (["--format", "pdf"], "pdf"), (["--size", "big"], "80x24"),
  ])
  func `What cannot be done is explained`(arguments: [String], word: String) throws {
    let result = try grid.run(arguments, input: Self.people)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains(word), "\(result.errors)")
  }

  /// Whether a text holds a control character other than a line feed.
  private func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control }
  }
}
