public import DFTerminalViews

/// A surface that holds what belongs together.
///
/// With an action the whole card can be pressed. Source: DesignFoundation, "Layout".
public struct DFCard<Content: View>: _ContextView {
  private let action: (() -> Void)?
  private let content: Content

  /// Creates a card; with an action it is a button.
  public init(action: (() -> Void)? = nil, @ViewBuilder content: () -> Content) {
    self.action = action
    self.content = content()
  }

  /// The card as the surrounding style draws it.
  public func _content(in environment: EnvironmentValues) -> some View {
    let card = environment[CardStyleKey.self].resolve(
      DFCardStyleConfiguration(content: AnyView(content), isInteractive: action != nil))
    if let action {
      card.pressable(action)
    } else {
      card
    }
  }
}
