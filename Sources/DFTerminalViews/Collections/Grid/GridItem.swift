public import DFTerminalCore

/// The size and place of a column of a ``LazyVGrid``, or of a row of a ``LazyHGrid``.
///
/// Source: SwiftUI's `GridItem`.
public struct GridItem: Hashable, Sendable {
  /// How a column finds its width, or a row its height.
  public enum Size: Hashable, Sendable {
    /// Always the same.
    case fixed(DFLength)
    /// A share of what is left, within limits.
    case flexible(minimum: DFLength = 10, maximum: DFLength = .infinity)
    /// As many as fit into a share of what is left, within limits each.
    case adaptive(minimum: DFLength, maximum: DFLength = .infinity)
  }

  /// How the size is found.
  public var size: Size
  /// The gap after it; `nil` is 8 points.
  public var spacing: DFLength?
  /// Where a view stands in its cell; `nil` is the centre.
  public var alignment: Alignment?

  /// Creates a column or row; a share of what is left by default.
  public init(
    _ size: Size = .flexible(), spacing: DFLength? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
