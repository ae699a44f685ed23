/// Reads a property of many values at a key path.
///
/// A stored property lies at a known distance from the start of its value and is read there, which
/// costs a fraction of going through the key path (decision 8).
@usableFromInline enum PropertyReader {
  /// Returns what reads the property at a path.
  @inlinable static func reader<Root, Value>(
    at path: any KeyPath<Root, Value> & Sendable
  ) -> @Sendable (Root) -> Value where Root: SendableMetatype, Value: SendableMetatype {
    guard let offset = MemoryLayout<Root>.offset(of: path) else { return { $0[keyPath: path] } }
    return { root in
      unsafe withUnsafeBytes(of: root) { unsafe $0.load(fromByteOffset: offset, as: Value.self) }
    }
  }
}
