public import DFTerminalData
package import Foundation

/// What a list does beyond showing rows.
@MainActor package struct ListOptions {
  /// Deletes rows by their offsets among the rows of the content, where their collection does not.
  package var onDelete: ((IndexSet) -> Void)?
  /// Moves rows, where their collection does not; the destination is counted before removal.
  package var onMove: ((IndexSet, Int) -> Void)?
  /// Opens a row by the value a selection would store for it.
  package var onActivate: ((AnyHashable) -> Void)?
  /// Commands on the row under the cursor, by the value a selection would store for it.
  package var rowCommands: [(command: Command, action: (AnyHashable) -> Void)] = []
  /// Whether a bar shows which part is in sight.
  package var showsIndicators = true
  /// What the cursor does when rows come and go.
  package var cursorPolicy = DFCursorPolicy.followRecord
  /// Whether a single selection moves with the cursor.
  package var selectionFollowsCursor = true
  /// Whether typing letters jumps to the next row that begins with them.
  package var jumpsToTypedText = false
  /// Whether a list at its end stays there when rows are added.
  package var followsEnd = false
  /// The name of the list for a screen reader.
  package var label = ""

  package init() {}
}

private struct ListOptionsKey: EnvironmentKey {
  static let defaultValue = ListBehavior()
}

/// What the surroundings of a list ask of it.
struct ListBehavior: Sendable {
  var cursorPolicy = DFCursorPolicy.followRecord
  var jumpsToTypedText = false
  var followsEnd = false
}

extension EnvironmentValues {
  /// What the surroundings of a list ask of it.
  var listBehavior: ListBehavior {
    get { self[ListOptionsKey.self] }
    set { self[ListOptionsKey.self] = newValue }
  }
}

extension View {
  /// Chooses what the cursor of lists does when rows come and go; it follows its record by default.
  public func listCursorPolicy(_ policy: DFCursorPolicy) -> some View {
    transformEnvironment { $0.listBehavior.cursorPolicy = policy }
  }

  /// Lets typed letters jump to the next row of a list that begins with them; off by default, so
  /// that applications keep their letters.
  public func listTypeSelect(_ isEnabled: Bool = true) -> some View {
    transformEnvironment { $0.listBehavior.jumpsToTypedText = isEnabled }
  }

  /// Keeps a list that shows its end at the end when rows are added; off by default.
  public func listFollowsEnd(_ isEnabled: Bool = true) -> some View {
    transformEnvironment { $0.listBehavior.followsEnd = isEnabled }
  }
}
