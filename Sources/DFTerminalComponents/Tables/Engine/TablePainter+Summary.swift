import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

extension TablePainter {
  /// Draws the footer: what the columns say about all shown values.
  func drawSummary() {
    guard let line = frame.zones.summary, frame.plan.form == .columns else { return }
    let texts = model.summaries
    let style = styles.plain.style(.textPrimary, .bold)
    var nodes: [SemanticNode] = []
    for (rank, slot) in frame.plan.slots.enumerated() {
      let column = model.columns[slot.column]
      let rect = frame.rect(of: slot, row: line.minRow)
      if let text = texts[column.id], let summary = column.summary {
        drawNumber(text, style, column, in: rect)
        nodes.append(
          SemanticNode(
            .cell, label: "\(summary.name) of \(TextSanitizer.sanitize(column.header))",
            value: TextSanitizer.sanitize(text), frame: rect))
      } else if rank == 0 {
        write("\(glyphs.pick("Σ", "Sum")) \(model.rowWords)", in: rect, style)
      }
    }
    pass.describe(SemanticNode(.row, label: "Summary", frame: line, children: nodes))
  }

  private func drawNumber(
    _ text: String, _ style: CellStyle, _ column: DFColumnCore<Row>, in rect: CellRect
  ) {
    let statistics = model.store.cache.statistics[column.id]
    guard column.textAlignment == .decimal, let statistics else {
      return write(text, in: rect, style, alignment: column.textAlignment)
    }
    let width = TextMeasure.columns(of: text)
    let blanks = DecimalAlignment(statistics).leadingBlanks(
      for: text, width: width, in: rect.columns)
    write(text, in: rect.inset(by: CellInsets(leading: blanks)), style)
  }
}

extension TableModel {
  /// The number of shown rows in words.
  var rowWords: String { NumberText.rows(store.cache.order.count) }

  /// The footer of each column that has one, worked out once for the rows shown.
  var summaries: [String: String] {
    let key = TableCache<Row>.ColumnsKey(
      data: store.cache.version, columns: columns.map(\.id))
    if store.cache.summaryKey == key { return store.cache.summaries }
    var texts: [String: String] = [:]
    for column in columns where column.summary != nil { texts[column.id] = summary(of: column) }
    store.cache.summaryKey = key
    store.cache.summaries = texts
    return texts
  }

  private func summary(of column: DFColumnCore<Row>) -> String? {
    guard let kind = column.summary?.kind, !column.isSensitive else { return nil }
    switch kind {
    case .custom(let text): return text(shownRows)
    case .count: return NumberText.grouped(String(fields(of: column).count), separator: ",")
    case .distinct:
      return NumberText.grouped(String(Set(fields(of: column)).count), separator: ",")
    case .number(let pick):
      var summary = NumberSummary()
      for field in fields(of: column) {
        if let value = Double(field.text) { summary.add(value) }
      }
      return pick(summary.settled).map { text($0, as: column) }
    }
  }

  private func text(_ value: Double, as column: DFColumnCore<Row>) -> String {
    let fraction = store.cache.statistics[column.id]?.fromPoint ?? 0
    let digits = fraction > 0 ? fraction - 1 : value == value.rounded() ? 0 : 2
    return NumberText.fixed(value, digits: digits, separator: ",")
  }

  private var shownRows: [Row] {
    store.cache.order.compactMap { store.cache.rows.row(at: $0) }
  }

  private func fields(of column: DFColumnCore<Row>) -> [DFField] {
    guard let data = column.data else { return [] }
    return shownRows.map(data.field).filter { $0 != .missing }
  }
}
