/// The elements of an array in the order in which they are shown.
public struct ArrangedElements<Element>: RandomAccessCollection {
  private let elements: [Element]
  private let order: RowOrder

  /// Joins an array and an order of its elements.
  public init(_ elements: [Element], _ order: RowOrder) {
    self.elements = elements
    self.order = order
  }

  /// The place of the first element.
  public var startIndex: Int { 0 }
  /// The place after the last element.
  public var endIndex: Int { order.endIndex }
  /// The element at a place.
  public subscript(place: Int) -> Element { elements[order[place]] }
}

extension ArrangedElements: Sendable where Element: Sendable {}

/// A group of shown elements under a title.
public struct CollectionSection<Element>: Identifiable {
  /// What tells the section from the others.
  public let id: String
  /// The words over the section.
  public let title: String
  /// Its elements, one at least.
  public let elements: Slice<ArrangedElements<Element>>
}

extension CollectionSection: Sendable where Element: Sendable {}
