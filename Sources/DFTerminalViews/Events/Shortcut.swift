public import DFTerminalCore

/// A command that works wherever the focus is, as long as nothing modal is in the way.
@MainActor package struct Shortcut {
  /// What starts it.
  package var command: Command
  /// The responder around it, as an index of the frame's list.
  var responder: Int?
  /// What it does.
  package var action: () -> Void
}

/// A key that works wherever the focus is.
///
/// Source: SwiftUI's `KeyboardShortcut`; a terminal has no Command key, so Control stands for it.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key with its modifiers.
  public var chord: KeyChord

  /// Enter: for the button that most people mean.
  public static let defaultAction = KeyboardShortcut(KeyChord(.enter))
  /// Escape: for the button that leaves without effect.
  public static let cancelAction = KeyboardShortcut(KeyChord(.escape))

  /// Creates a shortcut.
  public init(_ chord: KeyChord) {
    self.chord = chord
  }
}

/// Presses the button inside when a key is struck anywhere.
private final class ShortcutElement: WrapperElement {
  private let chord: KeyChord

  init(_ child: Element, chord: KeyChord) {
    self.chord = chord
    super.init(child)
  }

  override func draw(in rect: CellRect, _ pass: FramePass) {
    child.draw(in: rect, pass)
    guard let action = child.rowAction else { return }
    let command = Command("shortcut.\(chord)", action.title, keys: [chord])
    pass.shortcut(command, action: action.perform)
  }
}

/// Handles a key that nothing inside took.
private final class KeyPressElement: WrapperElement {
  private let handles: (KeyPress) -> Bool

  init(_ child: Element, handles: @escaping (KeyPress) -> Bool) {
    self.handles = handles
    super.init(child, path: child.path.part("onKeyPress"))
  }

  override func draw(in rect: CellRect, _ pass: FramePass) {
    let responder = Responder(
      path: path, frame: rect,
      handle: { [handles] event in
        guard case .key(let key) = event else { return false }
        return handles(key)
      })
    pass.respond(responder) { child.draw(in: rect, pass) }
  }
}

extension KeyPress {
  /// Whether a key was used.
  public enum Result: Hashable, Sendable {
    /// It was; no one else gets it.
    case handled
    /// It was not; the views around get it.
    case ignored
  }
}

extension View {
  /// Presses the button when a key is struck, wherever the focus is; Control by default.
  ///
  /// What has the focus comes first. Source: SwiftUI's `keyboardShortcut`.
  public func keyboardShortcut(
    _ key: Character, modifiers: KeyModifiers = .control
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(KeyChord(.character(key), modifiers)))
  }

  /// Presses the button when a key is struck, wherever the focus is.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    wrappingElement { element, context in
      context.environment.isEnabled ? ShortcutElement(element, chord: shortcut.chord) : element
    }
  }

  /// Handles a key while the focus is inside and nothing there took it.
  ///
  /// Source: SwiftUI's `onKeyPress`.
  public func onKeyPress(
    _ code: KeyCode, modifiers: KeyModifiers = [], action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress { key in
      key.chord == KeyChord(code, modifiers) ? action() : .ignored
    }
  }

  /// Handles any key while the focus is inside and nothing there took it.
  public func onKeyPress(action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
    wrappingElement { element, _ in
      KeyPressElement(element) { action($0) == .handled }
    }
  }
}
