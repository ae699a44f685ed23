public import DFTerminalViews

/// How rows of a data table or grid are selected.
///
/// Selections hold identifiers of rows, whatever their type; the wiki page shows strings.
/// Source: wiki page "Lists, Tables, and Data", `DFDataTableSelectionMode`.
public enum DFDataTableSelectionMode<ID: Hashable>: Sendable {
  /// No row.
  case none
  /// One row at most; the cursor takes the selection along.
  case single(Binding<ID?>)
  /// Any number of rows.
  case multiple(Binding<Set<ID>>)
}
