public import DFTerminalCore
public import DFTerminalData
public import DFTerminalViews

/// What tables, data tables and data grids inside a view look like.
///
/// None of these modifiers is on the wiki page.
extension View {
  /// Chooses how much air the rows of tables keep; the theme's metrics decide by default.
  public func dfTableDensity(_ density: DFMetrics.Density) -> some View {
    tableOptions { $0.density = density }
  }

  /// Tints every second row of tables.
  public func dfTableStriped(_ isStriped: Bool = true) -> some View {
    tableOptions { $0.isStriped = isStriped }
  }

  /// Chooses what separates the rows of tables; nothing by default.
  public func dfTableSeparators(_ separators: DFTableSeparators) -> some View {
    tableOptions { $0.separators = separators }
  }

  /// Draws a frame round tables, with a title in its upper line; `nil` is no frame.
  public func dfTableBorder(_ line: BorderStyle? = .rounded, title: String? = nil) -> some View {
    tableOptions { options in
      options.border = line
      if let title { options.title = title }
    }
  }

  /// Gives tables a title above their header.
  public func dfTableTitle(_ title: String?) -> some View {
    tableOptions { $0.title = title }
  }

  /// Shows or hides the header of tables.
  public func dfTableHeader(_ isShown: Bool) -> some View {
    tableOptions { $0.showsHeader = isShown }
  }

  /// Shows or hides the line that says where one is.
  ///
  /// By default data tables and grids show it on a screen, and tables where rows are out of sight.
  public func dfTableStatusLine(_ isShown: Bool) -> some View {
    tableOptions { $0.showsStatus = isShown }
  }

  /// Shows or hides the keys at the end of the status line; by default they show on a screen.
  public func dfTableKeyHints(_ isShown: Bool) -> some View {
    tableOptions { $0.showsHints = isShown }
  }

  /// Lets tables take all the height they are offered; by default only what their rows need.
  public func dfTableFillsHeight(_ fills: Bool = true) -> some View {
    tableOptions { $0.fillsHeight = fills }
  }

  /// What tables show in place of rows when there are none.
  public func dfTableEmptyContent<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return tableOptions { $0.emptyContent = content }
  }

  /// Says how far the rows of tables are: loading, failed or here.
  public func dfTableState(_ state: DFTableState) -> some View {
    tableOptions { $0.state = state }
  }
}

/// What tables, data tables and data grids inside a view show, and what they tell.
extension View {
  /// Shows only rows that contain a text, with the text marked; an empty text shows all.
  public func dfTableSearch(
    _ text: String, mode: SearchQuery.Mode = .phrase, columns: [String]? = nil
  ) -> some View {
    tableOptions { $0.search = SearchQuery(text, mode: mode, columns: columns) }
  }

  /// Shows only rows that meet all conditions.
  public func dfTableFilters(_ filters: [ColumnFilter]) -> some View {
    tableOptions { $0.filters = filters }
  }

  /// What "Clear filters" does where search and filters leave no row.
  public func dfTableOnClearSearch(_ action: @escaping @MainActor () -> Void) -> some View {
    tableOptions { $0.onClearSearch = action }
  }

  /// Chooses what the cursor stands on: rows by default, cells in grids with editable columns.
  public func dfTableCursor(_ unit: DFTableCursorUnit) -> some View {
    tableOptions { $0.cursorUnit = unit }
  }

  /// Chooses what the cursor does when rows change: it follows its record by default.
  public func dfTableCursorPolicy(_ policy: DFCursorPolicy) -> some View {
    tableOptions { $0.cursorPolicy = policy }
  }

  /// Keeps the last row in sight while rows are added, as long as the person is at the end.
  public func dfTableFollowsEnd(_ follows: Bool = true) -> some View {
    tableOptions { $0.followsEnd = follows }
  }

  /// Ties the order of tables to a value of yours; without it each keeps its own.
  public func dfTableSort(_ sort: Binding<[DFSortKey]>) -> some View {
    tableOptions { $0.sort = sort }
  }

  /// Tells the whole order, with all keys or none, whenever a person changes it.
  public func dfTableOnSort(
    _ action: @escaping @MainActor ([DFSortKey]) -> Void
  ) -> some View {
    tableOptions { $0.onSort = action }
  }

  /// Ties the hidden columns, by identifier, to a value of yours.
  public func dfTableHiddenColumns(_ hidden: Binding<Set<String>>) -> some View {
    tableOptions { $0.hiddenColumns = hidden }
  }

  /// Ties the order of the columns, by identifier, to a value of yours.
  ///
  /// Columns that it does not name follow those it names; pinned columns stay before the others.
  public func dfTableColumnOrder(_ order: Binding<[String]>) -> some View {
    tableOptions { $0.columnOrder = order }
  }

  /// Ties the widths a person gave to columns, in cells by identifier, to a value of yours.
  public func dfTableColumnWidths(_ widths: Binding<[String: Int]>) -> some View {
    tableOptions { $0.columnWidths = widths }
  }

  /// Tells what a person copied, as tab-separated text with the original values.
  public func dfTableOnCopy(_ action: @escaping @MainActor (String) -> Void) -> some View {
    tableOptions { $0.onCopy = action }
  }

  /// Tells the page, counted from 0, whenever a person turns to another.
  public func dfTableOnPageChange(_ action: @escaping @MainActor (Int) -> Void) -> some View {
    tableOptions { $0.onPage = action }
  }
}
