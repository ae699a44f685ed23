public import DFTerminalViews

/// Words in a step of the type scale.
///
/// The colour follows ``DFTextViewStyle`` unless the view sets one; disabled text takes
/// `theme.colors.textDisabled`. Source: DesignFoundation, "Text and Typography".
public struct DFText: _ContextView {
  private let content: String
  private let scale: DFTextScale

  /// Creates words; the step defaults to body.
  public init(_ content: String, style: DFTextScale = .body) {
    self.content = content
    scale = style
  }

  /// The words as the surrounding style draws them.
  public func _content(in environment: EnvironmentValues) -> some View {
    environment[TextStyleKey.self].resolve(
      DFTextStyleConfiguration(content: content, scale: scale))
  }
}
