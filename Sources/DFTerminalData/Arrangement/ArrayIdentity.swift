/// Tells in O(1) whether an array still is the one seen before.
///
/// It keeps the array, so its storage cannot be changed in place or reused: the same storage means
/// the same elements. (Elements that are references may change behind it.)
package struct ArrayIdentity<Element> {
  /// The array seen last.
  package private(set) var array: [Element] = []

  /// Starts with an empty array.
  package init() {}

  /// Returns whether an array is the one seen before.
  package func isSame(as other: [Element]) -> Bool {
    guard array.count == other.count else { return false }
    return array.isEmpty || Self.address(of: array) == Self.address(of: other)
  }

  /// Takes note of an array; returns whether it is another one than before.
  package mutating func note(_ other: [Element]) -> Bool {
    guard !isSame(as: other) else { return false }
    array = other
    return true
  }

  private static func address(of array: [Element]) -> UInt {
    unsafe array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}

extension ArrayIdentity: Sendable where Element: Sendable {}
