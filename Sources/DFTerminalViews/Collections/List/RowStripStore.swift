import DFTerminalCore

/// Rows of a list as they were drawn, to be copied while the same elements draw them again.
///
/// A row is kept where drawing it did nothing but change cells: one that moves, waits or can be
/// pressed is drawn anew in each frame.
@MainActor final class RowStripStore {
  /// What the cells of a row depend on, beside the element that draws it.
  struct Ground: Equatable {
    var size: CellSize
    var state: ListElement.RowState
    /// What was there before, the same in every cell.
    var cell: Cell
  }

  private struct Entry {
    var ground: Ground
    var strip: CellStrip
    var inside: [SemanticPiece]
    /// Where it stood when it was drawn.
    var origin: CellPoint
    var frame: Int

    /// What is said in it at another place.
    @MainActor func inside(at point: CellPoint) -> [SemanticPiece] {
      if point == origin { return inside }
      let (columns, rows) = (point.column - origin.column, point.row - origin.row)
      return [.later { inside.nodes.map { $0.moved(columns: columns, rows: rows) } }]
    }
  }

  private var entries: [Int: Entry] = [:]
  private var palette = CellPalette()
  private var frame = 0

  /// Begins a frame: forgets everything where numbers in cells took on other meanings.
  func begin(palette: CellPalette) {
    frame += 1
    if !self.palette.isPrefix(of: palette) { entries = [:] }
    self.palette = palette
  }

  /// Returns what the cells of a row depend on; `nil` where they may depend on more.
  func ground(of rect: CellRect, _ state: ListElement.RowState, _ canvas: Canvas) -> Ground? {
    canvas.onlyCell(in: rect).map { Ground(size: rect.size, state: state, cell: $0) }
  }

  /// Draws a row as it was; returns what is said in it, or `nil` where it has to be drawn anew.
  func draw(
    _ row: Int, at rect: CellRect, _ ground: Ground?, on canvas: inout Canvas
  ) -> [SemanticPiece]? {
    guard let ground, let entry = entries[row], entry.ground == ground,
      canvas.draw(entry.strip, at: rect.origin)
    else { return nil }
    entries[row]?.frame = frame
    return entry.inside(at: rect.origin)
  }

  /// Keeps a row as it was drawn.
  func keep(
    _ row: Int, _ rect: CellRect, _ ground: Ground?, _ inside: [SemanticPiece], _ canvas: Canvas
  ) {
    guard let ground, let strip = canvas.strip(rect) else { return }
    entries[row] = Entry(
      ground: ground, strip: strip, inside: inside, origin: rect.origin, frame: frame)
    palette = canvas.palette
  }

  /// Ends a frame: forgets rows that are out of sight, once there are many.
  func end(shown: Int) {
    guard entries.count > shown * 3 + 32 else { return }
    entries = entries.filter { $0.value.frame == frame }
  }
}

extension SemanticNode {
  /// The node and what is in it, at a place a number of cells away.
  fileprivate func moved(columns: Int, rows: Int) -> SemanticNode {
    var node = self
    node.frame = frame.offset(columns: columns, rows: rows)
    node.children = children.map { $0.moved(columns: columns, rows: rows) }
    return node
  }
}
