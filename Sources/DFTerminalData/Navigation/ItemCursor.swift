/// A place in an order of identified items: rows of a list, columns of a table.
///
/// The identifier is what counts; the offset is where the item was last seen. The cursor outlives
/// an empty order: when the items come back, so does it.
package struct ItemCursor<ID: Hashable> {
  /// The item, or `nil` before there was any.
  package private(set) var id: ID?
  /// Where the item was last seen.
  package private(set) var offset = 0
  /// The item at which a range began, or `nil` outside a range.
  package private(set) var anchor: ID?

  /// Creates a cursor that is nowhere yet.
  package init() {}

  /// Creates a cursor on an item.
  package init(_ id: ID, at offset: Int) {
    self.id = id
    self.offset = offset
  }

  /// What a change of the items did to the cursor.
  package enum Change: Hashable, Sendable {
    /// The same item at the same place.
    case none
    /// The same item at another place.
    case moved
    /// Another item.
    case replaced
  }
}

extension ItemCursor: Equatable {}
extension ItemCursor: Sendable where ID: Sendable {}

/// A cursor over the rows of a list or table.
package typealias RowCursor<ID: Hashable> = ItemCursor<ID>

extension ItemCursor {
  /// Moves to an offset, clamped to the items; nothing happens without items.
  ///
  /// With `extending` the place before the move becomes the anchor of a range, unless there is one.
  package mutating func move(
    to offset: Int, in items: some RandomAccessCollection<ID>, extending: Bool = false
  ) {
    guard !items.isEmpty else { return }
    anchor = extending ? anchor ?? id : nil
    self.offset = min(max(offset, 0), items.count - 1)
    id = items.element(at: self.offset)
  }

  /// Moves by a number of items; from nowhere, forward enters at the first and backward at the last.
  package mutating func move(
    by distance: Int, in items: some RandomAccessCollection<ID>, extending: Bool = false
  ) {
    guard id != nil else { return move(to: distance < 0 ? Int.max : 0, in: items) }
    move(to: offset.addingClamped(distance), in: items, extending: extending)
  }

  /// Moves to an item; returns whether it is there.
  @discardableResult
  package mutating func move(
    onto id: ID, in items: some RandomAccessCollection<ID>, extending: Bool = false
  ) -> Bool {
    guard let offset = items.offset(of: id, near: offset) else { return false }
    move(to: offset, in: items, extending: extending)
    return true
  }

  /// Ends a range where it stands.
  package mutating func dropAnchor() { anchor = nil }

  /// The offsets from the anchor to the cursor, or the cursor alone; `nil` without items.
  ///
  /// An anchor that is no longer among the items counts as absent.
  package func range(in items: some RandomAccessCollection<ID>) -> ClosedRange<Int>? {
    guard id != nil, !items.isEmpty else { return nil }
    let end = min(offset, items.count - 1)
    let start = anchor.flatMap { items.offset(of: $0, near: end) } ?? end
    return min(start, end)...max(start, end)
  }
}

extension ItemCursor {
  /// Finds its place after the items changed.
  ///
  /// Complexity: O(distance the item moved); O(*n*) when the item is gone.
  @discardableResult
  package mutating func reconcile(
    from old: some RandomAccessCollection<ID>, to new: some RandomAccessCollection<ID>,
    policy: DFCursorPolicy = .followRecord
  ) -> Change {
    guard let id, !new.isEmpty else { return .none }
    let before = offset
    offset = place(of: id, from: old, to: new, policy: policy)
    self.id = new.element(at: offset)
    if self.id != id { return .replaced }
    return offset == before ? .none : .moved
  }

  private func place(
    of id: ID, from old: some RandomAccessCollection<ID>, to new: some RandomAccessCollection<ID>,
    policy: DFCursorPolicy
  ) -> Int {
    let clamped = min(offset, new.count - 1)
    guard policy == .followRecord else { return clamped }
    return new.offset(of: id, near: offset) ?? old.survivor(after: offset, in: new) ?? clamped
  }
}

extension RandomAccessCollection where Element: Hashable {
  /// Returns where in `new` the element stands that comes next after an offset here, else the
  /// nearest one before it; `nil` when nothing survives.
  package func survivor(after offset: Int, in new: some RandomAccessCollection<Element>) -> Int? {
    guard !isEmpty, !new.isEmpty, offset < count else { return nil }
    if offset + 1 < count, offset < new.count,
      new.element(at: offset) == element(at: offset + 1)
    {
      return offset
    }
    let remaining = Set(new)
    let next = (offset + 1..<count).first { remaining.contains(element(at: $0)) }
    let previous = (0..<offset).last { remaining.contains(element(at: $0)) }
    guard let survivor = next ?? previous else { return nil }
    return new.offset(of: element(at: survivor), near: offset)
  }
}
