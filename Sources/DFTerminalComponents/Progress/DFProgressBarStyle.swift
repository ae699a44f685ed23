public import DFTerminalViews

/// A way to draw ``DFProgressBar``; set one for a subtree with `dfProgressBarStyle(_:)`.
@MainActor public protocol DFProgressBarStyle: Sendable {
  /// What the style draws with.
  typealias Configuration = DFProgressBarStyleConfiguration
  /// What the style draws.
  associatedtype Body: View

  /// Draws the bar.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DFProgressBarStyle {
  func resolve(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A bar over the full width.
public struct DFLinearProgressBarStyle: DFProgressBarStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the bar.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressLine(progress: configuration.progress, isGlass: false)
  }
}

/// A bar with the label above, the percentage at its right, and the status below.
public struct DFLinearLabeledProgressBarStyle: DFProgressBarStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the bar.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledProgress(configuration: configuration)
  }
}

/// A ring of 44 points with the percentage inside.
public struct DFCircularProgressBarStyle: DFProgressBarStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the ring.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressRing(configuration: configuration)
  }
}

/// A bar on the theme's material, drawn as a tinted surface.
public struct DFGlassProgressBarStyle: DFProgressBarStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the bar.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressLine(progress: configuration.progress, isGlass: true)
  }
}

extension DFProgressBarStyle where Self == DFLinearProgressBarStyle {
  /// A bar over the full width; the default.
  public static var linear: Self { Self() }
}

extension DFProgressBarStyle where Self == DFLinearLabeledProgressBarStyle {
  /// A bar with the label above and the percentage at its right.
  public static var linearLabeled: Self { Self() }
}

extension DFProgressBarStyle where Self == DFCircularProgressBarStyle {
  /// A ring of 44 points.
  public static var circular: Self { Self() }
}

extension DFProgressBarStyle where Self == DFGlassProgressBarStyle {
  /// A bar on the theme's material.
  public static var glass: Self { Self() }
}

struct ProgressBarStyleKey: EnvironmentKey {
  static let defaultValue: any DFProgressBarStyle = DFLinearProgressBarStyle()
}

extension View {
  /// Sets how ``DFProgressBar`` is drawn in this view and what is inside it.
  public func dfProgressBarStyle<Style: DFProgressBarStyle>(_ style: Style) -> some View {
    self.style(ProgressBarStyleKey.self, style)
  }
}
