/// Which rows of an array are shown, in which order: offsets into the array.
///
/// The array's own order takes no memory, whatever its length.
public struct RowOrder: RandomAccessCollection, Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case natural(Int)
    case offsets([Int])
  }

  private let storage: Storage

  /// Creates the order of an array as it is.
  public init(count: Int) { storage = .natural(Swift.max(0, count)) }

  /// Creates an order from offsets into the array.
  public init(_ offsets: [Int]) { storage = .offsets(offsets) }

  /// The place of the first row.
  public var startIndex: Int { 0 }

  /// The place after the last row.
  public var endIndex: Int {
    switch storage {
    case .natural(let count): count
    case .offsets(let offsets): offsets.count
    }
  }

  /// The offset of the row at a place.
  public subscript(place: Int) -> Int {
    switch storage {
    case .natural: place
    case .offsets(let offsets): offsets[place]
    }
  }

  /// Whether all rows of the array are shown as they stand there.
  public var isNatural: Bool {
    if case .natural = storage { true } else { false }
  }

  /// The offsets as an array; O(*n*) memory for the natural order.
  package var offsets: [Int] {
    switch storage {
    case .natural(let count): Array(0..<count)
    case .offsets(let offsets): offsets
    }
  }

  /// Returns the place of the row at an offset, or `nil` when it is not shown.
  ///
  /// Complexity: O(1) in the natural order, O(*n*) otherwise.
  public func place(of offset: Int) -> Int? {
    switch storage {
    case .natural(let count): (0..<count).contains(offset) ? offset : nil
    case .offsets(let offsets): offsets.firstIndex(of: offset)
    }
  }
}

/// The identifiers of rows in the order in which they are shown.
package struct ArrangedIDs<Row: Identifiable>: RandomAccessCollection {
  private let rows: [Row]
  private let order: RowOrder

  /// Joins an array of rows and an order of them.
  package init(_ rows: [Row], _ order: RowOrder) {
    self.rows = rows
    self.order = order
  }

  /// The place of the first row.
  package var startIndex: Int { 0 }
  /// The place after the last row.
  package var endIndex: Int { order.endIndex }
  /// The identifier of the row at a place.
  package subscript(place: Int) -> Row.ID { rows[order[place]].id }
}
