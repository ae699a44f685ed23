public import DFTerminalData
public import DFTerminalViews

/// A column of a table or grid, and what can be said about it beyond its initialiser.
///
/// ``DFTableColumn`` and ``DFDataGridColumn`` conform. Every modifier returns a changed copy:
///
/// ```swift
/// DFTableColumn("Amount", value: \.amount, format: .fraction(2)).summary(.sum).priority(2)
/// ```
public protocol DFColumnDescription<Row>: Sendable {
  /// The rows the column shows something of.
  associatedtype Row: Identifiable

  /// Everything the table knows of the column.
  var _core: DFColumnCore<Row> { get set }
}

extension DFColumnDescription {
  /// What names the column in sort keys, callbacks and settings; unique within a table.
  public var id: String { _core.id }

  /// The words over the column.
  public var header: String { _core.header }

  /// How wide the column is.
  public var width: DFColumnWidth { _core.width }

  /// Whether the header can be pressed to sort.
  public var sortable: Bool { _core.sortable }

  /// Makes the view of a row's cell.
  public var cell: @MainActor @Sendable (Row) -> AnyView {
    get { _core.cell }
    set { _core.makeCell = newValue }
  }
}

extension DFColumnDescription {
  /// Aligns the cells and the header; values align by their type unless told otherwise.
  public func alignment(_ alignment: DFColumnAlignment) -> Self {
    changing { $0.alignment = alignment }
  }

  /// Chooses the part of a text that gives way where it does not fit; the end by default.
  public func truncation(_ mode: TextAppearance.Truncation) -> Self {
    changing { $0.truncation = mode }
  }

  /// Lets the columns of a lower priority be dropped first where a table is too narrow.
  ///
  /// All columns have priority 0 unless told otherwise; of equals the last is dropped first.
  public func priority(_ priority: Int) -> Self {
    changing { $0.priority = priority }
  }

  /// Keeps the column in sight while the others scroll sideways.
  public func pinned(_ isPinned: Bool = true) -> Self {
    changing { $0.isPinned = isPinned }
  }

  /// Masks the values everywhere: on screen, in copies, exports and descriptions.
  public func sensitive(_ isSensitive: Bool = true) -> Self {
    changing { core in
      core.isSensitive = isSensitive
      core.data?.isSensitive = isSensitive
    }
  }

  /// Whether searches look into the column; they do by default.
  public func searchable(_ isSearchable: Bool) -> Self {
    changing { $0.data?.isSearchable = isSearchable }
  }

  /// Wraps long texts over a number of lines instead of cutting them at one.
  public func lineLimit(_ lines: Int) -> Self {
    changing { $0.lineLimit = max(1, lines) }
  }

  /// Hides the column until it is asked for; see `dfTableHiddenColumns(_:)`.
  public func hidden(_ isHidden: Bool = true) -> Self {
    changing { $0.isInitiallyHidden = isHidden }
  }

  /// Chooses how a cell looks by its row; `nil` leaves it as it is.
  public func style(_ style: @escaping @MainActor @Sendable (Row) -> DFCellStyle?) -> Self {
    changing { $0.style = style }
  }

  /// Gives a column of views a value, by which it sorts, searches, copies and exports.
  public func value<Value: DFColumnValue>(_ path: any KeyPath<Row, Value> & Sendable) -> Self
  where Row: SendableMetatype {
    changing { $0.setValue(at: path) }
  }

  private func changing(_ change: (inout DFColumnCore<Row>) -> Void) -> Self {
    var copy = self
    change(&copy._core)
    return copy
  }
}
