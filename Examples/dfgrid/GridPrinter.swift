import DFTerminal
import ProgramSupport

/// Prints a document: as a table, or in a format for programs.
@MainActor struct GridPrinter {
  private let document: GridDocument
  private let options: GridOptions

  init(_ document: GridDocument, _ options: GridOptions) {
    self.document = document
    self.options = options
  }

  func print(to output: ProcessOutput) throws {
    document.document.file.index(upTo: .max)
    if let doubt { try ProcessOutput.standardError.write(sanitized: "dfgrid: \(doubt)\n") }
    let rows = try arranged
    if let format = options.format, format != .text {
      return try TableExport(document.columns, as: format).write(rows) { text in
        // A file gets the values as they are; a terminal would obey some of them.
        if output.isTerminal { try output.write(sanitized: text) } else { try output.write(text) }
      }
    }
    if options.looks.printsOnce, options.looks.size != nil {
      return try output.write(frame(rows))
    }
    try TableExport(document.columns, as: .text).write(rows) { try output.write($0) }
  }

  /// What may not be read as it was meant; `nil` where nothing is in doubt.
  private var doubt: String? {
    if let losses = document.document.file.losses() {
      let cells = losses.count == 1 ? "1 cell is" : "\(losses.count) cells are"
      let row = losses.first.row < 0 ? "the header" : "row \(losses.first.row + 1)"
      return """
        \(cells) not UTF-8, the first in \(row), column \(losses.first.column + 1); \
        what is not shows as U+FFFD. See --encoding
        """
    }
    guard options.encoding == nil, document.encoding != .utf8 else { return nil }
    return "\(options.name) is not UTF-8 and was read as \(document.encoding.name); see --encoding"
  }

  /// The rows in the order asked for, those of the page asked for.
  private var arranged: [DelimitedRow] {
    get throws {
      let rows = document.document.rows
      var arrangement = Arrangement<DelimitedRow>()
      let request = ArrangementRequest(
        search: SearchQuery(options.search), sort: options.sort)
      let arranged = arrangement.arrange(rows, columns: document.columns, by: request)
      let result = arranged.order.map { rows[$0] }
      guard let page = options.page else { return result }
      let size = max(1, (options.looks.size?.rows ?? 30) - 4)
      let start = (page - 1) * size
      guard start < max(1, result.count) else {
        throw UsageError(
          "--page \(page): there are \(max(1, (result.count + size - 1) / size)) pages")
      }
      return Array(result.dropFirst(start).prefix(size))
    }
  }

  /// One frame as it would be on a screen of that size.
  private func frame(_ rows: [DelimitedRow]) -> String {
    let table = DFDataGrid(columns: document.gridColumns(isEditable: false), rows: rows)
      .dfTableSearch(options.search)
    return PrintedFrame(table, options.looks).text
  }
}
