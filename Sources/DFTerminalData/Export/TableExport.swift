import DFTerminalCore

/// Writes rows down in one of several formats.
///
/// Fields are the original values, not what a cell shows of them; sensitive columns are masked.
public struct TableExport<Row>: Sendable {
  /// The columns, in their order.
  public var columns: [DataColumn<Row>]
  /// The format.
  public var format: ExportFormat

  /// Creates an export.
  public init(_ columns: [DataColumn<Row>], as format: ExportFormat) {
    self.columns = columns
    self.format = format
  }

  /// Returns rows as one text.
  public func text(of rows: some Collection<Row>) -> String {
    var result = ""
    write(rows) { result += $0 }
    return result
  }

  /// Hands rows over line by line, each with its line end.
  ///
  /// Complexity: linear, without holding more than a line; for ``ExportFormat/text`` the cells are
  /// measured first, all of them.
  public func write(
    _ rows: some Collection<Row>, to sink: (String) throws -> Void
  ) rethrows {
    switch format {
    case .csv: try writeDelimited(rows, .csv, .data, sink)
    case .spreadsheet: try writeDelimited(rows, .csv, .spreadsheet, sink)
    case .tsv: try writeDelimited(rows, .tsv, .data, sink)
    case .json: try writeJSON(rows, sink)
    case .markdown: try writeMarkdown(rows, sink)
    case .html: try writeHTML(rows, sink)
    case .text: try writeText(rows, sink)
    }
  }

  private func writeDelimited(
    _ rows: some Collection<Row>, _ dialect: DelimitedDialect, _ safety: DelimitedText.Safety,
    _ sink: (String) throws -> Void
  ) rethrows {
    func line(_ fields: [DFField]) -> String {
      DelimitedText.record(fields, dialect: dialect, safety: safety) + "\n"
    }
    guard !columns.isEmpty else { return }
    try sink(line(columns.map { .text($0.header) }))
    for row in rows { try sink(line(columns.map { $0.exportedField(of: row) })) }
  }

  private func writeJSON(
    _ rows: some Collection<Row>, _ sink: (String) throws -> Void
  ) rethrows {
    let keys = columns.map { JSONText.quoted($0.id) }
    var separator = "[\n"
    for row in rows {
      let members = zip(keys, columns).map { "\($0): \(JSONText.value($1.exportedField(of: row)))" }
      try sink("\(separator)  {\(members.joined(separator: ", "))}")
      separator = ",\n"
    }
    try sink(rows.isEmpty ? "[]\n" : "\n]\n")
  }

  private func writeMarkdown(
    _ rows: some Collection<Row>, _ sink: (String) throws -> Void
  ) rethrows {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
    guard !columns.isEmpty else { return }
    try sink(line(columns.map { MarkupText.markdown($0.header) }))
    try sink(line(columns.map(\.alignment.markdownRule)))
    for row in rows {
      try sink(line(columns.map { MarkupText.markdown($0.exportedField(of: row).text) }))
    }
  }

  private func writeHTML(
    _ rows: some Collection<Row>, _ sink: (String) throws -> Void
  ) rethrows {
    func line(_ tag: String, _ cell: (DataColumn<Row>) -> String) -> String {
      let cells = columns.map { column in
        "<\(tag)\(column.alignment.htmlStyle)>\(MarkupText.html(cell(column)))</\(tag.prefix(2))>"
      }
      return "    <tr>\(cells.joined())</tr>\n"
    }
    try sink("<table>\n  <thead>\n")
    try sink(line("th scope=\"col\"", \.header))
    try sink("  </thead>\n  <tbody>\n")
    for row in rows { try sink(line("td") { $0.exportedField(of: row).text }) }
    try sink("  </tbody>\n</table>\n")
  }
}

extension DFColumnAlignment {
  fileprivate var markdownRule: String {
    switch self {
    case .leading: "---"
    case .center: ":-:"
    case .trailing, .decimal: "--:"
    }
  }

  fileprivate var htmlStyle: String {
    switch self {
    case .leading: ""
    case .center: " style=\"text-align: center\""
    case .trailing, .decimal: " style=\"text-align: right\""
    }
  }
}
