import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

/// Lines and rectangles.
extension TableModel {
  /// The cells before the first column: the cursor's bar and the marks of selected rows.
  func gutter(_ columns: Int) -> Int {
    let hasMarks = spec.selectionRule != .none
    if environment.isStatic { return hasMarks && !spec.selectedIDs.isEmpty ? 2 : edge(columns) }
    if columns < 4 { return 0 }
    if columns < 20 { return 2 }
    return hasMarks ? 4 : 2
  }

  /// The cells that keep words off the sides of a printed table, where its sides show.
  func edge(_ columns: Int) -> Int {
    guard environment.isStatic, columns >= 20 else { return 0 }
    return options.border != nil || !environment.dfTheme.colors.respectsColorScheme ? 1 : 0
  }

  /// Returns where the columns stand when the content has a number of cells.
  func plan(_ room: Int?) -> ColumnPlan {
    let planner = planner
    if let known = store.cache.plans[room] { return known }
    let plan = room == nil ? planner.natural : planner.plan(for: room)
    store.cache.plans[room] = plan
    return plan
  }

  /// The lines of a row.
  func rowHeight(_ plan: ColumnPlan) -> Int {
    let separator = options.separators == .line ? 1 : 0
    switch plan.form {
    case .line: return 1
    case .records: return max(1, columns.count) + separator
    case .columns:
      let lines = columns.reduce(1) { max($0, $1.lineLimit) }
      let density = options.density ?? environment.metrics.density
      let tall = density == .comfortable ? environment.metrics.extent(44, along: .vertical) : 1
      return max(lines, tall) + separator
    }
  }

  /// What is shown round the rows.
  var wishes: TableZones.Wishes {
    TableZones.Wishes(
      hasBorder: options.border != nil, hasTitle: options.title != nil,
      hasHeader: options.showsHeader && !columns.isEmpty,
      hasSummary: columns.contains { $0.summary != nil }, hasPager: spec.pageSize != nil,
      hasStatus: showsStatus)
  }

  /// Whether there is a line that says where one is.
  var showsStatus: Bool { options.showsStatus ?? (!environment.isStatic && !spec.isReadOnly) }

  /// Returns the size the table takes when offered a proposal.
  func size(for proposal: CellProposal) -> CellSize {
    let frame = options.border == nil ? 0 : 2
    let offered = proposal.columns.flatMap { $0 == CellSize.unbounded ? nil : $0 }
    let natural = max(plan(nil).width + gutter(.max) + edge(.max), emptyColumns) + frame
    let fills = !environment.isStatic && offered != nil
    let width = fills ? offered ?? natural : min(natural, offered ?? natural)
    let inner = max(0, width - frame - gutter(width) - edge(width))
    let height = rowHeight(plan(fills || width < natural ? inner : nil))
    let content = max(1, store.cache.page.count) * height
    let rows = TableZones.rows(for: max(content, emptyRows), wishes)
    if options.fillsHeight, let offered = proposal.rows, offered != CellSize.unbounded {
      return CellSize(columns: width, rows: offered)
    }
    return CellSize(columns: width, rows: min(rows, proposal.rows ?? rows))
  }

  /// The cells that words in place of rows take where a table is printed.
  private var emptyColumns: Int {
    environment.isStatic && store.cache.page.isEmpty ? TextMeasure.columns(of: emptyWords) + 2 : 0
  }

  /// The lines of what stands in place of rows.
  private var emptyRows: Int { store.cache.page.isEmpty ? 3 : 1 }
}
