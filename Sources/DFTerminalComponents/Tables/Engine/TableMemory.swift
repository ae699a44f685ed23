import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// What a table remembers from frame to frame: where one is and what one chose.
struct TableMemory<ID: Hashable> {
  /// The cursor's row and the rows in sight.
  var navigator = RowNavigator<RowKey<ID>>()
  /// The column of the cursor.
  var column = ItemCursor<String>()
  /// The first column in sight that is not pinned; `nil` is the first of all.
  var firstColumn: String?
  /// The selected rows and where a range began.
  var selection = RowSelection<ID>(.none)
  /// The order, where no one else keeps it.
  var sort: [DFSortKey] = []
  /// The widths a person gave to columns.
  var widths: [String: Int] = [:]
  /// The columns a person hid; `nil` is as the columns say.
  var hidden: Set<String>?
  /// The columns in the order a person gave them; columns it does not name follow.
  var columnOrder: [String] = []
  /// The page shown, where rows are shown in pages.
  var pagination: Pagination?
  /// The open editor, drafts left behind, and what can be taken back.
  var edits = EditBook<ID>()
  /// Whether the open editor is to receive the keys as soon as it is drawn.
  var wantsEditorFocus = false
  /// The field of the open editor.
  var editorPath: ViewPath?
  /// Rows that were brought back; the cursor goes to the first as soon as it is there.
  var restored: Set<ID> = []
  /// Whether rows keep their places because only their values were edited.
  var holdsOrder = false
  /// What is looked for among the rows.
  var find: TableFind?
  /// What the last key led to, where nothing else shows it.
  var notice: TableNotice?
  /// What is asked before it is done.
  var question: TableQuestion<ID>?
  /// The column edge that is being dragged.
  var drag: ColumnDrag?
}

/// What a key led to, said until the next one.
enum TableNotice: Hashable {
  /// Rows were copied; not whole where a terminal takes only the beginning.
  case copied(Int, isWhole: Bool)
  /// Rows were deleted, which can be taken back.
  case deleted(Int)
  /// There was nothing to take back, or to make again.
  case nothingTo(String)
  /// A column, by its header, stands at a place of so many now.
  case moved(String, Int, of: Int)
  /// A column, by its header, is hidden now.
  case hidden(String)
  /// A column, by its header, cannot be hidden, as it is the only one.
  case onlyColumn(String)
  /// A column, by its header, cannot be edited.
  case readOnly(String)
}

/// Something a person is asked before it is done.
enum TableQuestion<ID: Hashable>: Hashable {
  /// Whether to delete rows.
  case delete(Set<ID>)
  /// Whose value of the edited cell to keep.
  case conflict(mine: String, theirs: String)
}

/// A column edge on its way.
struct ColumnDrag: Hashable, Sendable {
  /// The column.
  var column: String
  /// Where the button went down.
  var start: Int
  /// How wide the column was.
  var width: Int
}

extension TableMemory {
  /// Moves the column cursor by a number of columns; one that is new begins at the first.
  mutating func moveColumn(by distance: Int, in columns: [String], isNew: Bool) {
    if column.id == nil, let first = columns.first {
      column = ItemCursor(first, at: 0)
      if isNew, distance == 1 { return }
    }
    column.move(by: distance, in: columns)
  }

  /// Scrolls sideways by a number of columns that are not pinned.
  mutating func scrollColumns(by distance: Int, unpinned columns: [String]) {
    guard !columns.isEmpty else { return }
    let now = firstColumn.flatMap { columns.firstIndex(of: $0) } ?? 0
    let next = min(max(0, now + distance), columns.count - 1)
    firstColumn = next == 0 ? nil : columns[next]
  }

  /// Gives the rows a height; the first one brings the cursor into sight.
  mutating func show(
    height: Int, keys: some RandomAccessCollection<RowKey<ID>>, metrics: RowMetrics
  ) {
    let isFirst = navigator.viewport.height == 0
    navigator.resize(height: height, metrics: metrics)
    guard isFirst, height > 0, navigator.cursor.id != nil else { return }
    navigator.move(.to(navigator.cursor.offset), ids: keys, metrics: metrics)
  }

  /// Takes over a selection that the caller holds.
  mutating func adopt(_ rule: RowSelection<ID>.Rule, _ ids: Set<ID>) {
    if selection.rule != rule {
      selection = RowSelection(rule, ids: ids)
    } else {
      selection.replace(with: ids)
    }
  }
}
