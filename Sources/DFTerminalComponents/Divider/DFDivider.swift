public import DFTerminalCore
import DFTerminalTheme
public import DFTerminalViews

/// A rule between groups.
///
/// Hidden from screen readers. Source: DesignFoundation, "Layout".
public struct DFDivider: _ContextView {
  private let axis: Axis
  private let label: String?

  /// Creates a rule; a label stands in the middle of a horizontal one.
  public init(orientation: Axis = .horizontal, label: String? = nil) {
    axis = orientation
    self.label = label
  }

  /// The rule as the surrounding style draws it.
  public func _content(in environment: EnvironmentValues) -> some View {
    environment[DividerStyleKey.self].resolve(
      DFDividerStyleConfiguration(axis: axis, label: label)
    )
    .saying(nil)
  }
}

/// What a style of rules draws.
public struct DFDividerStyleConfiguration: Hashable, Sendable {
  /// The direction of the rule.
  public let axis: Axis
  /// The words in its middle.
  public let label: String?
}

/// A way to draw ``DFDivider``; set one for a subtree with `dfDividerStyle(_:)`.
@MainActor public protocol DFDividerStyle: Sendable {
  /// What the style draws with.
  typealias Configuration = DFDividerStyleConfiguration
  /// What the style draws.
  associatedtype Body: View

  /// Draws the rule.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DFDividerStyle {
  func resolve(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A thin line in the colour of borders, with its label.
public struct DFStandardDividerStyle: DFDividerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the rule.
  public func makeBody(configuration: Configuration) -> some View {
    if let label = configuration.label, configuration.axis == .horizontal {
      HStack {
        RuleView(axis: .horizontal, isHeavy: false, opacity: 1)
        DFText(label, style: .caption).dfTextStyle(.secondary).lineLimit(1)
        RuleView(axis: .horizontal, isHeavy: false, opacity: 1)
      }
    } else {
      RuleView(axis: configuration.axis, isHeavy: false, opacity: 1)
    }
  }
}

/// A thin line that steps back.
public struct DFSubtleDividerStyle: DFDividerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the rule.
  public func makeBody(configuration: Configuration) -> some View {
    RuleView(axis: configuration.axis, isHeavy: false, opacity: 0.4)
  }
}

/// A heavy line.
public struct DFThickDividerStyle: DFDividerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the rule.
  public func makeBody(configuration: Configuration) -> some View {
    RuleView(axis: configuration.axis, isHeavy: true, opacity: 1)
  }
}

extension DFDividerStyle where Self == DFStandardDividerStyle {
  /// A thin line in the colour of borders; the default.
  public static var standard: Self { Self() }
}

extension DFDividerStyle where Self == DFSubtleDividerStyle {
  /// A thin line that steps back.
  public static var subtle: Self { Self() }
}

extension DFDividerStyle where Self == DFThickDividerStyle {
  /// A heavy line.
  public static var thick: Self { Self() }
}

struct DividerStyleKey: EnvironmentKey {
  static let defaultValue: any DFDividerStyle = DFStandardDividerStyle()
}

extension View {
  /// Sets how ``DFDivider`` is drawn in this view and what is inside it.
  public func dfDividerStyle<Style: DFDividerStyle>(_ style: Style) -> some View {
    self.style(DividerStyleKey.self, style)
  }
}

/// A line in the colour of borders.
private struct RuleView: View {
  typealias Body = Never

  let axis: Axis
  let isHeavy: Bool
  let opacity: Double

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    let border = Color(glyph: context.environment.inks.border)
    let color = view.opacity < 1 ? context.environment.faded(border, view.opacity) : border
    let width = context.environment.dfTheme.components.divider.lineWidth ?? 1
    let isHeavy = view.isHeavy || width.points >= 2
    collector.append(RuleElement(context, axis: view.axis, heavy: isHeavy, color: color))
  }
}
