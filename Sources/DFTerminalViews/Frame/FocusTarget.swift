package import DFTerminalCore

/// The place that should stay in sight because it receives the keys.
package struct FocusTarget {
  /// Where it is, also where that is out of sight.
  package var frame: CellRect
  /// How often someone moved there: a scroll view follows only when this changes.
  package var moves: Int

  package init(frame: CellRect, moves: Int) {
    self.frame = frame
    self.moves = moves
  }
}
