import DFTerminalCore

extension TableExport {
  /// Writes columns as wide as their widest cell, two apart, under a header and a rule.
  func writeText(
    _ rows: some Collection<Row>, _ sink: (String) throws -> Void
  ) rethrows {
    guard !columns.isEmpty else { return }
    let statistics = columns.map { column in
      rows.reduce(into: ColumnStatistics(header: column.header)) { statistics, row in
        statistics.note(cell(column, row))
      }
    }
    let widths = zip(columns, statistics).map { column, statistics in
      max(statistics.natural, column.alignment == .decimal ? statistics.decimalWidth : 0)
    }
    try sink(
      line(
        zip(columns, widths).map { column, width in
          padded(TextSanitizer.sanitize(column.header), width, column.alignment, nil)
        }))
    try sink(line(widths.map { String(repeating: "─", count: $0) }))
    for row in rows {
      let cells = columns.indices.map { index in
        padded(
          cell(columns[index], row), widths[index], columns[index].alignment,
          DecimalAlignment(statistics[index]))
      }
      try sink(line(cells))
    }
  }

  private func cell(_ column: DataColumn<Row>, _ row: Row) -> String {
    TextSanitizer.sanitize(column.shownText(of: row))
  }

  private func line(_ cells: [String]) -> String {
    var text = cells.joined(separator: "  ")
    while text.last == " " { text.removeLast() }
    return text + "\n"
  }

  private func padded(
    _ text: String, _ width: Int, _ alignment: DFColumnAlignment, _ decimal: DecimalAlignment?
  ) -> String {
    let columns = TextMeasure.columns(of: text)
    let spare = max(0, width - columns)
    let before =
      switch alignment {
      case .leading: 0
      case .center: spare / 2
      case .trailing: spare
      case .decimal: decimal?.leadingBlanks(for: text, width: columns, in: width) ?? spare
      }
    return String(repeating: " ", count: before) + text
      + String(repeating: " ", count: spare - before)
  }
}

extension ColumnStatistics {
  /// The width that numbers take with their decimal points below each other.
  fileprivate var decimalWidth: Int { beforePoint + fromPoint }
}
