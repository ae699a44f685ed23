public import DFTerminalCore

/// A soft shadow below something that floats.
///
/// Cells cast none: components show elevation by ``DFColorRole/surfaceElevated``. The values serve
/// output that can draw shadows.
public struct DFShadow: Hashable, Sendable {
  /// The colour, with its opacity.
  public var color: Color
  /// How far it blurs, in points.
  public var radius: Double
  /// How far it lies to the right, in points.
  public var x: Double
  /// How far it lies below, in points.
  public var y: Double

  /// Creates a shadow.
  public init(color: Color, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }

  init(opacity: Double, radius: Double, y: Double) {
    self.init(color: .black.opacity(opacity), radius: radius, y: y)
  }
}

/// Four steps of elevation.
public struct DFShadowTokens: Hashable, Sendable {
  /// Flat.
  public var none = DFShadow(opacity: 0.15, radius: 0, y: 0)
  /// Slightly raised.
  public var sm = DFShadow(opacity: 0.08, radius: 4, y: 2)
  /// Raised, as cards are.
  public var md = DFShadow(opacity: 0.12, radius: 8, y: 4)
  /// Floating, as dialogs do.
  public var lg = DFShadow(opacity: 0.18, radius: 16, y: 8)

  /// Creates the default steps.
  public init() {}

  /// Creates steps from their shadows.
  public init(none: DFShadow, sm: DFShadow, md: DFShadow, lg: DFShadow) {
    self.none = none
    self.sm = sm
    self.md = md
    self.lg = lg
  }
}
