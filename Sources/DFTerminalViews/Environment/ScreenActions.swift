/// Ends the program; `@Environment(\.quit) var quit`, then `quit()`.
public struct QuitAction: Sendable {
  private let action: @MainActor @Sendable (Int32) -> Void

  /// Creates an action from what the run loop does.
  package init(_ action: @escaping @MainActor @Sendable (Int32) -> Void) {
    self.action = action
  }

  /// Ends the program with an exit status, 0 by default, once the terminal is restored.
  @MainActor public func callAsFunction(_ status: Int32 = 0) {
    action(status)
  }
}

/// Puts text on the clipboard; `@Environment(\.copyText) var copyText`, then `copyText("…")`.
public struct CopyAction: Sendable {
  private let action: @MainActor @Sendable (String) -> Bool

  /// Creates an action from what the run loop does; it returns whether all of a text fits.
  package init(_ action: @escaping @MainActor @Sendable (String) -> Bool) {
    self.action = action
  }

  /// Puts text on the clipboard of the terminal, where it allows that (OSC 52).
  ///
  /// - Returns: Whether all of it fits; terminals take about 75,000 bytes, the rest is left out.
  @discardableResult @MainActor public func callAsFunction(_ text: String) -> Bool {
    action(text)
  }
}

private struct QuitKey: EnvironmentKey {
  static let defaultValue = QuitAction { _ in }
}

private struct CopyKey: EnvironmentKey {
  static let defaultValue = CopyAction { _ in true }
}

extension EnvironmentValues {
  /// Ends the program; does nothing where no program runs.
  public var quit: QuitAction {
    get { self[QuitKey.self] }
    set { self[QuitKey.self] = newValue }
  }

  /// Puts text on the clipboard; does nothing where there is none.
  public var copyText: CopyAction {
    get { self[CopyKey.self] }
    set { self[CopyKey.self] = newValue }
  }
}
