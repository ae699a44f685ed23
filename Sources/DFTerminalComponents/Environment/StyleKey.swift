import DFTerminalViews

extension View {
  /// Sets the style of a component for this view and what is inside it.
  func style<Key: EnvironmentKey>(_ key: Key.Type, _ style: Key.Value) -> some View {
    transformEnvironment { $0[key] = style }
  }
}
