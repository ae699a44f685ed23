import DFTerminalCore
import DFTerminalData
import DFTerminalViews
import Foundation

/// What a table, data table or data grid hands to the engine they share.
struct TableSpec<Row: Identifiable> {
  var columns: [DFColumnCore<Row>]
  var rows: TableRows<Row>
  var selection = DFDataTableSelectionMode<Row.ID>.none
  var strategy = DFDataGridLargeDatasetStrategy.none
  var onSort: ((String, Bool) -> Void)?
  var onActivate: ((Row.ID) -> Void)?
  var onEdit: ((Row, String, String) -> Void)?
  var onDelete: ((IndexSet) -> Void)?
  var onDeleteRows: ((Set<Row.ID>) -> Void)?
  var onRestoreRows: ((Set<Row.ID>) -> Void)?
  var filters: [RowFilter<Row>] = []
  /// The collection that rows, search, order and selection are those of.
  var collection: DFCollection<Row>?
  /// Makes what fetches rows page by page, where they come from such a source.
  var makeLoader: ((_ onChange: @escaping @Sendable () -> Void) -> RowLoader<Row>)?
  /// Whether it is a read-only table rather than one to act on.
  var isReadOnly = false
  /// Whether it describes itself as a grid of editable cells.
  var isGrid = false
}

extension TableSpec {
  /// How many rows may be selected.
  var selectionRule: RowSelection<Row.ID>.Rule {
    switch selection {
    case .none: .none
    case .single: .single
    case .multiple: .multiple
    }
  }

  /// The selected rows, as the caller holds them.
  @MainActor var selectedIDs: Set<Row.ID> {
    get {
      switch selection {
      case .none: []
      case .single(let id): id.wrappedValue.map { [$0] } ?? []
      case .multiple(let ids): ids.wrappedValue
      }
    }
    nonmutating set {
      switch selection {
      case .none: break
      case .single(let id): id.wrappedValue = newValue.first
      case .multiple(let ids): ids.wrappedValue = newValue
      }
    }
  }

  /// Whether the cells of a column can be edited.
  func isEditable(_ column: DFColumnCore<Row>) -> Bool {
    column.isEditable && onEdit != nil && !column.isSensitive
  }

  /// Whether rows can be deleted.
  var canDelete: Bool { onDelete != nil || onDeleteRows != nil }

  /// The rows of one page, or `nil` where rows are not paged.
  var pageSize: Int? {
    if case .pagination(let size) = strategy { max(1, size) } else { nil }
  }
}
