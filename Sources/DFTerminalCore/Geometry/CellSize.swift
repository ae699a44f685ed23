/// An extent on the cell grid; never negative.
public struct CellSize: Hashable, Sendable {
  /// The width, in cells.
  public var columns: Int
  /// The height, in cells.
  public var rows: Int

  /// An extent without cells.
  public static let zero = CellSize(columns: 0, rows: 0)

  /// The longest extent of one axis; longer ones are cut to it, so that sums never overflow.
  public static let unbounded = 1 << 40

  /// Creates an extent from a width and a height in cells; negative values become zero.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(0, columns), CellSize.unbounded)
    self.rows = min(max(0, rows), CellSize.unbounded)
  }

  /// Whether no cell fits.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// The number of cells along one axis.
  public subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }

  /// Creates an extent from its length along `axis` and across it, in cells.
  public init(along axis: Axis, _ length: Int, across: Int) {
    self =
      axis == .horizontal
      ? CellSize(columns: length, rows: across) : CellSize(columns: across, rows: length)
  }
}
