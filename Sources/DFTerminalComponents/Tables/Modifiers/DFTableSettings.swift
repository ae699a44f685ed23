/// What separates the rows of a table.
public enum DFTableSeparators: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// A coloured underline on the row's last line, where the terminal has it; it takes no room.
  case underline
  /// A rule that takes a line of its own.
  case line
}

/// What the cursor of a table stands on.
public enum DFTableCursorUnit: Hashable, Sendable, CaseIterable {
  /// A row; Left and Right choose the column to sort and scroll by.
  case row
  /// A cell.
  case cell
}

/// How far the rows of a table are.
public enum DFTableState: Sendable {
  /// They are here.
  case loaded
  /// They are on their way; without rows, placeholders are drawn in their place.
  case loading
  /// They did not come, with the reason in words and a way to try again.
  case failed(String, retry: (@MainActor () -> Void)? = nil)
}
