import DFTerminalCore

/// A line of text to type.
///
/// The label shows in place of an empty text. The caret moves by what a person sees as a
/// character; Control or Alt with arrows moves by words, Shift selects, Control-Z takes back.
/// Enter submits. Pasted text becomes one line. `multilineTextAlignment(_:)` says where a text that
/// is shorter than the field stands. Source: SwiftUI's `TextField`.
public struct TextField<Label: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let text: Binding<String>
  private let label: Label
  private var onEditingChanged: (Bool) -> Void = { _ in }
  private var onCommit: () -> Void = {}

  /// Creates a field with any label.
  public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }

  /// Adds the field.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(
      TextFieldElement(
        context, text: view.text, label: context.placeholder(view.label),
        actions: TextFieldElement.Actions(
          onEditingChanged: view.onEditingChanged, onCommit: view.onCommit)))
  }
}

extension TextField where Label == Text {
  /// Creates a field with words as its label.
  ///
  /// - Parameters:
  ///   - title: The words that show while the text is empty.
  ///   - text: The text.
  ///   - onEditingChanged: Called with `true` when the field receives the keys, and with `false`
  ///     when it no longer does.
  ///   - onCommit: Called on Enter.
  public init(
    _ title: String, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text) { Text(title) }
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

/// A line of text to type that nobody is to read, such as a password.
///
/// Dots stand for the characters, on the screen, for screen readers and in snapshots; it cannot be
/// copied. Source: SwiftUI's `SecureField`.
public struct SecureField<Label: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let text: Binding<String>
  private let label: Label
  private var onCommit: () -> Void = {}

  /// Creates a field with any label.
  public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }

  /// Adds the field.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(
      TextFieldElement(
        context, text: view.text, label: context.placeholder(view.label),
        actions: TextFieldElement.Actions(onCommit: view.onCommit), isSecure: true))
  }
}

extension SecureField where Label == Text {
  /// Creates a field with words as its label.
  public init(_ title: String, text: Binding<String>, onCommit: @escaping () -> Void = {}) {
    self.init(text: text) { Text(title) }
    self.onCommit = onCommit
  }
}

extension _BuildContext {
  /// Returns the label of a field in the colour of supporting text.
  fileprivate func placeholder<Label: View>(_ label: Label) -> Element {
    var inner = child(0).raised
    inner.environment.textAppearance.foreground = inner.environment.palette.textSecondary
    inner.environment.textAppearance.lineLimit = 1
    return inner.element(of: label)
  }
}

/// What Enter does in the text fields inside.
@MainActor package final class SubmitAction {
  private let action: () -> Void
  private let outer: SubmitAction?

  init(outer: SubmitAction?, action: @escaping () -> Void) {
    self.action = action
    self.outer = outer
  }

  /// Submits, from the inside outwards.
  package func callAsFunction() {
    action()
    outer?()
  }
}

private struct SubmitKey: EnvironmentKey {
  static let defaultValue: SubmitAction? = nil
}

private struct DraftKey: EnvironmentKey {
  static let defaultValue: Binding<String>? = nil
}

extension EnvironmentValues {
  /// What Enter does in the text fields inside, beside their own action.
  package var submitAction: SubmitAction? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  /// The text that fields inside edit in place of their own: the draft of a cell's editor.
  package var fieldDraft: Binding<String>? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
}

extension View {
  /// Adds an action for Enter in the text fields inside.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    transformEnvironment { values in
      values.submitAction = SubmitAction(outer: values.submitAction, action: action)
    }
  }
}
