/// Whether the lists inside show what it takes to mark and delete rows.
///
/// Source: SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable, CaseIterable {
  /// Rows are only read.
  case inactive
  /// Rows can be marked, deleted and moved.
  case active

  /// Whether rows can be marked, deleted and moved.
  public var isEditing: Bool { self == .active }
}

private struct SearchFieldKey: EnvironmentKey {
  static let defaultValue = false
}

private struct EditModeKey: EnvironmentKey {
  static let defaultValue: Binding<EditMode>? = nil
}

private struct SearchingKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the lists inside are being edited; an edit button turns it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether a search around the view hides a part of the data.
  public var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// Whether a search field stands above this view, which then takes the keys that find.
  package var hasSearchField: Bool {
    get { self[SearchFieldKey.self] }
    set { self[SearchFieldKey.self] = newValue }
  }
}
