import DFTerminalComponents
import DFTerminalCore
package import DFTerminalIO
import DFTerminalTheme
package import DFTerminalViews

private struct BackgroundKnownKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the terminal's background is known to be light or dark.
  fileprivate var isBackgroundKnown: Bool {
    get { self[BackgroundKnownKey.self] }
    set { self[BackgroundKnownKey.self] = newValue }
  }

  /// Takes over what a terminal can do and what its user wants.
  package mutating func adopt(_ capabilities: TerminalCapabilities) {
    glyphs = capabilities.usesUnicode ? .unicode : .ascii
    colorDepth = capabilities.colorDepth
    accessibilityReduceMotion = !capabilities.allowsMotion
    isLinear = capabilities.isLinear
    isBackgroundKnown = capabilities.background != nil
    if let background = capabilities.background { colorScheme = background }
  }
}

/// Content in the default theme: in the terminal's own colours where its background is unknown.
package struct AdaptiveTheme<Content: View>: _ContextView {
  private let content: Content

  package init(_ content: Content) {
    self.content = content
  }

  /// The content in its theme.
  public func _content(in environment: EnvironmentValues) -> some View {
    content.dfThemePreset(environment.isBackgroundKnown ? .default : .monochrome)
  }
}
