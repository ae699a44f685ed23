public import DFTerminalCore

/// How large a person wants text to be.
///
/// A terminal has one size of text, which its owner sets. What a program can give is air: the sizes
/// up to `large` are the density `compact`, those above it `comfortable`.
/// Source: SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// The smallest size.
  case xSmall
  /// A small size.
  case small
  /// A size below the usual one.
  case medium
  /// The usual size.
  case large
  /// A size above the usual one.
  case xLarge
  /// A large size.
  case xxLarge
  /// The largest size without further needs.
  case xxxLarge
  /// The first of the sizes for people who see badly.
  case accessibility1
  /// The second of these sizes.
  case accessibility2
  /// The third of these sizes.
  case accessibility3
  /// The fourth of these sizes.
  case accessibility4
  /// The largest size of all.
  case accessibility5

  /// Whether it is one of the sizes for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The density that gives as much air.
  public var density: DFMetrics.Density { self > .large ? .comfortable : .compact }

  /// Returns whether a size is below another.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// How large a person wants text to be; setting it sets the density of ``metrics``.
  ///
  /// Where only the density was set, it is `large` or, for `comfortable`, `xLarge`.
  public var dynamicTypeSize: DynamicTypeSize {
    get {
      let size = self[DynamicTypeSizeKey.self]
      if size.density == metrics.density { return size }
      return metrics.density == .compact ? .large : .xLarge
    }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      metrics.density = newValue.density
    }
  }
}

extension View {
  /// Gives the view as much air as a size of text asks for.
  ///
  /// Source: SwiftUI's `dynamicTypeSize`.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
