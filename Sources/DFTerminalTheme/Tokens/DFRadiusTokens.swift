public import DFTerminalCore

/// Roundness of corners, in points.
///
/// A terminal knows two corners: above zero a frame is drawn rounded, at zero square.
public struct DFRadiusTokens: Hashable, Sendable {
  /// Square.
  public var none: DFLength = 0
  /// Placeholders and small controls.
  public var sm: DFLength = 4
  /// Tables, buttons and fields.
  public var md: DFLength = 8
  /// Cards.
  public var lg: DFLength = 12
  /// Capsules and circles.
  public var full: DFLength = 9999

  /// Creates the default radii.
  public init() {}

  /// Creates radii from their lengths.
  public init(none: DFLength, sm: DFLength, md: DFLength, lg: DFLength, full: DFLength) {
    self.none = none
    self.sm = sm
    self.md = md
    self.lg = lg
    self.full = full
  }
}
