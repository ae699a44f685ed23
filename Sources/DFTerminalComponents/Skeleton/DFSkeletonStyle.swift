public import DFTerminalViews

/// What a style of placeholders draws.
public struct DFSkeletonStyleConfiguration: Hashable, Sendable {
  /// The outline.
  public let shape: DFSkeletonShape
  /// Where the shimmer is, `0...1` from left to right; `nil` while it stands still.
  public let phase: Double?
}

/// A way to draw ``DFSkeleton``; set one for a subtree with `dfSkeletonStyle(_:)`.
///
/// The view it makes is given exactly the placeholder's size.
@MainActor public protocol DFSkeletonStyle: Sendable {
  /// What the style draws with.
  typealias Configuration = DFSkeletonStyleConfiguration
  /// What the style draws.
  associatedtype Body: View

  /// Draws the placeholder.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DFSkeletonStyle {
  func resolve(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A shimmer over a fill of the colour of borders.
public struct DFDefaultSkeletonStyle: DFSkeletonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the placeholder.
  public func makeBody(configuration: Configuration) -> some View {
    SkeletonFill(configuration: configuration, strength: 1)
  }
}

/// A fainter shimmer, for light surfaces.
public struct DFDimSkeletonStyle: DFSkeletonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the placeholder.
  public func makeBody(configuration: Configuration) -> some View {
    SkeletonFill(configuration: configuration, strength: 0.6)
  }
}

/// A shimmer on the theme's material, drawn as a stronger tint.
public struct DFGlassSkeletonStyle: DFSkeletonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the placeholder.
  public func makeBody(configuration: Configuration) -> some View {
    SkeletonFill(configuration: configuration, strength: 1.5)
  }
}

extension DFSkeletonStyle where Self == DFDefaultSkeletonStyle {
  /// A shimmer over a fill of the colour of borders.
  public static var `default`: Self { Self() }
}

extension DFSkeletonStyle where Self == DFDimSkeletonStyle {
  /// A fainter shimmer, for light surfaces.
  public static var dim: Self { Self() }
}

extension DFSkeletonStyle where Self == DFGlassSkeletonStyle {
  /// A shimmer on the theme's material.
  public static var glass: Self { Self() }
}

struct SkeletonStyleKey: EnvironmentKey {
  static let defaultValue: any DFSkeletonStyle = DFDefaultSkeletonStyle()
}

extension View {
  /// Sets how ``DFSkeleton`` is drawn in this view and what is inside it.
  public func dfSkeletonStyle<Style: DFSkeletonStyle>(_ style: Style) -> some View {
    self.style(SkeletonStyleKey.self, style)
  }
}
