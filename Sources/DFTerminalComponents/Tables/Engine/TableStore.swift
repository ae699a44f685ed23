import DFTerminalData
import DFTerminalViews

/// What a table keeps from frame to frame.
@MainActor final class TableStore<Row: Identifiable> {
  /// Where one is and what one chose.
  var memory = TableMemory<Row.ID>()
  /// What was worked out before and holds while nothing changes.
  var cache = TableCache<Row>()
  /// What fetches rows page by page, where they come from such a source.
  var loader: RowLoader<Row>?
  /// The check of the open draft that is on its way.
  var check: Task<Void, Never>?
  /// A number that changes with every answer of the source.
  var answers = 0
  /// Rows as they were drawn, to be drawn again.
  let strips = RowStrips()
}
