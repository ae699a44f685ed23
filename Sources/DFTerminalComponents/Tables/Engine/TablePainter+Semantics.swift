import DFTerminalCore
import DFTerminalData
import DFTerminalViews

extension TablePainter {
  /// What a row says of itself: its place, its values, whether it is selected.
  ///
  /// `views` holds what the cells drawn as views said, by column.
  func rowNode(
    _ row: Row, at place: Int, _ look: RowLook, _ views: [String: [SemanticNode]],
    _ rect: CellRect
  ) -> SemanticNode {
    let cached = model.cache.value
    let index = cached.page.lowerBound + place + 1
    var node = SemanticNode(
      .row, position: SemanticNode.Position(index: index, count: cached.order.count), frame: rect)
    if look.isSelected { node.states.insert(.selected) }
    if look.isUnderCursor { node.states.insert(.focused) }
    for (number, column) in model.columns.enumerated() {
      var cell = cellNode(column, of: row, views[column.id] ?? [])
      switch model.memory.value.edits.mark(of: CellID(row: row.id, column: column.id)) {
      case .refused: cell.states = [.modified, .invalid]
      case .draft, .pending: cell.states = [.modified]
      case nil: break
      }
      if cell.value?.isEmpty ?? true, cell.states.isEmpty { continue }
      if number > 0 { cell.label = column.header.inSentence }
      node.children.append(cell)
    }
    return node
  }

  private func cellNode(
    _ column: DFColumnCore<Row>, of row: Row, _ inner: [SemanticNode]
  ) -> SemanticNode {
    let words = column.words(of: row).map(TextSanitizer.sanitize)
    let said = inner.map { [$0.label, $0.value ?? ""].filter { !$0.isEmpty } }
    return SemanticNode(
      .cell, value: words ?? said.joined().joined(separator: " "), children: inner)
  }
}

extension String {
  /// The words of a header within a sentence: `Age` is `age`, `ID` stays.
  fileprivate var inSentence: String {
    guard let first = unicodeScalars.first, first.properties.isUppercase,
      !(unicodeScalars.dropFirst().first?.properties.isUppercase ?? false)
    else { return TextSanitizer.sanitize(self) }
    return TextSanitizer.sanitize(prefix(1).lowercased() + dropFirst())
  }
}

extension TableModel {
  /// What the table says of itself.
  func node(_ title: String?, _ rect: CellRect) -> SemanticNode {
    let count = cache.value.order.count
    let size = "\(count) \(count == 1 ? "row" : "rows"), \(columns.count) columns"
    let headers = Dictionary(
      spec.columns.map { ($0.id, $0.header) }, uniquingKeysWith: { first, _ in first })
    let order = sortKeys.isEmpty ? nil : SortCycle.announcement(of: sortKeys, headers: headers)
    let page = memory.value.pagination.map { "page \($0.label)" }
    return SemanticNode(
      spec.isGrid ? .grid : .table, label: title ?? "Table",
      value: [size, page, order].compactMap { $0 }.joined(separator: ", "), frame: rect)
  }
}
