/// How much of what lies below shines through a surface.
public enum DFMaterial: String, Hashable, Sendable, CaseIterable {
  /// Almost clear.
  case ultraThin
  /// Rather clear.
  case thin
  /// In between.
  case regular
  /// Rather opaque.
  case thick
  /// Almost opaque.
  case ultraThick

  /// The part of the surface's own colour in the mix, `0...1`; the rest is what lies below.
  ///
  /// A terminal cannot blur, so a material is drawn as a plain tint of this strength.
  public var opacity: Double {
    switch self {
    case .ultraThin: 0.3
    case .thin: 0.45
    case .regular: 0.6
    case .thick: 0.75
    case .ultraThick: 0.9
    }
  }
}

/// What glass and other materials stand for.
public struct DFMaterialTokens: Hashable, Sendable {
  /// The material of panels.
  public var surfaceMaterial: DFMaterial = .regular
  /// The material of what floats.
  public var elevatedMaterial: DFMaterial = .thick
  /// Whether `.glass` styles tint; `false` makes them use the colour tokens as they are.
  public var preferLiquidGlass = true

  /// Creates the default materials.
  public init() {}
}
