import DFTerminalCore
import DFTerminalViews

/// What decides how a row looks, beside what it shows.
struct RowLook: Equatable {
  /// What lies behind the row.
  var ground: TableStyles.Ground
  /// The style of its text.
  var base: CellStyle
  var isUnderCursor = false
  var isSelected = false
  /// Whether other rows are marked, so that this one shows that it can be.
  var canBeMarked = false
  /// The column of a cursor that stands on a cell of this row.
  var cursorColumn: Int?
}

/// Tells how the rows of one frame look.
struct RowLooks {
  var styles: TableStyles
  var isStriped: Bool
  /// The place of the cursor; `nil` when no cursor shows.
  var cursorPlace: Int?
  /// The column of a cursor that stands on cells.
  var cursorColumn: Int?
  /// Whether rows that are not marked show that they can be.
  var canBeMarked: Bool

  /// Returns the look of the row at a place.
  func look(at place: Int, isSelected: Bool, isStale: Bool = false) -> RowLook {
    let isUnderCursor = place == cursorPlace
    let ground: TableStyles.Ground =
      switch (isSelected, isUnderCursor) {
      case (true, true): .selectedCursor
      case (true, false): .selected
      case (false, true): .cursor
      case (false, false): isStriped && place % 2 == 1 ? .stripe : .plain
      }
    return RowLook(
      ground: ground, base: styles.base(ground, isStale: isStale), isUnderCursor: isUnderCursor,
      isSelected: isSelected, canBeMarked: canBeMarked,
      cursorColumn: isUnderCursor ? cursorColumn : nil)
  }
}
