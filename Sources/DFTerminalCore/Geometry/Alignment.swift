/// Where a view stands across the width of its container.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the edge where a line of text begins.
  case leading
  /// In the middle; an odd cell goes to the trailing side.
  case center
  /// At the edge where a line of text ends.
  case trailing
}

/// Where a view stands across the height of its container.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the upper edge.
  case top
  /// In the middle; an odd cell goes to the lower side.
  case center
  /// At the lower edge.
  case bottom
}

/// Where a view stands inside its container, on both axes.
public struct Alignment: Hashable, Sendable {
  /// The place across the width.
  public var horizontal: HorizontalAlignment
  /// The place across the height.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Returns the rectangle of `size` standing at this place inside `rect`.
  public func place(_ size: CellSize, in rect: CellRect) -> CellRect {
    let column = horizontal.offset(of: size.columns, in: rect.columns)
    let row = vertical.offset(of: size.rows, in: rect.rows)
    return CellRect(origin: rect.origin.offset(columns: column, rows: row), size: size)
  }
}

extension HorizontalAlignment {
  /// Returns the cells to leave free before a width inside a container.
  public func offset(of width: Int, in container: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (container - width).halved
    case .trailing: container - width
    }
  }
}

extension VerticalAlignment {
  /// Returns the cells to leave free above a height inside a container.
  public func offset(of height: Int, in container: Int) -> Int {
    switch self {
    case .top: 0
    case .center: (container - height).halved
    case .bottom: container - height
    }
  }
}

extension Int {
  /// Half of the value, rounded down for negative values too.
  fileprivate var halved: Int { self >> 1 }
}
