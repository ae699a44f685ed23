public import DFTerminalCore
import DFTerminalTheme
public import DFTerminalViews

/// What a style of icons draws.
public struct DFIconStyleConfiguration: Hashable, Sendable {
  /// The name of the symbol.
  public let name: String
  /// The edge the layout keeps free.
  public let size: DFLength
  /// The colour the icon asks for.
  public let color: Color?
}

/// A way to draw ``DFIcon``; set one for a subtree with `dfIconStyle(_:)`.
@MainActor public protocol DFIconStyle: Sendable {
  /// What the style draws with.
  typealias Configuration = DFIconStyleConfiguration
  /// What the style draws.
  associatedtype Body: View

  /// Draws the icon.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DFIconStyle {
  func resolve(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// An icon in the colour of text, or the one it asks for.
public struct DFStandardIconStyle: DFIconStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the icon.
  public func makeBody(configuration: Configuration) -> some View {
    IconBody(configuration: configuration, role: .standard)
  }
}

/// An icon in the theme's primary.
public struct DFTintedIconStyle: DFIconStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the icon.
  public func makeBody(configuration: Configuration) -> some View {
    IconBody(configuration: configuration, role: .tinted)
  }
}

/// An icon in the colour of supporting text.
public struct DFSecondaryIconStyle: DFIconStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the icon.
  public func makeBody(configuration: Configuration) -> some View {
    IconBody(configuration: configuration, role: .secondary)
  }
}

extension DFIconStyle where Self == DFStandardIconStyle {
  /// An icon in the colour of text; the default.
  public static var standard: Self { Self() }
}

extension DFIconStyle where Self == DFTintedIconStyle {
  /// An icon in the theme's primary.
  public static var tinted: Self { Self() }
}

extension DFIconStyle where Self == DFSecondaryIconStyle {
  /// An icon in the colour of supporting text.
  public static var secondary: Self { Self() }
}

struct IconStyleKey: EnvironmentKey {
  static let defaultValue: any DFIconStyle = DFStandardIconStyle()
}

extension View {
  /// Sets how ``DFIcon`` is drawn in this view and what is inside it.
  public func dfIconStyle<Style: DFIconStyle>(_ style: Style) -> some View {
    self.style(IconStyleKey.self, style)
  }
}

/// The glyph of an icon, in the middle of the columns its size stands for.
struct IconBody: _ContextView {
  enum Role {
    case standard
    case tinted
    case secondary
  }

  let configuration: DFIconStyleConfiguration
  let role: Role

  func _content(in environment: EnvironmentValues) -> some View {
    let glyph = DFSymbol.glyph(for: configuration.name, ascii: environment.glyphs == .ascii)
    let columns = IconBody.columns(configuration.size, environment)
    return Text(glyph)
      .foregroundColor(color(environment))
      .frame(columns: max(TextMeasure.columns(of: glyph), columns))
      .saying(nil)
  }

  /// The columns an icon of a size keeps free: three at most, since its glyph stays as it is.
  static func columns(_ size: DFLength, _ environment: EnvironmentValues) -> Int {
    min(environment.metrics.extent(size, along: .horizontal), 3)
  }

  private func color(_ environment: EnvironmentValues) -> Color? {
    if let color = configuration.color {
      return environment.readable(color, ratio: DFPalette.markRatio)
    }
    switch role {
    case .standard: return environment.textAppearance.foreground
    case .tinted: return environment.mark(.primary)
    case .secondary: return environment.text(.textSecondary)
    }
  }
}
