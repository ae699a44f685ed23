/// The size a parent offers a view: a number of cells, or `nil` for "as large as you like to be".
public struct CellProposal: Hashable, Sendable {
  /// The width offered, in cells; `nil` asks for the ideal width.
  public var columns: Int?
  /// The height offered, in cells; `nil` asks for the ideal height.
  public var rows: Int?

  /// Asks for the ideal size on both axes.
  public static let unspecified = CellProposal(columns: nil, rows: nil)

  /// Creates a proposal from a width and a height, in cells.
  public init(columns: Int?, rows: Int?) {
    self.columns = columns.map { min(max(0, $0), CellSize.unbounded) }
    self.rows = rows.map { min(max(0, $0), CellSize.unbounded) }
  }

  /// Creates a proposal of exactly `size`.
  public init(_ size: CellSize) {
    self.init(columns: size.columns, rows: size.rows)
  }

  /// The cells offered along one axis.
  public subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }

  /// Returns the proposal with cells taken off both axes; unspecified axes stay unspecified.
  public func shrunk(columns less: Int, rows fewer: Int) -> CellProposal {
    CellProposal(columns: columns.map { $0 - less }, rows: rows.map { $0 - fewer })
  }

  /// Returns the size offered, with `fallback` on the axes left unspecified.
  public func replacingUnspecified(with fallback: CellSize) -> CellSize {
    CellSize(columns: columns ?? fallback.columns, rows: rows ?? fallback.rows)
  }
}
