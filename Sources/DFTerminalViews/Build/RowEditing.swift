package import Foundation

/// What a person may do to the rows of a collection; nothing where the closures are missing.
@MainActor package struct RowEditing {
  /// Deletes the rows at offsets of the collection the caller passed.
  package var onDelete: ((IndexSet) -> Void)?
  /// Moves rows, with the destination counted before removal.
  package var onMove: ((IndexSet, Int) -> Void)?

  package init(
    onDelete: ((IndexSet) -> Void)? = nil, onMove: ((IndexSet, Int) -> Void)? = nil
  ) {
    self.onDelete = onDelete
    self.onMove = onMove
  }
}
