import DFTerminalCore
import DFTerminalData

/// What a table worked out before and need not work out again while nothing changed.
struct TableCache<Row: Identifiable> {
  /// What the order of rows depends on.
  struct OrderKey: Hashable {
    var request: ArrangementRequest
    var filters: [String]
    var columns: [String]

    /// Whether all rows show in the caller's order.
    var isNatural: Bool { request == ArrangementRequest() && filters.isEmpty }
  }

  var identity = RowsIdentity<Row>()
  var arrangement = Arrangement<Row>()
  var orderKey: OrderKey?
  /// Looks for a text among rows that all stay in sight.
  var finding = Arrangement<Row>()
  var found: FoundRows?
  /// The rows of the last frame, to find the way from them to those of this one.
  var rows = TableRows<Row>([])
  var order = RowOrder(count: 0)
  var page = 0..<0
  /// The identifiers of all columns.
  var columnIDs: [String] = []
  /// A number that changes with the selection.
  var selectionVersion = 0
  /// A number that changes with the rows.
  var dataVersion = 0
  /// A number that changes with the rows or their order.
  var version = 0
  /// What the cells of columns need, from a sample of all rows.
  var statistics: [String: ColumnStatistics] = [:]
  var statisticsKey: ColumnsKey?
  var planner: (key: TableModel<Row>.PlannerKey, value: ColumnPlanner)?
  var plans: [Int?: ColumnPlan] = [:]
  /// The lines of a row, as drawn last.
  var rowHeight = 1
  var summaries: [String: String] = [:]
  var summaryKey: ColumnsKey?
  var styles: (key: TableStyles.Key, value: TableStyles)?
  /// A number that changes with the styles.
  var stylesVersion = 0

  /// What figures about columns depend on.
  struct ColumnsKey: Hashable {
    var data: Int
    var columns: [String]
  }

  /// Where the rows are in order.
  var keys: ShownKeys<Row> { ShownKeys(rows: rows, order: order, page: page) }
}
