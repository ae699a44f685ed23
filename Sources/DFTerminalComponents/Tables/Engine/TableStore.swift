import DFTerminalData
import DFTerminalViews

/// What a table keeps from frame to frame.
@MainActor final class TableStore<Row: Identifiable> {
  /// Where one is and what one chose.
  var memory = TableMemory<Row.ID>()
  /// What was worked out before and holds while nothing changes.
  var cache = TableCache<Row>()
  /// Rows as they were drawn, to be drawn again.
  let strips = RowStrips()
}
