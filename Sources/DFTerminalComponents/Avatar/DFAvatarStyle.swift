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

/// Initials on a tint, with a mark of presence behind them: four columns, five with the mark.
struct AvatarBody: _ContextView {
  let configuration: DFAvatarStyleConfiguration
  let ends: (left: String, right: String)
  let tint: Double

  /// The columns of an avatar without a mark of presence.
  static let columns = 4

  func _content(in environment: EnvironmentValues) -> some View {
    let below = environment.currentFill
    let primary = environment.dfTheme.colors.primary
    let fill = tint > 0 ? environment.tint(primary, tint) : below
    let look = AvatarLook(environment, fill: fill, isFilled: fill != below, ends: ends)
    return HStack(spacing: 0) {
      Text(look.left).foregroundColor(look.edge).background(look.edgeFill)
      Text(AvatarBody.letters(configuration.initials))
        .bold().foregroundColor(look.ink).background(look.fill)
      Text(look.right).foregroundColor(look.edge).background(look.edgeFill)
      presence(environment)
    }
    .lineLimit(1)
  }

  /// The letters in exactly two columns, so that names beside avatars stand in line.
  private static func letters(_ initials: String) -> String {
    let clean = TextSanitizer.sanitize(initials)
    let fitting =
      TextMeasure.columns(of: clean) <= 2 ? clean : clean.first.map(String.init) ?? ""
    return fitting + String(repeating: " ", count: max(0, 2 - TextMeasure.columns(of: fitting)))
  }

  @ViewBuilder private func presence(_ environment: EnvironmentValues) -> some View {
    let glyphs = environment.glyphs
    switch configuration.presence {
    case .none: EmptyView()
    case .online:
      Text(glyphs.pick("●", "*")).foregroundColor(environment.mark(.success))
    case .away: Text(glyphs.pick("◐", "o")).foregroundColor(environment.mark(.warning))
    case .busy: Text(glyphs.pick("⊘", "x")).foregroundColor(environment.mark(.destructive))
    }
  }
}

/// The glyphs and colours of an avatar: half blocks round a tint, brackets where there is none.
@MainActor private struct AvatarLook {
  let left: String
  let right: String
  let ink: Color
  let fill: Color
  let edge: Color
  /// What lies behind the edge: the tint where no half block can show it.
  let edgeFill: Color

  init(
    _ environment: EnvironmentValues, fill: DFFill, isFilled: Bool,
    ends: (left: String, right: String)
  ) {
    let isASCII = environment.glyphs == .ascii
    ink = environment.text(.primary, on: fill)
    self.fill = isFilled ? environment.fill(fill) : .clear
    let hasRing = (environment.dfTheme.components.avatar.borderWidth ?? 0).points > 0
    edge = isFilled && !hasRing ? self.fill : environment.mark(.primary)
    edgeFill = isASCII ? self.fill : .clear
    let brackets = isFilled && !hasRing ? (" ", " ") : ("(", ")")
    (left, right) = isFilled && !isASCII && !hasRing ? ends : brackets
  }
}
