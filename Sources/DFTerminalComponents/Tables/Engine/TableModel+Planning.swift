import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// The planner of the columns, kept while nothing it depends on changes.
extension TableModel {
  /// What the planner depends on.
  struct PlannerKey: Equatable {
    /// What a column asks for.
    struct Wish: Equatable {
      var width: DFColumnWidth
      var priority: Int
      var isPinned: Bool
      var canWrap: Bool
    }

    var statistics: TableCache<Row>.ColumnsKey
    var wishes: [Wish]
    var chosen: [String: Int]
    var metrics: DFMetrics
    var gap: Int
    var first: String?
    var kept: Int?
    var scrolls: Bool
  }

  /// The planner for the columns as they are now.
  var planner: ColumnPlanner {
    if let known = fixtures.planner { return known }
    let planner = cachedPlanner
    fixtures.planner = planner
    return planner
  }

  /// The planner kept from frame to frame.
  private var cachedPlanner: ColumnPlanner {
    let key = PlannerKey(
      statistics: statisticsKey, wishes: columnWishes,
      chosen: options.columnWidths?.wrappedValue ?? store.memory.widths,
      metrics: environment.metrics, gap: gap, first: store.memory.firstColumn,
      kept: columns.contains { $0.priority != 0 } ? cursorColumn : nil,
      scrolls: !environment.isStatic)
    if let known = store.cache.planner, known.key == key { return known.value }
    let planner = makePlanner(key)
    store.cache.planner = (key, planner)
    store.cache.plans = [:]
    return planner
  }

  private var columnWishes: [PlannerKey.Wish] {
    columns.map { column in
      PlannerKey.Wish(
        width: column.width, priority: column.priority, isPinned: column.isPinned,
        canWrap: column.lineLimit > 1)
    }
  }

  private func makePlanner(_ key: PlannerKey) -> ColumnPlanner {
    let statistics = statistics
    let specs = columns.map { column in
      ColumnSpec(
        id: column.id,
        width: key.chosen[column.id].map { .fixed(columns: max(1, $0)) } ?? column.width,
        metrics: key.metrics, priority: column.priority, canWrap: column.lineLimit > 1,
        statistics: statistics[column.id] ?? ColumnStatistics(header: column.header))
    }
    let first = columns.firstIndex { $0.id == key.first } ?? 0
    return ColumnPlanner(
      specs: specs, pins: columns.count(where: \.isPinned), gap: key.gap, first: first,
      kept: key.kept, scrolls: key.scrolls)
  }
}
