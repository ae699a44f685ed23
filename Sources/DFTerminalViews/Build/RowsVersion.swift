/// Tells whether a collection holds the same elements as in an earlier frame, without looking at
/// them.
///
/// Two versions compare equal only while the earlier collection is still held: a changed array
/// then has another buffer.
package enum RowsVersion: Hashable, Sendable {
  /// An array: the address of its buffer and its length.
  case buffer(UInt, count: Int)
  /// A range of integers.
  case range(Int, Int)
  /// A collection that cannot be told apart without looking.
  case unknown

  /// Returns the version of a collection.
  package init(_ data: some RandomAccessCollection) {
    if let range = data as? Range<Int> {
      self = .range(range.lowerBound, range.upperBound)
    } else {
      let address = data.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
      self = address.map { .buffer($0, count: data.count) } ?? .unknown
    }
  }

  /// Whether both are known and the same.
  package func isSame(as other: RowsVersion) -> Bool {
    self != .unknown && self == other
  }
}
