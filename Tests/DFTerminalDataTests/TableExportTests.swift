import Testing

@testable import DFTerminalData

@Suite struct TableExportTests {
  private struct Item: Identifiable {
    var id: Int
    var name: String
    var price: Double?
    var isDone: Bool
  }

  private let items = [
    Item(id: 1, name: "Ada | <b>", price: 1204.5, isDone: true),
    Item(id: 2, name: "山田,\n\"太郎\"", price: nil, isDone: false),
    Item(id: 3, name: "=1+1", price: -7.25, isDone: false),
  ]

  private let columns = [
    DataColumn<Item>("name", header: "Name") { $0.name },
    DataColumn<Item>("price", header: "Price") { $0.price },
    DataColumn<Item>("done", header: "Done") { $0.isDone },
  ]

  private func export(_ format: ExportFormat) -> String {
    TableExport(columns, as: format).text(of: items)
  }

  @Test func `values separated by commas or tabs`() {
    #expect(
      export(.csv) == """
        Name,Price,Done
        Ada | <b>,1204.5,true
        "山田,
        ""太郎""\",,false
        =1+1,-7.25,false

        """)
    #expect(export(.spreadsheet).contains("'=1+1,-7.25,false"))
    #expect(export(.tsv).hasPrefix("Name\tPrice\tDone\n"))
  }

  @Test func `JSON keeps numbers, booleans and nothing apart`() {
    #expect(
      export(.json) == #"""
        [
          {"name": "Ada | <b>", "price": 1204.5, "done": true},
          {"name": "山田,\n\"太郎\"", "price": null, "done": false},
          {"name": "=1+1", "price": -7.25, "done": false}
        ]

        """#)
    #expect(TableExport(columns, as: .json).text(of: []) == "[]\n")
  }

  @Test func `Markdown and HTML take data for data`() {
    #expect(
      export(.markdown) == """
        | Name | Price | Done |
        | --- | --: | :-: |
        | Ada \\| &lt;b&gt; | 1204.5 | true |
        | 山田,<br>"太郎" |  | false |
        | =1+1 | -7.25 | false |

        """)
    #expect(
      export(.html).contains("<td>Ada | &lt;b&gt;</td><td style=\"text-align: right\">1204.5</td>"))
    #expect(export(.html).contains("<th scope=\"col\">Name</th>"))
  }

  @Test func `what means something to a format is escaped with a mark on it, too`() {
    let row = [Item(id: 1, name: "<\u{338}b \"\u{301}x |\u{301}", price: 1, isDone: true)]
    let html = TableExport(columns, as: .html).text(of: row)
    #expect(html.contains("<td>&lt;\u{338}b &quot;\u{301}x |\u{301}</td>"))
    let markdown = TableExport(columns, as: .markdown).text(of: row)
    #expect(markdown.contains("| &lt;\u{338}b \"\u{301}x \\|\u{301} |"))
    let csv = TableExport(columns, as: .csv).text(of: row)
    #expect(DelimitedText.records(of: csv).last?.first == row[0].name)
  }

  @Test func `plain text stands in columns, numbers on their points`() {
    #expect(
      export(.text) == """
        Name            Price  Done
        ────────────  ───────  ────
        Ada | <b>     1204.5    ✓
        山田,⏎"太郎"            –
        =1+1            -7.25   –

        """)
  }

  @Test func `control characters never reach a page or a terminal`() {
    let row = [Item(id: 1, name: "a\u{1B}[31mb\u{9B}", price: 1, isDone: true)]
    for format in [ExportFormat.markdown, .html, .text, .json] {
      let text = TableExport(columns, as: format).text(of: row)
      #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
    }
  }

  @Test func `sensitive columns are masked in every format`() {
    var secret = columns
    secret[0].isSensitive = true
    for format in ExportFormat.allCases {
      let text = TableExport(secret, as: format).text(of: items)
      #expect(!text.contains("Ada") && text.contains("••••"))
    }
  }

  @Test func `formats are found by their names`() {
    #expect(ExportFormat(named: "MD") == .markdown && ExportFormat(named: "txt") == .text)
    #expect(ExportFormat(named: "xlsx") == nil)
  }

  @Test(arguments: [
    ("0", true), ("-1.5e+10", true), ("007", false), ("+1", false), (".5", false), ("1.", false),
    ("1e", false), ("", false), ("-", false), ("1 000", false), ("Infinity", false),
  ])
  func `JSON numbers are told from other texts`(_ text: String, _ isNumber: Bool) {
    #expect(JSONText.isNumber(text) == isNumber)
  }
}
