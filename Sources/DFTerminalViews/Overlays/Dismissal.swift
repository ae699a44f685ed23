/// Closes what is shown above the screen; the buttons inside do so before they act.
@MainActor package final class Dismissal {
  private let action: () -> Void

  package init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Closes it.
  package func callAsFunction() { action() }
}

private struct DismissalKey: EnvironmentKey {
  static let defaultValue: Dismissal? = nil
}

private struct MenuKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Closes the dialog or menu around a view.
  package var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// Whether buttons are entries of a menu.
  package var isMenu: Bool {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }
}
