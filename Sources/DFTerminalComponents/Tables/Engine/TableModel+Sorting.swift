import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// Putting rows in order.
extension TableModel {
  /// Presses the header of a column; `adding` keeps the other sort keys.
  func pressHeader(_ column: DFColumnCore<Row>, adding: Bool) {
    guard canSort(column) else { return }
    leaveEditor()
    let cycle = SortCycle(spec.onSort == nil ? .three : .two)
    let keys = cycle.pressing(column.id, in: sortKeys, adding: adding && spec.onSort == nil)
    update { $0.sort = keys }
    options.sort?.wrappedValue = keys
    if let key = keys.first(where: { $0.columnID == column.id }) {
      spec.onSort?(key.columnID, key.ascending)
    }
    options.onSort?(keys)
  }
}
