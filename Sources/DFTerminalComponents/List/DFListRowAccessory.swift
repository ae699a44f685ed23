public import DFTerminalViews

/// What stands at the trailing end of a row.
///
/// Source: wiki page "Lists, Tables, and Data".
public enum DFListRowAccessory: Sendable {
  /// A chevron: the row leads somewhere.
  case navigation
  /// A checkmark, or the place of one.
  case checkmark(isOn: Bool)
  /// A switch, a focus stop of its own.
  case toggle(Binding<Bool>)
  /// A badge.
  case badge(DFBadgeContent)
  /// Any view.
  case custom(AnyView)
}

private struct AccessoryKey: EnvironmentKey {
  static let defaultValue: DFListRowAccessory? = nil
}

extension EnvironmentValues {
  /// What stands at the trailing end of rows that name nothing themselves.
  var listRowAccessory: DFListRowAccessory? {
    get { self[AccessoryKey.self] }
    set { self[AccessoryKey.self] = newValue }
  }
}

extension View {
  /// Sets what stands at the trailing end of the rows inside that name nothing themselves.
  public func dfListRowAccessory(_ accessory: DFListRowAccessory) -> some View {
    transformEnvironment { $0.listRowAccessory = accessory }
  }
}
