/// A change of rows that can be taken back: of a cell, or of which rows there are.
public enum RowChange<RowID: Hashable>: Hashable {
  /// A cell got another value.
  case cell(CellChange<RowID>)
  /// Rows were deleted.
  case deletion(Set<RowID>)
  /// Deleted rows were brought back.
  case restoration(Set<RowID>)

  /// The change that takes this one back.
  public var inverse: RowChange {
    switch self {
    case .cell(let change): .cell(change.inverse)
    case .deletion(let ids): .restoration(ids)
    case .restoration(let ids): .deletion(ids)
    }
  }
}

extension RowChange: Sendable where RowID: Sendable {}
