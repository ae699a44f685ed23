/// The change of one cell from a value to another, as texts.
public struct CellChange<RowID: Hashable>: Hashable {
  /// The cell.
  public var cell: CellID<RowID>
  /// The value before.
  public var before: String
  /// The value after.
  public var after: String

  /// Creates a change.
  public init(_ cell: CellID<RowID>, before: String, after: String) {
    self.cell = cell
    self.before = before
    self.after = after
  }

  /// The change that takes this one back.
  public var inverse: CellChange { CellChange(cell, before: after, after: before) }
}

extension CellChange: Sendable where RowID: Sendable {}
