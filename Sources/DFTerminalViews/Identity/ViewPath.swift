/// The identity of a view: a rolling hash of the places that lead to it from the root.
///
/// Places in a builder count by position, elements of a ``ForEach`` by their `id`, so that what
/// is remembered under a path follows the element when rows move.
package struct ViewPath: Hashable, Sendable {
  private let bits: UInt64

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// The path of the root.
  package static let root = ViewPath(bits: 0x9E37_79B9_7F4A_7C15)

  /// Returns the path of the child at a position.
  package func child(_ index: Int) -> ViewPath {
    mixing(UInt64(truncatingIfNeeded: index) &+ 1)
  }

  /// Returns the path of the child with an identity of its own.
  package func child(id: some Hashable) -> ViewPath {
    var hasher = Hasher()
    hasher.combine(id)
    return mixing(UInt64(truncatingIfNeeded: hasher.finalize()) ^ 0xA5A5_5A5A_0F0F_F0F0)
  }

  /// Returns the path of the child of a type.
  package func child(type: any Any.Type) -> ViewPath {
    child(id: ObjectIdentifier(type))
  }

  /// The path of what a view's body is made of.
  package var body: ViewPath { mixing(0xB0D7) }

  private func mixing(_ tag: UInt64) -> ViewPath {
    var mixed = (bits ^ tag &* 0xFF51_AFD7_ED55_8CCD) &* 0xBF58_476D_1CE4_E5B9
    mixed ^= mixed >> 31
    mixed = mixed &* 0x94D0_49BB_1331_11EB
    return ViewPath(bits: mixed ^ mixed >> 29)
  }
}

extension ViewPath {
  /// The path of a named part of a view, such as its `scrollbar`.
  package func part(_ name: StaticString) -> ViewPath {
    child(id: name.description)
  }
}
