extension RowNavigator {
  /// The rows of a list before or after a change: their identifiers and heights.
  package struct Rows<IDs: RandomAccessCollection> where IDs.Element == ID {
    /// The rows in their order.
    package let ids: IDs
    /// Their heights.
    package let metrics: RowMetrics

    /// Describes rows.
    package init(_ ids: IDs, _ metrics: RowMetrics) {
      self.ids = ids
      self.metrics = metrics
    }
  }

  /// Finds its place after rows were sorted, filtered, inserted, deleted or replaced.
  ///
  /// The cursor stays on its record and the record on its line of the screen. A window at the very
  /// start stays there as long as the cursor shows. When the cursor is out of sight, the first
  /// visible record stays where it is, or the window itself when the rows were only `reordered`.
  /// Nothing is forgotten while there are no rows.
  /// Complexity: O(distance moved); O(*n*) when the record is gone.
  @discardableResult
  package mutating func rowsChanged(
    from old: Rows<some RandomAccessCollection<ID>>, to new: Rows<some RandomAccessCollection<ID>>,
    reordered: Bool = false
  ) -> ItemCursor<ID>.Change {
    forgetPointer(new.ids)
    guard !new.ids.isEmpty else { return .none }
    guard !old.ids.isEmpty else { return reappear(new) }
    let line = cursorLine(old.metrics)
    let wasAtStart = viewport.isAtStart
    let wasAtEnd = followsEnd && viewport.isAtEnd(of: old.metrics)
    let top = reordered ? nil : place(ofTopIn: old.ids, new.ids)
    let change = cursor.reconcile(from: old.ids, to: new.ids, policy: policy)
    if wasAtEnd {
      viewport.put(new.ids.count - 1, atLine: 0, rows: new.metrics)
    } else if !(wasAtStart && (line == nil || isCursorNearStart(new.metrics))) {
      keepInPlace(line, top, new.metrics)
    }
    viewport.settle(new.metrics)
    return change
  }

  /// Takes up the old place when rows come back after there were none.
  private mutating func reappear(
    _ new: Rows<some RandomAccessCollection<ID>>
  ) -> ItemCursor<ID>.Change {
    let change = cursor.reconcile(from: EmptyCollection(), to: new.ids, policy: policy)
    viewport.settle(new.metrics)
    return change
  }

  private mutating func keepInPlace(_ line: Int?, _ top: Int?, _ metrics: RowMetrics) {
    if let line {
      viewport.put(cursor.offset, atLine: line, rows: metrics)
      viewport.reveal(cursor.offset, rows: metrics)
    } else if let top {
      viewport.put(top, atLine: -viewport.cut, rows: metrics)
    }
  }

  /// The line of the window where the cursor's row begins, when it shows.
  private func cursorLine(_ metrics: RowMetrics) -> Int? {
    guard cursor.id != nil else { return nil }
    return viewport.placement(of: cursor.offset, in: metrics)?.line
  }

  private func isCursorNearStart(_ metrics: RowMetrics) -> Bool {
    guard cursor.id != nil else { return true }
    let start = Viewport(height: viewport.height)
    guard let placement = start.placement(of: cursor.offset, in: metrics) else { return false }
    return placement.row == 0 || placement.line + placement.height <= start.height
  }

  /// Where the first visible row stands now, or its nearest neighbour that remains.
  private func place(
    ofTopIn old: some RandomAccessCollection<ID>, _ new: some RandomAccessCollection<ID>
  ) -> Int? {
    guard policy == .followRecord, viewport.top < old.count else { return nil }
    var top = ItemCursor(old.element(at: viewport.top), at: viewport.top)
    top.reconcile(from: old, to: new)
    return top.offset
  }

  private mutating func forgetPointer(_ ids: some RandomAccessCollection<ID>) {
    if let hovered, ids.offset(of: hovered, near: viewport.top) == nil { self.hovered = nil }
    if let pressed, ids.offset(of: pressed, near: viewport.top) == nil { self.pressed = nil }
  }
}
