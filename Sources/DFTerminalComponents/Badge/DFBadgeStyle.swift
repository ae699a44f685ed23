public import DFTerminalCore
public import DFTerminalViews

/// What a style of badges draws.
public struct DFBadgeStyleConfiguration: Hashable, Sendable {
  /// What the badge shows.
  public let content: DFBadgeContent
  /// The colour of the badge; `nil` is the theme's primary.
  public let color: Color?
}

/// A way to draw ``DFBadge``; set one for a subtree with `dfBadgeStyle(_:)`.
@MainActor public protocol DFBadgeStyle: Sendable {
  /// What the style draws with.
  typealias Configuration = DFBadgeStyleConfiguration
  /// What the style draws.
  associatedtype Body: View

  /// Draws the badge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DFBadgeStyle {
  func resolve(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A badge in its colour on a light tint of it.
public struct DFTintedBadgeStyle: DFBadgeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the badge.
  public func makeBody(configuration: Configuration) -> some View {
    BadgeBody(configuration: configuration, fill: .tint(0.15))
  }
}

/// A badge on a fill of its colour.
public struct DFFilledBadgeStyle: DFBadgeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the badge.
  public func makeBody(configuration: Configuration) -> some View {
    BadgeBody(configuration: configuration, fill: .solid)
  }
}

/// A badge between brackets, without a fill.
public struct DFOutlinedBadgeStyle: DFBadgeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the badge.
  public func makeBody(configuration: Configuration) -> some View {
    BadgeBody(configuration: configuration, fill: .none)
  }
}

/// A badge on the theme's material, drawn as a tinted surface.
public struct DFGlassBadgeStyle: DFBadgeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the badge.
  public func makeBody(configuration: Configuration) -> some View {
    BadgeBody(configuration: configuration, fill: .tint(0.25))
  }
}

extension DFBadgeStyle where Self == DFTintedBadgeStyle {
  /// A badge in its colour on a light tint of it; the default.
  public static var tinted: Self { Self() }
}

extension DFBadgeStyle where Self == DFFilledBadgeStyle {
  /// A badge on a fill of its colour.
  public static var filled: Self { Self() }
}

extension DFBadgeStyle where Self == DFOutlinedBadgeStyle {
  /// A badge between brackets, without a fill.
  public static var outlined: Self { Self() }
}

extension DFBadgeStyle where Self == DFGlassBadgeStyle {
  /// A badge on the theme's material.
  public static var glass: Self { Self() }
}

struct BadgeStyleKey: EnvironmentKey {
  static let defaultValue: any DFBadgeStyle = DFTintedBadgeStyle()
}

extension View {
  /// Sets how ``DFBadge`` is drawn in this view and what is inside it.
  public func dfBadgeStyle<Style: DFBadgeStyle>(_ style: Style) -> some View {
    self.style(BadgeStyleKey.self, style)
  }
}
