public import Foundation

/// A change of a collection that knows how to be reversed: some elements leave, some come.
///
/// Replacing an element is both, at one offset; moving is both, at two. Elements are found by their
/// identifiers, so a change can also be made, or taken back, after others have come in between.
public struct CollectionChange<Element: Identifiable> {
  /// An element and where it stands.
  public struct Placed {
    /// The offset in the collection that holds it.
    public var offset: Int
    /// The element.
    public var element: Element
  }

  /// The elements that leave, with their offsets before the change, rising.
  public private(set) var removed: [Placed]
  /// The elements that come, with their offsets after the change, rising.
  public private(set) var inserted: [Placed]

  /// The change that takes this one back.
  public var inverse: CollectionChange { CollectionChange(removed: inserted, inserted: removed) }

  /// Whether the change replaces elements where they stand and does nothing else.
  public var isReplacement: Bool {
    removed.count == inserted.count
      && zip(removed, inserted).allSatisfy {
        $0.offset == $1.offset && $0.element.id == $1.element.id
      }
  }
}

extension CollectionChange: Sendable where Element: Sendable {}
extension CollectionChange.Placed: Sendable where Element: Sendable {}

extension CollectionChange {
  /// Takes elements away; those that are not there are passed over.
  public static func removing(_ ids: Set<Element.ID>, from elements: [Element]) -> Self {
    let removed = elements.enumerated().filter { ids.contains($0.element.id) }
      .map { Placed(offset: $0.offset, element: $0.element) }
    return CollectionChange(removed: removed, inserted: [])
  }

  /// Puts elements in, at an offset that is clamped to the collection.
  public static func inserting(_ new: [Element], at offset: Int, into elements: [Element]) -> Self {
    let start = min(max(0, offset), elements.count)
    let inserted = new.enumerated().map { Placed(offset: start + $0.offset, element: $0.element) }
    return CollectionChange(removed: [], inserted: inserted)
  }

  /// Puts an element in place of the one with its identifier; `nil` when there is none.
  public static func replacing(_ new: Element, in elements: [Element]) -> Self? {
    elements.firstIndex { $0.id == new.id }.map { offset in
      CollectionChange(
        removed: [Placed(offset: offset, element: elements[offset])],
        inserted: [Placed(offset: offset, element: new)])
    }
  }

  /// Replaces elements where they stand by those at the same offsets of another array, which has
  /// the same identifiers.
  public static func replacing(
    _ ids: Set<Element.ID>, of elements: [Element], with changed: [Element]
  ) -> Self {
    let offsets = zip(elements, changed).enumerated().filter { _, pair in
      ids.contains(pair.0.id) && pair.0.id == pair.1.id
    }
    return CollectionChange(
      removed: offsets.map { Placed(offset: $0.offset, element: $0.element.0) },
      inserted: offsets.map { Placed(offset: $0.offset, element: $0.element.1) })
  }

  /// Moves elements, as `move(fromOffsets:toOffset:)` does.
  public static func moving(
    _ source: IndexSet, to destination: Int, in elements: [Element]
  ) -> Self {
    let offsets = source.filter { $0 >= 0 && $0 < elements.count }
    let before = offsets.map { Placed(offset: $0, element: elements[$0]) }
    let start = min(max(0, destination), elements.count) - offsets.count { $0 < destination }
    let after = before.enumerated().map {
      Placed(offset: start + $0.offset, element: $0.element.element)
    }
    return CollectionChange(removed: before, inserted: after)
  }

  /// Makes the change.
  ///
  /// Elements that are gone already stay away, and one that came back meanwhile does not come twice.
  /// Complexity: O(*n*).
  public func apply(to elements: inout [Element]) {
    let leaving = Set(removed.map(\.element.id))
    elements.removeAll { leaving.contains($0.id) }
    let present = inserted.isEmpty ? [] : Set(elements.map(\.id))
    for placed in inserted where !present.contains(placed.element.id) {
      elements.insert(placed.element, at: min(max(0, placed.offset), elements.count))
    }
  }
}
