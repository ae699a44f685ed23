public import DFTerminalCore
import DFTerminalTheme
public import DFTerminalViews

/// What a style of avatars draws.
public struct DFAvatarStyleConfiguration: Hashable, Sendable {
  /// One or two letters.
  public let initials: String
  /// The edge the layout keeps free.
  public let size: DFLength
  /// Whether the person is there.
  public let presence: DFAvatarPresence
}

/// A way to draw ``DFAvatar``; set one for a subtree with `dfAvatarStyle(_:)`.
@MainActor public protocol DFAvatarStyle: Sendable {
  /// What the style draws with.
  typealias Configuration = DFAvatarStyleConfiguration
  /// What the style draws.
  associatedtype Body: View

  /// Draws the avatar.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DFAvatarStyle {
  func resolve(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// Initials on a tint with round ends.
public struct DFCircleAvatarStyle: DFAvatarStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the avatar.
  public func makeBody(configuration: Configuration) -> some View {
    AvatarBody(configuration: configuration, ends: ("▐", "▌"), tint: 0.15)
  }
}

/// Initials on a tint with straight ends.
public struct DFRoundedAvatarStyle: DFAvatarStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the avatar.
  public func makeBody(configuration: Configuration) -> some View {
    AvatarBody(configuration: configuration, ends: ("█", "█"), tint: 0.15)
  }
}

/// Initials between brackets in the theme's primary.
public struct DFRingAvatarStyle: DFAvatarStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the avatar.
  public func makeBody(configuration: Configuration) -> some View {
    AvatarBody(configuration: configuration, ends: ("(", ")"), tint: 0)
  }
}

/// Initials on the theme's material, drawn as a stronger tint.
public struct DFGlassAvatarStyle: DFAvatarStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the avatar.
  public func makeBody(configuration: Configuration) -> some View {
    AvatarBody(configuration: configuration, ends: ("▐", "▌"), tint: 0.3)
  }
}

extension DFAvatarStyle where Self == DFCircleAvatarStyle {
  /// Initials on a tint with round ends; the default.
  public static var circle: Self { Self() }
}

extension DFAvatarStyle where Self == DFRoundedAvatarStyle {
  /// Initials on a tint with straight ends.
  public static var rounded: Self { Self() }
}

extension DFAvatarStyle where Self == DFRingAvatarStyle {
  /// Initials between brackets in the theme's primary.
  public static var ring: Self { Self() }
}

extension DFAvatarStyle where Self == DFGlassAvatarStyle {
  /// Initials on the theme's material.
  public static var glass: Self { Self() }
}

struct AvatarStyleKey: EnvironmentKey {
  static let defaultValue: any DFAvatarStyle = DFCircleAvatarStyle()
}

extension View {
  /// Sets how ``DFAvatar`` is drawn in this view and what is inside it.
  public func dfAvatarStyle<Style: DFAvatarStyle>(_ style: Style) -> some View {
    self.style(AvatarStyleKey.self, style)
  }
}

/// Initials on a tint, with a mark of presence behind them.
private struct AvatarBody: _ContextView {
  let configuration: DFAvatarStyleConfiguration
  let ends: (left: String, right: String)
  let tint: Double

  func _content(in environment: EnvironmentValues) -> some View {
    let colors = environment.dfTheme.colors
    let fill = environment.flattened(colors.tint(colors.primary, tint))
    let isFilled = tint > 0 && fill != .clear
    let below = isFilled ? fill : environment.currentSurface
    let edge = isFilled ? fill : colors.primary
    return HStack(spacing: 0) {
      Text(environment.glyphs.pick(ends.left, "(")).foregroundColor(edge)
      Text(configuration.initials)
        .bold()
        .foregroundColor(environment.readable(colors.primary, on: below))
        .background(isFilled ? fill : .clear)
      Text(environment.glyphs.pick(ends.right, ")")).foregroundColor(edge)
      presence(environment)
    }
    .lineLimit(1)
  }

  @ViewBuilder private func presence(_ environment: EnvironmentValues) -> some View {
    let colors = environment.dfTheme.colors
    switch configuration.presence {
    case .none: EmptyView()
    case .online: Text(environment.glyphs.pick("●", "*")).foregroundColor(colors.success)
    case .away: Text(environment.glyphs.pick("◐", "o")).foregroundColor(colors.warning)
    case .busy: Text(environment.glyphs.pick("⊘", "x")).foregroundColor(colors.destructive)
    }
  }
}
