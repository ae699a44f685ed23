import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// What the cells of columns need, worked out once and not from the rows in sight.
extension TableModel {
  /// The views measured at most to find the width of a column of views.
  private static var viewSample: Int { 64 }

  /// What the cells of each column need, from a sample of all rows; of all where a frame is printed.
  var statistics: [String: ColumnStatistics] {
    let key = TableCache<Row>.ColumnsKey(
      data: cache.value.dataVersion, columns: columns.map(\.id))
    if cache.value.statisticsKey == key { return cache.value.statistics }
    let sample = sample
    var statistics: [String: ColumnStatistics] = [:]
    var views: Set<String> = []
    for column in columns {
      let (found, hasViews) = measure(column, sample)
      statistics[column.id] = found
      if hasViews { views.insert(column.id) }
    }
    cache.cache { cache in
      cache.statisticsKey = key
      cache.statistics = statistics
      cache.viewColumns = views
    }
    return statistics
  }

  private var sample: [Row] {
    let rows = cache.value.rows
    if environment.isStatic { return rows.all }
    return ColumnSample(of: rows.count).compactMap(rows.row(at:))
  }

  private func measure(
    _ column: DFColumnCore<Row>, _ sample: [Row]
  ) -> (ColumnStatistics, hasViews: Bool) {
    let mark = column.sortable && !environment.isStatic ? 2 : 0
    let header = TextMeasure.columns(of: column.header) + mark
    var statistics = ColumnStatistics(header: header, widths: EmptyCollection())
    var viewWidths: [Int] = []
    for row in sample {
      switch column.content(of: row) {
      case .text(let text, _, _): statistics.note(text, words: column.lineLimit > 1)
      case .missing: break
      case .view(let view):
        if viewWidths.count < TableModel.viewSample { viewWidths.append(width(of: view)) }
      }
    }
    statistics.merge(ColumnStatistics(header: header, widths: viewWidths))
    return (statistics, !viewWidths.isEmpty)
  }

  private func width(of view: AnyView) -> Int {
    let context = _BuildContext(scene: SceneState(), environment: environment)
    return context.element(of: view).size(for: .unspecified).columns
  }
}
