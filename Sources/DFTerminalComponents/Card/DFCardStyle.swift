import DFTerminalCore
import DFTerminalTheme
public import DFTerminalViews

/// What a style of cards draws.
public struct DFCardStyleConfiguration {
  /// What the card holds.
  public let content: AnyView
  /// Whether the card can be pressed.
  public let isInteractive: Bool
}

/// A way to draw ``DFCard``; set one for a subtree with `dfCardStyle(_:)`.
///
/// The style owns the padding and the edge.
@MainActor public protocol DFCardStyle: Sendable {
  /// What the style draws with.
  typealias Configuration = DFCardStyleConfiguration
  /// What the style draws.
  associatedtype Body: View

  /// Draws the card.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DFCardStyle {
  func resolve(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A card on the elevated surface; in a frame where there are no tints.
public struct DFElevatedCardStyle: DFCardStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the card.
  public func makeBody(configuration: Configuration) -> some View {
    CardBody(content: configuration.content, surface: .elevated, hasBorder: true)
  }
}

/// A card with a line round it and no surface of its own.
public struct DFOutlinedCardStyle: DFCardStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the card.
  public func makeBody(configuration: Configuration) -> some View {
    CardBody(content: configuration.content, surface: nil, hasBorder: true)
  }
}

/// A card on the plain surface without a line.
public struct DFFilledCardStyle: DFCardStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the card.
  public func makeBody(configuration: Configuration) -> some View {
    CardBody(content: configuration.content, surface: .surface, hasBorder: false)
  }
}

/// A card on the theme's material, drawn as a tinted surface.
public struct DFGlassCardStyle: DFCardStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the card.
  public func makeBody(configuration: Configuration) -> some View {
    CardBody(content: configuration.content, surface: .tint(.primary), hasBorder: true)
  }
}

extension DFCardStyle where Self == DFElevatedCardStyle {
  /// A card on the elevated surface; the default.
  public static var elevated: Self { Self() }
}

extension DFCardStyle where Self == DFOutlinedCardStyle {
  /// A card with a line round it and no surface of its own.
  public static var outlined: Self { Self() }
}

extension DFCardStyle where Self == DFFilledCardStyle {
  /// A card on the plain surface without a line.
  public static var filled: Self { Self() }
}

extension DFCardStyle where Self == DFGlassCardStyle {
  /// A card on the theme's material.
  public static var glass: Self { Self() }
}

struct CardStyleKey: EnvironmentKey {
  static let defaultValue: any DFCardStyle = DFElevatedCardStyle()
}

extension View {
  /// Sets how ``DFCard`` is drawn in this view and what is inside it.
  public func dfCardStyle<Style: DFCardStyle>(_ style: Style) -> some View {
    self.style(CardStyleKey.self, style)
  }
}

/// Content with padding on a surface, or in a frame where the surface would not show.
///
/// Both take the same room: the ring that the frame takes stays blank on a surface.
private struct CardBody: _ContextView {
  let content: AnyView
  let surface: DFFill?
  let hasBorder: Bool

  func _content(in environment: EnvironmentValues) -> some View {
    let theme = environment.dfTheme
    let padding = theme.components.card.padding ?? theme.spacing.lg
    let radius = theme.components.card.cornerRadius ?? theme.radius.lg
    let color = surface.map { environment.fill($0) } ?? .clear
    let shows = color != .clear && environment.resolve(color) != environment.surface
    if !hasBorder {
      content.padding(padding).background(color)
    } else if shows {
      content.padding(columns: columns(padding, environment) + 1, rows: 1).background(color)
    } else {
      content
        .padding(columns: columns(padding, environment))
        .border(
          Color(glyph: environment.inks.border), radius.points > 0 ? .rounded : .single)
    }
  }

  /// The columns free inside the frame, which is one column of padding itself.
  private func columns(_ padding: DFLength, _ environment: EnvironmentValues) -> Int {
    max(0, environment.metrics.gap(padding, along: .horizontal) - 1)
  }
}
