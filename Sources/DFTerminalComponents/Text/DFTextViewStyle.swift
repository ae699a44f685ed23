import DFTerminalCore
public import DFTerminalTheme
public import DFTerminalViews

/// What a style of words draws.
public struct DFTextStyleConfiguration: Hashable, Sendable {
  /// The words.
  public let content: String
  /// The step of the type scale.
  public let scale: DFTextScale
}

/// A way to draw ``DFText``; set one for a subtree with `dfTextStyle(_:)`.
@MainActor public protocol DFTextViewStyle: Sendable {
  /// What the style draws with.
  typealias Configuration = DFTextStyleConfiguration
  /// What the style draws.
  associatedtype Body: View

  /// Draws the words.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DFTextViewStyle {
  func resolve(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// Words in the colour of text.
public struct DFPrimaryTextStyle: DFTextViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the words in `theme.colors.textPrimary`, or the colour the view sets.
  public func makeBody(configuration: Configuration) -> some View {
    ScaledText(configuration: configuration, role: .primary)
  }
}

/// Words in the colour of supporting text.
public struct DFSecondaryTextStyle: DFTextViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the words in `theme.colors.textSecondary`.
  public func makeBody(configuration: Configuration) -> some View {
    ScaledText(configuration: configuration, role: .secondary)
  }
}

/// Words in the colour of text that steps back.
public struct DFMutedTextStyle: DFTextViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the words in `theme.colors.textDisabled`, made readable.
  public func makeBody(configuration: Configuration) -> some View {
    ScaledText(configuration: configuration, role: .muted)
  }
}

/// Words in the colour of a role of the theme, such as an error.
///
/// Unlike `foregroundColor(theme.colors.error)`, the colour is made readable on what lies below.
public struct DFRoleTextStyle: DFTextViewStyle {
  private let role: DFColorRole

  /// Creates the style of a role.
  public nonisolated init(_ role: DFColorRole) {
    self.role = role
  }

  /// Draws the words in the colour of the role.
  public func makeBody(configuration: Configuration) -> some View {
    ScaledText(configuration: configuration, role: .theme(role))
  }
}

extension DFTextViewStyle where Self == DFRoleTextStyle {
  /// Words in the colour of a role of the theme, made readable on what lies below.
  public static func role(_ role: DFColorRole) -> Self { Self(role) }
}

extension DFTextViewStyle where Self == DFPrimaryTextStyle {
  /// Words in the colour of text; the default.
  public static var `default`: Self { Self() }
  /// Words in the colour of text.
  public static var primary: Self { Self() }
  /// Words in the colour of text.
  public static var standard: Self { Self() }
}

extension DFTextViewStyle where Self == DFSecondaryTextStyle {
  /// Words in the colour of supporting text.
  public static var secondary: Self { Self() }
}

extension DFTextViewStyle where Self == DFMutedTextStyle {
  /// Words in the colour of text that steps back.
  public static var muted: Self { Self() }
}

struct TextStyleKey: EnvironmentKey {
  static let defaultValue: any DFTextViewStyle = DFPrimaryTextStyle()
}

extension View {
  /// Sets how ``DFText`` is drawn in this view and what is inside it.
  public func dfTextStyle<Style: DFTextViewStyle>(_ style: Style) -> some View {
    self.style(TextStyleKey.self, style)
  }
}

/// Words with the weight of a step of the scale.
struct ScaledText: _ContextView {
  enum Role {
    case primary
    case secondary
    case muted
    case theme(DFColorRole)
  }

  let configuration: DFTextStyleConfiguration
  let role: Role

  func _content(in environment: EnvironmentValues) -> some View {
    let theme = environment.dfTheme
    let style = theme.typography[configuration.scale]
    let words = configuration.content
    return Text(style.letterCase == .uppercase ? words.uppercased() : words)
      .transformEnvironment { values in
        values.textAppearance.attributes.formUnion(style.attributes)
        if let color = color(values) { values.textAppearance.foreground = color }
      }
  }

  private func color(_ values: EnvironmentValues) -> Color? {
    switch role {
    case .primary: nil
    case .secondary: values.text(.textSecondary)
    case .muted: values.text(.textDisabled)
    case .theme(let role): values.text(role)
    }
  }
}
