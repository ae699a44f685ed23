import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// The order of the columns, and which of them are hidden.
extension TableModel {
  /// All columns, hidden ones too, in the order a person gave them.
  var arrangedColumns: [DFColumnCore<Row>] {
    spec.columns.inOrder(options.columnOrder?.wrappedValue ?? store.memory.columnOrder)
  }

  /// The columns that are hidden, by identifier.
  var hiddenColumns: Set<String> {
    options.hiddenColumns?.wrappedValue ?? store.memory.hidden
      ?? Set(spec.columns.lazy.filter(\.isInitiallyHidden).map(\.id))
  }

  /// Hides a shown column, beside those hidden already.
  func hide(_ id: String) {
    leaveColumn(id)
    hide(hiddenColumns.union([id]))
  }

  /// Hides these columns and no others.
  func hide(_ ids: Set<String>) {
    update { $0.hidden = ids }
    options.hiddenColumns?.wrappedValue = ids
  }

  /// Takes the cursor off a column, to the next one or else the one before.
  private func leaveColumn(_ id: String) {
    guard let index = columns.firstIndex(where: { $0.id == id }) else { return }
    let next = index + 1 < columns.count ? index + 1 : index - 1
    update { memory in
      if memory.column.id == id {
        memory.column = ItemCursor(columns[next].id, at: min(index, next))
      }
      if memory.firstColumn == id { memory.firstColumn = next == 0 ? nil : columns[next].id }
    }
  }

  /// Gives a shown column the place of another; those between move up.
  func moveColumn(at index: Int, to place: Int, room: Int) {
    let (id, other) = (columns[index].id, columns[place].id)
    var order = arrangedColumns.map(\.id)
    order.removeAll { $0 == id }
    guard let neighbour = order.firstIndex(of: other) else { return }
    order.insert(id, at: place > index ? neighbour + 1 : neighbour)
    var shown = columns.map(\.id)
    shown.insert(shown.remove(at: index), at: place)
    let first = planner.moving(index, to: place).revealing(place, room: room)
    update { memory in
      memory.columnOrder = order
      memory.column = ItemCursor(id, at: place)
      memory.firstColumn = first == 0 ? nil : shown[first]
    }
    options.columnOrder?.wrappedValue = order
  }
}

extension ColumnPlanner {
  /// The same with a column at another place.
  func moving(_ index: Int, to place: Int) -> ColumnPlanner {
    var planner = self
    planner.specs.insert(planner.specs.remove(at: index), at: place)
    return planner
  }
}

extension Array {
  /// The columns in an order of identifiers; those it does not name follow.
  func inOrder<Row>(_ ids: [String]) -> [DFColumnCore<Row>] where Element == DFColumnCore<Row> {
    if ids.isEmpty { return self }
    let places = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    let ranked = enumerated().map { (rank: places[$1.id] ?? ids.count, place: $0, column: $1) }
    return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.column)
  }
}
