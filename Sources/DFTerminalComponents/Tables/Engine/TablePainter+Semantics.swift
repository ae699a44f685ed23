import DFTerminalCore
import DFTerminalData
import DFTerminalViews

extension TablePainter {
  /// What a row says of itself: its values, whether it is selected.
  ///
  /// `said` holds what the cells that were drawn say, by column; the others are read.
  func rowNode(_ row: Row, _ look: RowLook, _ said: [SemanticNode?]) -> SemanticNode {
    var node = SemanticNode(.row)
    if look.isSelected { node.states.insert(.selected) }
    if look.isUnderCursor { node.states.insert(.focused) }
    for (index, column) in model.columns.enumerated() {
      var cell = said[index] ?? read(column, of: row)
      mark(&cell, CellID(row: row.id, column: column.id))
      if cell.value?.isEmpty ?? true, cell.states.isEmpty { continue }
      if index > 0 { cell.label = headers[index] }
      node.children.append(cell)
    }
    return node
  }

  private func read(_ column: DFColumnCore<Row>, of row: Row) -> SemanticNode {
    let words = column.words(of: row, model.environment)
    return SemanticNode(.cell, value: TextSanitizer.sanitize(words))
  }

  /// Says of a cell that it holds a draft.
  private func mark(_ node: inout SemanticNode, _ cell: CellID<Row.ID>) {
    switch model.store.memory.edits.mark(of: cell) {
    case .refused: node.states = [.modified, .invalid]
    case .draft, .pending: node.states = [.modified]
    case nil: break
    }
  }
}

extension String {
  /// The words of a header within a sentence: `Age` is `age`, `ID` stays.
  var inSentence: String {
    guard let first = unicodeScalars.first, first.properties.isUppercase,
      !(unicodeScalars.dropFirst().first?.properties.isUppercase ?? false)
    else { return TextSanitizer.sanitize(self) }
    return TextSanitizer.sanitize(prefix(1).lowercased() + dropFirst())
  }
}

extension TableModel {
  /// What the table says of itself.
  func node(_ title: String?, _ rect: CellRect) -> SemanticNode {
    let count = store.cache.order.count
    let size = "\(count) \(count == 1 ? "row" : "rows"), \(columns.count) columns"
    let headers = Dictionary(
      spec.columns.map { ($0.id, $0.header) }, uniquingKeysWith: { first, _ in first })
    let order = sortKeys.isEmpty ? nil : SortCycle.announcement(of: sortKeys, headers: headers)
    let page = store.memory.pagination.map { "page \($0.label)" }
    return SemanticNode(
      spec.isGrid ? .grid : .table, label: title ?? "Table",
      value: [size, page, order].compactMap { $0 }.joined(separator: ", "), frame: rect)
  }
}
