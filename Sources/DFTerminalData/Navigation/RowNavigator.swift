/// Where a person is in a list or table: the cursor, the window and the row under the pointer.
///
/// Cursor and window move independently: scrolling leaves the cursor where it is, and moving the
/// cursor brings it back into the window.
package struct RowNavigator<ID: Hashable> {
  /// The row that keys act on.
  package internal(set) var cursor: ItemCursor<ID>
  /// The rows in sight.
  package internal(set) var viewport: Viewport
  /// The row under the pointer, or `nil`.
  package internal(set) var hovered: ID?
  /// The row on which a button of the pointer went down, or `nil`.
  package internal(set) var pressed: ID?
  /// What the cursor does when rows change.
  package var policy: DFCursorPolicy
  /// Rows kept visible above and below the cursor.
  package var margin: Int
  /// Whether a window at the end stays at the end when rows are added.
  package var followsEnd: Bool

  /// Creates a place at the start, without a cursor.
  package init(policy: DFCursorPolicy = .followRecord, margin: Int = 0, followsEnd: Bool = false) {
    cursor = ItemCursor()
    viewport = Viewport()
    self.policy = policy
    self.margin = margin
    self.followsEnd = followsEnd
  }
}

extension RowNavigator: Equatable {}
extension RowNavigator: Sendable where ID: Sendable {}

/// A move of the cursor.
package enum RowStep: Hashable, Sendable {
  /// A number of rows down, or up when negative.
  case rows(Int)
  /// A page down.
  case pageDown
  /// A page up.
  case pageUp
  /// Half a page down.
  case halfPageDown
  /// Half a page up.
  case halfPageUp
  /// To the first row.
  case first
  /// To the last row.
  case last
  /// To a row by its place.
  case to(Int)
}

extension RowNavigator {
  /// Moves the cursor and shows it; nothing happens without rows.
  ///
  /// `ids` are the rows in their order, `metrics` their heights. Complexity: O(lines of the window).
  package mutating func move(
    _ step: RowStep, ids: some RandomAccessCollection<ID>, metrics: RowMetrics,
    extending: Bool = false
  ) {
    guard !ids.isEmpty else { return }
    guard cursor.id != nil, let target = target(of: step, metrics) else {
      return enter(step, ids, metrics)
    }
    let line = viewport.placement(of: cursor.offset, in: metrics)?.line
    cursor.move(to: target, in: ids, extending: extending)
    if step.isPage, let line { viewport.put(cursor.offset, atLine: max(0, line), rows: metrics) }
    viewport.reveal(cursor.offset, margin: margin, rows: metrics)
  }

  /// Moves the cursor to a row by its identifier and shows it; returns whether the row is there.
  @discardableResult
  package mutating func move(
    onto id: ID, ids: some RandomAccessCollection<ID>, metrics: RowMetrics, extending: Bool = false
  ) -> Bool {
    guard cursor.move(onto: id, in: ids, extending: extending) else { return false }
    viewport.reveal(cursor.offset, margin: margin, rows: metrics)
    return true
  }

  /// Gives the cursor its first place: from nowhere, upward steps enter at the last row.
  private mutating func enter(
    _ step: RowStep, _ ids: some RandomAccessCollection<ID>, _ metrics: RowMetrics
  ) {
    switch step {
    case .to(let row): cursor.move(to: row, in: ids)
    case .rows(let distance): cursor.move(to: distance < 0 ? ids.count - 1 : 0, in: ids)
    case .pageUp, .halfPageUp, .last: cursor.move(to: ids.count - 1, in: ids)
    case .pageDown, .halfPageDown, .first: cursor.move(to: 0, in: ids)
    }
    viewport.reveal(cursor.offset, margin: margin, rows: metrics)
  }

  private func target(of step: RowStep, _ metrics: RowMetrics) -> Int? {
    let row = min(cursor.offset, metrics.count - 1)
    return switch step {
    case .rows(let distance): row.addingClamped(distance)
    case .pageDown: viewport.row(pageBelow: row, in: metrics)
    case .pageUp: viewport.row(pageAbove: row, in: metrics)
    case .halfPageDown: viewport.halved.row(pageBelow: row, in: metrics)
    case .halfPageUp: viewport.halved.row(pageAbove: row, in: metrics)
    case .first: 0
    case .last: metrics.count - 1
    case .to(let row): row
    }
  }
}

extension RowNavigator {
  /// Scrolls the window by lines and leaves the cursor where it is.
  package mutating func scroll(by lines: Int, metrics: RowMetrics) {
    viewport.scroll(by: lines, rows: metrics)
  }

  /// Gives the window a height, keeping a cursor in sight that was in sight.
  package mutating func resize(height: Int, metrics: RowMetrics) {
    guard height != viewport.height else { return viewport.settle(metrics) }
    let wasVisible = viewport.placement(of: cursor.offset, in: metrics) != nil
    viewport.resize(height: height, rows: metrics)
    if wasVisible && cursor.id != nil {
      viewport.reveal(cursor.offset, margin: margin, rows: metrics)
    }
  }

  /// Scrolls so that the thumb of a scroll bar begins at a cell of its track.
  package mutating func drag(thumbTo cell: Int, track: Int, metrics: RowMetrics) {
    viewport.drag(thumbTo: cell, track: track, rows: metrics)
  }

  /// Notes the row under the pointer.
  package mutating func hover(over id: ID?) { hovered = id }

  /// Notes the row on which a button went down, so that what follows acts on it wherever it moves.
  package mutating func press(_ id: ID?) { pressed = id }
}

extension RowStep {
  fileprivate var isPage: Bool {
    switch self {
    case .pageDown, .pageUp, .halfPageDown, .halfPageUp: true
    default: false
    }
  }
}

extension Viewport {
  fileprivate var halved: Viewport { Viewport(height: max(1, height / 2)) }
}
