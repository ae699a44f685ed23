import DFTerminalCore

extension View {
  /// Switches the controls inside off; a view inside cannot switch them on again.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment { if disabled { $0.isEnabled = false } }
  }
}
