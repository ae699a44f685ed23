package import DFTerminalCore

/// What a row tells the list that holds it.
@MainActor package struct RowTraits {
  /// An action of a row, revealed from an edge or listed in its menu.
  package struct Action {
    package var title: String
    package var symbol: String?
    package var isDestructive: Bool
    package var isCancel: Bool
    package var tint: Color?
    package var perform: () -> Void

    package init(
      title: String, symbol: String? = nil, isDestructive: Bool = false, isCancel: Bool = false,
      tint: Color? = nil,
      perform: @escaping () -> Void
    ) {
      self.title = title
      self.symbol = symbol
      self.isDestructive = isDestructive
      self.isCancel = isCancel
      self.tint = tint
      self.perform = perform
    }
  }

  /// The value a selection stores for this row in place of its id.
  package var tag: AnyHashable?
  /// Actions revealed from the leading edge.
  package var leadingActions: [Action] = []
  /// Actions revealed from the trailing edge.
  package var trailingActions: [Action] = []
  /// Actions that only the menu of the row lists.
  package var menuActions: [Action] = []
  /// Whether a full swipe to an edge performs its first action.
  package var fullSwipe: [HorizontalEdge: Bool] = [:]
  /// Opens the row.
  package var activate: (() -> Void)?
  /// Whether the row may not be deleted, whatever its collection allows.
  package var isDeleteDisabled = false
  /// Whether the row may be moved.
  package var isMoveDisabled = false
  /// Whether the row may be selected.
  package var isSelectionDisabled = false

  package init() {}

  /// All actions, those of the leading edge first.
  package var actions: [Action] { leadingActions + trailingActions + menuActions }
}
