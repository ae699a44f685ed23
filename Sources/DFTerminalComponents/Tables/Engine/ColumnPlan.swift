import DFTerminalCore

/// Where the columns of a table stand, and in which form its rows are shown.
struct ColumnPlan: Equatable {
  /// How a row is laid out.
  enum Form: Equatable {
    /// Cells beside each other.
    case columns
    /// A line for each column: header and value.
    case records
    /// One line with the first value only.
    case line
  }

  /// A column on the screen.
  struct Slot: Equatable {
    /// The column, as an index of the table's visible columns.
    var column: Int
    /// The cells before it, from the edge of the content.
    var offset: Int
    /// The cells it takes.
    var width: Int
  }

  var form = Form.columns
  var slots: [Slot] = []
  /// The columns scrolled out before and left out after those shown.
  var hiddenBefore = 0
  var hiddenAfter = 0

  /// The cells all columns take together.
  var width: Int { slots.last.map { $0.offset + $0.width } ?? 0 }

  /// Returns the slot of a column, if it is shown.
  func slot(of column: Int) -> Slot? { slots.first { $0.column == column } }

  /// Returns the slot at a cell of the content; the gap after a column belongs to it.
  func slot(at offset: Int, gap: Int) -> Slot? {
    slots.first { offset >= $0.offset && offset < $0.offset + $0.width + gap }
  }
}
