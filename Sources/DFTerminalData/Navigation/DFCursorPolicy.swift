/// What the cursor does when the rows around it change.
public enum DFCursorPolicy: Hashable, Sendable, CaseIterable {
  /// It stays on its record; when the record is gone, on the next one, else the previous one.
  case followRecord
  /// It stays at its place in the order, whatever stands there.
  case stayAtIndex
}
