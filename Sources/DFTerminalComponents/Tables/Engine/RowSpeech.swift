import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// What a row says of itself, worked out when someone asks.
@MainActor final class LaterNode {
  private var make: (() -> SemanticNode)?
  private var known = SemanticNode(.row)

  init(_ make: @escaping () -> SemanticNode) {
    self.make = make
  }

  /// The node, without its place.
  var node: SemanticNode {
    if let make {
      known = make()
      self.make = nil
    }
    return known
  }
}

/// A row on the screen, with what it says of itself.
struct SpokenRow {
  var node: LaterNode
  var place: Int
  var rect: CellRect

  /// Returns the node in its place.
  @MainActor func placed(from first: Int, of count: Int) -> SemanticNode {
    var node = node.node
    node.position = SemanticNode.Position(index: first + place + 1, count: count)
    node.frame = rect
    return node
  }
}

/// Puts the values of rows into nodes, with everything as it is while a frame is drawn.
@MainActor final class RowSpeech<Row: Identifiable> {
  private let columns: [DFColumnCore<Row>]
  private lazy var headers = columns.map { $0.header.inSentence }
  private let environment: EnvironmentValues
  private let edits: EditBook<Row.ID>

  init(_ model: TableModel<Row>) {
    columns = model.columns
    environment = model.environment
    edits = model.store.memory.edits
  }

  /// Returns what a row says of itself: its values, whether it is selected.
  ///
  /// `said` holds what cells that show views say, by column; the others are read.
  func node(_ row: Row, _ look: RowLook, _ said: [Int: SemanticNode]) -> SemanticNode {
    var node = SemanticNode(.row)
    if look.isSelected { node.states.insert(.selected) }
    if look.isUnderCursor { node.states.insert(.focused) }
    for (index, column) in columns.enumerated() {
      var cell = said[index] ?? read(column, of: row)
      mark(&cell, CellID(row: row.id, column: column.id))
      if cell.value?.isEmpty ?? true, cell.states.isEmpty { continue }
      if index > 0 { cell.label = headers[index] }
      node.children.append(cell)
    }
    return node
  }

  private func read(_ column: DFColumnCore<Row>, of row: Row) -> SemanticNode {
    SemanticNode(.cell, value: TextSanitizer.sanitize(column.words(of: row, environment)))
  }

  /// Says of a cell that it holds a draft.
  private func mark(_ node: inout SemanticNode, _ cell: CellID<Row.ID>) {
    switch edits.mark(of: cell) {
    case .refused: node.states = [.modified, .invalid]
    case .draft, .pending: node.states = [.modified]
    case nil: break
    }
  }
}

/// What a table says of itself, with everything as it is while a frame is drawn.
@MainActor struct TableSpeech<Row: Identifiable> {
  private let isGrid: Bool
  private let title: String?
  /// The number of rows; `nil` while they may still come.
  private let count: Int?
  private let columnCount: Int
  private let columns: [DFColumnCore<Row>]
  private let keys: [DFSortKey]
  private let pagination: Pagination?

  init(_ model: TableModel<Row>) {
    isGrid = model.spec.isGrid
    title = model.options.title
    count = model.mayStillCome ? nil : model.store.cache.order.count
    columnCount = model.columns.count
    columns = model.spec.columns
    keys = model.sortKeys
    pagination = model.store.memory.pagination
  }

  /// Returns the node of the table.
  func node(_ rect: CellRect, _ children: [SemanticNode]) -> SemanticNode {
    let rows = count.map(NumberText.rows)
    let headers = Dictionary(
      columns.map { ($0.id, $0.header) }, uniquingKeysWith: { first, _ in first })
    let order = keys.isEmpty ? nil : SortCycle.announcement(of: keys, headers: headers)
    let page = pagination.map { "page \($0.label)" }
    return SemanticNode(
      isGrid ? .grid : .table, label: title ?? "Table",
      value: [rows, "\(columnCount) columns", page, order].compactMap { $0 }.joined(
        separator: ", "), frame: rect,
      children: children)
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
