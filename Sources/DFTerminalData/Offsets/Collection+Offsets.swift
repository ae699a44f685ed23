public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets counted from the start.
  ///
  /// Offsets beyond the end are ignored. Complexity: O(*n*). Source: SwiftUI's method of this
  /// name, which Foundation has on Apple systems only.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element)
    self = Self(kept)
  }
}

extension MutableCollection {
  /// Moves the elements at offsets, in their order, to stand before the element at a destination.
  ///
  /// The destination is an offset into the collection as it was before the move; `count` means the
  /// end. Offsets beyond the end are ignored and the destination is clamped. Complexity: O(*n*).
  /// Source: SwiftUI's method of this name, which Foundation has on Apple systems only.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let before = enumerated().filter { $0.offset < destination && !source.contains($0.offset) }
    let moved = enumerated().filter { source.contains($0.offset) }
    let after = enumerated().filter { $0.offset >= destination && !source.contains($0.offset) }
    var index = startIndex
    for (_, element) in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
