extension RandomAccessCollection {
  /// Returns the element at an offset from the start.
  package func element(at offset: Int) -> Element {
    self[index(startIndex, offsetBy: offset)]
  }
}

extension RandomAccessCollection where Element: Equatable {
  /// Returns the offset of an element, looking outward from a place it is likely to be.
  ///
  /// Complexity: O(distance from `hint`), O(*n*) when the element is absent.
  package func offset(of element: Element, near hint: Int) -> Int? {
    guard !isEmpty else { return nil }
    let start = Swift.min(Swift.max(hint, 0), count - 1)
    if self.element(at: start) == element { return start }
    for distance in 1..<Swift.max(2, count) {
      let (after, before) = (start + distance, start - distance)
      if after < count && self.element(at: after) == element { return after }
      if before >= 0 && self.element(at: before) == element { return before }
    }
    return nil
  }
}
