import DFTerminalCore

/// Turns the editing of the lists on its screen on and off.
///
/// Lists then show marks to select rows by. Deleting and moving work by key at any time.
/// Source: SwiftUI's `EditButton`.
public struct EditButton: View {
  /// The body; primitives have none.
  public typealias Body = Never

  /// Creates the button.
  public init() {}

  /// Adds the button.
  public static func _collect(
    _ view: EditButton, in context: _BuildContext, into collector: _Collector
  ) {
    let mode = context.editMode
    let isEditing = mode.wrappedValue.isEditing
    let button = Button(isEditing ? "Done" : "Edit") {
      mode.wrappedValue = isEditing ? .inactive : .active
    }
    Button<Text>._collect(button, in: context.inBody, into: collector)
  }
}

extension _BuildContext {
  /// Whether lists here are being edited: what the surroundings set, else one mode for the screen.
  var editMode: Binding<EditMode> {
    if let binding = environment.editMode { return binding }
    let slot = scene.editMode
    return Binding(get: { slot.value }, set: { slot.value = $0 })
  }
}
