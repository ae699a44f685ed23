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

  /// Returns the proposal with cells taken off both axes.
  ///
  /// Unspecified and unbounded axes stay as they are, so that nested views are asked the same
  /// few questions.
  public func shrunk(columns less: Int, rows fewer: Int) -> CellProposal {
    func shrunk(_ length: Int?, _ cells: Int) -> Int? {
      guard let length, length < CellSize.unbounded else { return length }
      return length - cells
    }
    return CellProposal(columns: shrunk(columns, less), rows: shrunk(rows, fewer))
  }

  /// Returns the size offered, with `fallback` on the axes left unspecified.
  public func replacingUnspecified(with fallback: CellSize) -> CellSize {
    CellSize(columns: columns ?? fallback.columns, rows: rows ?? fallback.rows)
  }
}
