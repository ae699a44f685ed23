/// A key of the surroundings, with the value where no one set any.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value where no one set any.
  static var defaultValue: Value { get }
}

/// What the surroundings of a view offer it, such as theme, motion, metrics and key map.
///
/// Source: SwiftUI's `EnvironmentValues`. Reading costs one look-up.
public struct EnvironmentValues: Sendable {
  private var storage: [ObjectIdentifier: any Sendable] = [:]

  /// Creates surroundings with every default.
  public init() {}

  /// The value under a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }
}
