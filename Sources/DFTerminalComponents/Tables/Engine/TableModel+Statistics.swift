import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// What the cells of columns need, worked out once and not from the rows in sight.
extension TableModel {
  /// The views measured at most to find the width of a column of views.
  private static var viewSample: Int { 64 }

  /// What the cells of each column need, from a sample of all rows; of all where a frame is printed.
  var statistics: [String: ColumnStatistics] {
    let key = statisticsKey
    if store.cache.statisticsKey == key { return store.cache.statistics }
    let sample = sample
    var statistics: [String: ColumnStatistics] = [:]
    for column in columns { statistics[column.id] = measure(column, sample) }
    store.cache.statisticsKey = key
    store.cache.statistics = statistics
    return statistics
  }

  /// What the statistics depend on.
  var statisticsKey: TableCache<Row>.ColumnsKey {
    TableCache.ColumnsKey(data: store.cache.dataVersion, columns: columns.map(\.id))
  }

  private var sample: [Row] {
    let rows = store.cache.rows
    if environment.isStatic { return rows.all }
    return ColumnSample(of: rows.count).compactMap(rows.row(at:))
  }

  private func measure(_ column: DFColumnCore<Row>, _ sample: [Row]) -> ColumnStatistics {
    let mark = column.sortable && !environment.isStatic ? 2 : 0
    let header = TextMeasure.columns(of: column.header) + mark
    var statistics = ColumnStatistics(header: header, widths: EmptyCollection())
    let words = column.lineLimit > 1
    if let values = PlainValues(column) {
      for row in sample {
        if let text = values.text(of: row) { statistics.note(text, words: words) }
      }
      return statistics
    }
    var viewWidths: [Int] = []
    for row in sample {
      switch column.content(of: row) {
      case .text(let text, _, _): statistics.note(text, words: words)
      case .missing: break
      case .view(let view):
        if viewWidths.count < TableModel.viewSample { viewWidths.append(width(of: view)) }
      }
    }
    statistics.merge(ColumnStatistics(header: header, widths: viewWidths))
    return statistics
  }

  private func width(of view: AnyView) -> Int {
    let context = _BuildContext(scene: SceneState(), environment: environment)
    return context.element(of: view).size(for: .unspecified).columns
  }
}
