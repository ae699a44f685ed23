import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// What the modifiers of a table say, gathered in its surroundings.
struct TableOptions: Sendable {
  var search = SearchQuery.none
  var filters: [ColumnFilter] = []
  var density: DFMetrics.Density?
  var isStriped = false
  var separators = DFTableSeparators.none
  var border: BorderStyle?
  var title: String?
  var showsHeader = true
  var showsStatus: Bool?
  var showsHints: Bool?
  var fillsHeight = false
  var cursorUnit: DFTableCursorUnit?
  var cursorPolicy = DFCursorPolicy.followRecord
  var followsEnd = false
  var state = DFTableState.loaded
  var sort: Binding<[DFSortKey]>?
  var hiddenColumns: Binding<Set<String>>?
  var columnOrder: Binding<[String]>?
  var columnWidths: Binding<[String: Int]>?
  var onSort: (@MainActor ([DFSortKey]) -> Void)?
  var onCopy: (@MainActor (String) -> Void)?
  var onPage: (@MainActor (Int) -> Void)?
  var onClearSearch: (@MainActor () -> Void)?
  var emptyContent: AnyView?
}

private struct TableOptionsKey: EnvironmentKey {
  static let defaultValue = TableOptions()
}

extension EnvironmentValues {
  /// What the modifiers around a table say.
  var tableOptions: TableOptions {
    get { self[TableOptionsKey.self] }
    set { self[TableOptionsKey.self] = newValue }
  }
}

extension View {
  /// Changes what tables inside this view are told.
  func tableOptions(_ change: @escaping (inout TableOptions) -> Void) -> some View {
    transformEnvironment { change(&$0.tableOptions) }
  }
}
